import type { Question } from "./question.ts";

const module = (name: string, anchor = ""): string => `api/query/modules/${name}.html${anchor}`;
const parameters = (name: string, anchor = ""): string => `api/query/request-parameters/${name}.html${anchor}`;
const pageMember = (name: string, path: string): string => module(name, `#member-query.2e.pages.5b..5d..2e.${path}`);
const operation = (name: string, anchor = ""): string => `api/exchange/operations/${name}.html${anchor}`;
const group = (anchor = ""): string => `api/exchange/resources/paging-group.html${anchor}`;
const loginToken = (anchor = ""): string => `api/exchange/resources/login-token.html${anchor}`;
const error = (service: string, code: string): string => `api/${service}/errors/${code}.html`;
const decisions = (...ids: readonly string[]): readonly string[] => ids.map((id) => `decisions/${id}.html`);

/** Questions of newcomers that the search failed to answer. */
export const newcomer: readonly Question[] = [
  {
    ask: "get wikitext of a page",
    answers: [
      module("revisions"),
      pageMember("revisions", "revisions.5b..5d..2e.slots.2e.main.2e.content"),
      module("revisions", "#parameter-slots"),
      module("revisions", "#parameter-prop"),
      module("revisions", "#example-1"),
    ],
  },
  { ask: "next page continue", answers: [parameters("query", "#parameter-continue"), ...decisions("D-141")] },
  {
    ask: "rate limit retry",
    answers: [
      error("exchange", "too_many_requests"),
      error("query", "ratelimited"),
      ...decisions("D-203", "D-027", "D-169"),
    ],
  },
  {
    ask: "pagination paging groups",
    answers: [operation("listPagingGroups"), ...decisions("D-061", "D-207", "D-406")],
  },
  {
    ask: "max limit for bots",
    answers: ["api/query/value-sets/rights.html#value-apihighlimits", ...decisions("D-112", "D-115", "D-191")],
  },
  {
    ask: "categories of multiple pages",
    answers: [module("categories"), module("categories", "#example-1"), parameters("page-set", "#parameter-titles")],
  },
];

