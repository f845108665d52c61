// The parameters of logevents. Generated: change the spec instead.
import { areOf, areWhole, isObject, isOneOf, isText, isWhole, isWithin } from "../runtime/check.js";
import { continues, form, time, whole } from "../runtime/continues.js";
import { decoder, module, once } from "../runtime/decoder.js";
import { encodeWith } from "../runtime/encode.js";
import { oneOf, refusedWith, someOf } from "../runtime/enumerations.js";
import { namespace } from "../runtime/namespaces.js";
import { integers, limit } from "../runtime/numbers.js";
import { checked } from "../runtime/parameters.js";
import { atMostOneOf } from "../runtime/rules.js";
import { standardOf } from "../runtime/standard.js";
import { string } from "../runtime/strings.js";
import { timestamp } from "../runtime/timestamps.js";
import { title } from "../runtime/title-syntax.js";
import { user } from "../runtime/users.js";

const propList = ["comment", "details", "ids", "parsedcomment", "tags", "timestamp", "title", "type", "user", "userid"];
const propSet = /* @__PURE__ */ new Set(propList);
const typeList = [
  "", "block", "contentmodel", "create", "delete", "import", "interwiki", "managetags", "merge", "move", "newusers", "patrol", "protect",
  "renameuser", "rights", "suppress", "tag", "upload",
];
const typeSet = /* @__PURE__ */ new Set(typeList);
const actionList = [
  "block/block", "block/reblock", "block/unblock", "contentmodel/change", "contentmodel/new", "create/create", "delete/delete",
  "delete/delete_redir", "delete/delete_redir2", "delete/event", "delete/restore", "delete/revision", "import/interwiki", "import/upload",
  "interwiki/iw_add", "interwiki/iw_delete", "interwiki/iw_edit", "managetags/activate", "managetags/create", "managetags/deactivate",
  "managetags/delete", "merge/merge", "merge/merge-into", "move/move", "move/move_redir", "newusers/autocreate", "newusers/byemail",
  "newusers/create", "newusers/create2", "newusers/newusers", "patrol/autopatrol", "patrol/patrol", "protect/modify", "protect/move_prot",
  "protect/protect", "protect/unprotect", "renameuser/renameuser", "rights/autopromote", "rights/rights", "suppress/block",
  "suppress/delete", "suppress/event", "suppress/reblock", "suppress/revision", "tag/update", "upload/overwrite", "upload/revert",
  "upload/upload",
];
const actionSet = /* @__PURE__ */ new Set(actionList);
const dirList = ["newer", "older"];
const requiredNames = [];

function accepts(name, given) {
  switch (name) {
    case "prop":
      return areOf(given, propSet);
    case "type":
      return isOneOf(given, typeSet);
    case "action":
      return isOneOf(given, actionSet);
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

export function validate(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts(name, value[name])) return false;
  return true;
}

export const parameters = /* @__PURE__ */ once(() =>
  module("le", [
    someOf("prop", propList),
    oneOf("type", typeList),
    refusedWith(oneOf("action", actionList), "unknown_leaction"),
    timestamp("start"),
    timestamp("end"),
    oneOf("dir", dirList),
    integers("ids"),
    user("user", "name", "ip", "temp", "interwiki", "id"),
    checked(string("title"), title("invalidtitle", true)),
    namespace("namespace", -2, -1),
    checked(string("prefix"), title("invalidtitle", true)),
    string("tag"),
    limit("limit", 1, 500, 5000),
    checked(string("continue"), continues("badcontinue", false, form(time, whole))),
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

export const decode = /* @__PURE__ */ decoder(parameters);

export const encode = (value, options) => encodeWith("le", value, options);

export const standard = /* @__PURE__ */ standardOf(accepts, requiredNames);
