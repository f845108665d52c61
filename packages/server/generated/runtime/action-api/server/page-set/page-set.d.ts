import type { DecodedRequest } from "../../../query/server/request.js";
import type { Handler, Page } from "../../../query/server/handlers.js";
import { type Found, type PageSite } from "./read-title.js";
/**
 * Creates the page set handler of a site. It reports normalized titles, interwiki titles, redirects, and invalid or
 * missing pages.
 */
export declare const pageSetOf: (site: PageSite) => Handler;
/** Returns the pages of a generator, with redirects replaced by their targets, and the response members about them. */
export declare function resolveRedirects(found: readonly Found[], site: PageSite, request: DecodedRequest): Promise<{
    readonly pages: readonly Page[];
} & object>;
