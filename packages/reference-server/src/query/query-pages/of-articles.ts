import { equal, isIn, type Condition } from "../../storage/wiki/select.ts";
import { contentNamespaces } from "../../wiki/write/statistics.ts";

/** Pages with contents, redirects too. */
export const withContents: Condition = isIn("pages.ns", [...contentNamespaces]);

export const noRedirect: Condition = equal("pages.is_redirect", 0);

/** Pages with contents, without redirects. */
export const articles: readonly Condition[] = [withContents, noRedirect];
