// The modules of query. Generated: change the spec instead.
import {
  areAll,
  areOf,
  areTexts,
  areWhole,
  atLeastOneOf,
  atMostOneOf,
  bit,
  boolean,
  both,
  cap,
  checked,
  continues,
  contradiction,
  decoder,
  deprecated,
  deprecatedModule,
  dropping,
  encodeWith,
  exactly,
  exactlyOneOf,
  except,
  excludes,
  filled,
  form,
  formWhere,
  fraction,
  given,
  hex,
  holds,
  id,
  inNamespace,
  integer,
  integers,
  ip,
  isFlag,
  isObject,
  isOneOf,
  isText,
  isWhole,
  isWithin,
  limit,
  module,
  namespace,
  namespaces,
  needs,
  notEmpty,
  oldValues,
  once,
  oneOf,
  only,
  open,
  orAll,
  pages,
  refusedWith,
  repeatable,
  requestDecoder,
  required,
  role,
  sensitive,
  slot,
  someOf,
  standardOf,
  string,
  strings,
  text,
  time,
  timestamp,
  title,
  titlePart,
  titlePrefix,
  titled,
  unless,
  user,
  users,
  warning,
  when,
  whole,
  word,
} from "./query.js";

const allcategoriesPropSet = /* @__PURE__ */ new Set(["hidden", "size"]);
function accepts_allcategories(name, given) {
  switch (name) {
    case "from":
    case "continue":
    case "to":
    case "prefix":
      return isText(given);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    case "min":
    case "max":
      return isWhole(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "prop":
      return areOf(given, allcategoriesPropSet);
    default:
      return false;
  }
}

export function validate_allcategories(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_allcategories(name, value[name])) return false;
  return true;
}

export const standard_allcategories = /* @__PURE__ */ standardOf(accepts_allcategories);

const parameters_allcategories = /* @__PURE__ */ once(() =>
  module("ac", [
    checked(string(), titlePart("invalidtitle", 14)),
    checked(string(), continues("badcontinue", false, form(text))),
    checked(string(), titlePart("invalidtitle", 14)),
    checked(string(), titlePart("invalidtitle", 14)),
    oneOf(["ascending", "descending"]),
    integer(),
    integer(),
    limit(1, 500, 5000),
    someOf(allcategoriesPropSet),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.from = given; break;
      case 1: value.continue = given; break;
      case 2: value.to = given; break;
      case 3: value.prefix = given; break;
      case 4: value.dir = given; break;
      case 5: value.min = given; break;
      case 6: value.max = given; break;
      case 7: value.limit = given; break;
      case 8: value.prop = given; break;
    }
  }, () => ({ dir: "ascending", limit: 10, prop: [] })),
);

export const decode_allcategories = /* @__PURE__ */ decoder(parameters_allcategories);

export const encode_allcategories = (value, options) => encodeWith("ac", value, options);

const revisionPropertiesSet = /* @__PURE__ */ new Set([
  "comment", "content", "contentmodel", "flags", "ids", "parsedcomment", "roles", "sha1", "size", "slotsha1", "slotsize", "tags",
  "timestamp", "user", "userid", "parsetree",
]);
const alldeletedrevisionsSlotsSet = /* @__PURE__ */ new Set(["main"]);
const contentFormatsSet = /* @__PURE__ */ new Set([
  "application/json", "application/octet-stream", "application/unknown", "application/vue+xml", "application/x-binary", "text/css",
  "text/javascript", "text/plain", "text/unknown", "text/x-wiki", "unknown/unknown",
]);
function accepts_alldeletedrevisions(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, revisionPropertiesSet);
    case "slots":
      return given === "*" || areOf(given, alldeletedrevisionsSlotsSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "expandtemplates":
    case "generatexml":
    case "parse":
    case "difftotextpst":
    case "generatetitles":
      return isFlag(given);
    case "section":
    case "diffto":
    case "difftotext":
    case "user":
    case "start":
    case "end":
    case "from":
    case "to":
    case "prefix":
    case "excludeuser":
    case "tag":
    case "continue":
      return isText(given);
    case "contentformat":
    case "contentformat-main":
      return isOneOf(given, contentFormatsSet);
    case "namespace":
      return given === "*" || areWhole(given);
    case "dir":
      return given === "newer" || given === "older" || given === undefined;
    default:
      return false;
  }
}

export function validate_alldeletedrevisions(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_alldeletedrevisions(name, value[name])) return false;
  return true;
}

export const standard_alldeletedrevisions = /* @__PURE__ */ standardOf(accepts_alldeletedrevisions);

const parameters_alldeletedrevisions = /* @__PURE__ */ once(() =>
  module("adr", [
    oldValues(someOf(revisionPropertiesSet), ["parsetree"]),
    orAll(someOf(alldeletedrevisionsSlotsSet)),
    slot(oneOf(contentFormatsSet), "slots", "main"),
    limit(1, 500, 5000),
    deprecated(boolean()),
    deprecated(boolean()),
    deprecated(boolean()),
    string(),
    checked(deprecated(string()), except(word("diffto", new RegExp("^(?:[0-9]+|prev|next|cur)$", "u")), given("difftotext"), role("generator"))),
    deprecated(string()),
    deprecated(boolean()),
    deprecated(oneOf(contentFormatsSet)),
    user("name", "ip", "temp", "interwiki", "id"),
    orAll(namespaces()),
    timestamp(),
    timestamp(),
    oneOf(["newer", "older"]),
    checked(string(), titlePart("invalidtitle", "namespace")),
    checked(string(), titlePart("invalidtitle", "namespace")),
    checked(string(), titlePart("invalidtitle", "namespace")),
    user("name", "ip", "temp", "interwiki", "id"),
    string(),
    checked(string(), continues("badcontinue", false, formWhere([role("generator"), given("generatetitles"), holds("dir", "newer")], [given("user")], form(whole, text)), formWhere([], [given("user"), both(role("generator"), given("generatetitles"), holds("dir", "newer"))], form(whole, text, time, whole)), formWhere([given("user")], [], form(time, whole)))),
    boolean(),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.prop = given; break;
      case 1: value.slots = given; break;
      case 2: value["contentformat-main"] = given; break;
      case 3: value.limit = given; break;
      case 4: value.expandtemplates = given; break;
      case 5: value.generatexml = given; break;
      case 6: value.parse = given; break;
      case 7: value.section = given; break;
      case 8: value.diffto = given; break;
      case 9: value.difftotext = given; break;
      case 10: value.difftotextpst = given; break;
      case 11: value.contentformat = given; break;
      case 12: value.user = given; break;
      case 13: value.namespace = given; break;
      case 14: value.start = given; break;
      case 15: value.end = given; break;
      case 16: value.dir = given; break;
      case 17: value.from = given; break;
      case 18: value.to = given; break;
      case 19: value.prefix = given; break;
      case 20: value.excludeuser = given; break;
      case 21: value.tag = given; break;
      case 22: value.continue = given; break;
      case 23: value.generatetitles = given; break;
    }
  }, () => ({ prop: ["ids", "timestamp", "flags", "comment", "user"], dir: "older" }), [
    excludes("invalidparammix", [given("from"), given("to"), given("prefix"), given("excludeuser")], [given("user")]),
    needs("invalidparammix", [given("start"), given("end")], [given("user")]),
    unless(when(warning("performance"), both(role("generator"), given("generatetitles"), holds("dir", "older"))), given("user")),
    unless(excludes("invalidparammix", [holds("prop", "parsetree"), given("expandtemplates"), given("generatexml"), given("parse"), given("diffto"), given("difftotext"), given("difftotextpst"), given("contentformat")], [given("slots")]), role("generator")),
    unless(when(cap("outofrange", "limit", 1, 1), both(given("parse"), holds("prop", "content", "parsetree")), both(given("parse"), given("diffto")), both(given("parse"), given("difftotext"))), role("generator")),
    unless(when(cap("outofrange", "limit", 50, 500), holds("prop", "content", "parsetree"), given("diffto"), given("difftotext")), role("generator")),
    unless(when(warning("deprecation"), holds("prop", "content", "contentmodel", "parsetree", "slotsize", "slotsha1"), given("diffto"), given("difftotext")), given("slots"), role("generator")),
  ]),
);

export const decode_alldeletedrevisions = /* @__PURE__ */ decoder(parameters_alldeletedrevisions);

export const encode_alldeletedrevisions = (value, options) => encodeWith("adr", value, options);

const allfileusagesPropSet = /* @__PURE__ */ new Set(["ids", "title"]);
function accepts_allfileusages(name, given) {
  switch (name) {
    case "continue":
    case "from":
    case "to":
    case "prefix":
      return isText(given);
    case "unique":
      return isFlag(given);
    case "prop":
      return areOf(given, allfileusagesPropSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    default:
      return false;
  }
}

export function validate_allfileusages(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_allfileusages(name, value[name])) return false;
  return true;
}

export const standard_allfileusages = /* @__PURE__ */ standardOf(accepts_allfileusages);

const parameters_allfileusages = /* @__PURE__ */ once(() =>
  module("af", [
    checked(string(), continues("badcontinue", false, formWhere([given("unique")], [], form(text)), formWhere([], [given("unique")], form(text, whole)))),
    checked(string(), except(titlePart("invalidtitle", 6), given("continue"))),
    checked(string(), titlePart("invalidtitle", 6)),
    checked(string(), titlePart("invalidtitle", 6)),
    boolean(),
    someOf(allfileusagesPropSet),
    limit(1, 500, 5000),
    oneOf(["ascending", "descending"]),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.continue = given; break;
      case 1: value.from = given; break;
      case 2: value.to = given; break;
      case 3: value.prefix = given; break;
      case 4: value.unique = given; break;
      case 5: value.prop = given; break;
      case 6: value.limit = given; break;
      case 7: value.dir = given; break;
    }
  }, () => ({ prop: ["title"], limit: 10, dir: "ascending" }), [
    excludes("invalidparammix", [given("unique")], [holds("prop", "ids")]),
  ]),
);

export const decode_allfileusages = /* @__PURE__ */ decoder(parameters_allfileusages);

export const encode_allfileusages = (value, options) => encodeWith("af", value, options);

const allimagesPropSet = /* @__PURE__ */ new Set([
  "badfile", "bitdepth", "canonicaltitle", "comment", "commonmetadata", "dimensions", "extmetadata", "mediatype", "metadata", "mime",
  "parsedcomment", "sha1", "size", "timestamp", "url", "user", "userid",
]);
function accepts_allimages(name, given) {
  switch (name) {
    case "sort":
      return given === "name" || given === "timestamp" || given === undefined;
    case "dir":
      return given === "ascending" || given === "descending" || given === "newer" || given === "older" || given === undefined;
    case "from":
    case "to":
    case "continue":
    case "start":
    case "end":
    case "prefix":
    case "sha1":
    case "sha1base36":
    case "user":
      return isText(given);
    case "prop":
      return areOf(given, allimagesPropSet);
    case "minsize":
    case "maxsize":
      return isWhole(given);
    case "filterbots":
      return given === "all" || given === "bots" || given === "nobots" || given === undefined;
    case "mime":
      return areTexts(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    default:
      return false;
  }
}

export function validate_allimages(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_allimages(name, value[name])) return false;
  return true;
}

export const standard_allimages = /* @__PURE__ */ standardOf(accepts_allimages);

const parameters_allimages = /* @__PURE__ */ once(() =>
  module("ai", [
    oneOf(["name", "timestamp"]),
    oneOf(["ascending", "descending", "newer", "older"]),
    checked(string(), titlePart("invalidtitle", 6)),
    checked(string(), titlePart("invalidtitle", 6)),
    checked(string(), continues("badcontinue", false, formWhere([holds("sort", "name")], [], form(text)), formWhere([holds("sort", "timestamp")], [], form(time, text)))),
    timestamp(),
    timestamp(),
    someOf(allimagesPropSet),
    checked(string(), titlePart("invalidtitle", 6)),
    integer(),
    integer(),
    checked(string(), word("invalidsha1hash", new RegExp("^[0-9A-Fa-f]{40}$", "u"))),
    checked(string(), except(word("invalidsha1base36hash", new RegExp("^[0-9A-Za-z]{31}$", "u")), given("sha1"))),
    user("name", "ip", "temp", "interwiki", "id"),
    oneOf(["all", "bots", "nobots"]),
    strings(),
    limit(1, 500, 5000),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.sort = given; break;
      case 1: value.dir = given; break;
      case 2: value.from = given; break;
      case 3: value.to = given; break;
      case 4: value.continue = given; break;
      case 5: value.start = given; break;
      case 6: value.end = given; break;
      case 7: value.prop = given; break;
      case 8: value.prefix = given; break;
      case 9: value.minsize = given; break;
      case 10: value.maxsize = given; break;
      case 11: value.sha1 = given; break;
      case 12: value.sha1base36 = given; break;
      case 13: value.user = given; break;
      case 14: value.filterbots = given; break;
      case 15: value.mime = given; break;
      case 16: value.limit = given; break;
    }
  }, () => ({ sort: "name", dir: "ascending", prop: ["timestamp", "url"], filterbots: "all", limit: 10 }), [
    needs("invalidparammix", [given("start"), given("end"), given("user"), given("filterbots")], [holds("sort", "timestamp")]),
    needs("invalidparammix", [given("from"), given("to"), given("prefix")], [holds("sort", "name")]),
    excludes("invalidparammix-cannotusewith", [given("user")], [given("filterbots")]),
  ]),
);

export const decode_allimages = /* @__PURE__ */ decoder(parameters_allimages);

export const encode_allimages = (value, options) => encodeWith("ai", value, options);

function accepts_alllinks(name, given) {
  switch (name) {
    case "continue":
    case "from":
    case "to":
    case "prefix":
      return isText(given);
    case "unique":
      return isFlag(given);
    case "prop":
      return areOf(given, allfileusagesPropSet);
    case "namespace":
      return isWhole(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    default:
      return false;
  }
}

export function validate_alllinks(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_alllinks(name, value[name])) return false;
  return true;
}

export const standard_alllinks = /* @__PURE__ */ standardOf(accepts_alllinks);

const parameters_alllinks = /* @__PURE__ */ once(() =>
  module("al", [
    checked(string(), continues("badcontinue", false, formWhere([given("unique")], [], form(text)), formWhere([], [given("unique")], form(text, whole)))),
    checked(string(), except(titlePart("invalidtitle", "namespace"), given("continue"))),
    checked(string(), titlePart("invalidtitle", "namespace")),
    checked(string(), titlePart("invalidtitle", "namespace")),
    boolean(),
    someOf(allfileusagesPropSet),
    namespace(-2, -1),
    limit(1, 500, 5000),
    oneOf(["ascending", "descending"]),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.continue = given; break;
      case 1: value.from = given; break;
      case 2: value.to = given; break;
      case 3: value.prefix = given; break;
      case 4: value.unique = given; break;
      case 5: value.prop = given; break;
      case 6: value.namespace = given; break;
      case 7: value.limit = given; break;
      case 8: value.dir = given; break;
    }
  }, () => ({ prop: ["title"], namespace: 0, limit: 10, dir: "ascending" }), [
    excludes("invalidparammix", [given("unique")], [holds("prop", "ids")]),
  ]),
);

export const decode_alllinks = /* @__PURE__ */ decoder(parameters_alllinks);

export const encode_alllinks = (value, options) => encodeWith("al", value, options);

const allmessagesPropSet = /* @__PURE__ */ new Set(["default"]);
function accepts_allmessages(name, given) {
  switch (name) {
    case "messages":
    case "args":
      return areTexts(given);
    case "prop":
      return areOf(given, allmessagesPropSet);
    case "enableparser":
    case "nocontent":
    case "includelocal":
      return isFlag(given);
    case "filter":
    case "lang":
    case "from":
    case "to":
    case "title":
    case "prefix":
      return isText(given);
    case "customised":
      return given === "all" || given === "modified" || given === "unmodified" || given === undefined;
    default:
      return false;
  }
}

export function validate_allmessages(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_allmessages(name, value[name])) return false;
  return true;
}

export const standard_allmessages = /* @__PURE__ */ standardOf(accepts_allmessages);

const parameters_allmessages = /* @__PURE__ */ once(() =>
  module("am", [
    strings(),
    someOf(allmessagesPropSet),
    boolean(),
    boolean(),
    boolean(),
    repeatable(strings()),
    string(),
    oneOf(["all", "modified", "unmodified"]),
    checked(string(), word("invalidlang", new RegExp("^(?!.*%[0-9A-Fa-f]{2})[^:/\\\\&<>'\"#|\\[\\]{}\\u0000-\\u001F\\u007F]*$", "u"))),
    string(),
    string(),
    checked(string(), only(title("invalidtitle", true), given("enableparser"))),
    string(),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.messages = given; break;
      case 1: value.prop = given; break;
      case 2: value.enableparser = given; break;
      case 3: value.nocontent = given; break;
      case 4: value.includelocal = given; break;
      case 5: value.args = given; break;
      case 6: value.filter = given; break;
      case 7: value.customised = given; break;
      case 8: value.lang = given; break;
      case 9: value.from = given; break;
      case 10: value.to = given; break;
      case 11: value.title = given; break;
      case 12: value.prefix = given; break;
    }
  }, () => ({ messages: ["*"], customised: "all" })),
);

export const decode_allmessages = /* @__PURE__ */ decoder(parameters_allmessages);

export const encode_allmessages = (value, options) => encodeWith("am", value, options);

