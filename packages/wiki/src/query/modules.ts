/* The modules that do not need a wiki, each exported under its own name. A module without a handler returns 501. */
export { authmanagerinfo } from "./modules/authmanagerinfo.ts";
export { codexicons } from "./modules/codexicons.ts";
export { tokens } from "./modules/tokens.ts";
export { userinfo } from "./modules/userinfo.ts";
