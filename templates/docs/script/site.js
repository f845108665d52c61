// What makes reading more convenient. Every page has all of its content without it.

/** On a narrow screen the menu starts closed. On a wide one it is open: there is nothing to open it with. */
function startMenu() {
  const narrow = window.matchMedia("(max-width: 50rem)");
  const show = () => document.querySelector(".menu")?.toggleAttribute("open", !narrow.matches);
  narrow.addEventListener("change", show);
  show();
}

/** Opens what holds the place that the address names. */
function openTarget() {
  const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  for (let element = target; element; element = element.parentElement) if (element instanceof HTMLDetailsElement) element.open = true;
  if (target?.closest("details")) target.scrollIntoView();
}

/** Shows the rows that have a tag which is chosen in each of the filters. */
function startFilters() {
  const forms = Array.from(document.querySelectorAll(".filter"));
  const rows = Array.from(document.querySelectorAll("tr[data-tags]"));
  const show = () => {
    const chosen = forms.map((form) => Array.from(form.querySelectorAll("input:checked"), ({ value }) => value));
    for (const row of rows) {
      const tags = row.dataset.tags.split(" ");
      row.hidden = !chosen.every((values) => values.some((value) => tags.includes(value)));
    }
  };
  for (const form of forms) {
    form.hidden = false;
    form.addEventListener("change", show);
  }
}

const themes = ["system", "light", "dark"];

/** A button that goes through the colours: those of the system, light ones, dark ones. */
function startThemes() {
  const [button, title, chosen] = ["button", "span", "span"].map((tag) => document.createElement(tag));
  title.className = "wide";
  title.textContent = "Colours: ";
  button.append(title, chosen);
  const show = (theme) => {
    if (theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    chosen.textContent = theme;
  };
  button.type = "button";
  button.addEventListener("click", () => {
    const next = themes[(themes.indexOf(kept()) + 1) % themes.length];
    keep(next);
    show(next);
  });
  show(kept());
  document.getElementById("tools")?.append(button);
}

/** Where nothing may be kept, such as in some browsers for pages of a folder, the choice is of one page. */
let choice = "system";
function kept() {
  try {
    choice = window.localStorage.getItem("theme") ?? choice;
  } catch {}
  return themes.includes(choice) ? choice : "system";
}
function keep(theme) {
  choice = theme;
  try {
    window.localStorage.setItem("theme", theme);
  } catch {}
}

startMenu();
openTarget();
window.addEventListener("hashchange", openTarget);
startFilters();
startThemes();