const allpagesPrtypeSet = /* @__PURE__ */ new Set(["edit", "move", "upload"]);
const allpagesPrlevelSet = /* @__PURE__ */ new Set(["", "autoconfirmed", "sysop"]);
function accepts_allpages(name, given) {
  switch (name) {
    case "from":
    case "continue":
    case "to":
    case "prefix":
      return isText(given);
    case "namespace":
    case "minsize":
    case "maxsize":
      return isWhole(given);
    case "filterredir":
      return given === "all" || given === "nonredirects" || given === "redirects" || given === undefined;
    case "filterlanglinks":
      return given === "all" || given === "withlanglinks" || given === "withoutlanglinks" || given === undefined;
    case "prtype":
      return areOf(given, allpagesPrtypeSet);
    case "prlevel":
      return areOf(given, allpagesPrlevelSet);
    case "prfiltercascade":
      return given === "all" || given === "cascading" || given === "noncascading" || given === undefined;
    case "prexpiry":
      return given === "all" || given === "definite" || given === "indefinite" || given === undefined;
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    default:
      return false;
  }
}

export function validate_allpages(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_allpages(name, value[name])) return false;
  return true;
}

export const standard_allpages = /* @__PURE__ */ standardOf(accepts_allpages);

const parameters_allpages = /* @__PURE__ */ once(() =>
  module("ap", [
    checked(string(), titlePart("invalidtitle", "namespace")),
    checked(string(), continues("badcontinue", false, form(text))),
    checked(string(), titlePart("invalidtitle", "namespace")),
    checked(string(), titlePart("invalidtitle", "namespace")),
    namespace(),
    oneOf(["all", "nonredirects", "redirects"]),
    oneOf(["all", "withlanglinks", "withoutlanglinks"]),
    integer(),
    integer(),
    someOf(allpagesPrtypeSet),
    someOf(allpagesPrlevelSet),
    oneOf(["all", "cascading", "noncascading"]),
    oneOf(["all", "definite", "indefinite"]),
    limit(1, 500, 5000),
    oneOf(["ascending", "descending"]),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.from = given; break;
      case 1: value.continue = given; break;
      case 2: value.to = given; break;
      case 3: value.prefix = given; break;
      case 4: value.namespace = given; break;
      case 5: value.filterredir = given; break;
      case 6: value.filterlanglinks = given; break;
      case 7: value.minsize = given; break;
      case 8: value.maxsize = given; break;
      case 9: value.prtype = given; break;
      case 10: value.prlevel = given; break;
      case 11: value.prfiltercascade = given; break;
      case 12: value.prexpiry = given; break;
      case 13: value.limit = given; break;
      case 14: value.dir = given; break;
    }
  }, () => ({ namespace: 0, filterredir: "all", filterlanglinks: "all", prfiltercascade: "all", prexpiry: "all", limit: 10, dir: "ascending" }), [
    needs("invalidparammix", [given("prlevel")], [filled("prtype"), given("prexpiry")]),
  ]),
);

export const decode_allpages = /* @__PURE__ */ decoder(parameters_allpages);

export const encode_allpages = (value, options) => encodeWith("ap", value, options);

const allredirectsPropSet = /* @__PURE__ */ new Set(["fragment", "ids", "interwiki", "title"]);
function accepts_allredirects(name, given) {
  switch (name) {
    case "continue":
    case "from":
    case "to":
    case "prefix":
      return isText(given);
    case "unique":
      return isFlag(given);
    case "prop":
      return areOf(given, allredirectsPropSet);
    case "namespace":
      return isWhole(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    default:
      return false;
  }
}

export function validate_allredirects(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_allredirects(name, value[name])) return false;
  return true;
}

export const standard_allredirects = /* @__PURE__ */ standardOf(accepts_allredirects);

const parameters_allredirects = /* @__PURE__ */ once(() =>
  module("ar", [
    checked(string(), continues("badcontinue", false, formWhere([given("unique")], [], form(text)), formWhere([], [given("unique")], form(text, whole)))),
    checked(string(), except(titlePart("invalidtitle", "namespace"), given("continue"))),
    checked(string(), titlePart("invalidtitle", "namespace")),
    checked(string(), titlePart("invalidtitle", "namespace")),
    boolean(),
    someOf(allredirectsPropSet),
    namespace(-2, -1),
    limit(1, 500, 5000),
    oneOf(["ascending", "descending"]),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.continue = given; break;
      case 1: value.from = given; break;
      case 2: value.to = given; break;
      case 3: value.prefix = given; break;
      case 4: value.unique = given; break;
      case 5: value.prop = given; break;
      case 6: value.namespace = given; break;
      case 7: value.limit = given; break;
      case 8: value.dir = given; break;
    }
  }, () => ({ prop: ["title"], namespace: 0, limit: 10, dir: "ascending" }), [
    excludes("invalidparammix", [given("unique")], [holds("prop", "ids", "fragment", "interwiki")]),
  ]),
);

export const decode_allredirects = /* @__PURE__ */ decoder(parameters_allredirects);

export const encode_allredirects = (value, options) => encodeWith("ar", value, options);

function accepts_allrevisions(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, revisionPropertiesSet);
    case "slots":
      return given === "*" || areOf(given, alldeletedrevisionsSlotsSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "expandtemplates":
    case "generatexml":
    case "parse":
    case "difftotextpst":
    case "generatetitles":
      return isFlag(given);
    case "section":
    case "diffto":
    case "difftotext":
    case "user":
    case "start":
    case "end":
    case "excludeuser":
    case "continue":
      return isText(given);
    case "contentformat":
    case "contentformat-main":
      return isOneOf(given, contentFormatsSet);
    case "namespace":
      return given === "*" || areWhole(given);
    case "dir":
      return given === "newer" || given === "older" || given === undefined;
    default:
      return false;
  }
}

export function validate_allrevisions(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_allrevisions(name, value[name])) return false;
  return true;
}

export const standard_allrevisions = /* @__PURE__ */ standardOf(accepts_allrevisions);

const parameters_allrevisions = /* @__PURE__ */ once(() =>
  module("arv", [
    oldValues(someOf(revisionPropertiesSet), ["parsetree"]),
    orAll(someOf(alldeletedrevisionsSlotsSet)),
    slot(oneOf(contentFormatsSet), "slots", "main"),
    limit(1, 500, 5000),
    deprecated(boolean()),
    deprecated(boolean()),
    deprecated(boolean()),
    string(),
    checked(deprecated(string()), except(word("diffto", new RegExp("^(?:[0-9]+|prev|next|cur)$", "u")), given("difftotext"), role("generator"))),
    deprecated(string()),
    deprecated(boolean()),
    deprecated(oneOf(contentFormatsSet)),
    user("name", "ip", "temp", "interwiki", "id"),
    orAll(namespaces()),
    timestamp(),
    timestamp(),
    oneOf(["newer", "older"]),
    user("name", "ip", "temp", "interwiki", "id"),
    checked(string(), continues("badcontinue", false, form(time, whole))),
    boolean(),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.prop = given; break;
      case 1: value.slots = given; break;
      case 2: value["contentformat-main"] = given; break;
      case 3: value.limit = given; break;
      case 4: value.expandtemplates = given; break;
      case 5: value.generatexml = given; break;
      case 6: value.parse = given; break;
      case 7: value.section = given; break;
      case 8: value.diffto = given; break;
      case 9: value.difftotext = given; break;
      case 10: value.difftotextpst = given; break;
      case 11: value.contentformat = given; break;
      case 12: value.user = given; break;
      case 13: value.namespace = given; break;
      case 14: value.start = given; break;
      case 15: value.end = given; break;
      case 16: value.dir = given; break;
      case 17: value.excludeuser = given; break;
      case 18: value.continue = given; break;
      case 19: value.generatetitles = given; break;
    }
  }, () => ({ prop: ["ids", "timestamp", "flags", "comment", "user"], dir: "older" }), [
    atMostOneOf("invalidparammix", "user", "excludeuser"),
    unless(excludes("invalidparammix", [holds("prop", "parsetree"), given("expandtemplates"), given("generatexml"), given("parse"), given("diffto"), given("difftotext"), given("difftotextpst"), given("contentformat")], [given("slots")]), role("generator")),
    unless(when(cap("outofrange", "limit", 1, 1), both(given("parse"), holds("prop", "content", "parsetree")), both(given("parse"), given("diffto")), both(given("parse"), given("difftotext"))), role("generator")),
    unless(when(cap("outofrange", "limit", 50, 500), holds("prop", "content", "parsetree"), given("diffto"), given("difftotext")), role("generator")),
    unless(when(warning("deprecation"), holds("prop", "content", "contentmodel", "parsetree", "slotsize", "slotsha1"), given("diffto"), given("difftotext")), given("slots"), role("generator")),
  ]),
);

export const decode_allrevisions = /* @__PURE__ */ decoder(parameters_allrevisions);

export const encode_allrevisions = (value, options) => encodeWith("arv", value, options);

function accepts_alltransclusions(name, given) {
  switch (name) {
    case "continue":
    case "from":
    case "to":
    case "prefix":
      return isText(given);
    case "unique":
      return isFlag(given);
    case "prop":
      return areOf(given, allfileusagesPropSet);
    case "namespace":
      return isWhole(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    default:
      return false;
  }
}

export function validate_alltransclusions(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_alltransclusions(name, value[name])) return false;
  return true;
}

export const standard_alltransclusions = /* @__PURE__ */ standardOf(accepts_alltransclusions);

const parameters_alltransclusions = /* @__PURE__ */ once(() =>
  module("at", [
    checked(string(), continues("badcontinue", false, formWhere([given("unique")], [], form(text)), formWhere([], [given("unique")], form(text, whole)))),
    checked(string(), except(titlePart("invalidtitle", "namespace"), given("continue"))),
    checked(string(), titlePart("invalidtitle", "namespace")),
    checked(string(), titlePart("invalidtitle", "namespace")),
    boolean(),
    someOf(allfileusagesPropSet),
    namespace(-2, -1),
    limit(1, 500, 5000),
    oneOf(["ascending", "descending"]),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.continue = given; break;
      case 1: value.from = given; break;
      case 2: value.to = given; break;
      case 3: value.prefix = given; break;
      case 4: value.unique = given; break;
      case 5: value.prop = given; break;
      case 6: value.namespace = given; break;
      case 7: value.limit = given; break;
      case 8: value.dir = given; break;
    }
  }, () => ({ prop: ["title"], namespace: 10, limit: 10, dir: "ascending" }), [
    excludes("invalidparammix", [given("unique")], [holds("prop", "ids")]),
  ]),
);

export const decode_alltransclusions = /* @__PURE__ */ decoder(parameters_alltransclusions);

export const encode_alltransclusions = (value, options) => encodeWith("at", value, options);

const userGroupsSet = /* @__PURE__ */ new Set(["bot", "bureaucrat", "interface-admin", "suppress", "sysop"]);
const rightsSet = /* @__PURE__ */ new Set([
  "apihighlimits", "applychangetags", "autoconfirmed", "autocreateaccount", "autopatrol", "bigdelete", "block", "blockemail", "bot",
  "browsearchive", "changeemail", "changetags", "confirmemail", "createaccount", "createpage", "createtalk", "delete", "delete-redirect",
  "deletechangetags", "deletedhistory", "deletedtext", "deletelogentry", "deleterevision", "edit", "editcontentmodel", "editinterface",
  "editmyoptions", "editmyprivateinfo", "editmyusercss", "editmyuserjs", "editmyuserjson", "editmyuserjsredirect", "editmywatchlist",
  "editprotected", "editsemiprotected", "editsitecss", "editsitejs", "editsitejson", "editusercss", "edituserjs", "edituserjson",
  "hideuser", "import", "importupload", "interwiki", "ipblock-exempt", "linkpurge", "mailpassword", "managechangetags", "markbotedits",
  "mergehistory", "minoredit", "move", "move-categorypages", "move-rootuserpages", "move-subpages", "movefile", "nominornewtalk",
  "noratelimit", "nuke", "override-export-depth", "pagelang", "patrol", "patrolmarks", "protect", "purge", "read", "renameuser",
  "renameuser-global", "renderfile", "renderfile-nonstandard", "reupload", "reupload-own", "reupload-shared", "rollback", "sendemail",
  "siteadmin", "stashbasehtml", "stashedit", "suppressionlog", "suppressredirect", "suppressrevision", "unblockself", "undelete",
  "unwatchedpages", "upload", "upload_by_url", "userrights", "userrights-interwiki", "viewmyprivateinfo", "viewmywatchlist",
  "viewsuppressed",
]);
const allusersPropSet = /* @__PURE__ */ new Set(["blockinfo", "centralids", "editcount", "groups", "implicitgroups", "registration", "rights"]);
function accepts_allusers(name, given) {
  switch (name) {
    case "from":
    case "to":
    case "prefix":
    case "attachedwiki":
      return isText(given);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    case "group":
    case "excludegroup":
      return areOf(given, userGroupsSet);
    case "rights":
      return areOf(given, rightsSet);
    case "prop":
      return areOf(given, allusersPropSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "witheditsonly":
    case "activeusers":
    case "excludenamed":
    case "excludetemp":
      return isFlag(given);
    default:
      return false;
  }
}

export function validate_allusers(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_allusers(name, value[name])) return false;
  return true;
}

export const standard_allusers = /* @__PURE__ */ standardOf(accepts_allusers);

const parameters_allusers = /* @__PURE__ */ once(() =>
  module("au", [
    string(),
    string(),
    string(),
    oneOf(["ascending", "descending"]),
    someOf(userGroupsSet),
    someOf(userGroupsSet),
    someOf(rightsSet),
    someOf(allusersPropSet),
    limit(1, 500, 5000),
    boolean(),
    boolean(),
    string(),
    boolean(),
    boolean(),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.from = given; break;
      case 1: value.to = given; break;
      case 2: value.prefix = given; break;
      case 3: value.dir = given; break;
      case 4: value.group = given; break;
      case 5: value.excludegroup = given; break;
      case 6: value.rights = given; break;
      case 7: value.prop = given; break;
      case 8: value.limit = given; break;
      case 9: value.witheditsonly = given; break;
      case 10: value.activeusers = given; break;
      case 11: value.attachedwiki = given; break;
      case 12: value.excludenamed = given; break;
      case 13: value.excludetemp = given; break;
    }
  }, () => ({ dir: "ascending", limit: 10 }), [
    atMostOneOf("invalidparammix", "group", "excludegroup"),
  ]),
);

export const decode_allusers = /* @__PURE__ */ decoder(parameters_allusers);

export const encode_allusers = (value, options) => encodeWith("au", value, options);

const authmanagerinfoRequestsforSet = /* @__PURE__ */ new Set(["change", "create", "create-continue", "link", "link-continue", "login", "login-continue", "remove", "unlink"]);
function accepts_authmanagerinfo(name, given) {
  switch (name) {
    case "securitysensitiveoperation":
      return isText(given);
    case "requestsfor":
      return isOneOf(given, authmanagerinfoRequestsforSet);
    case "mergerequestfields":
      return isFlag(given);
    case "messageformat":
      return given === "html" || given === "none" || given === "raw" || given === "wikitext" || given === undefined;
    default:
      return false;
  }
}

export function validate_authmanagerinfo(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_authmanagerinfo(name, value[name])) return false;
  return true;
}

export const standard_authmanagerinfo = /* @__PURE__ */ standardOf(accepts_authmanagerinfo);

const parameters_authmanagerinfo = /* @__PURE__ */ once(() =>
  module("ami", [
    string(),
    oneOf(authmanagerinfoRequestsforSet),
    boolean(),
    oneOf(["html", "none", "raw", "wikitext"]),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.securitysensitiveoperation = given; break;
      case 1: value.requestsfor = given; break;
      case 2: value.mergerequestfields = given; break;
      case 3: value.messageformat = given; break;
    }
  }, () => ({ messageformat: "wikitext" })),
);

export const decode_authmanagerinfo = /* @__PURE__ */ decoder(parameters_authmanagerinfo);

export const encode_authmanagerinfo = (value, options) => encodeWith("ami", value, options);

function accepts_backlinks(name, given) {
  switch (name) {
    case "title":
    case "continue":
      return isText(given);
    case "pageid":
      return isWhole(given);
    case "namespace":
      return given === "*" || areWhole(given);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    case "filterredir":
      return given === "all" || given === "nonredirects" || given === "redirects" || given === undefined;
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "redirect":
      return isFlag(given);
    default:
      return false;
  }
}

export function validate_backlinks(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_backlinks(name, value[name])) return false;
  return true;
}

export const standard_backlinks = /* @__PURE__ */ standardOf(accepts_backlinks);

const parameters_backlinks = /* @__PURE__ */ once(() =>
  module("bl", [
    checked(string(), title("invalidtitle", true)),
    checked(integer(), id("nosuchpageid")),
    checked(string(), continues("badcontinue", false, form(whole, whole), form(whole, whole, whole, text, whole, whole), form(whole, whole, whole, text, whole, whole, whole), form(whole, whole, whole, text, whole, whole, whole, whole))),
    orAll(namespaces()),
    oneOf(["ascending", "descending"]),
    oneOf(["all", "nonredirects", "redirects"]),
    limit(1, 500, 5000),
    boolean(),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.title = given; break;
      case 1: value.pageid = given; break;
      case 2: value.continue = given; break;
      case 3: value.namespace = given; break;
      case 4: value.dir = given; break;
      case 5: value.filterredir = given; break;
      case 6: value.limit = given; break;
      case 7: value.redirect = given; break;
    }
  }, () => ({ dir: "ascending", filterredir: "all", limit: 10 }), [
    when(cap("outofrange", "limit", 250, 2500), given("redirect")),
    exactlyOneOf("missingparam", "invalidparammix", "title", "pageid"),
  ]),
);

