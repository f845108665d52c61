/** Opens what holds the place that the address names. */
export function openTarget(): void {
  window.addEventListener("hashchange", open);
  open();
}

function open(): void {
  const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  for (let element = target; element; element = element.parentElement)
    if (element instanceof HTMLDetailsElement) element.open = true;
  if (target?.closest("details")) target.scrollIntoView();
}
