/** Opens the elements that contain the target of the URL. */
export function openTarget(): void {
  window.addEventListener("hashchange", open);
  // A second click on the same note does not change the URL.
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.matches("a.mark")) window.setTimeout(open);
  });
  open();
}

function open(): void {
  const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  for (let element = target; element; element = element.parentElement) {
    if (element instanceof HTMLDetailsElement) element.open = true;
    if (element.matches("[popover]:not(:popover-open)")) element.showPopover();
  }
  if (target?.closest("details")) target.scrollIntoView({ block: "nearest" });
}
