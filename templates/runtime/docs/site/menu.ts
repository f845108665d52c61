/**
 * Opens or closes the menu and scrolls it to the current page. On a narrow screen, the menu starts closed. On a wide
 * one it is always open. The style sheet shows it, and this function opens it in browsers without `::details-content`.
 */
export function startMenu(): void {
  const narrow = window.matchMedia("(max-width: 50rem)");
  const show = (): void => void document.querySelector(".menu")?.toggleAttribute("open", !narrow.matches);
  narrow.addEventListener("change", show);
  show();
  const menu = document.querySelector(".navigation");
  const current = document.querySelector<HTMLElement>(".navigation [aria-current]");
  if (menu && current) menu.scrollTop = current.offsetTop - menu.clientHeight / 2;
}
