import type { Question } from "./question.ts";

const module = (name: string, anchor = ""): string => `api/query/modules/${name}.html${anchor}`;
const operation = (name: string, anchor = ""): string => `api/exchange/operations/${name}.html${anchor}`;
const revisionMember = (name: string): string =>
  module("revisions", `#member-query.2e.pages.5b..5d..2e.revisions.5b..5d..2e.${name}`);
const imageMember = (name: string): string =>
  module("imageinfo", `#member-query.2e.pages.5b..5d..2e.imageinfo.5b..5d..2e.${name}`);

/** Questions about both services of this repository, written before the search was built to answer them. */
export const questions: readonly Question[] = [
  {
    ask: "which parameter limits a list to redirects",
    answers: ["allpages", "backlinks", "embeddedin", "imageusage", "random"].map((name) =>
      module(name, "#parameter-filterredir"),
    ),
    missed: "Modules, and a parameter of all requests, are called `redirects`, and come first.",
  },
  { ask: "why 404", answers: ["api/exchange/errors/not_found.html", "api/exchange/errors/object_not_found.html"] },
  {
    ask: "what comes with rvprop=ids",
    answers: [
      revisionMember("revid"),
      revisionMember("parentid"),
      module("revisions", "#answer"),
      module("revisions", "#parameter-prop"),
    ],
  },
  { ask: "GET /paginggroups", answers: [operation("listPagingGroups"), operation("getPagingGroup")] },
  { ask: "delete /paginggroups/12", answers: [operation("deletePagingGroup")] },
  {
    ask: "If-Match",
    answers: [operation("updatePagingGroup", "#header-If-Match"), operation("deletePagingGroup", "#header-If-Match")],
  },
  { ask: "X-API-Key", answers: ["api/exchange/authentication.html#keys"] },
  { ask: "D-204", answers: ["decisions/D-204.html"] },
  {
    ask: "can a login token be used only once",
    answers: [
      "api/exchange/resources/login-token.html#field-validity",
      "api/exchange/resources/login-token.html#state-active-once",
      "decisions/D-043.html",
    ],
  },
  {
    ask: "how long does a login token last",
    answers: ["api/exchange/resources/login-token.html#field-validity", "decisions/D-041.html"],
  },
  { ask: "what does apihighlimits do", answers: ["api/query/value-sets/rights.html#value-apihighlimits"] },
  {
    ask: "how do I get the next page of results",
    answers: ["api/query/request-parameters/query.html#parameter-continue"],
  },
  {
    ask: "which pages are in a category",
    answers: [module("categorymembers"), module("categorymembers", "#example-1")],
  },
  {
    ask: "who edited a page",
    answers: [
      module("contributors"),
      module("contributors", "#member-query.2e.pages.5b..5d..2e.contributors.5b..5d..2e.name"),
      revisionMember("user"),
    ],
  },
  { ask: "list of blocked users", answers: [module("blocks")] },
  {
    ask: "how do I read the text of a page",
    answers: [
      module("revisions"),
      revisionMember("slots.2e.main.2e.content"),
      revisionMember("slots"),
      module("revisions", "#example-1"),
    ],
    missed: "Texts say “content of a revision”.",
  },
  { ask: "recent chnages", answers: [module("recentchanges")] },
  { ask: "catagory members", answers: [module("categorymembers")] },
  {
    ask: "width of an image",
    answers: [imageMember("width"), imageMember("thumbwidth"), module("imageinfo", "#parameter-urlwidth")],
  },
  { ask: "the same page in other languages", answers: [module("langlinks"), module("langlinks", "#example-1")] },
  { ask: "what does the error maxlag mean", answers: ["api/query/errors/maxlag.html"] },
  { ask: "too many values", answers: ["api/query/errors/toomanyvalues.html"] },
  { ask: "my api key is wrong", answers: ["api/exchange/errors/invalid_api_key.html"] },
  {
    ask: "key that can only read",
    answers: [
      "api/exchange/errors/read_only_api_key.html",
      "api/exchange/authentication.html#keys",
      "decisions/D-002.html",
    ],
  },
  {
    ask: "is there a rate limit",
    answers: [
      "api/exchange/errors/too_many_requests.html",
      "api/query/errors/ratelimited.html",
      "decisions/D-027.html",
      module("userinfo", "#member-query.2e.userinfo.2e.ratelimits"),
    ],
  },
  { ask: "list=allpages&aplimit=10", answers: [module("allpages", "#parameter-limit")] },
  { ask: "action=query&prop=info", answers: [module("info")] },
  { ask: "pa_pin", answers: ["api/exchange/resources/paging-group.html#field-pa_pin"] },
  { ask: "is the pin in the answer", answers: ["decisions/D-056.html"] },
  {
    ask: "states of a login token",
    answers: ["", "#states", "#picture-states", "#state-active", "#state-no-token"].map(
      (anchor) => `api/exchange/resources/login-token.html${anchor}`,
    ),
  },
  {
    ask: "in which order is a request checked",
    answers: [
      "api/exchange/errors-and-retries.html#checks",
      "api/exchange/errors-and-retries.html#picture-checks",
      "api/query/errors-and-retries.html#checks",
      "api/query/errors-and-retries.html#picture-checks",
      "decisions/D-011.html",
    ],
  },
  {
    ask: "which modules are generators",
    answers: ["api/query.html#map", "api/query.html#picture-modules", "api/query/modules.html"],
    missed: "“Generator” is in the text of each module that is one.",
  },
  {
    ask: "hide edits of bots",
    answers: [module("recentchanges", "#parameter-show"), module("watchlist", "#parameter-show")],
  },
  {
    ask: "which rights do I have",
    answers: [
      module("userinfo"),
      module("userinfo", "#member-query.2e.userinfo.2e.rights"),
      module("userinfo", "#parameter-prop"),
    ],
  },
  {
    ask: "is a page protected",
    answers: [
      module("info", "#member-query.2e.pages.5b..5d..2e.protection"),
      module("info", "#parameter-prop"),
      module("allpages", "#parameter-prtype"),
    ],
  },
  {
    ask: "what happens when validity is omitted",
    answers: ["decisions/D-036.html", "api/exchange/resources/login-token.html#field-validity"],
  },
  {
    ask: "invalid titel",
    answers: [
      "api/query/errors/invalidtitle.html",
      "api/query/errors/invalid-title.html",
      "api/query/errors/badtitle.html",
    ],
  },
  {
    ask: "bearer token",
    answers: ["api/exchange/authentication.html#keys"],
  },
  { ask: "give me a random page", answers: [module("random")] },
  {
    ask: "how is a date written",
    answers: ["decisions/D-037.html", "decisions/D-121.html", "api/exchange/resources/login-token.html#field-validity"],
  },
  { ask: "redirects=1", answers: ["api/query/request-parameters/page-set.html#parameter-redirects"] },
  {
    ask: "links to other websites",
    answers: [module("extlinks"), module("extlinks", "#example-1"), module("exturlusage")],
  },
  { ask: "paging gorups", answers: ["api/exchange/resources/paging-group.html", operation("listPagingGroups")] },
  {
    ask: "idempotency key",
    answers: [
      operation("createPagingGroup", "#header-Idempotency-Key"),
      operation("generateLoginToken", "#header-Idempotency-Key"),
      "decisions/D-205.html",
    ],
  },
  { ask: "405", answers: ["api/exchange/errors/method_not_allowed.html", "api/query/errors/invalidmethod.html"] },
];

