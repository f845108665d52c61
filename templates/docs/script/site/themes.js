
/** A button that goes through the colours: those of the system, light ones, dark ones. */
{
  const themes = ["system", "light", "dark"];
  // Where nothing may be kept, such as in some browsers for pages of a folder, the choice is of one page.
  let choice = "system";
  const kept = () => {
    try {
      choice = window.localStorage.getItem("theme") ?? choice;
    } catch {}
    return themes.includes(choice) ? choice : "system";
  };
  const keep = (theme) => {
    choice = theme;
    try {
      window.localStorage.setItem("theme", theme);
    } catch {}
  };

  const [button, title, chosen] = ["button", "span", "span"].map((tag) => document.createElement(tag));
  const show = (theme) => {
    if (theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    chosen.textContent = theme;
  };
  title.className = "wide";
  title.textContent = "Colours: ";
  button.append(title, chosen);
  button.type = "button";
  button.addEventListener("click", () => {
    const next = themes[(themes.indexOf(kept()) + 1) % themes.length];
    keep(next);
    show(next);
  });
  show(kept());
  document.getElementById("tools")?.append(button);
}
