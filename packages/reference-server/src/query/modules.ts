/*
 * The modules that need no wiki behind them, each under its own name. A module without a handler is answered with 501.
 */
export { authmanagerinfo } from "./modules/authmanagerinfo.ts";
export { codexicons } from "./modules/codexicons.ts";
export { tokens } from "./modules/tokens.ts";
export { userinfo } from "./modules/userinfo.ts";
