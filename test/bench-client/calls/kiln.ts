/* Ten modules in seven calls; the same as in types-mediawiki-api.ts. Never run. */

import { createQueryClient } from "../../../packages/client/generated/query/index.js";

const wiki = createQueryClient({ endpoint: "https://wiki.example/w/api.php", userAgent: "example (me@wiki.example)" });

export const info = wiki.query({
  titles: ["A", "B"],
  prop: { info: { prop: ["url"] }, categories: { limit: "max" }, links: { namespace: 0 } },
});
export const members = wiki.generate(
  "categorymembers",
  { title: "Category:X", type: ["page", "file"] },
  { prop: { revisions: { prop: ["ids", "content"], slots: "main" } } },
);
export const pages = wiki.list("allpages", { namespace: 0, prefix: "A", limit: "max" });
export const changes = wiki.list("recentchanges", {
  prop: ["user", "timestamp"],
  show: ["!bot"],
  start: "2024-01-01T00:00:00Z",
});
export const found = wiki.list("search", { search: "tea", namespace: 0, what: "text" });
export const users = wiki.list("users", { users: ["Alice", "Bob"], prop: ["groups", "editcount"] });
export const site = wiki.meta("siteinfo", { prop: ["general", "namespaces"] });
