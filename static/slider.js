// A slider over the moments of a campaign: each has a map, which is fetched before it is wanted.
const slider = document.getElementById("moment");
if (slider) {
  const moments = [...document.querySelectorAll(".moments a")];
  const picture = document.querySelector("#seen img");
  const hour = document.getElementById("hour");
  const fetched = new Set();
  const fetchAhead = (place) => {
    const link = moments[place];
    if (!link || fetched.has(place)) return;
    fetched.add(place);
    new Image().src = link.dataset.map;
  };
  const show = (place) => {
    const link = moments[place];
    if (!link) return;
    slider.value = place;
    picture.src = link.dataset.map;
    hour.textContent = link.textContent;
    slider.setAttribute("aria-valuetext", link.textContent);
    for (const other of moments) other.removeAttribute("aria-current");
    link.setAttribute("aria-current", "page");
    fetchAhead(place + 1);
    fetchAhead(place - 1);
  };
  slider.addEventListener("input", () => show(Number(slider.value)));
  moments.forEach((link, place) => link.addEventListener("click", (event) => {
    event.preventDefault();
    show(place);
  }));
  document.getElementById("eyes").addEventListener("change", (event) => event.target.form.submit());
  const begun = moments.findIndex((link) => link.hasAttribute("aria-current"));
  slider.value = begun;
  fetchAhead(begun - 1);
}