export const decode_backlinks = /* @__PURE__ */ decoder(parameters_backlinks);

export const encode_backlinks = (value, options) => encodeWith("bl", value, options);

const blocksPropSet = /* @__PURE__ */ new Set([
  "by", "byid", "expiry", "flags", "id", "parsedreason", "range", "reason", "restrictions", "timestamp", "user", "userid",
]);
const blocksShowSet = /* @__PURE__ */ new Set(["!account", "!ip", "!range", "!temp", "account", "ip", "range", "temp"]);
function accepts_blocks(name, given) {
  switch (name) {
    case "start":
    case "end":
    case "ip":
    case "continue":
      return isText(given);
    case "dir":
      return given === "newer" || given === "older" || given === undefined;
    case "ids":
      return areWhole(given);
    case "users":
      return areTexts(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "prop":
      return areOf(given, blocksPropSet);
    case "show":
      return areOf(given, blocksShowSet);
    default:
      return false;
  }
}

export function validate_blocks(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_blocks(name, value[name])) return false;
  return true;
}

export const standard_blocks = /* @__PURE__ */ standardOf(accepts_blocks);

const parameters_blocks = /* @__PURE__ */ once(() =>
  module("bk", [
    timestamp(),
    timestamp(),
    oneOf(["newer", "older"]),
    integers(),
    users("name", "ip", "temp", "cidr"),
    checked(string(), ip("param_ip", false, 16, 19, "cidrtoobroad")),
    limit(1, 500, 5000),
    someOf(blocksPropSet),
    someOf(blocksShowSet),
    checked(string(), continues("badcontinue", false, form(time, whole))),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.start = given; break;
      case 1: value.end = given; break;
      case 2: value.dir = given; break;
      case 3: value.ids = given; break;
      case 4: value.users = given; break;
      case 5: value.ip = given; break;
      case 6: value.limit = given; break;
      case 7: value.prop = given; break;
      case 8: value.show = given; break;
      case 9: value.continue = given; break;
    }
  }, () => ({ dir: "older", limit: 10, prop: ["id", "user", "by", "timestamp", "expiry", "reason", "flags"] }), [
    atMostOneOf("invalidparammix", "users", "ip"),
    contradiction("show", "show", ["account", "!account"], ["ip", "!ip"], ["range", "!range"], ["temp", "!temp"]),
  ]),
);

export const decode_blocks = /* @__PURE__ */ decoder(parameters_blocks);

export const encode_blocks = (value, options) => encodeWith("bk", value, options);

const categoriesPropSet = /* @__PURE__ */ new Set(["hidden", "sortkey", "timestamp"]);
const categoriesShowSet = /* @__PURE__ */ new Set(["!hidden", "hidden"]);
function accepts_categories(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, categoriesPropSet);
    case "show":
      return areOf(given, categoriesShowSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "continue":
      return isText(given);
    case "categories":
      return areTexts(given);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    default:
      return false;
  }
}

export function validate_categories(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_categories(name, value[name])) return false;
  return true;
}

export const standard_categories = /* @__PURE__ */ standardOf(accepts_categories);

const parameters_categories = /* @__PURE__ */ once(() =>
  module("cl", [
    someOf(categoriesPropSet),
    someOf(categoriesShowSet),
    limit(1, 500, 5000),
    checked(string(), continues("badcontinue", false, form(whole, text))),
    checked(strings(), dropping(title("invalidcategory", false, 14, undefined))),
    oneOf(["ascending", "descending"]),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.prop = given; break;
      case 1: value.show = given; break;
      case 2: value.limit = given; break;
      case 3: value.continue = given; break;
      case 4: value.categories = given; break;
      case 5: value.dir = given; break;
    }
  }, () => ({ limit: 10, dir: "ascending" }), [
    contradiction("show", "show", ["hidden", "!hidden"]),
  ]),
);

export const decode_categories = /* @__PURE__ */ decoder(parameters_categories);

export const encode_categories = (value, options) => encodeWith("cl", value, options);

function accepts_categoryinfo(name, given) {
  switch (name) {
    case "continue":
      return isText(given);
    default:
      return false;
  }
}

export function validate_categoryinfo(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_categoryinfo(name, value[name])) return false;
  return true;
}

export const standard_categoryinfo = /* @__PURE__ */ standardOf(accepts_categoryinfo);

const parameters_categoryinfo = /* @__PURE__ */ once(() =>
  module("ci", [
    string(),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.continue = given; break;
    }
  }),
);

export const decode_categoryinfo = /* @__PURE__ */ decoder(parameters_categoryinfo);

export const encode_categoryinfo = (value, options) => encodeWith("ci", value, options);

const categorymembersPropSet = /* @__PURE__ */ new Set(["ids", "sortkey", "sortkeyprefix", "timestamp", "title", "type"]);
const categorymembersTypeSet = /* @__PURE__ */ new Set(["file", "page", "subcat"]);
function accepts_categorymembers(name, given) {
  switch (name) {
    case "title":
    case "continue":
    case "start":
    case "end":
    case "starthexsortkey":
    case "endhexsortkey":
    case "startsortkeyprefix":
    case "endsortkeyprefix":
    case "startsortkey":
    case "endsortkey":
      return isText(given);
    case "pageid":
      return isWhole(given);
    case "prop":
      return areOf(given, categorymembersPropSet);
    case "namespace":
      return given === "*" || areWhole(given);
    case "type":
      return areOf(given, categorymembersTypeSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "sort":
      return given === "sortkey" || given === "timestamp" || given === undefined;
    case "dir":
      return given === "asc" || given === "ascending" || given === "desc" || given === "descending" || given === "newer" || given === "older" || given === undefined;
    default:
      return false;
  }
}

export function validate_categorymembers(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_categorymembers(name, value[name])) return false;
  return true;
}

export const standard_categorymembers = /* @__PURE__ */ standardOf(accepts_categorymembers);

const parameters_categorymembers = /* @__PURE__ */ once(() =>
  module("cm", [
    checked(string(), title("invalidtitle", true, undefined, "pagecannotexist")),
    checked(integer(), id("nosuchpageid")),
    someOf(categorymembersPropSet),
    orAll(namespaces()),
    someOf(categorymembersTypeSet),
    checked(string(), continues("badcontinue", true, formWhere([holds("sort", "timestamp")], [], form(time, whole)), formWhere([holds("sort", "sortkey")], [], form(text, hex, whole)))),
    limit(1, 500, 5000),
    oneOf(["sortkey", "timestamp"]),
    oneOf(["asc", "ascending", "desc", "descending", "newer", "older"]),
    timestamp(),
    timestamp(),
    checked(string(), except(word("badvalue_{wireName}", new RegExp("^(?:[0-9A-Fa-f]{2})*$", "u")), holds("sort", "timestamp"), filled("continue"), given("startsortkeyprefix"))),
    checked(string(), except(word("badvalue_{wireName}", new RegExp("^(?:[0-9A-Fa-f]{2})*$", "u")), holds("sort", "timestamp"), filled("continue"), given("endsortkeyprefix"))),
    string(),
    string(),
    deprecated(string()),
    deprecated(string()),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.title = given; break;
      case 1: value.pageid = given; break;
      case 2: value.prop = given; break;
      case 3: value.namespace = given; break;
      case 4: value.type = given; break;
      case 5: value.continue = given; break;
      case 6: value.limit = given; break;
      case 7: value.sort = given; break;
      case 8: value.dir = given; break;
      case 9: value.start = given; break;
      case 10: value.end = given; break;
      case 11: value.starthexsortkey = given; break;
      case 12: value.endhexsortkey = given; break;
      case 13: value.startsortkeyprefix = given; break;
      case 14: value.endsortkeyprefix = given; break;
      case 15: value.startsortkey = given; break;
      case 16: value.endsortkey = given; break;
    }
  }, () => ({ prop: ["ids", "title"], type: ["page", "subcat", "file"], limit: 10, sort: "sortkey", dir: "ascending" }), [
    exactlyOneOf("missingparam", "invalidparammix", "title", "pageid"),
    inNamespace("invalidcategory", "title", 14),
  ]),
);

export const decode_categorymembers = /* @__PURE__ */ decoder(parameters_categorymembers);

export const encode_categorymembers = (value, options) => encodeWith("cm", value, options);

const iconsPattern = /* @__PURE__ */ new RegExp("^cdxIconLogo", "u");
const icons2Set = /* @__PURE__ */ new Set([
  "cdxIconAdd", "cdxIconAlert", "cdxIconAlignCenter", "cdxIconAlignLeft", "cdxIconAlignRight", "cdxIconAppearance", "cdxIconArrowDown",
  "cdxIconArrowNext", "cdxIconArrowPrevious", "cdxIconArrowUp", "cdxIconArticle", "cdxIconArticleAdd", "cdxIconArticleCheck",
  "cdxIconArticleDisambiguation", "cdxIconArticleNotFound", "cdxIconArticleRedirect", "cdxIconArticleSearch", "cdxIconArticles",
  "cdxIconArticlesSearch", "cdxIconAttachment", "cdxIconBell", "cdxIconBellOutline", "cdxIconBigger", "cdxIconBlock", "cdxIconBold",
  "cdxIconBook", "cdxIconBookmark", "cdxIconBookmarkList", "cdxIconBookmarkOutline", "cdxIconBright", "cdxIconBrowser", "cdxIconCalendar",
  "cdxIconCamera", "cdxIconCancel", "cdxIconChart", "cdxIconCheck", "cdxIconCheckAll", "cdxIconClear", "cdxIconClock", "cdxIconClose",
  "cdxIconCode", "cdxIconCollapse", "cdxIconConfigure", "cdxIconCopy", "cdxIconCut", "cdxIconDatabase", "cdxIconDie",
  "cdxIconDoubleChevronEnd", "cdxIconDoubleChevronStart", "cdxIconDownTriangle", "cdxIconDownload", "cdxIconDraggable", "cdxIconEdit",
  "cdxIconEditLock", "cdxIconEditUndo", "cdxIconEllipsis", "cdxIconError", "cdxIconExitFullscreen", "cdxIconExpand", "cdxIconEye",
  "cdxIconEyeClosed", "cdxIconFeedback", "cdxIconFlag", "cdxIconFolderPlaceholder", "cdxIconFullscreen", "cdxIconFunction",
  "cdxIconFunctionArgument", "cdxIconFunnel", "cdxIconGlobe", "cdxIconHalfBright", "cdxIconHalfStar", "cdxIconHand", "cdxIconHeart",
  "cdxIconHelp", "cdxIconHelpNotice", "cdxIconHieroglyph", "cdxIconHighlight", "cdxIconHistory", "cdxIconHome", "cdxIconImage",
  "cdxIconImageAdd", "cdxIconImageBroken", "cdxIconImageGallery", "cdxIconImageLayoutBasic", "cdxIconImageLayoutFrame",
  "cdxIconImageLayoutFrameless", "cdxIconImageLayoutThumbnail", "cdxIconImageLock", "cdxIconIndent", "cdxIconInfo", "cdxIconInfoFilled",
  "cdxIconInstance", "cdxIconItalic", "cdxIconJournal", "cdxIconKey", "cdxIconKeyboard", "cdxIconLabFlask", "cdxIconLanguage",
  "cdxIconLargerText", "cdxIconLayout", "cdxIconLightbulb", "cdxIconLink", "cdxIconLinkExternal", "cdxIconLinkSecure", "cdxIconListBullet",
  "cdxIconListNumbered", "cdxIconLiteral", "cdxIconLock", "cdxIconLogIn", "cdxIconLogOut", "cdxIconMap", "cdxIconMapPin",
  "cdxIconMapPinAdd", "cdxIconMapTrail", "cdxIconMarkup", "cdxIconMathematics", "cdxIconMathematicsDisplayBlock",
  "cdxIconMathematicsDisplayDefault", "cdxIconMathematicsDisplayInline", "cdxIconMenu", "cdxIconMerge", "cdxIconMessage", "cdxIconMoon",
  "cdxIconMove", "cdxIconMoveFirst", "cdxIconMoveLast", "cdxIconMusicalScore", "cdxIconNetwork", "cdxIconNetworkOff", "cdxIconNewWindow",
  "cdxIconNewline", "cdxIconNewspaper", "cdxIconNext", "cdxIconNoWikitext", "cdxIconNotBright", "cdxIconNotice",
  "cdxIconOngoingConversation", "cdxIconOutdent", "cdxIconOutline", "cdxIconPageSettings", "cdxIconPalette", "cdxIconPaste", "cdxIconPause",
  "cdxIconPlay", "cdxIconPower", "cdxIconPrevious", "cdxIconPrinter", "cdxIconPushPin", "cdxIconPuzzle", "cdxIconQrCode", "cdxIconQuotes",
  "cdxIconRecentChanges", "cdxIconRedo", "cdxIconReference", "cdxIconReferenceExisting", "cdxIconReferences", "cdxIconReload",
  "cdxIconRestore", "cdxIconRobot", "cdxIconSandbox", "cdxIconSearch", "cdxIconSearchCaseSensitive", "cdxIconSearchDiacritics",
  "cdxIconSearchRegularExpression", "cdxIconSettings", "cdxIconShare", "cdxIconSignature", "cdxIconSmaller", "cdxIconSmallerText",
  "cdxIconSortVertical", "cdxIconSpecialCharacter", "cdxIconSpecialPages", "cdxIconSpeechBubble", "cdxIconSpeechBubbleAdd",
  "cdxIconSpeechBubbles", "cdxIconStar", "cdxIconStop", "cdxIconStrikethrough", "cdxIconSubscript", "cdxIconSubtract", "cdxIconSuccess",
  "cdxIconSuperscript", "cdxIconTable", "cdxIconTableAddColumnAfter", "cdxIconTableAddColumnBefore", "cdxIconTableAddRowAfter",
  "cdxIconTableAddRowBefore", "cdxIconTableCaption", "cdxIconTableMergeCells", "cdxIconTableMoveColumnAfter",
  "cdxIconTableMoveColumnBefore", "cdxIconTableMoveRowAfter", "cdxIconTableMoveRowBefore", "cdxIconTag", "cdxIconTemplateAdd",
  "cdxIconTextDirLTR", "cdxIconTextDirRTL", "cdxIconTextFlow", "cdxIconTextStyle", "cdxIconTextSummary", "cdxIconTrash", "cdxIconTray",
  "cdxIconUnBlock", "cdxIconUnFlag", "cdxIconUnLink", "cdxIconUnLock", "cdxIconUnStar", "cdxIconUnderline", "cdxIconUndo",
  "cdxIconUpTriangle", "cdxIconUpdate", "cdxIconUpload", "cdxIconUserActive", "cdxIconUserAdd", "cdxIconUserAnonymous", "cdxIconUserAvatar",
  "cdxIconUserAvatarOutline", "cdxIconUserContributions", "cdxIconUserGroup", "cdxIconUserRights", "cdxIconUserTalk",
  "cdxIconUserTemporary", "cdxIconUserTemporaryLocation", "cdxIconViewCompact", "cdxIconViewDetails", "cdxIconVisionSimulator",
  "cdxIconVolumeDown", "cdxIconVolumeOff", "cdxIconVolumeUp", "cdxIconWatchlist", "cdxIconWikitext", "cdxIconWindow", "cdxIconZoomIn",
  "cdxIconZoomOut",
]);
function accepts_codexicons(name, given) {
  switch (name) {
    case "names":
      return given === "*" || areAll(given, (given) => isOneOf(given, icons2Set) || (typeof given === "string" && iconsPattern.test(given)));
    default:
      return false;
  }
}

export function validate_codexicons(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_codexicons(name, value[name])) return false;
  return value["names"] !== undefined;
}

export const standard_codexicons = /* @__PURE__ */ standardOf(accepts_codexicons, ["names"]);

const parameters_codexicons = /* @__PURE__ */ once(() =>
  module("", [
    required(orAll(open(someOf(icons2Set), iconsPattern))),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.names = given; break;
    }
  }),
);

export const decode_codexicons = /* @__PURE__ */ decoder(parameters_codexicons);

export const encode_codexicons = (value, options) => encodeWith("", value, options);

const contributorRightsSet = /* @__PURE__ */ new Set([
  "apihighlimits", "applychangetags", "autoconfirmed", "autocreateaccount", "autopatrol", "bigdelete", "block", "blockemail", "bot",
  "browsearchive", "changetags", "createaccount", "createpage", "createtalk", "delete", "delete-redirect", "deletechangetags",
  "deletedhistory", "deletedtext", "deletelogentry", "deleterevision", "edit", "editcontentmodel", "editinterface", "editmyoptions",
  "editmyprivateinfo", "editmyusercss", "editmyuserjs", "editmyuserjson", "editmyuserjsredirect", "editmywatchlist", "editprotected",
  "editsemiprotected", "editsitecss", "editsitejs", "editsitejson", "editusercss", "edituserjs", "edituserjson", "hideuser", "import",
  "importupload", "interwiki", "ipblock-exempt", "managechangetags", "markbotedits", "mergehistory", "minoredit", "move",
  "move-categorypages", "move-rootuserpages", "move-subpages", "movefile", "nominornewtalk", "noratelimit", "nuke", "override-export-depth",
  "pagelang", "patrol", "patrolmarks", "protect", "read", "renameuser", "renameuser-global", "reupload", "reupload-own", "reupload-shared",
  "rollback", "sendemail", "siteadmin", "suppressionlog", "suppressredirect", "suppressrevision", "unblockself", "undelete",
  "unwatchedpages", "upload", "upload_by_url", "userrights", "userrights-interwiki", "viewmyprivateinfo", "viewmywatchlist",
  "viewsuppressed",
]);
function accepts_contributors(name, given) {
  switch (name) {
    case "group":
    case "excludegroup":
      return areOf(given, userGroupsSet);
    case "rights":
    case "excluderights":
      return areOf(given, contributorRightsSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "continue":
      return isText(given);
    default:
      return false;
  }
}

export function validate_contributors(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_contributors(name, value[name])) return false;
  return true;
}

