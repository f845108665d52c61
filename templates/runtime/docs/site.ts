// Enhancements for reading. Every page shows all of its content without this script.
import {
  addCopyButtons,
  addThemeButton,
  keepChoices,
  markContents,
  markScrollers,
  openTarget,
  startMenu,
} from "./site/page.js";
import { startFilters } from "./site/filter.js";

startMenu();
keepChoices();
openTarget();
markContents();
startFilters();
markScrollers();
addCopyButtons();
addThemeButton();
