// The parameters of logevents. Generated: change the spec instead.
import {
  areOf,
  areWhole,
  atMostOneOf,
  checked,
  continues,
  decoder,
  encodeWith,
  form,
  integers,
  isObject,
  isOneOf,
  isText,
  isWhole,
  isWithin,
  limit,
  module,
  namespace,
  once,
  oneOf,
  refusedWith,
  someOf,
  standardOf,
  string,
  whole,
} from "../runtime/query/core.js";
import { continueTime, timestamp } from "../runtime/query/times.js";
import { title } from "../runtime/query/titles.js";
import { user } from "../runtime/query/users.js";


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

function validate_logevents(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_logevents(name, value[name])) return false;
  return true;
}


const parameters_logevents = /* @__PURE__ */ once(() =>
  module("le", [
    [(to, value) => { to.prop = value; }, someOf(logeventsPropSet)],
    [(to, value) => { to.type = value; }, oneOf(logeventsTypeSet)],
    [(to, value) => { to.action = value; }, refusedWith(oneOf(logeventsActionSet), "unknown_leaction")],
    [(to, value) => { to.start = value; }, timestamp()],
    [(to, value) => { to.end = value; }, timestamp()],
    [(to, value) => { to.dir = value; }, oneOf(["newer", "older"])],
    [(to, value) => { to.ids = value; }, integers()],
    [(to, value) => { to.user = value; }, user("name", "ip", "temp", "interwiki", "id")],
    [(to, value) => { to.title = value; }, checked(string(), title("invalidtitle", true))],
    [(to, value) => { to.namespace = value; }, namespace(-2, -1)],
    [(to, value) => { to.prefix = value; }, checked(string(), title("invalidtitle", true))],
    [(to, value) => { to.tag = value; }, string()],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(continueTime, whole)))],
  ], () => ({ prop: ["ids", "title", "type", "user", "timestamp", "comment", "details"], dir: "older", limit: 10 }), [
    atMostOneOf("invalidparammix", "title", "prefix", "namespace"),
  ]),
);

const decode_logevents = /* @__PURE__ */ decoder(parameters_logevents);

const encode_logevents = (value, options) => encodeWith("le", accepts_logevents, value, options);

const standard_logevents = /* @__PURE__ */ standardOf({ describe: parameters_logevents, accepts: accepts_logevents, decode: decode_logevents, encode: encode_logevents });

export { decode_logevents as decode, encode_logevents as encode, standard_logevents as standard, validate_logevents as validate };