/** Added later, fifteen for each site, before the search was tried with any of them. */
export const later: readonly Question[] = [
  { ask: "how do I remove a paging group", answers: [operation("deletePagingGroup")] },
  { ask: "tenant not found", answers: ["api/exchange/errors/tenant_not_found.html"] },
  { ask: "why 429", answers: ["api/exchange/errors/too_many_requests.html", "api/query/errors/ratelimited.html"] },
  {
    ask: "uiprop=rights",
    answers: [module("userinfo", "#member-query.2e.userinfo.2e.rights"), module("userinfo", "#parameter-prop")],
  },
  {
    ask: "who uploaded a file",
    answers: [imageMember("user"), module("allimages", "#parameter-user")],
    missed:
      "The texts of modules about the stash and repositories say “upload”, and those about files in their members only.",
  },
  {
    ask: "pages without links to other languages",
    answers: [module("allpages", "#parameter-filterlanglinks")],
    missed: "The modules that list such links come first.",
  },
  {
    ask: "search for words in all pages",
    answers: [
      module("search"),
      module("search", "#example-1"),
      module("search", "#parameter-search"),
      module("search", "#parameter-what"),
    ],
  },
  {
    ask: "statistcs of the site",
    answers: [
      module("siteinfo"),
      module("siteinfo", "#parameter-prop"),
      module("siteinfo", "#member-query.2e.statistics"),
    ],
  },
  {
    ask: "what is the sha1 of a file",
    answers: [imageMember("sha1"), module("allimages", "#parameter-sha1"), module("filearchive", "#parameter-sha1")],
  },
  {
    ask: "token for a login",
    answers: [
      operation("generateLoginToken"),
      "api/exchange/resources/login-token.html",
      module("tokens", "#member-query.2e.tokens.2e.logintoken"),
      module("tokens"),
    ],
  },
  {
    ask: "which pages am I watching",
    answers: [module("watchlist"), module("watchlistraw"), module("watchlistraw", "#example-1")],
  },
  {
    ask: "rename a paging group",
    answers: [operation("updatePagingGroup"), "api/exchange/resources/paging-group.html#field-pa_name"],
  },
  { ask: "user not found", answers: ["api/exchange/errors/user_not_found.html"] },
  {
    ask: "which key may use the login token",
    answers: ["api/exchange/authentication.html#keys", operation("generateLoginToken"), "decisions/D-010.html"],
  },
  { ask: "the body is not json", answers: ["api/exchange/errors/invalid_json.html", "decisions/D-021.html"] },
  { ask: "POST /auth/token", answers: [operation("generateLoginToken")] },
  { ask: "images used on a page", answers: [module("images"), module("images", "#example-1")] },
  {
    ask: "which pages use a template",
    answers: [
      module("embeddedin"),
      module("transcludedin"),
      module("embeddedin", "#example-1"),
      module("transcludedin", "#example-1"),
    ],
  },
  {
    ask: "deleted revisons of a page",
    answers: [module("deletedrevisions"), module("alldeletedrevisions"), module("deletedrevs")],
  },
  { ask: "contributions of a user", answers: [module("usercontribs"), module("usercontribs", "#example-1")] },
  { ask: "maximum size of a page", answers: [module("allpages", "#parameter-maxsize")] },
  { ask: "rcshow=!bot", answers: [module("recentchanges", "#parameter-show")] },
  {
    ask: "add a member to a paging group",
    answers: [
      "api/exchange/resources/paging-group.html#destinations",
      operation("updatePagingGroup"),
      operation("updatePagingGroup", "#example-1"),
      operation("updatePagingGroup", "#example-2"),
      "decisions/D-076.html",
    ],
  },
  { ask: "what is in the header Authorization", answers: ["api/exchange/authentication.html#keys"] },
  {
    ask: "validity must be a date",
    answers: [
      "api/exchange/errors/invalid_validity.html",
      "api/exchange/resources/login-token.html#field-validity",
      "decisions/D-037.html",
    ],
  },
  { ask: "412", answers: ["api/exchange/errors/precondition_failed.html"] },
  {
    ask: "how big may a request be",
    answers: ["decisions/D-028.html", "api/exchange/errors/request_too_large.html", "api/query/errors/toolarge.html"],
  },
  {
    ask: "what is my user name",
    answers: [
      module("userinfo"),
      module("userinfo", "#member-query.2e.userinfo.2e.name"),
      module("userinfo", "#example-1"),
    ],
  },
  {
    ask: "which users are in a group",
    answers: [module("allusers", "#parameter-group"), module("allusers"), module("allusers", "#example-1")],
  },
  { ask: "list the tags of edits", answers: [module("tags"), module("tags", "#example-1")] },
  {
    ask: "coontinue",
    answers: [
      "api/query/request-parameters/query.html#parameter-continue",
      module("allpages", "#parameter-continue"),
      module("allcategories", "#parameter-continue"),
    ],
  },
  { ask: "generator=allpages", answers: [module("allpages")] },
  {
    ask: "who is blocked and why",
    answers: [
      module("blocks"),
      module("blocks", "#example-1"),
      module("blocks", "#member-query.2e.blocks.5b..5d..2e.reason"),
    ],
  },
];

/** The first questions, in fewer words than a person would use. */
export const first: readonly Question[] = [
  {
    ask: "filter redirects",
    answers: ["allpages", "backlinks", "embeddedin", "imageusage", "random"].map((name) =>
      module(name, "#parameter-filterredir"),
    ),
  },
  { ask: "what comes with rvprop=ids", answers: [revisionMember("revid"), module("revisions", "#parameter-prop")] },
  { ask: "which error when the key is missing", answers: ["api/exchange/errors/missing_api_key.html"] },
  { ask: "how do I get a csrf token", answers: [module("tokens", "#member-query.2e.tokens.2e.csrftoken")] },
  {
    ask: "newest revision first",
    answers: ["revisions", "allrevisions", "alldeletedrevisions"].map((name) => module(name, "#parameter-dir")),
  },
  { ask: "reset login token", answers: [operation("resetLoginToken")] },
  { ask: "pages that link to a page", answers: [module("backlinks"), module("backlinks", "#example-1")] },
  { ask: "create a paging group", answers: [operation("createPagingGroup")] },
  { ask: "too many requests", answers: ["api/exchange/errors/too_many_requests.html"] },
];
