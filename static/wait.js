// A page that waits for a turn looks every few seconds whether it is resolved, and shows it; not over what is being typed.
const { state: known, news: words } = document.getElementById("battle").dataset;
const look = async () => {
  const answer = await fetch(location.href, { headers: { "X-Requested-With": "wait" } }).catch(() => null);
  const page = answer?.ok && new DOMParser().parseFromString(await answer.text(), "text/html");
  if (!page || page.getElementById("battle")?.dataset.state === known) return setTimeout(look, 4000);
  const typed = [...document.querySelectorAll("textarea, input[type=text]")].some((field) => field.value !== field.defaultValue);
  if (!typed) return location.reload();
  const news = Object.assign(document.createElement("p"), { className: "needs", textContent: words });
  news.setAttribute("role", "status");
  document.querySelector("main").prepend(news);
};
setTimeout(look, 4000);
