import { codexicons } from "./codexicons.js";
import { siteinfo } from "./siteinfo.js";
import { tokens } from "./tokens.js";
import { userinfo } from "./userinfo.js";

/**
 * The modules that need no wiki behind them. A module that is not here is answered with 501.
 * @satisfies {import("../../generated/query/index.js").QueryHandlers}
 */
export const handlers = { modules: { codexicons, siteinfo, tokens, userinfo } };
