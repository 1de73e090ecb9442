// A long list of boxes, or a table that asks for it, gets a field to search it; what is ticked stays in sight.
const searchable = (list, words, rows, shown) => {
  const search = document.createElement("input");
  search.type = "search";
  search.placeholder = words;
  search.setAttribute("aria-label", words);
  search.addEventListener("input", () => {
    const wanted = search.value.trim().toLowerCase();
    if (wanted) for (const fold of list.querySelectorAll("details.fold")) fold.open = true;
    for (const row of rows) row.hidden = !row.textContent.toLowerCase().includes(wanted) && !shown(row);
  });
  // Enter looks for more, it does not send the form.
  search.addEventListener("keydown", (event) => { if (event.key === "Enter") event.preventDefault(); });
  list.before(search);
};
for (const list of document.querySelectorAll("fieldset > div:not(.helptext)")) {
  const boxes = [...list.querySelectorAll("label:has(input[type=checkbox])")];
  if (boxes.length < 13) continue;
  searchable(list, list.closest("form").dataset.search || "Search", boxes, (box) => box.querySelector("input").checked);
}
for (const list of document.querySelectorAll("[data-search]:not(form)")) {
  searchable(list.closest(".scroll") ?? list, list.dataset.search, [...list.querySelectorAll("tbody tr")], () => false);
}
