import type { Handler } from "../../../query/server/handlers.js";
import type { PageSite } from "./site.js";
/** The handler of pages for a site: normalized titles, titles of other sites, redirects, and what is invalid or missing. */
export declare const pageSetOf: (site: PageSite) => Handler;
