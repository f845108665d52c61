/**
 * Makes elements focusable and marks them as scrollable if their content overflows. Other elements are not tab stops.
 */
export function markScrollers(): void {
  const observer = new ResizeObserver((entries) => entries.forEach(({ target }) => show(target as HTMLElement)));
  for (const element of document.querySelectorAll<HTMLElement>(".scroll, pre")) {
    observer.observe(element);
    show(element);
    // Scroll a diagram so that its first box is visible.
    const [first, frame] = [
      element.querySelector("svg .node")?.getBoundingClientRect(),
      element.getBoundingClientRect(),
    ];
    if (first && first.right > frame.right)
      element.scrollLeft = (first.left + first.right) / 2 - frame.left - frame.width / 2;
  }
}

function show(element: HTMLElement): void {
  const isTall = element.matches("pre") && element.scrollHeight > element.clientHeight + 1;
  const scrolls = isTall || element.scrollWidth > element.clientWidth + 1;
  element.classList.toggle("scrolls", scrolls);
  element.classList.toggle("fits", !scrolls);
  if (scrolls) element.tabIndex = 0;
  else element.removeAttribute("tabindex");
}