export const standard_contributors = /* @__PURE__ */ standardOf(accepts_contributors);

const parameters_contributors = /* @__PURE__ */ once(() =>
  module("pc", [
    someOf(userGroupsSet),
    someOf(userGroupsSet),
    someOf(contributorRightsSet),
    someOf(contributorRightsSet),
    limit(1, 500, 5000),
    checked(string(), continues("badcontinue", false, form(whole, whole))),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.group = given; break;
      case 1: value.excludegroup = given; break;
      case 2: value.rights = given; break;
      case 3: value.excluderights = given; break;
      case 4: value.limit = given; break;
      case 5: value.continue = given; break;
    }
  }, () => ({ limit: 10 }), [
    atMostOneOf("invalidparammix", "group", "excludegroup", "rights", "excluderights"),
  ]),
);

export const decode_contributors = /* @__PURE__ */ decoder(parameters_contributors);

export const encode_contributors = (value, options) => encodeWith("pc", value, options);

function accepts_deletedrevisions(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, revisionPropertiesSet);
    case "slots":
      return given === "*" || areOf(given, alldeletedrevisionsSlotsSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "expandtemplates":
    case "generatexml":
    case "parse":
    case "difftotextpst":
      return isFlag(given);
    case "section":
    case "diffto":
    case "difftotext":
    case "start":
    case "end":
    case "tag":
    case "user":
    case "excludeuser":
    case "continue":
      return isText(given);
    case "contentformat":
    case "contentformat-main":
      return isOneOf(given, contentFormatsSet);
    case "dir":
      return given === "newer" || given === "older" || given === undefined;
    default:
      return false;
  }
}

export function validate_deletedrevisions(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_deletedrevisions(name, value[name])) return false;
  return true;
}

export const standard_deletedrevisions = /* @__PURE__ */ standardOf(accepts_deletedrevisions);

const parameters_deletedrevisions = /* @__PURE__ */ once(() =>
  module("drv", [
    oldValues(someOf(revisionPropertiesSet), ["parsetree"]),
    orAll(someOf(alldeletedrevisionsSlotsSet)),
    slot(oneOf(contentFormatsSet), "slots", "main"),
    limit(1, 500, 5000),
    deprecated(boolean()),
    deprecated(boolean()),
    deprecated(boolean()),
    string(),
    checked(deprecated(string()), except(word("diffto", new RegExp("^(?:[0-9]+|prev|next|cur)$", "u")), given("difftotext"), role("generator"))),
    deprecated(string()),
    deprecated(boolean()),
    deprecated(oneOf(contentFormatsSet)),
    timestamp(),
    timestamp(),
    oneOf(["newer", "older"]),
    string(),
    user("name", "ip", "temp", "interwiki", "id"),
    user("name", "ip", "temp", "interwiki", "id"),
    checked(string(), continues("badcontinue", false, formWhere([pages("revisions")], [], form(whole, whole)), formWhere([], [pages("revisions")], form(whole, text, time, whole)))),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.prop = given; break;
      case 1: value.slots = given; break;
      case 2: value["contentformat-main"] = given; break;
      case 3: value.limit = given; break;
      case 4: value.expandtemplates = given; break;
      case 5: value.generatexml = given; break;
      case 6: value.parse = given; break;
      case 7: value.section = given; break;
      case 8: value.diffto = given; break;
      case 9: value.difftotext = given; break;
      case 10: value.difftotextpst = given; break;
      case 11: value.contentformat = given; break;
      case 12: value.start = given; break;
      case 13: value.end = given; break;
      case 14: value.dir = given; break;
      case 15: value.tag = given; break;
      case 16: value.user = given; break;
      case 17: value.excludeuser = given; break;
      case 18: value.continue = given; break;
    }
  }, () => ({ prop: ["ids", "timestamp", "flags", "comment", "user"], dir: "older" }), [
    atMostOneOf("invalidparammix", "user", "excludeuser"),
    unless(excludes("invalidparammix", [holds("prop", "parsetree"), given("expandtemplates"), given("generatexml"), given("parse"), given("diffto"), given("difftotext"), given("difftotextpst"), given("contentformat")], [given("slots")]), role("generator")),
    unless(when(cap("outofrange", "limit", 1, 1), both(given("parse"), holds("prop", "content", "parsetree")), both(given("parse"), given("diffto")), both(given("parse"), given("difftotext"))), role("generator")),
    unless(when(cap("outofrange", "limit", 50, 500), holds("prop", "content", "parsetree"), given("diffto"), given("difftotext")), role("generator")),
    unless(when(warning("deprecation"), holds("prop", "content", "contentmodel", "parsetree", "slotsize", "slotsha1"), given("diffto"), given("difftotext")), given("slots"), role("generator")),
  ]),
);

export const decode_deletedrevisions = /* @__PURE__ */ decoder(parameters_deletedrevisions);

export const encode_deletedrevisions = (value, options) => encodeWith("drv", value, options);

const deletedrevsPropSet = /* @__PURE__ */ new Set(["comment", "content", "len", "minor", "parentid", "parsedcomment", "revid", "sha1", "tags", "user", "userid", "token"]);
function accepts_deletedrevs(name, given) {
  switch (name) {
    case "start":
    case "end":
    case "from":
    case "to":
    case "prefix":
    case "tag":
    case "user":
    case "excludeuser":
    case "continue":
      return isText(given);
    case "dir":
      return given === "newer" || given === "older" || given === undefined;
    case "unique":
      return isFlag(given);
    case "namespace":
      return isWhole(given);
    case "prop":
      return areOf(given, deletedrevsPropSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    default:
      return false;
  }
}

export function validate_deletedrevs(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_deletedrevs(name, value[name])) return false;
  return true;
}

export const standard_deletedrevs = /* @__PURE__ */ standardOf(accepts_deletedrevs);

const parameters_deletedrevs = /* @__PURE__ */ once(() =>
  deprecatedModule("dr", [
    timestamp(),
    timestamp(),
    oneOf(["newer", "older"]),
    checked(string(), titlePart("invalidtitle", "namespace")),
    checked(string(), titlePart("invalidtitle", "namespace")),
    checked(string(), titlePart("invalidtitle", "namespace")),
    boolean(),
    namespace(),
    string(),
    user("name", "ip", "temp", "interwiki", "id"),
    user("name", "ip", "temp", "interwiki", "id"),
    oldValues(someOf(deletedrevsPropSet), ["token"]),
    limit(1, 500, 5000),
    checked(string(), continues("badcontinue", false, formWhere([pages("some")], [], form(whole, text, time, whole)), formWhere([], [given("user")], form(whole, text, time, whole)), formWhere([given("user")], [pages("some")], form(time, whole)))),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.start = given; break;
      case 1: value.end = given; break;
      case 2: value.dir = given; break;
      case 3: value.from = given; break;
      case 4: value.to = given; break;
      case 5: value.prefix = given; break;
      case 6: value.unique = given; break;
      case 7: value.namespace = given; break;
      case 8: value.tag = given; break;
      case 9: value.user = given; break;
      case 10: value.excludeuser = given; break;
      case 11: value.prop = given; break;
      case 12: value.limit = given; break;
      case 13: value.continue = given; break;
    }
  }, () => ({ dir: "older", namespace: 0, prop: ["user", "comment"], limit: 10 }), [
    excludes("badparams", [given("from"), given("to"), given("prefix")], [pages("some"), given("user")]),
    needs("badparams", [given("start"), given("end")], [pages("some"), given("user")]),
    atMostOneOf("badparams", "user", "excludeuser"),
    when(cap("outofrange", "limit", 50, 500), holds("prop", "content")),
  ]),
);

export const decode_deletedrevs = /* @__PURE__ */ decoder(parameters_deletedrevs);

export const encode_deletedrevs = (value, options) => encodeWith("dr", value, options);

function accepts_duplicatefiles(name, given) {
  switch (name) {
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "continue":
      return isText(given);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    case "localonly":
      return isFlag(given);
    default:
      return false;
  }
}

export function validate_duplicatefiles(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_duplicatefiles(name, value[name])) return false;
  return true;
}

export const standard_duplicatefiles = /* @__PURE__ */ standardOf(accepts_duplicatefiles);

const parameters_duplicatefiles = /* @__PURE__ */ once(() =>
  module("df", [
    limit(1, 500, 5000),
    checked(string(), continues("badcontinue", false, form(text, text))),
    oneOf(["ascending", "descending"]),
    boolean(),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.limit = given; break;
      case 1: value.continue = given; break;
      case 2: value.dir = given; break;
      case 3: value.localonly = given; break;
    }
  }, () => ({ limit: 10, dir: "ascending" })),
);

export const decode_duplicatefiles = /* @__PURE__ */ decoder(parameters_duplicatefiles);

export const encode_duplicatefiles = (value, options) => encodeWith("df", value, options);

function accepts_embeddedin(name, given) {
  switch (name) {
    case "title":
    case "continue":
      return isText(given);
    case "pageid":
      return isWhole(given);
    case "namespace":
      return given === "*" || areWhole(given);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    case "filterredir":
      return given === "all" || given === "nonredirects" || given === "redirects" || given === undefined;
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    default:
      return false;
  }
}

export function validate_embeddedin(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_embeddedin(name, value[name])) return false;
  return true;
}

export const standard_embeddedin = /* @__PURE__ */ standardOf(accepts_embeddedin);

const parameters_embeddedin = /* @__PURE__ */ once(() =>
  module("ei", [
    checked(string(), title("invalidtitle", true)),
    checked(integer(), id("nosuchpageid")),
    checked(string(), continues("badcontinue", false, form(whole, whole), form(whole, whole, whole, text, whole, whole), form(whole, whole, whole, text, whole, whole, whole), form(whole, whole, whole, text, whole, whole, whole, whole))),
    orAll(namespaces()),
    oneOf(["ascending", "descending"]),
    oneOf(["all", "nonredirects", "redirects"]),
    limit(1, 500, 5000),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.title = given; break;
      case 1: value.pageid = given; break;
      case 2: value.continue = given; break;
      case 3: value.namespace = given; break;
      case 4: value.dir = given; break;
      case 5: value.filterredir = given; break;
      case 6: value.limit = given; break;
    }
  }, () => ({ dir: "ascending", filterredir: "all", limit: 10 }), [
    exactlyOneOf("missingparam", "invalidparammix", "title", "pageid"),
  ]),
);

export const decode_embeddedin = /* @__PURE__ */ decoder(parameters_embeddedin);

export const encode_embeddedin = (value, options) => encodeWith("ei", value, options);

const urlProtocolsSet = /* @__PURE__ */ new Set([
  "", "bitcoin", "ftp", "ftps", "geo", "git", "gopher", "http", "https", "irc", "ircs", "magnet", "mailto", "matrix", "mms", "news", "nntp",
  "redis", "sftp", "sip", "sips", "sms", "ssh", "svn", "tel", "telnet", "urn", "worldwind", "xmpp",
]);
function accepts_extlinks(name, given) {
  switch (name) {
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "continue":
    case "query":
      return isText(given);
    case "protocol":
      return isOneOf(given, urlProtocolsSet) || typeof given === "string";
    case "expandurl":
      return isFlag(given);
    default:
      return false;
  }
}

export function validate_extlinks(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_extlinks(name, value[name])) return false;
  return true;
}

export const standard_extlinks = /* @__PURE__ */ standardOf(accepts_extlinks);

const parameters_extlinks = /* @__PURE__ */ once(() =>
  module("el", [
    limit(1, 500, 5000),
    checked(string(), continues("badcontinue", false, form(text))),
    open(oneOf(urlProtocolsSet), /^/),
    string(),
    deprecated(boolean()),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.limit = given; break;
      case 1: value.continue = given; break;
      case 2: value.protocol = given; break;
      case 3: value.query = given; break;
      case 4: value.expandurl = given; break;
    }
  }, () => ({ limit: 10, protocol: "" })),
);

export const decode_extlinks = /* @__PURE__ */ decoder(parameters_extlinks);

export const encode_extlinks = (value, options) => encodeWith("el", value, options);

const exturlusagePropSet = /* @__PURE__ */ new Set(["ids", "title", "url"]);
function accepts_exturlusage(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, exturlusagePropSet);
    case "continue":
    case "query":
      return isText(given);
    case "protocol":
      return isOneOf(given, urlProtocolsSet) || typeof given === "string";
    case "namespace":
      return given === "*" || areWhole(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "expandurl":
      return isFlag(given);
    default:
      return false;
  }
}

export function validate_exturlusage(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_exturlusage(name, value[name])) return false;
  return true;
}

export const standard_exturlusage = /* @__PURE__ */ standardOf(accepts_exturlusage);

const parameters_exturlusage = /* @__PURE__ */ once(() =>
  module("eu", [
    someOf(exturlusagePropSet),
    checked(string(), continues("badcontinue", false, form(text))),
    open(oneOf(urlProtocolsSet), /^/),
    string(),
    orAll(namespaces()),
    limit(1, 500, 5000),
    deprecated(boolean()),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.prop = given; break;
      case 1: value.continue = given; break;
      case 2: value.protocol = given; break;
      case 3: value.query = given; break;
      case 4: value.namespace = given; break;
      case 5: value.limit = given; break;
      case 6: value.expandurl = given; break;
    }
  }, () => ({ prop: ["ids", "title", "url"], protocol: "", limit: 10 })),
);

export const decode_exturlusage = /* @__PURE__ */ decoder(parameters_exturlusage);

export const encode_exturlusage = (value, options) => encodeWith("eu", value, options);

const filearchivePropSet = /* @__PURE__ */ new Set([
  "archivename", "bitdepth", "description", "dimensions", "mediatype", "metadata", "mime", "parseddescription", "sha1", "size", "timestamp",
  "user",
]);
function accepts_filearchive(name, given) {
  switch (name) {
    case "from":
    case "to":
    case "prefix":
    case "sha1":
    case "sha1base36":
    case "continue":
      return isText(given);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    case "prop":
      return areOf(given, filearchivePropSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    default:
      return false;
  }
}

export function validate_filearchive(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_filearchive(name, value[name])) return false;
  return true;
}

export const standard_filearchive = /* @__PURE__ */ standardOf(accepts_filearchive);

const parameters_filearchive = /* @__PURE__ */ once(() =>
  module("fa", [
    checked(string(), titlePart("invalidtitle", 6)),
    checked(string(), titlePart("invalidtitle", 6)),
    checked(string(), titlePart("invalidtitle", 6)),
    oneOf(["ascending", "descending"]),
    checked(string(), word("invalidsha1hash", new RegExp("^[0-9A-Fa-f]{40}$", "u"))),
    checked(string(), except(word("invalidsha1base36hash", new RegExp("^[0-9A-Za-z]{31}$", "u")), given("sha1"))),
    someOf(filearchivePropSet),
    limit(1, 500, 5000),
    checked(string(), continues("badcontinue", false, form(text, time, whole))),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.from = given; break;
      case 1: value.to = given; break;
      case 2: value.prefix = given; break;
      case 3: value.dir = given; break;
      case 4: value.sha1 = given; break;
      case 5: value.sha1base36 = given; break;
      case 6: value.prop = given; break;
      case 7: value.limit = given; break;
      case 8: value.continue = given; break;
    }
  }, () => ({ dir: "ascending", prop: ["timestamp"], limit: 10 })),
);

export const decode_filearchive = /* @__PURE__ */ decoder(parameters_filearchive);

export const encode_filearchive = (value, options) => encodeWith("fa", value, options);

const filerepoinfoPropSet = /* @__PURE__ */ new Set([
  "canUpload", "displayname", "favicon", "initialCapital", "local", "name", "rootUrl", "scriptDirUrl", "thumbUrl", "url",
]);
function accepts_filerepoinfo(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, filerepoinfoPropSet);
    default:
      return false;
  }
}

export function validate_filerepoinfo(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_filerepoinfo(name, value[name])) return false;
  return true;
}

export const standard_filerepoinfo = /* @__PURE__ */ standardOf(accepts_filerepoinfo);

const parameters_filerepoinfo = /* @__PURE__ */ once(() =>
  module("fri", [
    someOf(filerepoinfoPropSet),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.prop = given; break;
    }
  }, () => ({ prop: ["canUpload", "displayname", "favicon", "initialCapital", "local", "name", "rootUrl", "scriptDirUrl", "thumbUrl", "url"] })),
);

export const decode_filerepoinfo = /* @__PURE__ */ decoder(parameters_filerepoinfo);

export const encode_filerepoinfo = (value, options) => encodeWith("fri", value, options);

const fileusagePropSet = /* @__PURE__ */ new Set(["pageid", "redirect", "title"]);
const fileusageShowSet = /* @__PURE__ */ new Set(["!redirect", "redirect"]);
function accepts_fileusage(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, fileusagePropSet);
    case "namespace":
      return given === "*" || areWhole(given);
    case "show":
      return areOf(given, fileusageShowSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "continue":
      return isText(given);
    default:
      return false;
  }
}

export function validate_fileusage(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_fileusage(name, value[name])) return false;
  return true;
}

export const standard_fileusage = /* @__PURE__ */ standardOf(accepts_fileusage);

