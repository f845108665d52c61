import type { Question } from "./question.ts";

const module = (name: string, anchor = ""): string => `api/query/modules/${name}.html${anchor}`;
const parameters = (name: string, anchor = ""): string => `api/query/request-parameters/${name}.html${anchor}`;
const pageMember = (name: string, path: string): string => module(name, `#member-query.2e.pages.5b..5d..2e.${path}`);
const operation = (name: string, anchor = ""): string => `api/exchange/operations/${name}.html${anchor}`;
const group = (anchor = ""): string => `api/exchange/resources/paging-group.html${anchor}`;
const loginToken = (anchor = ""): string => `api/exchange/resources/login-token.html${anchor}`;
const error = (service: string, code: string): string => `api/${service}/errors/${code}.html`;
const decisions = (...ids: readonly string[]): readonly string[] => ids.map((id) => `decisions/${id}.html`);

/**
 * Questions about both services of this repository, written from the documents of the services and not from the site,
 * before its search was rebuilt. They are not checked one by one: tuning the search to a question makes it useless as
 * evidence for others.
 */
export const questions: readonly Question[] = [
  {
    ask: "find orphaned pages",
    answers: [module("querypage"), module("querypage", "#parameter-page"), module("querypage", "#example-1")],
  },
  {
    ask: "thumbnail url of an image",
    answers: [
      module("imageinfo", "#parameter-urlwidth"),
      module("stashimageinfo", "#parameter-urlwidth"),
      pageMember("imageinfo", "imageinfo.5b..5d..2e.thumburl"),
      module("imageinfo"),
    ],
  },
  {
    ask: "when was a page last edited",
    answers: [
      module("revisions"),
      module("revisions", "#example-1"),
      pageMember("info", "touched"),
      pageMember("info", "lastrevid"),
      module("info"),
      pageMember("revisions", "revisions.5b..5d..2e.timestamp"),
    ],
  },
  {
    ask: "check if a user is blocked",
    answers: [
      module("blocks"),
      module("blocks", "#parameter-users"),
      module("users"),
      module("users", "#parameter-prop"),
      module("users", "#member-query.2e.users.5b..5d..2e.blockid"),
      module("users", "#member-query.2e.users.5b..5d..2e.blockedby"),
    ],
  },
  {
    ask: "subcategories of a category",
    answers: [
      module("categorymembers"),
      module("categorymembers", "#parameter-type"),
      module("categorymembers", "#example-1"),
      module("categoryinfo"),
      pageMember("categoryinfo", "categoryinfo.2e.subcats"),
    ],
  },
  {
    ask: "edit count of a user",
    answers: [
      module("users"),
      module("users", "#parameter-prop"),
      module("users", "#member-query.2e.users.5b..5d..2e.editcount"),
      module("allusers", "#member-query.2e.allusers.5b..5d..2e.editcount"),
      module("userinfo", "#member-query.2e.userinfo.2e.editcount"),
    ],
  },
  {
    ask: "list all namespaces",
    answers: [
      module("siteinfo"),
      module("siteinfo", "#parameter-prop"),
      module("siteinfo", "#member-query.2e.namespaces"),
      module("siteinfo", "#example-1"),
    ],
  },
  {
    ask: "autocomplete titles while the user is typing",
    answers: [
      module("prefixsearch"),
      module("prefixsearch", "#parameter-search"),
      module("prefixsearch", "#example-1"),
    ],
  },
  {
    ask: "follow redirects automatically",
    answers: [parameters("page-set", "#parameter-redirects"), ...decisions("D-342")],
  },
  {
    ask: "data of several pages in one request",
    answers: [
      parameters("page-set"),
      parameters("page-set", "#parameter-titles"),
      parameters("page-set", "#parameter-pageids"),
      ...decisions("D-165"),
    ],
  },
  {
    ask: "how do I log in to the wiki",
    answers: [
      ...decisions("D-148", "D-265", "D-147"),
      module("tokens"),
      module("tokens", "#parameter-type"),
      module("tokens", "#member-query.2e.tokens.2e.logintoken"),
    ],
  },
  {
    ask: "what to use instead of deletedrevs",
    answers: [module("deletedrevs"), module("deletedrevisions"), module("alldeletedrevisions")],
  },
  {
    ask: "how many titles can I send at once",
    answers: [parameters("page-set", "#parameter-titles"), error("query", "toomanyvalues"), ...decisions("D-112")],
  },
  {
    ask: "difference between list and prop modules",
    answers: [
      "api/query/modules.html",
      "api/query/scope.html#group-list",
      "api/query/scope.html#group-prop",
      "api/query.html",
      "api/query.html#map",
      "api/query.html#picture-modules",
      ...decisions("D-270", "D-105"),
    ],
  },
  {
    ask: "compare two versions of a page",
    answers: [
      module("revisions", "#parameter-diffto"),
      module("revisions", "#parameter-difftotext"),
      module("revisions"),
      ...decisions("D-431"),
    ],
  },
  { ask: "images that have no category", answers: [module("querypage"), module("querypage", "#parameter-page")] },
  {
    ask: "find pages that link to an external url",
    answers: [module("exturlusage"), module("exturlusage", "#example-1"), module("exturlusage", "#parameter-query")],
  },
  {
    ask: "all redirects to a page",
    answers: [
      module("redirects"),
      module("redirects", "#example-1"),
      module("allredirects"),
      module("backlinks", "#parameter-filterredir"),
    ],
  },
  {
    ask: "who deleted a page",
    answers: [
      module("logevents"),
      module("logevents", "#parameter-type"),
      module("logevents", "#parameter-action"),
      module("logevents", "#example-1"),
      module("logevents", "#member-query.2e.logevents.5b..5d..2e.user"),
    ],
  },
  {
    ask: "only edits by anonymous users",
    answers: [module("recentchanges", "#parameter-show"), module("watchlist", "#parameter-show")],
  },
  {
    ask: "contributions from an ip range",
    answers: [module("usercontribs", "#parameter-iprange"), module("usercontribs")],
  },
  {
    ask: "changes since a given date",
    answers: [
      module("recentchanges"),
      module("recentchanges", "#parameter-end"),
      module("recentchanges", "#parameter-start"),
      module("watchlist", "#parameter-end"),
      module("revisions", "#parameter-end"),
      module("revisions", "#parameter-start"),
    ],
  },
  {
    ask: "response format json or xml",
    answers: [parameters("main", "#parameter-format"), ...decisions("D-366", "D-167", "D-253", "D-367")],
  },
  {
    ask: "cors from javascript in the browser",
    answers: [
      parameters("main", "#parameter-origin"),
      parameters("main", "#parameter-crossorigin"),
      ...decisions("D-256", "D-339"),
    ],
  },
  {
    ask: "error when a page id does not exist",
    answers: [error("query", "nosuchpageid"), ...decisions("D-168", "D-188", "D-124")],
  },
  {
    ask: "sort category members by date added",
    answers: [
      module("categorymembers", "#parameter-sort"),
      module("categorymembers", "#parameter-dir"),
      ...decisions("D-193"),
    ],
  },
  {
    ask: "read the watchlist of another user",
    answers: [
      module("watchlist", "#parameter-owner"),
      module("watchlistraw", "#parameter-owner"),
      module("watchlist", "#parameter-token"),
      module("watchlistraw", "#parameter-token"),
    ],
  },
  {
    ask: "where do I put my api key",
    answers: ["api/exchange/authentication.html#keys", ...decisions("D-001"), error("exchange", "missing_api_key")],
  },
  {
    ask: "log in without a password",
    answers: [loginToken(), loginToken("#field-token"), operation("generateLoginToken"), ...decisions("D-215")],
  },
  {
    ask: "one time password",
    answers: [
      loginToken(),
      loginToken("#field-validity"),
      loginToken("#state-active-once"),
      loginToken("#field-token"),
      operation("generateLoginToken"),
      ...decisions("D-043"),
    ],
  },
  {
    ask: "add an extension to an intercom",
    answers: [
      group(),
      group("#destinations"),
      operation("updatePagingGroup"),
      operation("updatePagingGroup", "#body"),
      operation("createPagingGroup"),
      operation("createPagingGroup", "#body"),
    ],
  },
  {
    ask: "what does EXT-100 mean as a member",
    answers: [group("#destinations"), ...decisions("D-073", "D-074", "D-075")],
  },
  {
    ask: "revoke a token",
    answers: [operation("resetLoginToken"), loginToken(), loginToken("#state-no-token"), loginToken("#states")],
  },
  { ask: "timezone of an expiry date", answers: [loginToken("#field-validity"), ...decisions("D-038")] },
  {
    ask: "which fields are required to create a group",
    answers: [
      operation("createPagingGroup"),
      operation("createPagingGroup", "#body"),
      error("exchange", "missing_required_field"),
      group("#field-pa_name"),
      group("#field-pa_number"),
    ],
  },
  {
    ask: "change only one field",
    answers: [
      operation("updatePagingGroup"),
      operation("updatePagingGroup", "#body"),
      operation("updatePagingGroup", "#example-1"),
      ...decisions("D-059"),
    ],
  },
  { ask: "two-way audio", answers: [group("#field-pa_bidirectional"), ...decisions("D-066", "D-262")] },
  {
    ask: "json of an error response",
    answers: [...decisions("D-012", "D-135", "D-328"), "api/exchange/errors.html", "api/query/errors.html"],
  },
  {
    ask: "how long may the name of a paging group be",
    answers: [group("#field-pa_name"), ...decisions("D-400", "D-067")],
  },
  {
    ask: "does deleting check whether the group is still used",
    answers: [operation("deletePagingGroup"), group("#field-pa_checkinuse")],
  },
];
