/** A search query of a model, with the names that are valid answers. */
export type Question = readonly [question: string, ...answers: readonly string[]];

/** Questions that the search was tuned on. */
export const questions: readonly Question[] = [
  ["list paging groups", "exchange.listPagingGroups"],
  ["create a group that pages several extensions", "exchange.createPagingGroup"],
  ["change the name of a paging group", "exchange.updatePagingGroup"],
  ["remove a paging group", "exchange.deletePagingGroup"],
  ["temporary login password for a user", "exchange.generateLoginToken"],
  ["invalidate a login token", "exchange.resetLoginToken"],
  ["pa_number", "exchange.listPagingGroups", "exchange.createPagingGroup"],
  ["missing_user", "exchange.errors.missing_user"],
  ["read only key error", "exchange.errors.read_only_api_key"],
  ["members of a category", "query.categorymembers"],
  ["full text search of pages", "query.search"],
  ["recent changes", "query.recentchanges"],
  ["history of a page", "query.revisions"],
  ["content of a page", "query.revisions"],
  ["which pages link to a page", "query.backlinks", "query.linkshere"],
  ["edits by a user", "query.usercontribs"],
  ["list all pages whose title starts with", "query.allpages", "query.prefixsearch"],
  ["size and url of an image file", "query.imageinfo"],
  ["who is logged in", "query.userinfo"],
  ["namespaces of the wiki", "query.siteinfo"],
  ["csrf token", "query.tokens"],
  ["random article", "query.random"],
  ["blocked users and ip addresses", "query.blocks"],
  ["external links on a page", "query.extlinks"],
  ["cmtitle", "query.categorymembers"],
  ["translations of a page in other languages", "query.langlinks"],
];
