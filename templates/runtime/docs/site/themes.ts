const themes = ["system", "light", "dark"] as const;
type Theme = (typeof themes)[number];

/** A button that goes through the colours: those of the system, light ones, dark ones. */
export function addThemeButton(): void {
  const [button, title, chosen] = [
    document.createElement("button"),
    document.createElement("span"),
    document.createElement("span"),
  ];
  const show = (theme: Theme): void => {
    if (theme === "system") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = theme;
    chosen.textContent = theme;
  };
  title.className = "wide";
  title.textContent = "Colours: ";
  button.append(title, chosen);
  button.type = "button";
  button.addEventListener("click", () => {
    const next = themes[(themes.indexOf(kept()) + 1) % themes.length]!;
    keep(next);
    show(next);
  });
  show(kept());
  document.getElementById("tools")?.append(button);
}

// Where nothing may be kept, such as in some browsers for pages of a folder, the choice is of one page.
let choice: string = "system";

function kept(): Theme {
  try {
    choice = window.localStorage.getItem("theme") ?? choice;
  } catch {}
  return themes.find((theme) => theme === choice) ?? "system";
}

function keep(theme: Theme): void {
  choice = theme;
  try {
    window.localStorage.setItem("theme", theme);
  } catch {}
}
