import type { DecodedRequest } from "../../../query/server/decoded-request.js";
import type { Handler, Page } from "../../../query/server/handlers.js";
import type { Found, PageSite } from "./site.js";
/**
 * The handler of pages for a site: normalized titles, titles of other sites, redirects, and what is invalid or missing.
 */
export declare const pageSetOf: (site: PageSite) => Handler;
/** Returns the pages of a generator with redirects replaced by their targets, plus the response members about them. */
export declare function resolveRedirects(found: readonly Found[], site: PageSite, request: DecodedRequest): Promise<{
    readonly pages: readonly Page[];
} & object>;
