import { equal, isIn, type Condition } from "../../storage/select.ts";
import { contentNamespaces } from "../../content/write/statistics.ts";

/** Pages in content namespaces, including redirects. */
export const withContents: Condition = isIn("pages.ns", [...contentNamespaces]);

export const noRedirect: Condition = equal("pages.is_redirect", 0);

/** Pages in content namespaces, without redirects. */
export const articles: readonly Condition[] = [withContents, noRedirect];
