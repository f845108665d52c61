/* The modules that need no wiki behind them, each under its own name. A module that is not here is answered with 501. */
export { codexicons } from "./modules/codexicons.js";
export { siteinfo } from "./modules/siteinfo.js";
export { tokens } from "./modules/tokens.js";
export { userinfo } from "./modules/userinfo.js";
