// A mock of query. Generated: change the spec instead.
import { decodeRequest } from "@kiln/validators/query";
import { extendMock } from "../runtime/action-api/mock/extend.js";
import { createAnswer } from "../runtime/action-api/server/response.js";
import { siteNames } from "../runtime/action-api/server/results/mock-site.js";
import { mockHandlers } from "../runtime/action-api/server/results/mock.js";
import { createQueryMock, errorAnswer } from "../runtime/query/mock/query-mock.js";
import { checkAnswer } from "../runtime/query/server/results/check.js";
import { results } from "./results.js";
import { table } from "./table.js";

export { Failure } from "../runtime/query/server/message.js";

const parts = {
  table,
  groups: {
    list: [
      "allcategories",
      "alldeletedrevisions",
      "allfileusages",
      "allimages",
      "alllinks",
      "allpages",
      "allredirects",
      "allrevisions",
      "alltransclusions",
      "allusers",
      "backlinks",
      "blocks",
      "categorymembers",
      "codexicons",
      "deletedrevs",
      "embeddedin",
      "exturlusage",
      "filearchive",
      "imageusage",
      "iwbacklinks",
      "langbacklinks",
      "logevents",
      "mystashedfiles",
      "pagepropnames",
      "pageswithprop",
      "prefixsearch",
      "protectedtitles",
      "querypage",
      "random",
      "recentchanges",
      "search",
      "tags",
      "trackingcategories",
      "usercontribs",
      "users",
      "watchlist",
      "watchlistraw",
    ],
    prop: [
      "categories",
      "categoryinfo",
      "contributors",
      "deletedrevisions",
      "duplicatefiles",
      "extlinks",
      "fileusage",
      "imageinfo",
      "images",
      "info",
      "iwlinks",
      "langlinks",
      "links",
      "linkshere",
      "pageprops",
      "redirects",
      "revisions",
      "stashimageinfo",
      "templates",
      "transcludedin",
    ],
    meta: ["allmessages", "authmanagerinfo", "filerepoinfo", "languageinfo", "siteinfo", "tokens", "userinfo"],
  },
  results,
  site: siteNames,
  answerWith: (handlers, options) => createAnswer(table, decodeRequest, handlers, options, async () => (request, body) => checkAnswer(results, request, body), async () => (await import("./written-forms.js")).writtenForms),
  extend: (options) => extendMock(options, table.forms, { module: "tokens", parameter: "type" }),
  withExamples: (handlers, options) => mockHandlers(table, results, handlers, options),
};

export const queryMock = (options) => createQueryMock(parts, options);

export const error = errorAnswer;