const parameters_fileusage = /* @__PURE__ */ once(() =>
  module("fu", [
    someOf(fileusagePropSet),
    orAll(namespaces()),
    someOf(fileusageShowSet),
    limit(1, 500, 5000),
    checked(string(), continues("badcontinue", false, formWhere([], [pages("several")], form(whole)), formWhere([given("namespace")], [pages("several")], form(whole, whole)), formWhere([pages("several")], [], form(text, whole)), formWhere([pages("several"), given("namespace")], [], form(text, whole, whole)))),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.prop = given; break;
      case 1: value.namespace = given; break;
      case 2: value.show = given; break;
      case 3: value.limit = given; break;
      case 4: value.continue = given; break;
    }
  }, () => ({ prop: ["pageid", "title", "redirect"], limit: 10 }), [
    contradiction("show", "show", ["redirect", "!redirect"]),
  ]),
);

export const decode_fileusage = /* @__PURE__ */ decoder(parameters_fileusage);

export const encode_fileusage = (value, options) => encodeWith("fu", value, options);

const imageinfoPropSet = /* @__PURE__ */ new Set([
  "archivename", "badfile", "bitdepth", "canonicaltitle", "comment", "commonmetadata", "dimensions", "extmetadata", "mediatype", "metadata",
  "mime", "parsedcomment", "sha1", "size", "thumbmime", "timestamp", "uploadwarning", "url", "user", "userid",
]);
function accepts_imageinfo(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, imageinfoPropSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "start":
    case "end":
    case "metadataversion":
    case "extmetadatalanguage":
    case "urlparam":
    case "badfilecontexttitle":
    case "continue":
      return isText(given);
    case "urlwidth":
    case "urlheight":
      return isWhole(given);
    case "extmetadatamultilang":
    case "localonly":
      return isFlag(given);
    case "extmetadatafilter":
      return areTexts(given);
    default:
      return false;
  }
}

export function validate_imageinfo(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_imageinfo(name, value[name])) return false;
  return true;
}

export const standard_imageinfo = /* @__PURE__ */ standardOf(accepts_imageinfo);

const parameters_imageinfo = /* @__PURE__ */ once(() =>
  module("ii", [
    someOf(imageinfoPropSet),
    limit(1, 500, 5000),
    timestamp(),
    timestamp(),
    integer(),
    integer(),
    string(),
    string(),
    boolean(),
    strings(),
    string(),
    checked(string(), title("invalid-title", true)),
    checked(string(), continues("badcontinue", false, form(text, text))),
    boolean(),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.prop = given; break;
      case 1: value.limit = given; break;
      case 2: value.start = given; break;
      case 3: value.end = given; break;
      case 4: value.urlwidth = given; break;
      case 5: value.urlheight = given; break;
      case 6: value.metadataversion = given; break;
      case 7: value.extmetadatalanguage = given; break;
      case 8: value.extmetadatamultilang = given; break;
      case 9: value.extmetadatafilter = given; break;
      case 10: value.urlparam = given; break;
      case 11: value.badfilecontexttitle = given; break;
      case 12: value.continue = given; break;
      case 13: value.localonly = given; break;
    }
  }, () => ({ prop: ["timestamp", "user"], limit: 1, urlwidth: -1, urlheight: -1, metadataversion: "1", extmetadatalanguage: "en", urlparam: "" })),
);

export const decode_imageinfo = /* @__PURE__ */ decoder(parameters_imageinfo);

export const encode_imageinfo = (value, options) => encodeWith("ii", value, options);

function accepts_images(name, given) {
  switch (name) {
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "continue":
      return isText(given);
    case "images":
      return areTexts(given);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    default:
      return false;
  }
}

export function validate_images(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_images(name, value[name])) return false;
  return true;
}

export const standard_images = /* @__PURE__ */ standardOf(accepts_images);

const parameters_images = /* @__PURE__ */ once(() =>
  module("im", [
    limit(1, 500, 5000),
    checked(string(), continues("badcontinue", false, form(whole, text))),
    checked(strings(), dropping(title("notfile", false, 6, undefined))),
    oneOf(["ascending", "descending"]),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.limit = given; break;
      case 1: value.continue = given; break;
      case 2: value.images = given; break;
      case 3: value.dir = given; break;
    }
  }, () => ({ limit: 10, dir: "ascending" })),
);

export const decode_images = /* @__PURE__ */ decoder(parameters_images);

export const encode_images = (value, options) => encodeWith("im", value, options);

function accepts_imageusage(name, given) {
  switch (name) {
    case "title":
    case "continue":
      return isText(given);
    case "pageid":
      return isWhole(given);
    case "namespace":
      return given === "*" || areWhole(given);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    case "filterredir":
      return given === "all" || given === "nonredirects" || given === "redirects" || given === undefined;
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "redirect":
      return isFlag(given);
    default:
      return false;
  }
}

export function validate_imageusage(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_imageusage(name, value[name])) return false;
  return true;
}

export const standard_imageusage = /* @__PURE__ */ standardOf(accepts_imageusage);

const parameters_imageusage = /* @__PURE__ */ once(() =>
  module("iu", [
    checked(string(), title("invalidtitle", true)),
    checked(integer(), id("nosuchpageid")),
    checked(string(), continues("badcontinue", false, form(whole, whole), form(whole, whole, whole, text, whole, whole), form(whole, whole, whole, text, whole, whole, whole), form(whole, whole, whole, text, whole, whole, whole, whole))),
    orAll(namespaces()),
    oneOf(["ascending", "descending"]),
    oneOf(["all", "nonredirects", "redirects"]),
    limit(1, 500, 5000),
    boolean(),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.title = given; break;
      case 1: value.pageid = given; break;
      case 2: value.continue = given; break;
      case 3: value.namespace = given; break;
      case 4: value.dir = given; break;
      case 5: value.filterredir = given; break;
      case 6: value.limit = given; break;
      case 7: value.redirect = given; break;
    }
  }, () => ({ dir: "ascending", filterredir: "all", limit: 10 }), [
    when(cap("outofrange", "limit", 250, 2500), given("redirect")),
    exactlyOneOf("missingparam", "invalidparammix", "title", "pageid"),
    inNamespace("bad_image_title", "title", 6),
  ]),
);

export const decode_imageusage = /* @__PURE__ */ decoder(parameters_imageusage);

export const encode_imageusage = (value, options) => encodeWith("iu", value, options);

const infoPropSet = /* @__PURE__ */ new Set([
  "associatedpage", "displaytitle", "editintro", "linkclasses", "notificationtimestamp", "preloadcontent", "protection", "subjectid",
  "talkid", "url", "varianttitles", "visitingwatchers", "watched", "watchers", "preload", "readable",
]);
function accepts_info(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, infoPropSet);
    case "linkcontext":
    case "preloadcustom":
    case "editintrocustom":
    case "continue":
      return isText(given);
    case "testactions":
    case "preloadparams":
    case "editintroskip":
      return areTexts(given);
    case "testactionsdetail":
      return given === "boolean" || given === "full" || given === "quick" || given === undefined;
    case "testactionsautocreate":
    case "preloadnewsection":
      return isFlag(given);
    case "editintrostyle":
      return given === "lessframes" || given === "moreframes" || given === undefined;
    default:
      return false;
  }
}

export function validate_info(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_info(name, value[name])) return false;
  return true;
}

export const standard_info = /* @__PURE__ */ standardOf(accepts_info);

const parameters_info = /* @__PURE__ */ once(() =>
  module("in", [
    oldValues(someOf(infoPropSet), ["preload", "readable"]),
    titled(),
    strings(),
    oneOf(["boolean", "full", "quick"]),
    boolean(),
    string(),
    strings(),
    boolean(),
    oneOf(["lessframes", "moreframes"]),
    strings(),
    string(),
    checked(string(), continues("badcontinue", false, form(whole, text))),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.prop = given; break;
      case 1: value.linkcontext = given; break;
      case 2: value.testactions = given; break;
      case 3: value.testactionsdetail = given; break;
      case 4: value.testactionsautocreate = given; break;
      case 5: value.preloadcustom = given; break;
      case 6: value.preloadparams = given; break;
      case 7: value.preloadnewsection = given; break;
      case 8: value.editintrostyle = given; break;
      case 9: value.editintroskip = given; break;
      case 10: value.editintrocustom = given; break;
      case 11: value.continue = given; break;
    }
  }, () => ({ testactionsdetail: "boolean", editintrostyle: "moreframes" })),
);

export const decode_info = /* @__PURE__ */ decoder(parameters_info);

export const encode_info = (value, options) => encodeWith("in", value, options);

const iwbacklinksPropSet = /* @__PURE__ */ new Set(["iwprefix", "iwtitle"]);
function accepts_iwbacklinks(name, given) {
  switch (name) {
    case "prefix":
    case "title":
    case "continue":
      return isText(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "prop":
      return areOf(given, iwbacklinksPropSet);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    default:
      return false;
  }
}

export function validate_iwbacklinks(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_iwbacklinks(name, value[name])) return false;
  return true;
}

export const standard_iwbacklinks = /* @__PURE__ */ standardOf(accepts_iwbacklinks);

const parameters_iwbacklinks = /* @__PURE__ */ once(() =>
  module("iwbl", [
    string(),
    string(),
    checked(string(), continues("badcontinue", false, form(text, text, whole))),
    limit(1, 500, 5000),
    someOf(iwbacklinksPropSet),
    oneOf(["ascending", "descending"]),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.prefix = given; break;
      case 1: value.title = given; break;
      case 2: value.continue = given; break;
      case 3: value.limit = given; break;
      case 4: value.prop = given; break;
      case 5: value.dir = given; break;
    }
  }, () => ({ limit: 10, prop: [], dir: "ascending" }), [
    needs("invalidparammix", [given("title")], [given("prefix")]),
  ]),
);

export const decode_iwbacklinks = /* @__PURE__ */ decoder(parameters_iwbacklinks);

export const encode_iwbacklinks = (value, options) => encodeWith("iwbl", value, options);

const iwlinksPropSet = /* @__PURE__ */ new Set(["url"]);
function accepts_iwlinks(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, iwlinksPropSet);
    case "prefix":
    case "title":
    case "continue":
      return isText(given);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "url":
      return isFlag(given);
    default:
      return false;
  }
}

export function validate_iwlinks(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_iwlinks(name, value[name])) return false;
  return true;
}

export const standard_iwlinks = /* @__PURE__ */ standardOf(accepts_iwlinks);

const parameters_iwlinks = /* @__PURE__ */ once(() =>
  module("iw", [
    someOf(iwlinksPropSet),
    string(),
    string(),
    oneOf(["ascending", "descending"]),
    limit(1, 500, 5000),
    checked(string(), continues("badcontinue", false, form(whole, text, text))),
    deprecated(boolean()),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.prop = given; break;
      case 1: value.prefix = given; break;
      case 2: value.title = given; break;
      case 3: value.dir = given; break;
      case 4: value.limit = given; break;
      case 5: value.continue = given; break;
      case 6: value.url = given; break;
    }
  }, () => ({ dir: "ascending", limit: 10 }), [
    needs("invalidparammix", [given("title")], [given("prefix")]),
    atMostOneOf("invalidparammix", "url", "prop"),
  ]),
);

export const decode_iwlinks = /* @__PURE__ */ decoder(parameters_iwlinks);

export const encode_iwlinks = (value, options) => encodeWith("iw", value, options);

const langbacklinksPropSet = /* @__PURE__ */ new Set(["lllang", "lltitle"]);
function accepts_langbacklinks(name, given) {
  switch (name) {
    case "lang":
    case "title":
    case "continue":
      return isText(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "prop":
      return areOf(given, langbacklinksPropSet);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    default:
      return false;
  }
}

export function validate_langbacklinks(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_langbacklinks(name, value[name])) return false;
  return true;
}

export const standard_langbacklinks = /* @__PURE__ */ standardOf(accepts_langbacklinks);

const parameters_langbacklinks = /* @__PURE__ */ once(() =>
  module("lbl", [
    string(),
    string(),
    checked(string(), continues("badcontinue", false, form(text, text, whole))),
    limit(1, 500, 5000),
    someOf(langbacklinksPropSet),
    oneOf(["ascending", "descending"]),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.lang = given; break;
      case 1: value.title = given; break;
      case 2: value.continue = given; break;
      case 3: value.limit = given; break;
      case 4: value.prop = given; break;
      case 5: value.dir = given; break;
    }
  }, () => ({ limit: 10, prop: [], dir: "ascending" }), [
    needs("nolang", [given("title")], [given("lang")]),
  ]),
);

export const decode_langbacklinks = /* @__PURE__ */ decoder(parameters_langbacklinks);

export const encode_langbacklinks = (value, options) => encodeWith("lbl", value, options);

const langlinksPropSet = /* @__PURE__ */ new Set(["autonym", "langname", "url"]);
function accepts_langlinks(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, langlinksPropSet);
    case "lang":
    case "title":
    case "inlanguagecode":
    case "continue":
      return isText(given);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "url":
      return isFlag(given);
    default:
      return false;
  }
}

export function validate_langlinks(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_langlinks(name, value[name])) return false;
  return true;
}

export const standard_langlinks = /* @__PURE__ */ standardOf(accepts_langlinks);

const parameters_langlinks = /* @__PURE__ */ once(() =>
  module("ll", [
    someOf(langlinksPropSet),
    string(),
    string(),
    oneOf(["ascending", "descending"]),
    string(),
    limit(1, 500, 5000),
    checked(string(), continues("badcontinue", false, form(whole, text))),
    deprecated(boolean()),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.prop = given; break;
      case 1: value.lang = given; break;
      case 2: value.title = given; break;
      case 3: value.dir = given; break;
      case 4: value.inlanguagecode = given; break;
      case 5: value.limit = given; break;
      case 6: value.continue = given; break;
      case 7: value.url = given; break;
    }
  }, () => ({ dir: "ascending", inlanguagecode: "en", limit: 10 }), [
    needs("invalidparammix", [given("title")], [given("lang")]),
    atMostOneOf("invalidparammix", "url", "prop"),
  ]),
);

export const decode_langlinks = /* @__PURE__ */ decoder(parameters_langlinks);

export const encode_langlinks = (value, options) => encodeWith("ll", value, options);

const languageinfoPropSet = /* @__PURE__ */ new Set(["autonym", "bcp47", "code", "dir", "fallbacks", "name", "variantnames", "variants"]);
function accepts_languageinfo(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, languageinfoPropSet);
    case "code":
      return areTexts(given);
    case "continue":
      return isText(given);
    default:
      return false;
  }
}

export function validate_languageinfo(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_languageinfo(name, value[name])) return false;
  return true;
}

export const standard_languageinfo = /* @__PURE__ */ standardOf(accepts_languageinfo);

const parameters_languageinfo = /* @__PURE__ */ once(() =>
  module("li", [
    someOf(languageinfoPropSet),
    checked(strings(), dropping(word("unrecognizedvalues", new RegExp("^(?:\\*|[a-z]+(?:-[a-z0-9]+)*)$", "u")))),
    string(),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.prop = given; break;
      case 1: value.code = given; break;
      case 2: value.continue = given; break;
    }
  }, () => ({ prop: ["code"], code: ["*"] })),
);

export const decode_languageinfo = /* @__PURE__ */ decoder(parameters_languageinfo);

export const encode_languageinfo = (value, options) => encodeWith("li", value, options);

function accepts_links(name, given) {
  switch (name) {
    case "namespace":
      return given === "*" || areWhole(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "continue":
      return isText(given);
    case "titles":
      return areTexts(given);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    default:
      return false;
  }
}

export function validate_links(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_links(name, value[name])) return false;
  return true;
}

export const standard_links = /* @__PURE__ */ standardOf(accepts_links);

const parameters_links = /* @__PURE__ */ once(() =>
  module("pl", [
    orAll(namespaces(-2, -1)),
    limit(1, 500, 5000),
    checked(string(), continues("badcontinue", false, form(whole, whole, text))),
    checked(strings(), dropping(title("invalidtitle", true))),
    oneOf(["ascending", "descending"]),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.namespace = given; break;
      case 1: value.limit = given; break;
      case 2: value.continue = given; break;
      case 3: value.titles = given; break;
      case 4: value.dir = given; break;
    }
  }, () => ({ limit: 10, dir: "ascending" })),
);

export const decode_links = /* @__PURE__ */ decoder(parameters_links);

export const encode_links = (value, options) => encodeWith("pl", value, options);

function accepts_linkshere(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, fileusagePropSet);
    case "namespace":
      return given === "*" || areWhole(given);
    case "show":
      return areOf(given, fileusageShowSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "continue":
      return isText(given);
    default:
      return false;
  }
}

export function validate_linkshere(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_linkshere(name, value[name])) return false;
  return true;
}

export const standard_linkshere = /* @__PURE__ */ standardOf(accepts_linkshere);

const parameters_linkshere = /* @__PURE__ */ once(() =>
  module("lh", [
    someOf(fileusagePropSet),
    orAll(namespaces()),
    someOf(fileusageShowSet),
    limit(1, 500, 5000),
    checked(string(), continues("badcontinue", false, formWhere([], [pages("several")], form(whole)), formWhere([given("namespace")], [pages("several")], form(whole, whole)), formWhere([pages("several")], [], form(text, whole)), formWhere([pages("several")], [], form(whole, whole)), formWhere([pages("several")], [], form(whole, text, whole)), formWhere([pages("several"), given("namespace")], [], form(text, whole, whole)), formWhere([pages("several"), given("namespace")], [], form(whole, text, whole, whole)))),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.prop = given; break;
      case 1: value.namespace = given; break;
      case 2: value.show = given; break;
      case 3: value.limit = given; break;
      case 4: value.continue = given; break;
    }
  }, () => ({ prop: ["pageid", "title", "redirect"], limit: 10 }), [
    contradiction("show", "show", ["redirect", "!redirect"]),
  ]),
);

