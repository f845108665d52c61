// Enhancements for reading. Every page shows all of its content without this script.
import { keepChoices, addThemeButton } from "./site/themes.js";
import { markContents, startMenu, markScrollers, openTarget } from "./site/page.js";
import { addCopyButtons } from "./site/copy.js";
import { startFilters } from "./site/filter.js";

startMenu();
keepChoices();
openTarget();
markContents();
startFilters();
markScrollers();
addCopyButtons();
addThemeButton();
