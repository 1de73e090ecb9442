// A long list of boxes gets a field to search it; what is ticked stays in sight.
for (const list of document.querySelectorAll("fieldset > div:not(.helptext)")) {
  const boxes = [...list.querySelectorAll("label:has(input[type=checkbox])")];
  if (boxes.length < 13) continue;
  const search = document.createElement("input");
  search.type = "search";
  search.placeholder = list.closest("form").dataset.search || "Search";
  search.setAttribute("aria-label", search.placeholder);
  search.addEventListener("input", () => {
    const wanted = search.value.trim().toLowerCase();
    for (const box of boxes) {
      box.hidden = !box.textContent.toLowerCase().includes(wanted) && !box.querySelector("input").checked;
    }
  });
  // Enter looks for more, it does not send the form.
  search.addEventListener("keydown", (event) => { if (event.key === "Enter") event.preventDefault(); });
  list.before(search);
}