export const decode_linkshere = /* @__PURE__ */ decoder(parameters_linkshere);

export const encode_linkshere = (value, options) => encodeWith("lh", value, options);

const logeventsPropSet = /* @__PURE__ */ new Set(["comment", "details", "ids", "parsedcomment", "tags", "timestamp", "title", "type", "user", "userid"]);
const logeventsTypeSet = /* @__PURE__ */ new Set([
  "", "block", "contentmodel", "create", "delete", "import", "interwiki", "managetags", "merge", "move", "newusers", "patrol", "protect",
  "renameuser", "rights", "suppress", "tag", "upload",
]);
const logeventsActionSet = /* @__PURE__ */ new Set([
  "block/block", "block/reblock", "block/unblock", "contentmodel/change", "contentmodel/new", "create/create", "delete/delete",
  "delete/delete_redir", "delete/delete_redir2", "delete/event", "delete/restore", "delete/revision", "import/interwiki", "import/upload",
  "interwiki/iw_add", "interwiki/iw_delete", "interwiki/iw_edit", "managetags/activate", "managetags/create", "managetags/deactivate",
  "managetags/delete", "merge/merge", "merge/merge-into", "move/move", "move/move_redir", "newusers/autocreate", "newusers/byemail",
  "newusers/create", "newusers/create2", "newusers/newusers", "patrol/autopatrol", "patrol/patrol", "protect/modify", "protect/move_prot",
  "protect/protect", "protect/unprotect", "renameuser/renameuser", "rights/autopromote", "rights/rights", "suppress/block",
  "suppress/delete", "suppress/event", "suppress/reblock", "suppress/revision", "tag/update", "upload/overwrite", "upload/revert",
  "upload/upload",
]);
function accepts_logevents(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, logeventsPropSet);
    case "type":
      return isOneOf(given, logeventsTypeSet);
    case "action":
      return isOneOf(given, logeventsActionSet);
    case "start":
    case "end":
    case "user":
    case "title":
    case "prefix":
    case "tag":
    case "continue":
      return isText(given);
    case "dir":
      return given === "newer" || given === "older" || given === undefined;
    case "ids":
      return areWhole(given);
    case "namespace":
      return isWhole(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    default:
      return false;
  }
}

export function validate_logevents(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_logevents(name, value[name])) return false;
  return true;
}

export const standard_logevents = /* @__PURE__ */ standardOf(accepts_logevents);

const parameters_logevents = /* @__PURE__ */ once(() =>
  module("le", [
    someOf(logeventsPropSet),
    oneOf(logeventsTypeSet),
    refusedWith(oneOf(logeventsActionSet), "unknown_leaction"),
    timestamp(),
    timestamp(),
    oneOf(["newer", "older"]),
    integers(),
    user("name", "ip", "temp", "interwiki", "id"),
    checked(string(), title("invalidtitle", true)),
    namespace(-2, -1),
    checked(string(), title("invalidtitle", true)),
    string(),
    limit(1, 500, 5000),
    checked(string(), continues("badcontinue", false, form(time, whole))),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.prop = given; break;
      case 1: value.type = given; break;
      case 2: value.action = given; break;
      case 3: value.start = given; break;
      case 4: value.end = given; break;
      case 5: value.dir = given; break;
      case 6: value.ids = given; break;
      case 7: value.user = given; break;
      case 8: value.title = given; break;
      case 9: value.namespace = given; break;
      case 10: value.prefix = given; break;
      case 11: value.tag = given; break;
      case 12: value.limit = given; break;
      case 13: value.continue = given; break;
    }
  }, () => ({ prop: ["ids", "title", "type", "user", "timestamp", "comment", "details"], dir: "older", limit: 10 }), [
    atMostOneOf("invalidparammix", "title", "prefix", "namespace"),
  ]),
);

export const decode_logevents = /* @__PURE__ */ decoder(parameters_logevents);

export const encode_logevents = (value, options) => encodeWith("le", value, options);

const mystashedfilesPropSet = /* @__PURE__ */ new Set(["size", "type"]);
function accepts_mystashedfiles(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, mystashedfilesPropSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "continue":
      return isText(given);
    default:
      return false;
  }
}

export function validate_mystashedfiles(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_mystashedfiles(name, value[name])) return false;
  return true;
}

export const standard_mystashedfiles = /* @__PURE__ */ standardOf(accepts_mystashedfiles);

const parameters_mystashedfiles = /* @__PURE__ */ once(() =>
  module("msf", [
    someOf(mystashedfilesPropSet),
    limit(1, 500, 5000),
    checked(string(), continues("badcontinue", false, form(whole))),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.prop = given; break;
      case 1: value.limit = given; break;
      case 2: value.continue = given; break;
    }
  }, () => ({ prop: [], limit: 10 })),
);

export const decode_mystashedfiles = /* @__PURE__ */ decoder(parameters_mystashedfiles);

export const encode_mystashedfiles = (value, options) => encodeWith("msf", value, options);

function accepts_pagepropnames(name, given) {
  switch (name) {
    case "continue":
      return isText(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    default:
      return false;
  }
}

export function validate_pagepropnames(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_pagepropnames(name, value[name])) return false;
  return true;
}

export const standard_pagepropnames = /* @__PURE__ */ standardOf(accepts_pagepropnames);

const parameters_pagepropnames = /* @__PURE__ */ once(() =>
  module("ppn", [
    checked(string(), continues("badcontinue", false, form(text))),
    limit(1, 500, 5000),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.continue = given; break;
      case 1: value.limit = given; break;
    }
  }, () => ({ limit: 10 })),
);

export const decode_pagepropnames = /* @__PURE__ */ decoder(parameters_pagepropnames);

export const encode_pagepropnames = (value, options) => encodeWith("ppn", value, options);

function accepts_pageprops(name, given) {
  switch (name) {
    case "continue":
      return isText(given);
    case "prop":
      return areTexts(given);
    default:
      return false;
  }
}

export function validate_pageprops(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_pageprops(name, value[name])) return false;
  return true;
}

export const standard_pageprops = /* @__PURE__ */ standardOf(accepts_pageprops);

const parameters_pageprops = /* @__PURE__ */ once(() =>
  module("pp", [
    checked(string(), continues("badcontinue", true, form(whole))),
    strings(),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.continue = given; break;
      case 1: value.prop = given; break;
    }
  }),
);

export const decode_pageprops = /* @__PURE__ */ decoder(parameters_pageprops);

export const encode_pageprops = (value, options) => encodeWith("pp", value, options);

const pageswithpropPropSet = /* @__PURE__ */ new Set(["ids", "title", "value"]);
function accepts_pageswithprop(name, given) {
  switch (name) {
    case "propname":
    case "continue":
      return isText(given);
    case "prop":
      return areOf(given, pageswithpropPropSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    default:
      return false;
  }
}

export function validate_pageswithprop(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_pageswithprop(name, value[name])) return false;
  return value["propname"] !== undefined;
}

export const standard_pageswithprop = /* @__PURE__ */ standardOf(accepts_pageswithprop, ["propname"]);

const parameters_pageswithprop = /* @__PURE__ */ once(() =>
  module("pwp", [
    required(string()),
    someOf(pageswithpropPropSet),
    checked(string(), continues("badcontinue", true, form(whole))),
    limit(1, 500, 5000),
    oneOf(["ascending", "descending"]),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.propname = given; break;
      case 1: value.prop = given; break;
      case 2: value.continue = given; break;
      case 3: value.limit = given; break;
      case 4: value.dir = given; break;
    }
  }, () => ({ prop: ["ids", "title"], limit: 10, dir: "ascending" })),
);

export const decode_pageswithprop = /* @__PURE__ */ decoder(parameters_pageswithprop);

export const encode_pageswithprop = (value, options) => encodeWith("pwp", value, options);

function accepts_prefixsearch(name, given) {
  switch (name) {
    case "search":
      return isText(given);
    case "namespace":
      return given === "*" || areWhole(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "offset":
      return isWithin(given, 0, Infinity);
    default:
      return false;
  }
}

export function validate_prefixsearch(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_prefixsearch(name, value[name])) return false;
  return value["search"] !== undefined;
}

export const standard_prefixsearch = /* @__PURE__ */ standardOf(accepts_prefixsearch, ["search"]);

const parameters_prefixsearch = /* @__PURE__ */ once(() =>
  module("ps", [
    required(string()),
    orAll(namespaces()),
    limit(1, 500, 5000),
    integer(0, Infinity),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.search = given; break;
      case 1: value.namespace = given; break;
      case 2: value.limit = given; break;
      case 3: value.offset = given; break;
    }
  }, () => ({ namespace: [0], limit: 10, offset: 0 })),
);

export const decode_prefixsearch = /* @__PURE__ */ decoder(parameters_prefixsearch);

export const encode_prefixsearch = (value, options) => encodeWith("ps", value, options);

const protectedtitlesLevelSet = /* @__PURE__ */ new Set(["autoconfirmed", "sysop"]);
const protectedtitlesPropSet = /* @__PURE__ */ new Set(["comment", "expiry", "level", "parsedcomment", "timestamp", "user", "userid"]);
function accepts_protectedtitles(name, given) {
  switch (name) {
    case "namespace":
      return given === "*" || areWhole(given);
    case "level":
      return areOf(given, protectedtitlesLevelSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "dir":
      return given === "newer" || given === "older" || given === undefined;
    case "start":
    case "end":
    case "continue":
      return isText(given);
    case "prop":
      return areOf(given, protectedtitlesPropSet);
    default:
      return false;
  }
}

export function validate_protectedtitles(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_protectedtitles(name, value[name])) return false;
  return true;
}

export const standard_protectedtitles = /* @__PURE__ */ standardOf(accepts_protectedtitles);

const parameters_protectedtitles = /* @__PURE__ */ once(() =>
  module("pt", [
    orAll(namespaces()),
    someOf(protectedtitlesLevelSet),
    limit(1, 500, 5000),
    oneOf(["newer", "older"]),
    timestamp(),
    timestamp(),
    someOf(protectedtitlesPropSet),
    checked(string(), continues("badcontinue", false, form(time, whole, text))),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.namespace = given; break;
      case 1: value.level = given; break;
      case 2: value.limit = given; break;
      case 3: value.dir = given; break;
      case 4: value.start = given; break;
      case 5: value.end = given; break;
      case 6: value.prop = given; break;
      case 7: value.continue = given; break;
    }
  }, () => ({ limit: 10, dir: "older", prop: ["timestamp", "level"] })),
);

export const decode_protectedtitles = /* @__PURE__ */ decoder(parameters_protectedtitles);

export const encode_protectedtitles = (value, options) => encodeWith("pt", value, options);

const querypagePageSet = /* @__PURE__ */ new Set([
  "Ancientpages", "BrokenRedirects", "Deadendpages", "DoubleRedirects", "Fewestrevisions", "ListDuplicatedFiles", "Listredirects",
  "Lonelypages", "Longpages", "MediaStatistics", "Mostcategories", "Mostimages", "Mostinterwikis", "Mostlinked", "Mostlinkedcategories",
  "Mostlinkedtemplates", "Mostrevisions", "Shortpages", "Uncategorizedcategories", "Uncategorizedimages", "Uncategorizedpages",
  "Uncategorizedtemplates", "Unusedcategories", "Unusedimages", "Unusedtemplates", "Unwatchedpages", "Wantedcategories", "Wantedfiles",
  "Wantedpages", "Wantedtemplates", "Withoutinterwiki",
]);
function accepts_querypage(name, given) {
  switch (name) {
    case "page":
      return isOneOf(given, querypagePageSet);
    case "offset":
      return isWhole(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    default:
      return false;
  }
}

export function validate_querypage(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_querypage(name, value[name])) return false;
  return value["page"] !== undefined;
}

export const standard_querypage = /* @__PURE__ */ standardOf(accepts_querypage, ["page"]);

const parameters_querypage = /* @__PURE__ */ once(() =>
  module("qp", [
    required(oneOf(querypagePageSet)),
    integer(),
    limit(1, 500, 5000),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.page = given; break;
      case 1: value.offset = given; break;
      case 2: value.limit = given; break;
    }
  }, () => ({ offset: 0, limit: 10 })),
);

export const decode_querypage = /* @__PURE__ */ decoder(parameters_querypage);

export const encode_querypage = (value, options) => encodeWith("qp", value, options);

const randomContentmodelSet = /* @__PURE__ */ new Set(["css", "javascript", "json", "text", "unknown", "vue", "wikitext"]);
function accepts_random(name, given) {
  switch (name) {
    case "namespace":
      return given === "*" || areWhole(given);
    case "filterredir":
      return given === "all" || given === "nonredirects" || given === "redirects" || given === undefined;
    case "minsize":
    case "maxsize":
      return isWhole(given);
    case "contentmodel":
      return isOneOf(given, randomContentmodelSet);
    case "redirect":
      return isFlag(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "continue":
      return isText(given);
    default:
      return false;
  }
}

export function validate_random(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_random(name, value[name])) return false;
  return true;
}

export const standard_random = /* @__PURE__ */ standardOf(accepts_random);

const parameters_random = /* @__PURE__ */ once(() =>
  module("rn", [
    orAll(namespaces()),
    oneOf(["all", "nonredirects", "redirects"]),
    integer(),
    integer(),
    oneOf(randomContentmodelSet),
    deprecated(boolean()),
    limit(1, 500, 5000),
    checked(string(), continues("badcontinue", false, form(fraction, fraction, whole, bit))),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.namespace = given; break;
      case 1: value.filterredir = given; break;
      case 2: value.minsize = given; break;
      case 3: value.maxsize = given; break;
      case 4: value.contentmodel = given; break;
      case 5: value.redirect = given; break;
      case 6: value.limit = given; break;
      case 7: value.continue = given; break;
    }
  }, () => ({ filterredir: "nonredirects", limit: 1 }), [
    atMostOneOf("invalidparammix", "filterredir", "redirect"),
  ]),
);

export const decode_random = /* @__PURE__ */ decoder(parameters_random);

export const encode_random = (value, options) => encodeWith("rn", value, options);

const recentchangesPropSet = /* @__PURE__ */ new Set([
  "comment", "flags", "ids", "loginfo", "parsedcomment", "patrolled", "redirect", "sha1", "sizes", "tags", "timestamp", "title", "user",
  "userid",
]);
const recentchangesShowSet = /* @__PURE__ */ new Set([
  "!anon", "!autopatrolled", "!bot", "!minor", "!patrolled", "!redirect", "anon", "autopatrolled", "bot", "minor", "patrolled", "redirect",
  "unpatrolled",
]);
const recentchangesTypeSet = /* @__PURE__ */ new Set(["categorize", "edit", "external", "log", "new"]);
function accepts_recentchanges(name, given) {
  switch (name) {
    case "start":
    case "end":
    case "user":
    case "excludeuser":
    case "tag":
    case "title":
    case "continue":
      return isText(given);
    case "dir":
      return given === "newer" || given === "older" || given === undefined;
    case "namespace":
      return given === "*" || areWhole(given);
    case "prop":
      return areOf(given, recentchangesPropSet);
    case "show":
      return areOf(given, recentchangesShowSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "type":
      return areOf(given, recentchangesTypeSet);
    case "toponly":
    case "generaterevisions":
      return isFlag(given);
    case "slot":
      return given === "main" || given === undefined;
    default:
      return false;
  }
}

export function validate_recentchanges(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_recentchanges(name, value[name])) return false;
  return true;
}

export const standard_recentchanges = /* @__PURE__ */ standardOf(accepts_recentchanges);

const parameters_recentchanges = /* @__PURE__ */ once(() =>
  module("rc", [
    timestamp(),
    timestamp(),
    oneOf(["newer", "older"]),
    orAll(namespaces(-2, -1)),
    user("name", "ip", "temp", "interwiki", "id"),
    user("name", "ip", "temp", "interwiki", "id"),
    string(),
    someOf(recentchangesPropSet),
    someOf(recentchangesShowSet),
    limit(1, 500, 5000),
    someOf(recentchangesTypeSet),
    boolean(),
    checked(string(), title("invalidtitle", true)),
    checked(string(), continues("badcontinue", false, form(time, whole))),
    boolean(),
    oneOf(["main"]),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.start = given; break;
      case 1: value.end = given; break;
      case 2: value.dir = given; break;
      case 3: value.namespace = given; break;
      case 4: value.user = given; break;
      case 5: value.excludeuser = given; break;
      case 6: value.tag = given; break;
      case 7: value.prop = given; break;
      case 8: value.show = given; break;
      case 9: value.limit = given; break;
      case 10: value.type = given; break;
      case 11: value.toponly = given; break;
      case 12: value.title = given; break;
      case 13: value.continue = given; break;
      case 14: value.generaterevisions = given; break;
      case 15: value.slot = given; break;
    }
  }, () => ({ dir: "older", prop: ["title", "timestamp", "ids"], limit: 10, type: ["edit", "new", "log", "categorize"] }), [
    contradiction("show", "show", ["minor", "!minor"], ["bot", "!bot"], ["anon", "!anon"], ["redirect", "!redirect"], ["patrolled", "!patrolled", "unpatrolled"], ["autopatrolled", "!autopatrolled"], ["autopatrolled", "unpatrolled"], ["autopatrolled", "!patrolled"]),
    atMostOneOf("invalidparammix", "user", "excludeuser"),
  ]),
);

