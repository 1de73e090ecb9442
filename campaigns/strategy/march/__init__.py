"""Tasks, rates, columns on the roads, crossings, hours of arrival (EC-MARCH, EC-ROAD, EC-BRI, EC-FORE)."""
