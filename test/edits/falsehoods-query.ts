import type { Document } from "yaml";
import { falsehood, set, type Falsehood } from "./falsehood.ts";
import { addItem, listAt, mapAt, renameKey } from "./yaml.ts";

const service = "query/service.yaml";
const allpages = module("allpages");
const watchlist = module("watchlist");

function module(name: string): string {
  return `query/modules/${name}.yaml`;
}

function parameter(name: string, key: string, value: unknown): (document: Document) => void {
  return set(["parameters", name, key], value);
}

function without(name: string, key: string): (document: Document) => void {
  return (document) => void mapAt(document, ["parameters", name]).delete(key);
}

export const queryFalsehoods: readonly Falsehood[] = [
  // The service
  falsehood(
    "another path of modules",
    service,
    set(["wire", "modulePath"], "query/{name}"),
    /wire › modulePath: the document states "query\+\{name\}"/,
  ),
  falsehood(
    "another sign for all values",
    service,
    set(["wire", "allSpecifier"], "all"),
    /invalid-example: .*“customised”/,
  ),
  falsehood(
    "another maximum",
    service,
    set(["limits", "limit", "maximum"], 1000),
    /limits › limit › maximum: the document states 500/,
  ),
  falsehood(
    "another high maximum",
    service,
    set(["limits", "limit", "highMaximum"], 50_000),
    /limits › limit › highMaximum/,
  ),
  falsehood("another minimum", service, set(["limits", "limit", "minimum"], 0), /limits › limit › minimum/),
  falsehood(
    "another number of values",
    service,
    set(["limits", "multiple", "low"], 100),
    /limits › multiple › low: the document states 50/,
  ),
  falsehood(
    "a subtype of users more",
    service,
    (document) => addItem(document, ["limits", "userSubtypes"], "cidr"),
    /userSubtypes › cidr: no statement of the document/,
  ),
  falsehood(
    "another source of tokens",
    service,
    (document) => {
      document.setIn(["tokens", "module"], "siteinfo");
      document.setIn(["tokens", "parameter"], "prop");
    },
    /query › tokens › module: the document states "tokens"/,
  ),
  falsehood(
    "another separator than was decided",
    service,
    set(["wire", "separator", "decided"], ","),
    /it has ",", which D-110 does not name/,
  ),
  falsehood(
    "another status than was decided",
    "query/errors.yaml",
    set(["badvalue", "httpStatus", "decided"], 405),
    /the HTTP status of badvalue: it has 405/,
  ),
  falsehood(
    "a generator that feeds nothing",
    service,
    set(["facts", "generators"], "A module that is a generator makes pages."),
    /query › facts › generators/,
  ),
  falsehood(
    "a token that may be logged",
    service,
    set(["facts", "watchlistToken"], "`token`, a parameter of `watchlist` and `watchlistraw`, may be logged."),
    /facts › watchlistToken/,
  ),
  falsehood(
    "a rate limit that no document gives",
    service,
    set(["facts", "rateLimits"], "100 requests a minute."),
    /unused-decision: Nothing cites the decision “D-169”/,
  ),

  falsehood(
    "parameters of pages without a source",
    service,
    (document) => void mapAt(document, ["pages"]).delete("by"),
    /pages › pages › titles: no statement of the document\. Cite its decision/,
  ),
  falsehood(
    "a role of a group without a source",
    service,
    set(["groups", "list", "role"], "items"),
    /groups › list › role: no statement of the document\. Cite its decision/,
  ),

  // Modules
  falsehood(
    "a wrong prefix",
    allpages,
    set(["prefix"], "zz"),
    /allpages › prefix: the document states "ap", and the spec has "zz"/,
  ),
  falsehood(
    "another group",
    module("categoryinfo"),
    set(["group"], "list"),
    /categoryinfo › group: the document states "prop"/,
  ),
  falsehood(
    "a module that is not a generator",
    allpages,
    (document) => void document.delete("generator"),
    /allpages › generator: the document states it/,
  ),
  falsehood(
    "a module that is a generator too",
    module("logevents"),
    set(["generator"], true),
    /logevents › generator: no statement of the document/,
  ),
  falsehood(
    "a module that is deprecated no more",
    module("deletedrevs"),
    (document) => void document.delete("deprecated"),
    /deletedrevs › deprecated: the document states it/,
  ),
  falsehood(
    "a deprecated module",
    module("tags"),
    set(["deprecated"], true),
    /tags › deprecated: no statement of the document/,
  ),
  {
    name: "a module less",
    make: (spec) => spec.delete(module("pagepropnames")),
    says: /modules › pagepropnames: the document states it/,
  },
  falsehood(
    "parameters of another module",
    module("transcludedin"),
    set(["sameParametersAs"], "fileusage"),
    /transcludedin › sameParametersAs: the document states "linkshere"/,
  ),

  // Parameters
  falsehood(
    "a changed default",
    allpages,
    parameter("limit", "default", 20),
    /allpages › parameters › limit › default: the document states "10", and the spec has "20"/,
  ),
  falsehood(
    "a default dropped",
    module("imageinfo"),
    without("urlwidth", "default"),
    /imageinfo › parameters › urlwidth › default: the document states it/,
  ),
  falsehood(
    "a default of several in another order",
    module("imageinfo"),
    parameter("prop", "default", ["user", "timestamp"]),
    /imageinfo › parameters › prop › default/,
  ),
  falsehood(
    "a default that the document does not have",
    module("revisions"),
    parameter("limit", "default", 10),
    /revisions › parameters › limit › default: no statement/,
  ),
  falsehood(
    "a removed value",
    allpages,
    (document) => void listAt(document, ["parameters", "prtype", "values"]).delete(0),
    /allpages › parameters › prtype › values › edit: the document states it, and the spec does not have it/,
  ),
  falsehood(
    "a value more",
    allpages,
    (document) => addItem(document, ["parameters", "filterredir", "values"], "broken"),
    /filterredir › values › broken: no statement/,
  ),
  falsehood(
    "a removed value of a shared set",
    "query/value-sets/icons.yaml",
    (document) => void listAt(document, ["values"]).delete(0),
    /sets › ICONS › values › cdxIconAdd: the document states it/,
  ),
  falsehood(
    "a set that lacks other values",
    "query/value-sets/contributor-rights.yaml",
    (document) => void listAt(document, ["without"]).delete(0),
    /sets › RIGHTSC › values › changeemail/,
  ),
  falsehood(
    "another number of values that are missing",
    "query/value-sets/icons.yaml",
    set(["missing", "count"], 3),
    /sets › ICONS › missing › count: the document states 18/,
  ),
  falsehood(
    "a lost condition",
    module("deletedrevs"),
    without("dir", "condition"),
    /deletedrevs › parameters › dir › condition: the document states it/,
  ),
  falsehood(
    "a condition that is another",
    module("alldeletedrevisions"),
    parameter("start", "condition", { onlyWithout: "user" }),
    /alldeletedrevisions › parameters › start › condition/,
  ),
  falsehood(
    "other modes",
    module("deletedrevs"),
    parameter("start", "condition", { modes: [1, 3] }),
    /deletedrevs › parameters › start › condition/,
  ),
  falsehood(
    "another type",
    module("blocks"),
    parameter("ip", "type", "user"),
    /blocks › parameters › ip › type: the document states "string"/,
  ),
  falsehood(
    "one value in place of several",
    module("blocks"),
    without("ids", "multiple"),
    /blocks › parameters › ids › multiple: the document states it/,
  ),
  falsehood(
    "several values in place of one",
    module("blocks"),
    parameter("ip", "multiple", true),
    /“request\.ip” must be a list/,
  ),
  falsehood(
    "a required parameter that is optional",
    module("search"),
    without("search", "required"),
    /search › parameters › search › required: the document states it/,
  ),
  falsehood(
    "a required parameter more",
    allpages,
    parameter("from", "required", true),
    /allpages › parameters › from › required: no statement/,
  ),
  falsehood(
    "a deprecation removed",
    module("random"),
    without("redirect", "deprecated"),
    /random › parameters › redirect › deprecated: the document states it/,
  ),
  falsehood(
    "a value that is deprecated no more",
    module("search"),
    without("prop", "deprecatedValues"),
    /search › parameters › prop › deprecatedValues › hasrelated: the document states it/,
  ),
  falsehood(
    "a bound dropped",
    module("search"),
    without("offset", "minimum"),
    /search › parameters › offset › minimum: the document states it/,
  ),
  falsehood(
    "a bound that no document gives",
    module("querypage"),
    parameter("offset", "minimum", 0),
    /querypage › parameters › offset › minimum: no statement/,
  ),
  falsehood(
    "a value that is not a secret",
    watchlist,
    without("token", "sensitive"),
    /watchlist › parameters › token › sensitive: the document states it/,
  ),
  falsehood("other users", watchlist, without("owner", "subtypes"), /watchlist › parameters › owner › subtypes/),
  falsehood(
    "namespaces less",
    module("alllinks"),
    without("namespace", "extra"),
    /alllinks › parameters › namespace › extra › -2/,
  ),
  falsehood(
    "no duplicates",
    module("allmessages"),
    without("args", "duplicates"),
    /allmessages › parameters › args › duplicates: the document states it/,
  ),
  falsehood(
    "not all values at once",
    module("userinfo"),
    without("prop", "all"),
    /userinfo › parameters › prop › all: the document states it/,
  ),
  falsehood(
    "a parameter in another place",
    allpages,
    (document) => void mapAt(document, ["parameters"]).items.reverse(),
    /allpages › parameters: the document's order is from, continue, to,/,
  ),
  falsehood(
    "a parameter without a source",
    allpages,
    set(["parameters", "shade"], "string"),
    /allpages › parameters › shade: no statement of the document\. Cite its decision/,
  ),
  falsehood(
    "a renamed parameter",
    module("allcategories"),
    (document) => renameKey(mapAt(document, ["parameters"]), "max", "most"),
    /allcategories › parameters › max: the document states it/,
  ),
  falsehood(
    "a parameter of a group less",
    "query/parameter-groups.yaml",
    (document) => void mapAt(document, ["revision-content-options", "parameters"]).delete("contentformat-{slot}"),
    /parameters › contentformat-\{slot\}: the document states it/,
  ),
  falsehood(
    "a template over another parameter",
    "query/parameter-groups.yaml",
    set(["revision-content-options", "parameters", "contentformat-{slot}", "template"], { slot: "prop" }),
    /template/,
  ),

  // Values without a statement or a decided value
  falsehood(
    "a wider range than was decided",
    module("blocks"),
    set(["parameters", "ip", "syntax", "minimumPrefix", "v4"], 8),
    /value-not-decided: “8” cites the decision “D-189”/,
  ),
  falsehood(
    "a cap that was not decided",
    "query/parameter-groups.yaml",
    set(["revision-content-options", "rules", 2, "highMaximum"], 5000),
    /value-not-decided: “5000” cites the decision “D-191”/,
  ),
  falsehood(
    "a module for the caller only that is not",
    service,
    (document) => addItem(document, ["personal", "modules"], "allpages"),
    /value-not-decided: “allpages” cites the decision “D-369”/,
  ),
  falsehood(
    "other fields of a continuation",
    watchlist,
    set(["parameters", "continue", "syntax", "continue"], "timestamp|integer|text"),
    /inconsistent-example: .*“response\.continue\.wlcontinue”/,
  ),
  falsehood(
    "two items for a limit of one",
    allpages,
    set(["examples", 0, "request", "limit"], 1),
    /inconsistent-example: .*has 2 items, but the limit is 1/,
  ),
  falsehood(
    "a name that differs by a letter",
    watchlist,
    set(["parameters", "owner", "description"], "The owner, together with `tokem`."),
    /misspelt-name: The text names “tokem”/,
  ),
];
