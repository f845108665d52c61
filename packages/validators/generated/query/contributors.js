// The parameters of contributors. Generated: change the spec instead.
import {
  areOf,
  atMostOneOf,
  checked,
  continues,
  decoder,
  encodeWith,
  form,
  isObject,
  isText,
  isWithin,
  limit,
  module,
  once,
  someOf,
  standardOf,
  string,
  whole,
} from "../runtime/query/core.js";


const userGroupsSet = /* @__PURE__ */ new Set(["bot", "bureaucrat", "interface-admin", "suppress", "sysop"]);
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

function validate_contributors(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_contributors(name, value[name])) return false;
  return true;
}


const parameters_contributors = /* @__PURE__ */ once(() =>
  module("pc", [
    [(to, value) => { to.group = value; }, someOf(userGroupsSet)],
    [(to, value) => { to.excludegroup = value; }, someOf(userGroupsSet)],
    [(to, value) => { to.rights = value; }, someOf(contributorRightsSet)],
    [(to, value) => { to.excluderights = value; }, someOf(contributorRightsSet)],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.continue = value; }, checked(string(), continues("badcontinue", false, form(whole, whole)))],
  ], () => ({ limit: 10 }), [
    atMostOneOf("invalidparammix", "group", "excludegroup", "rights", "excluderights"),
  ]),
);

const decode_contributors = /* @__PURE__ */ decoder(parameters_contributors);

const encode_contributors = (value, options) => encodeWith("pc", accepts_contributors, value, options);

const standard_contributors = /* @__PURE__ */ standardOf({ describe: parameters_contributors, accepts: accepts_contributors, decode: decode_contributors, encode: encode_contributors });

export { decode_contributors as decode, encode_contributors as encode, standard_contributors as standard, validate_contributors as validate };
