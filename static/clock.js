// Of the clock's fields those are shown that the kind of clock chosen goes by.
const kind = document.querySelector("select[name=clock-kind]");
const applies = { weekdays: ["weekdays", "at", "notice_hours"], after: ["hours"], manual: [] };
const show = () => {
  for (const [of, names] of Object.entries(applies)) {
    for (const name of names) {
      const field = document.querySelector(`[name=clock-${name}]`);
      const row = field?.closest("form > div");
      if (row) row.hidden = of !== kind.value;
    }
  }
};
kind?.addEventListener("change", show);
show();
