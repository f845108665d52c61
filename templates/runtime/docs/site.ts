// Enhancements for reading. Every page shows all of its content without this script.
import { keepChoices } from "./site/choices.js";
import { markContents } from "./site/contents.js";
import { addCopyButtons } from "./site/copy.js";
import { startFilters } from "./site/filter.js";
import { startMenu } from "./site/menu.js";
import { markScrollers } from "./site/scrollers.js";
import { openTarget } from "./site/target.js";
import { addThemeButton } from "./site/themes.js";

startMenu();
keepChoices();
openTarget();
markContents();
startFilters();
markScrollers();
addCopyButtons();
addThemeButton();
