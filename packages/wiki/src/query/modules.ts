/* The modules that do not need a wiki, each exported under its own name. A module without a handler returns 501. */
export { authmanagerinfo } from "./modules/login.ts";
export { codexicons } from "./modules/siteinfo.ts";
export { tokens } from "./modules/login.ts";
export { userinfo } from "./modules/userinfo.ts";