export const decode_recentchanges = /* @__PURE__ */ decoder(parameters_recentchanges);

export const encode_recentchanges = (value, options) => encodeWith("rc", value, options);

const redirectsPropSet = /* @__PURE__ */ new Set(["fragment", "pageid", "title"]);
const redirectsShowSet = /* @__PURE__ */ new Set(["!fragment", "fragment"]);
function accepts_redirects(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, redirectsPropSet);
    case "namespace":
      return given === "*" || areWhole(given);
    case "show":
      return areOf(given, redirectsShowSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "continue":
      return isText(given);
    default:
      return false;
  }
}

export function validate_redirects(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_redirects(name, value[name])) return false;
  return true;
}

export const standard_redirects = /* @__PURE__ */ standardOf(accepts_redirects);

const parameters_redirects = /* @__PURE__ */ once(() =>
  module("rd", [
    someOf(redirectsPropSet),
    orAll(namespaces()),
    someOf(redirectsShowSet),
    limit(1, 500, 5000),
    checked(string(), continues("badcontinue", false, formWhere([], [pages("several")], form(whole)), formWhere([pages("several")], [], form(text, whole)), formWhere([pages("several")], [], form(whole, whole)), formWhere([pages("several")], [], form(whole, text, whole)))),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.prop = given; break;
      case 1: value.namespace = given; break;
      case 2: value.show = given; break;
      case 3: value.limit = given; break;
      case 4: value.continue = given; break;
    }
  }, () => ({ prop: ["pageid", "title"], limit: 10 }), [
    contradiction("show", "show", ["fragment", "!fragment"]),
  ]),
);

export const decode_redirects = /* @__PURE__ */ decoder(parameters_redirects);

export const encode_redirects = (value, options) => encodeWith("rd", value, options);

function accepts_revisions(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, revisionPropertiesSet);
    case "slots":
      return given === "*" || areOf(given, alldeletedrevisionsSlotsSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "expandtemplates":
    case "generatexml":
    case "parse":
    case "difftotextpst":
      return isFlag(given);
    case "section":
    case "diffto":
    case "difftotext":
    case "start":
    case "end":
    case "user":
    case "excludeuser":
    case "tag":
    case "continue":
      return isText(given);
    case "contentformat":
    case "contentformat-main":
      return isOneOf(given, contentFormatsSet);
    case "startid":
    case "endid":
      return isWhole(given);
    case "dir":
      return given === "newer" || given === "older" || given === undefined;
    default:
      return false;
  }
}

export function validate_revisions(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_revisions(name, value[name])) return false;
  return true;
}

export const standard_revisions = /* @__PURE__ */ standardOf(accepts_revisions);

const parameters_revisions = /* @__PURE__ */ once(() =>
  module("rv", [
    oldValues(someOf(revisionPropertiesSet), ["parsetree"]),
    orAll(someOf(alldeletedrevisionsSlotsSet)),
    slot(oneOf(contentFormatsSet), "slots", "main"),
    limit(1, 500, 5000),
    deprecated(boolean()),
    deprecated(boolean()),
    deprecated(boolean()),
    string(),
    checked(deprecated(string()), except(word("diffto", new RegExp("^(?:[0-9]+|prev|next|cur)$", "u")), given("difftotext"), role("generator"))),
    deprecated(string()),
    deprecated(boolean()),
    deprecated(oneOf(contentFormatsSet)),
    checked(integer(), id("badid_{wireName}")),
    checked(integer(), id("badid_{wireName}")),
    timestamp(),
    timestamp(),
    oneOf(["newer", "older"]),
    user("name", "ip", "temp", "interwiki", "id"),
    user("name", "ip", "temp", "interwiki", "id"),
    string(),
    checked(string(), except(continues("badcontinue", false, form(time, whole), formWhere([], [given("user"), given("excludeuser"), given("limit"), given("startid"), given("endid"), given("start"), given("end"), holds("dir", "newer")], form(whole, whole))), pages("revisions"))),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.prop = given; break;
      case 1: value.slots = given; break;
      case 2: value["contentformat-main"] = given; break;
      case 3: value.limit = given; break;
      case 4: value.expandtemplates = given; break;
      case 5: value.generatexml = given; break;
      case 6: value.parse = given; break;
      case 7: value.section = given; break;
      case 8: value.diffto = given; break;
      case 9: value.difftotext = given; break;
      case 10: value.difftotextpst = given; break;
      case 11: value.contentformat = given; break;
      case 12: value.startid = given; break;
      case 13: value.endid = given; break;
      case 14: value.start = given; break;
      case 15: value.end = given; break;
      case 16: value.dir = given; break;
      case 17: value.user = given; break;
      case 18: value.excludeuser = given; break;
      case 19: value.tag = given; break;
      case 20: value.continue = given; break;
    }
  }, () => ({ prop: ["ids", "timestamp", "flags", "comment", "user"], dir: "older" }), [
    excludes("invalidparammix", [given("user"), given("excludeuser"), given("limit"), given("startid"), given("endid"), given("start"), given("end"), holds("dir", "newer")], [pages("revisions"), pages("several")]),
    atMostOneOf("invalidparammix", "startid", "start"),
    atMostOneOf("invalidparammix", "endid", "end"),
    atMostOneOf("invalidparammix", "user", "excludeuser"),
    unless(excludes("invalidparammix", [holds("prop", "parsetree"), given("expandtemplates"), given("generatexml"), given("parse"), given("diffto"), given("difftotext"), given("difftotextpst"), given("contentformat")], [given("slots")]), role("generator")),
    unless(when(cap("outofrange", "limit", 1, 1), both(given("parse"), holds("prop", "content", "parsetree")), both(given("parse"), given("diffto")), both(given("parse"), given("difftotext"))), role("generator")),
    unless(when(cap("outofrange", "limit", 50, 500), holds("prop", "content", "parsetree"), given("diffto"), given("difftotext")), role("generator")),
    unless(when(warning("deprecation"), holds("prop", "content", "contentmodel", "parsetree", "slotsize", "slotsha1"), given("diffto"), given("difftotext")), given("slots"), role("generator")),
  ]),
);

export const decode_revisions = /* @__PURE__ */ decoder(parameters_revisions);

export const encode_revisions = (value, options) => encodeWith("rv", value, options);

const searchInfoSet = /* @__PURE__ */ new Set(["rewrittenquery", "suggestion", "totalhits"]);
const searchPropSet = /* @__PURE__ */ new Set([
  "categorysnippet", "extensiondata", "isfilematch", "redirectsnippet", "redirecttitle", "sectionsnippet", "sectiontitle", "size",
  "snippet", "timestamp", "titlesnippet", "wordcount", "hasrelated", "score",
]);
function accepts_search(name, given) {
  switch (name) {
    case "search":
      return isText(given);
    case "namespace":
      return given === "*" || areWhole(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "offset":
      return isWithin(given, 0, Infinity);
    case "what":
      return given === "nearmatch" || given === "text" || given === "title" || given === undefined;
    case "info":
      return areOf(given, searchInfoSet);
    case "prop":
      return areOf(given, searchPropSet);
    case "interwiki":
    case "enablerewrites":
      return isFlag(given);
    case "sort":
      return given === "relevance" || given === undefined;
    default:
      return false;
  }
}

export function validate_search(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_search(name, value[name])) return false;
  return value["search"] !== undefined;
}

export const standard_search = /* @__PURE__ */ standardOf(accepts_search, ["search"]);

const parameters_search = /* @__PURE__ */ once(() =>
  module("sr", [
    required(string()),
    orAll(namespaces()),
    limit(1, 500, 5000),
    integer(0, Infinity),
    oneOf(["nearmatch", "text", "title"]),
    someOf(searchInfoSet),
    oldValues(someOf(searchPropSet), ["hasrelated", "score"]),
    boolean(),
    boolean(),
    oneOf(["relevance"]),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.search = given; break;
      case 1: value.namespace = given; break;
      case 2: value.limit = given; break;
      case 3: value.offset = given; break;
      case 4: value.what = given; break;
      case 5: value.info = given; break;
      case 6: value.prop = given; break;
      case 7: value.interwiki = given; break;
      case 8: value.enablerewrites = given; break;
      case 9: value.sort = given; break;
    }
  }, () => ({ namespace: [0], limit: 10, offset: 0, info: ["totalhits", "suggestion", "rewrittenquery"], prop: ["size", "wordcount", "timestamp", "snippet"], sort: "relevance" })),
);

export const decode_search = /* @__PURE__ */ decoder(parameters_search);

export const encode_search = (value, options) => encodeWith("sr", value, options);

const siteinfoPropSet = /* @__PURE__ */ new Set([
  "autocreatetempuser", "autopromote", "autopromoteonce", "clientlibraries", "copyuploaddomains", "dbrepllag", "defaultoptions",
  "extensions", "extensiontags", "fileextensions", "functionhooks", "general", "interwikimap", "languages", "languagevariants", "libraries",
  "magicwords", "namespacealiases", "namespaces", "protocols", "restrictions", "rightsinfo", "showhooks", "skins", "specialpagealiases",
  "statistics", "uploaddialog", "usergroups", "variables",
]);
function accepts_siteinfo(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, siteinfoPropSet);
    case "filteriw":
      return given === "!local" || given === "local" || given === undefined;
    case "showalldb":
    case "numberingroup":
      return isFlag(given);
    case "inlanguagecode":
      return isText(given);
    default:
      return false;
  }
}

export function validate_siteinfo(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_siteinfo(name, value[name])) return false;
  return true;
}

export const standard_siteinfo = /* @__PURE__ */ standardOf(accepts_siteinfo);

const parameters_siteinfo = /* @__PURE__ */ once(() =>
  module("si", [
    someOf(siteinfoPropSet),
    oneOf(["!local", "local"]),
    boolean(),
    boolean(),
    string(),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.prop = given; break;
      case 1: value.filteriw = given; break;
      case 2: value.showalldb = given; break;
      case 3: value.numberingroup = given; break;
      case 4: value.inlanguagecode = given; break;
    }
  }, () => ({ prop: ["general"] })),
);

export const decode_siteinfo = /* @__PURE__ */ decoder(parameters_siteinfo);

export const encode_siteinfo = (value, options) => encodeWith("si", value, options);

const stashimageinfoPropSet = /* @__PURE__ */ new Set([
  "badfile", "bitdepth", "canonicaltitle", "commonmetadata", "dimensions", "extmetadata", "metadata", "mime", "sha1", "size", "thumbmime",
  "timestamp", "url",
]);
function accepts_stashimageinfo(name, given) {
  switch (name) {
    case "filekey":
    case "sessionkey":
      return areTexts(given);
    case "prop":
      return areOf(given, stashimageinfoPropSet);
    case "urlwidth":
    case "urlheight":
      return isWhole(given);
    case "urlparam":
      return isText(given);
    default:
      return false;
  }
}

export function validate_stashimageinfo(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_stashimageinfo(name, value[name])) return false;
  return true;
}

export const standard_stashimageinfo = /* @__PURE__ */ standardOf(accepts_stashimageinfo);

const parameters_stashimageinfo = /* @__PURE__ */ once(() =>
  module("sii", [
    checked(strings(), word("uploadstash-bad-path-bad-format", new RegExp("^[A-Za-z0-9_.-]+\\.[A-Za-z0-9_]*$", "u"))),
    checked(deprecated(strings()), except(word("uploadstash-bad-path-bad-format", new RegExp("^[A-Za-z0-9_.-]+\\.[A-Za-z0-9_]*$", "u")), filled("filekey"))),
    someOf(stashimageinfoPropSet),
    integer(),
    integer(),
    string(),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.filekey = given; break;
      case 1: value.sessionkey = given; break;
      case 2: value.prop = given; break;
      case 3: value.urlwidth = given; break;
      case 4: value.urlheight = given; break;
      case 5: value.urlparam = given; break;
    }
  }, () => ({ prop: ["timestamp", "url"], urlwidth: -1, urlheight: -1, urlparam: "" }), [
    atLeastOneOf("missingparam", "filekey", "sessionkey"),
  ]),
);

export const decode_stashimageinfo = /* @__PURE__ */ decoder(parameters_stashimageinfo);

export const encode_stashimageinfo = (value, options) => encodeWith("sii", value, options);

const tagsPropSet = /* @__PURE__ */ new Set(["active", "defined", "description", "displayname", "hitcount", "source"]);
function accepts_tags(name, given) {
  switch (name) {
    case "continue":
      return isText(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "prop":
      return areOf(given, tagsPropSet);
    default:
      return false;
  }
}

export function validate_tags(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_tags(name, value[name])) return false;
  return true;
}

export const standard_tags = /* @__PURE__ */ standardOf(accepts_tags);

const parameters_tags = /* @__PURE__ */ once(() =>
  module("tg", [
    string(),
    limit(1, 500, 5000),
    someOf(tagsPropSet),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.continue = given; break;
      case 1: value.limit = given; break;
      case 2: value.prop = given; break;
    }
  }, () => ({ limit: 10, prop: [] })),
);

export const decode_tags = /* @__PURE__ */ decoder(parameters_tags);

export const encode_tags = (value, options) => encodeWith("tg", value, options);

function accepts_templates(name, given) {
  switch (name) {
    case "namespace":
      return given === "*" || areWhole(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "continue":
      return isText(given);
    case "templates":
      return areTexts(given);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    default:
      return false;
  }
}

export function validate_templates(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_templates(name, value[name])) return false;
  return true;
}

export const standard_templates = /* @__PURE__ */ standardOf(accepts_templates);

const parameters_templates = /* @__PURE__ */ once(() =>
  module("tl", [
    orAll(namespaces(-2, -1)),
    limit(1, 500, 5000),
    checked(string(), continues("badcontinue", false, form(whole, whole, text))),
    checked(strings(), dropping(title("invalidtitle", true))),
    oneOf(["ascending", "descending"]),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.namespace = given; break;
      case 1: value.limit = given; break;
      case 2: value.continue = given; break;
      case 3: value.templates = given; break;
      case 4: value.dir = given; break;
    }
  }, () => ({ limit: 10, dir: "ascending" })),
);

export const decode_templates = /* @__PURE__ */ decoder(parameters_templates);

export const encode_templates = (value, options) => encodeWith("tl", value, options);

const tokensTypeSet = /* @__PURE__ */ new Set(["createaccount", "csrf", "login", "patrol", "rollback", "userrights", "watch"]);
function accepts_tokens(name, given) {
  switch (name) {
    case "type":
      return given === "*" || areOf(given, tokensTypeSet);
    default:
      return false;
  }
}

export function validate_tokens(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_tokens(name, value[name])) return false;
  return true;
}

export const standard_tokens = /* @__PURE__ */ standardOf(accepts_tokens);

const parameters_tokens = /* @__PURE__ */ once(() =>
  module("", [
    orAll(someOf(tokensTypeSet)),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.type = given; break;
    }
  }, () => ({ type: ["csrf"] })),
);

export const decode_tokens = /* @__PURE__ */ decoder(parameters_tokens);

export const encode_tokens = (value, options) => encodeWith("", value, options);

function accepts_trackingcategories(name, given) {
  switch (name) {
    case "continue":
      return isText(given);
    case "trackingcatname":
      return areTexts(given);
    case "min":
    case "max":
      return isWhole(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "prop":
      return areOf(given, allcategoriesPropSet);
    default:
      return false;
  }
}

export function validate_trackingcategories(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_trackingcategories(name, value[name])) return false;
  return true;
}

export const standard_trackingcategories = /* @__PURE__ */ standardOf(accepts_trackingcategories);

const parameters_trackingcategories = /* @__PURE__ */ once(() =>
  module("tc", [
    string(),
    strings(),
    integer(),
    integer(),
    limit(1, 500, 5000),
    someOf(allcategoriesPropSet),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.continue = given; break;
      case 1: value.trackingcatname = given; break;
      case 2: value.min = given; break;
      case 3: value.max = given; break;
      case 4: value.limit = given; break;
      case 5: value.prop = given; break;
    }
  }, () => ({ limit: 10, prop: [] })),
);

export const decode_trackingcategories = /* @__PURE__ */ decoder(parameters_trackingcategories);

export const encode_trackingcategories = (value, options) => encodeWith("tc", value, options);

function accepts_transcludedin(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, fileusagePropSet);
    case "namespace":
      return given === "*" || areWhole(given);
    case "show":
      return areOf(given, fileusageShowSet);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "continue":
      return isText(given);
    default:
      return false;
  }
}

export function validate_transcludedin(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_transcludedin(name, value[name])) return false;
  return true;
}

export const standard_transcludedin = /* @__PURE__ */ standardOf(accepts_transcludedin);

const parameters_transcludedin = /* @__PURE__ */ once(() =>
  module("ti", [
    someOf(fileusagePropSet),
    orAll(namespaces()),
    someOf(fileusageShowSet),
    limit(1, 500, 5000),
    checked(string(), continues("badcontinue", false, formWhere([], [pages("several")], form(whole)), formWhere([given("namespace")], [pages("several")], form(whole, whole)), formWhere([pages("several")], [], form(text, whole)), formWhere([pages("several")], [], form(whole, whole)), formWhere([pages("several")], [], form(whole, text, whole)), formWhere([pages("several"), given("namespace")], [], form(text, whole, whole)), formWhere([pages("several"), given("namespace")], [], form(whole, text, whole, whole)))),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.prop = given; break;
      case 1: value.namespace = given; break;
      case 2: value.show = given; break;
      case 3: value.limit = given; break;
      case 4: value.continue = given; break;
    }
  }, () => ({ prop: ["pageid", "title", "redirect"], limit: 10 }), [
    contradiction("show", "show", ["redirect", "!redirect"]),
  ]),
);