/** Written together with the held-out questions, for tuning the search. */
export const practice: readonly Question[] = [
  { ask: "broken redirects", answers: [module("querypage"), module("querypage", "#parameter-page")] },
  { ask: "pages nobody links to", answers: [module("querypage"), module("querypage", "#parameter-page")] },
  {
    ask: "download url of a file",
    answers: [
      pageMember("imageinfo", "imageinfo.5b..5d..2e.url"),
      module("imageinfo"),
      module("imageinfo", "#parameter-prop"),
      module("allimages"),
      module("allimages", "#parameter-prop"),
    ],
  },
  {
    ask: "who created a page",
    answers: [
      module("revisions"),
      module("revisions", "#parameter-dir"),
      pageMember("revisions", "revisions.5b..5d..2e.user"),
      module("contributors"),
      module("logevents"),
    ],
  },
  {
    ask: "is a user an administrator",
    answers: [
      module("users"),
      module("users", "#parameter-prop"),
      module("users", "#member-query.2e.users.5b..5d..2e.groups"),
      module("allusers", "#parameter-group"),
      module("userinfo", "#member-query.2e.userinfo.2e.groups"),
    ],
  },
  {
    ask: "how many pages are in a category",
    answers: [
      module("categoryinfo"),
      pageMember("categoryinfo", "categoryinfo.2e.pages"),
      pageMember("categoryinfo", "categoryinfo.2e.size"),
      module("categoryinfo", "#example-1"),
    ],
  },
  {
    ask: "version of the wiki software",
    answers: [
      module("siteinfo"),
      module("siteinfo", "#member-query.2e.general.2e.generator"),
      module("siteinfo", "#parameter-prop"),
      ...decisions("D-390"),
    ],
  },
  {
    ask: "full text search",
    answers: [
      module("search"),
      module("search", "#parameter-search"),
      module("search", "#parameter-what"),
      module("search", "#example-1"),
    ],
  },
  { ask: "get a page by its id", answers: [parameters("page-set", "#parameter-pageids"), parameters("page-set")] },
  { ask: "several values in one parameter", answers: decisions("D-110", "D-112", "D-126") },
  { ask: "how to write a boolean", answers: decisions("D-119") },
  {
    ask: "how do I get an edit token",
    answers: [
      module("tokens"),
      module("tokens", "#parameter-type"),
      module("tokens", "#member-query.2e.tokens.2e.csrftoken"),
      module("tokens", "#example-1"),
    ],
  },
  {
    ask: "is there a newer module than deletedrevs for deleted edits",
    answers: [module("deletedrevs"), module("deletedrevisions"), module("alldeletedrevisions")],
  },
  {
    ask: "what is a generator",
    answers: [...decisions("D-108"), "api/query.html#map", "api/query.html#picture-modules"],
  },
  {
    ask: "size of a page in bytes",
    answers: [
      pageMember("info", "length"),
      module("info"),
      pageMember("revisions", "revisions.5b..5d..2e.size"),
      module("allpages", "#parameter-minsize"),
    ],
  },
  {
    ask: "talk page of an article",
    answers: [module("info", "#parameter-prop"), pageMember("info", "talkid"), pageMember("info", "associatedpage")],
  },
  {
    ask: "files with identical content",
    answers: [module("duplicatefiles"), module("duplicatefiles", "#example-1"), module("querypage", "#parameter-page")],
  },
  {
    ask: "where is an image used",
    answers: [
      module("imageusage"),
      module("fileusage"),
      module("imageusage", "#example-1"),
      module("fileusage", "#example-1"),
    ],
  },
  {
    ask: "block log",
    answers: [module("logevents"), module("logevents", "#parameter-type"), module("logevents", "#parameter-action")],
  },
  {
    ask: "ignore minor edits",
    answers: [
      module("recentchanges", "#parameter-show"),
      module("usercontribs", "#parameter-show"),
      module("watchlist", "#parameter-show"),
    ],
  },
  {
    ask: "users who are active",
    answers: [
      module("allusers", "#parameter-activeusers"),
      module("allusers"),
      module("siteinfo", "#member-query.2e.statistics.2e.activeusers"),
    ],
  },
  {
    ask: "translate interface messages",
    answers: [
      module("allmessages"),
      module("allmessages", "#parameter-lang"),
      module("allmessages", "#example-1"),
      parameters("main", "#parameter-uselang"),
    ],
  },
  { ask: "timestamp format", answers: [...decisions("D-121", "D-122"), error("query", "badtimestamp")] },
  { ask: "jsonp callback", answers: [parameters("main", "#parameter-callback"), ...decisions("D-257")] },
  {
    ask: "can I use POST instead of GET",
    answers: [
      ...decisions("D-103", "D-146"),
      error("query", "mustbeposted"),
      error("query", "invalidmethod"),
      error("query", "mustpostparams"),
    ],
  },
  {
    ask: "make sure that I am logged in",
    answers: [parameters("main", "#parameter-assert"), error("query", "assertuserfailed"), ...decisions("D-142")],
  },
  { ask: "templates used on a page", answers: [module("templates"), module("templates", "#example-1")] },
  {
    ask: "preview image size",
    answers: [
      module("imageinfo", "#parameter-urlwidth"),
      module("imageinfo", "#parameter-urlheight"),
      pageMember("imageinfo", "imageinfo.5b..5d..2e.thumbwidth"),
      module("stashimageinfo", "#parameter-urlwidth"),
    ],
  },
  {
    ask: "expiration of a token",
    answers: [loginToken("#field-validity"), ...decisions("D-041", "D-042", "D-040", "D-404")],
  },
  {
    ask: "invalidate a login token",
    answers: [operation("resetLoginToken"), loginToken(), loginToken("#state-no-token"), loginToken("#states")],
  },
  { ask: "authorization header", answers: ["api/exchange/authentication.html#keys", ...decisions("D-001")] },
  {
    ask: "what may a tenant key do",
    answers: [
      "api/exchange/authentication.html#keys",
      ...decisions("D-007", "D-008", "D-010"),
      "api/exchange/authentication.html#tenant",
    ],
  },
  {
    ask: "get a single paging group",
    answers: [
      operation("getPagingGroup"),
      operation("getPagingGroup", "#example-1"),
      operation("listPagingGroups", "#example-1"),
    ],
  },
  { ask: "members of a paging group", answers: [group(), group("#destinations"), ...decisions("D-076", "D-400")] },
  {
    ask: "content type of a request",
    answers: [error("exchange", "unsupported_media_type"), ...decisions("D-201", "D-407")],
  },
  {
    ask: "optimistic locking",
    answers: [
      ...decisions("D-204"),
      operation("updatePagingGroup", "#header-If-Match"),
      error("exchange", "precondition_failed"),
    ],
  },
  { ask: "swagger", answers: decisions("D-032", "D-033", "D-211") },
  { ask: "webhooks", answers: decisions("D-026", "D-149") },
  { ask: "base url", answers: ["api/exchange.html", ...decisions("D-031", "D-101", "D-102")] },
  { ask: "play a sound before the announcement", answers: [group("#field-pa_me_id"), ...decisions("D-064")] },
  {
    ask: "forbidden 403",
    answers: [
      error("exchange", "admin_required"),
      error("exchange", "read_only_api_key"),
      error("exchange", "api_ip_not_allowed"),
      error("query", "readapidenied"),
      error("query", "permissiondenied"),
    ],
  },
  {
    ask: "filter the list of groups by name",
    answers: [
      operation("listPagingGroups"),
      operation("listPagingGroups", "#parameters"),
      ...decisions("D-061", "D-217"),
    ],
  },
];
