/*
 * Ten modules in seven calls; the same as in kiln.ts. The package exports parameter types but no function that accepts
 * them, so this defines a minimal one.
 */

import type * as api from "types-mediawiki-api";

declare function get(parameters: api.ApiParams): Promise<unknown>;

const infoParameters: api.ApiQueryInfoParams & api.ApiQueryCategoriesParams & api.ApiQueryLinksParams = {
  action: "query",
  titles: ["A", "B"],
  prop: ["info", "categories", "links"],
  inprop: ["url"],
  cllimit: "max",
  plnamespace: 0,
};
export const info = get(infoParameters);
const memberParameters: api.ApiQueryCategoryMembersParams & api.ApiQueryRevisionsParams = {
  action: "query",
  generator: "categorymembers",
  gcmtitle: "Category:X",
  gcmtype: ["page", "file"],
  prop: "revisions",
  rvprop: ["ids", "content"],
  rvslots: "main",
};
export const members = get(memberParameters);
const pageParameters: api.ApiQueryAllPagesParams = {
  action: "query",
  list: "allpages",
  apnamespace: 0,
  apprefix: "A",
  aplimit: "max",
};
export const pages = get(pageParameters);
const changeParameters: api.ApiQueryRecentChangesParams = {
  action: "query",
  list: "recentchanges",
  rcprop: ["user", "timestamp"],
  rcshow: ["!bot"],
  rcstart: "2024-01-01T00:00:00Z",
};
export const changes = get(changeParameters);
const searchParameters: api.ApiQuerySearchParams = {
  action: "query",
  list: "search",
  srsearch: "tea",
  srnamespace: 0,
  srwhat: "text",
};
export const found = get(searchParameters);
const userParameters: api.ApiQueryUsersParams = {
  action: "query",
  list: "users",
  ususers: ["Alice", "Bob"],
  usprop: ["groups", "editcount"],
};
export const users = get(userParameters);
const siteParameters: api.ApiQuerySiteinfoParams = {
  action: "query",
  meta: "siteinfo",
  siprop: ["general", "namespaces"],
};
export const site = get(siteParameters);
