// What makes reading more convenient. Every page has all of its content without it.

/** On a narrow screen the menu starts closed. On a wide one it is open, as there is nothing to open it with, and shows where the page is. */
{
  const narrow = window.matchMedia("(max-width: 50rem)");
  const show = () => document.querySelector(".menu")?.toggleAttribute("open", !narrow.matches);
  narrow.addEventListener("change", show);
  show();
  const [menu, current] = [document.querySelector(".navigation"), document.querySelector(".navigation [aria-current]")];
  if (menu && current) menu.scrollTop = current.offsetTop - menu.clientHeight / 2;
}
