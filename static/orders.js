// A button with data-line puts its line into the orders of the form that data-into names, before END if that stands there.
document.addEventListener("click", (event) => {
  const button = event.target.closest("button[data-line]");
  const orders = button && document.getElementById(button.dataset.into);
  if (!orders) return;
  const lines = orders.value.replace(/\s+$/, "").split("\n");
  const end = lines.findIndex((line) => line.trim().toUpperCase() === "END");
  lines.splice(end < 0 ? lines.length : end, 0, button.dataset.line);
  orders.value = lines.join("\n") + "\n";
  orders.dispatchEvent(new Event("input", { bubbles: true }));
  orders.focus();
});