export const decode_transcludedin = /* @__PURE__ */ decoder(parameters_transcludedin);

export const encode_transcludedin = (value, options) => encodeWith("ti", value, options);

const usercontribsPropSet = /* @__PURE__ */ new Set(["comment", "flags", "ids", "parsedcomment", "patrolled", "size", "sizediff", "tags", "timestamp", "title"]);
const usercontribsShowSet = /* @__PURE__ */ new Set(["!autopatrolled", "!minor", "!new", "!patrolled", "!top", "autopatrolled", "minor", "new", "patrolled", "top"]);
function accepts_usercontribs(name, given) {
  switch (name) {
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "start":
    case "end":
    case "continue":
    case "userprefix":
    case "iprange":
    case "tag":
      return isText(given);
    case "user":
      return areTexts(given);
    case "userids":
      return areWhole(given);
    case "dir":
      return given === "newer" || given === "older" || given === undefined;
    case "namespace":
      return given === "*" || areWhole(given);
    case "prop":
      return areOf(given, usercontribsPropSet);
    case "show":
      return areOf(given, usercontribsShowSet);
    case "toponly":
      return isFlag(given);
    default:
      return false;
  }
}

export function validate_usercontribs(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_usercontribs(name, value[name])) return false;
  return true;
}

export const standard_usercontribs = /* @__PURE__ */ standardOf(accepts_usercontribs);

const parameters_usercontribs = /* @__PURE__ */ once(() =>
  module("uc", [
    limit(1, 500, 5000),
    timestamp(),
    timestamp(),
    checked(string(), continues("badcontinue", false, formWhere([], [given("userprefix"), given("iprange")], form(time, whole)), formWhere([], [given("userprefix"), given("iprange")], form(exactly("actor"), whole, time, whole)), formWhere([given("userprefix")], [], form(exactly("name"), text, time, whole)), formWhere([given("iprange")], [], form(exactly("name"), text, time, whole)))),
    users("name", "ip", "temp", "interwiki"),
    checked(integers(), id("invaliduserid")),
    string(),
    checked(string(), ip("invalidiprange", true, 16, 32, "cidrtoobroad")),
    oneOf(["newer", "older"]),
    orAll(namespaces()),
    someOf(usercontribsPropSet),
    someOf(usercontribsShowSet),
    string(),
    deprecated(boolean()),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.limit = given; break;
      case 1: value.start = given; break;
      case 2: value.end = given; break;
      case 3: value.continue = given; break;
      case 4: value.user = given; break;
      case 5: value.userids = given; break;
      case 6: value.userprefix = given; break;
      case 7: value.iprange = given; break;
      case 8: value.dir = given; break;
      case 9: value.namespace = given; break;
      case 10: value.prop = given; break;
      case 11: value.show = given; break;
      case 12: value.tag = given; break;
      case 13: value.toponly = given; break;
    }
  }, () => ({ limit: 10, dir: "older", prop: ["ids", "title", "timestamp", "comment", "size", "flags"] }), [
    exactlyOneOf("missingparam", "invalidparammix", "userprefix", "userids", "iprange", "user"),
    notEmpty("paramempty_{wireName}", "userids"),
    notEmpty("paramempty_{wireName}", "user"),
    contradiction("show", "show", ["minor", "!minor"], ["new", "!new"], ["patrolled", "!patrolled"], ["top", "!top"], ["autopatrolled", "!autopatrolled"], ["autopatrolled", "!patrolled"]),
    excludes("show", [given("toponly")], [holds("show", "!top")]),
  ]),
);

export const decode_usercontribs = /* @__PURE__ */ decoder(parameters_usercontribs);

export const encode_usercontribs = (value, options) => encodeWith("uc", value, options);

const userinfoPropSet = /* @__PURE__ */ new Set([
  "acceptlang", "blockinfo", "cancreateaccount", "centralids", "changeablegroups", "editcount", "email", "groupmemberships", "groups",
  "hasmsg", "implicitgroups", "latestcontrib", "options", "ratelimits", "realname", "registrationdate", "rights", "theoreticalratelimits",
  "unreadcount",
]);
function accepts_userinfo(name, given) {
  switch (name) {
    case "prop":
      return given === "*" || areOf(given, userinfoPropSet);
    case "attachedwiki":
      return isText(given);
    default:
      return false;
  }
}

export function validate_userinfo(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_userinfo(name, value[name])) return false;
  return true;
}

export const standard_userinfo = /* @__PURE__ */ standardOf(accepts_userinfo);

const parameters_userinfo = /* @__PURE__ */ once(() =>
  module("ui", [
    orAll(someOf(userinfoPropSet)),
    string(),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.prop = given; break;
      case 1: value.attachedwiki = given; break;
    }
  }),
);

export const decode_userinfo = /* @__PURE__ */ decoder(parameters_userinfo);

export const encode_userinfo = (value, options) => encodeWith("ui", value, options);

const usersPropSet = /* @__PURE__ */ new Set([
  "blockinfo", "cancreate", "centralids", "editcount", "emailable", "gender", "groupmemberships", "groups", "implicitgroups",
  "registration", "rights",
]);
function accepts_users(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, usersPropSet);
    case "attachedwiki":
      return isText(given);
    case "users":
      return areTexts(given);
    case "userids":
      return areWhole(given);
    default:
      return false;
  }
}

export function validate_users(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_users(name, value[name])) return false;
  return true;
}

export const standard_users = /* @__PURE__ */ standardOf(accepts_users);

const parameters_users = /* @__PURE__ */ once(() =>
  module("us", [
    someOf(usersPropSet),
    string(),
    strings(),
    integers(),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.prop = given; break;
      case 1: value.attachedwiki = given; break;
      case 2: value.users = given; break;
      case 3: value.userids = given; break;
    }
  }, undefined, [
    atMostOneOf("invalidparammix", "userids", "users"),
  ]),
);

export const decode_users = /* @__PURE__ */ decoder(parameters_users);

export const encode_users = (value, options) => encodeWith("us", value, options);

const watchlistPropSet = /* @__PURE__ */ new Set([
  "comment", "expiry", "flags", "ids", "loginfo", "notificationtimestamp", "parsedcomment", "patrol", "sizes", "tags", "timestamp", "title",
  "user", "userid",
]);
const watchlistShowSet = /* @__PURE__ */ new Set([
  "!anon", "!autopatrolled", "!bot", "!minor", "!patrolled", "!unread", "anon", "autopatrolled", "bot", "minor", "patrolled", "unread",
]);
function accepts_watchlist(name, given) {
  switch (name) {
    case "allrev":
      return isFlag(given);
    case "start":
    case "end":
    case "user":
    case "excludeuser":
    case "owner":
    case "token":
    case "continue":
      return isText(given);
    case "namespace":
      return given === "*" || areWhole(given);
    case "dir":
      return given === "newer" || given === "older" || given === undefined;
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "prop":
      return areOf(given, watchlistPropSet);
    case "show":
      return areOf(given, watchlistShowSet);
    case "type":
      return areOf(given, recentchangesTypeSet);
    default:
      return false;
  }
}

export function validate_watchlist(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_watchlist(name, value[name])) return false;
  return true;
}

export const standard_watchlist = /* @__PURE__ */ standardOf(accepts_watchlist);

const parameters_watchlist = /* @__PURE__ */ once(() =>
  module("wl", [
    boolean(),
    timestamp(),
    timestamp(),
    orAll(namespaces()),
    user("name", "ip", "temp", "interwiki", "id"),
    user("name", "ip", "temp", "interwiki", "id"),
    oneOf(["newer", "older"]),
    limit(1, 500, 5000),
    someOf(watchlistPropSet),
    someOf(watchlistShowSet),
    someOf(recentchangesTypeSet),
    user("name"),
    sensitive(string()),
    checked(string(), continues("badcontinue", false, form(text, whole))),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.allrev = given; break;
      case 1: value.start = given; break;
      case 2: value.end = given; break;
      case 3: value.namespace = given; break;
      case 4: value.user = given; break;
      case 5: value.excludeuser = given; break;
      case 6: value.dir = given; break;
      case 7: value.limit = given; break;
      case 8: value.prop = given; break;
      case 9: value.show = given; break;
      case 10: value.type = given; break;
      case 11: value.owner = given; break;
      case 12: value.token = given; break;
      case 13: value.continue = given; break;
    }
  }, () => ({ dir: "older", limit: 10, prop: ["ids", "title", "flags"], type: ["edit", "new", "log", "categorize"] }), [
    contradiction("show", "show", ["minor", "!minor"], ["bot", "!bot"], ["anon", "!anon"], ["patrolled", "!patrolled"], ["unread", "!unread"], ["autopatrolled", "!autopatrolled"], ["autopatrolled", "!patrolled"]),
    atMostOneOf("invalidparammix", "user", "excludeuser"),
  ]),
);

export const decode_watchlist = /* @__PURE__ */ decoder(parameters_watchlist);

export const encode_watchlist = (value, options) => encodeWith("wl", value, options);

const watchlistrawPropSet = /* @__PURE__ */ new Set(["changed"]);
const watchlistrawShowSet = /* @__PURE__ */ new Set(["!changed", "changed"]);
function accepts_watchlistraw(name, given) {
  switch (name) {
    case "continue":
    case "owner":
    case "token":
    case "fromtitle":
    case "totitle":
      return isText(given);
    case "namespace":
      return given === "*" || areWhole(given);
    case "limit":
      return given === "max" || isWithin(given, 1, 5000);
    case "prop":
      return areOf(given, watchlistrawPropSet);
    case "show":
      return areOf(given, watchlistrawShowSet);
    case "dir":
      return given === "ascending" || given === "descending" || given === undefined;
    default:
      return false;
  }
}

export function validate_watchlistraw(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_watchlistraw(name, value[name])) return false;
  return true;
}

export const standard_watchlistraw = /* @__PURE__ */ standardOf(accepts_watchlistraw);

const parameters_watchlistraw = /* @__PURE__ */ once(() =>
  module("wr", [
    checked(string(), continues("badcontinue", false, form(whole, text))),
    orAll(namespaces()),
    limit(1, 500, 5000),
    someOf(watchlistrawPropSet),
    someOf(watchlistrawShowSet),
    user("name"),
    sensitive(string()),
    oneOf(["ascending", "descending"]),
    checked(string(), titlePrefix("invalidtitle")),
    checked(string(), titlePrefix("invalidtitle")),
  ], (value, index, given) => {
    switch (index) {
      case 0: value.continue = given; break;
      case 1: value.namespace = given; break;
      case 2: value.limit = given; break;
      case 3: value.prop = given; break;
      case 4: value.show = given; break;
      case 5: value.owner = given; break;
      case 6: value.token = given; break;
      case 7: value.dir = given; break;
      case 8: value.fromtitle = given; break;
      case 9: value.totitle = given; break;
    }
  }, () => ({ limit: 10, dir: "ascending" }), [
    contradiction("show", "show", ["changed", "!changed"]),
  ]),
);

export const decode_watchlistraw = /* @__PURE__ */ decoder(parameters_watchlistraw);

export const encode_watchlistraw = (value, options) => encodeWith("wr", value, options);

export const decodeRequest = /* @__PURE__ */ requestDecoder(() => ({
  sets: {
    main: module("", [
        required(oneOf(["query"])),
        string(),
        oneOf(["1", "2", "latest"]),
        oneOf(["bc", "plaintext", "wikitext", "html", "raw", "none"]),
        integer(),
        oneOf(["anon", "user", "bot"]),
        user("name", "ip", "temp", "interwiki", "id"),
        string(),
        boolean(),
        boolean(),
        boolean(),
        string(),
      ], (value, index, given) => {
        switch (index) {
          case 0: value.action = given; break;
          case 1: value.format = given; break;
          case 2: value.formatversion = given; break;
          case 3: value.errorformat = given; break;
          case 4: value.maxlag = given; break;
          case 5: value.assert = given; break;
          case 6: value.assertuser = given; break;
          case 7: value.requestid = given; break;
          case 8: value.curtimestamp = given; break;
          case 9: value.responselanginfo = given; break;
          case 10: value.servedby = given; break;
          case 11: value.origin = given; break;
        }
      }, () => ({ formatversion: "1", errorformat: "bc" })),
    "page-set": module("", [
        strings(),
        integers(),
        integers(),
      ], (value, index, given) => {
        switch (index) {
          case 0: value.titles = given; break;
          case 1: value.pageids = given; break;
          case 2: value.revids = given; break;
        }
      }, undefined, [
        atMostOneOf("multisource", "titles", "pageids", "revids"),
      ]),
    query: module("", [
        string(),
        boolean(),
      ], (value, index, given) => {
        switch (index) {
          case 0: value.continue = given; break;
          case 1: value.rawcontinue = given; break;
        }
      }),
  },
  selection: module("", [
    someOf([
      "allcategories", "alldeletedrevisions", "allfileusages", "allimages", "alllinks", "allpages", "allredirects", "allrevisions",
      "alltransclusions", "allusers", "backlinks", "blocks", "categorymembers", "codexicons", "deletedrevs", "embeddedin", "exturlusage",
      "filearchive", "imageusage", "iwbacklinks", "langbacklinks", "logevents", "mystashedfiles", "pagepropnames", "pageswithprop",
      "prefixsearch", "protectedtitles", "querypage", "random", "recentchanges", "search", "tags", "trackingcategories", "usercontribs",
      "users", "watchlist", "watchlistraw",
    ]),
    someOf([
      "categories", "categoryinfo", "contributors", "deletedrevisions", "duplicatefiles", "extlinks", "fileusage", "imageinfo", "images",
      "info", "iwlinks", "langlinks", "links", "linkshere", "pageprops", "redirects", "revisions", "stashimageinfo", "templates",
      "transcludedin",
    ]),
    someOf(["allmessages", "authmanagerinfo", "filerepoinfo", "languageinfo", "siteinfo", "tokens", "userinfo"]),
    refusedWith(oneOf([
      "allcategories", "alldeletedrevisions", "allfileusages", "allimages", "alllinks", "allpages", "allredirects", "allrevisions",
      "alltransclusions", "backlinks", "categories", "categorymembers", "deletedrevisions", "duplicatefiles", "embeddedin", "exturlusage",
      "fileusage", "images", "imageusage", "iwbacklinks", "langbacklinks", "links", "linkshere", "pageswithprop", "prefixsearch",
      "protectedtitles", "querypage", "random", "recentchanges", "redirects", "revisions", "search", "templates", "trackingcategories",
      "transcludedin", "watchlist", "watchlistraw",
    ]), "badgenerator"),
  ], (value, index, given) => {
      switch (index) {
        case 0: value.list = given; break;
        case 1: value.prop = given; break;
        case 2: value.meta = given; break;
        case 3: value.generator = given; break;
      }
    }),
  groups: ["list", "prop", "meta"],
  generator: "generator",
  pages: ["titles", "pageids"],
  revisions: ["revids"],
  modules: {
    allcategories: parameters_allcategories,
    alldeletedrevisions: parameters_alldeletedrevisions,
    allfileusages: parameters_allfileusages,
    allimages: parameters_allimages,
    alllinks: parameters_alllinks,
    allmessages: parameters_allmessages,
    allpages: parameters_allpages,
    allredirects: parameters_allredirects,
    allrevisions: parameters_allrevisions,
    alltransclusions: parameters_alltransclusions,
    allusers: parameters_allusers,
    authmanagerinfo: parameters_authmanagerinfo,
    backlinks: parameters_backlinks,
    blocks: parameters_blocks,
    categories: parameters_categories,
    categoryinfo: parameters_categoryinfo,
    categorymembers: parameters_categorymembers,
    codexicons: parameters_codexicons,
    contributors: parameters_contributors,
    deletedrevisions: parameters_deletedrevisions,
    deletedrevs: parameters_deletedrevs,
    duplicatefiles: parameters_duplicatefiles,
    embeddedin: parameters_embeddedin,
    extlinks: parameters_extlinks,
    exturlusage: parameters_exturlusage,
    filearchive: parameters_filearchive,
    filerepoinfo: parameters_filerepoinfo,
    fileusage: parameters_fileusage,
    imageinfo: parameters_imageinfo,
    images: parameters_images,
    imageusage: parameters_imageusage,
    info: parameters_info,
    iwbacklinks: parameters_iwbacklinks,
    iwlinks: parameters_iwlinks,
    langbacklinks: parameters_langbacklinks,
    langlinks: parameters_langlinks,
    languageinfo: parameters_languageinfo,
    links: parameters_links,
    linkshere: parameters_linkshere,
    logevents: parameters_logevents,
    mystashedfiles: parameters_mystashedfiles,
    pagepropnames: parameters_pagepropnames,
    pageprops: parameters_pageprops,
    pageswithprop: parameters_pageswithprop,
    prefixsearch: parameters_prefixsearch,
    protectedtitles: parameters_protectedtitles,
    querypage: parameters_querypage,
    random: parameters_random,
    recentchanges: parameters_recentchanges,
    redirects: parameters_redirects,
    revisions: parameters_revisions,
    search: parameters_search,
    siteinfo: parameters_siteinfo,
    stashimageinfo: parameters_stashimageinfo,
    tags: parameters_tags,
    templates: parameters_templates,
    tokens: parameters_tokens,
    trackingcategories: parameters_trackingcategories,
    transcludedin: parameters_transcludedin,
    usercontribs: parameters_usercontribs,
    userinfo: parameters_userinfo,
    users: parameters_users,
    watchlist: parameters_watchlist,
    watchlistraw: parameters_watchlistraw,
  },
}));
