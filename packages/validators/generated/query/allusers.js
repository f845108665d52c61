// The parameters of allusers. Generated: change the spec instead.
import {
  areOf,
  boolean,
  decoder,
  encodeWith,
  excludes,
  filled,
  given,
  isFlag,
  isObject,
  isText,
  isWithin,
  limit,
  module,
  once,
  oneOf,
  someOf,
  standardOf,
  string,
} from "../runtime/query/core.js";


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

function validate_allusers(value) {
  if (!isObject(value)) return false;
  for (const name in value) if (!accepts_allusers(name, value[name])) return false;
  return true;
}


const parameters_allusers = /* @__PURE__ */ once(() =>
  module("au", [
    [(to, value) => { to.from = value; }, string()],
    [(to, value) => { to.to = value; }, string()],
    [(to, value) => { to.prefix = value; }, string()],
    [(to, value) => { to.dir = value; }, oneOf(["ascending", "descending"])],
    [(to, value) => { to.group = value; }, someOf(userGroupsSet)],
    [(to, value) => { to.excludegroup = value; }, someOf(userGroupsSet)],
    [(to, value) => { to.rights = value; }, someOf(rightsSet)],
    [(to, value) => { to.prop = value; }, someOf(allusersPropSet)],
    [(to, value) => { to.limit = value; }, limit(1, 500, 5000)],
    [(to, value) => { to.witheditsonly = value; }, boolean()],
    [(to, value) => { to.activeusers = value; }, boolean()],
    [(to, value) => { to.attachedwiki = value; }, string()],
    [(to, value) => { to.excludenamed = value; }, boolean()],
    [(to, value) => { to.excludetemp = value; }, boolean()],
  ], () => ({ dir: "ascending", limit: 10 }), [
    excludes("invalidparammix", [given("group"), filled("rights")], [given("excludegroup")]),
  ]),
);

const decode_allusers = /* @__PURE__ */ decoder(parameters_allusers);

const encode_allusers = (value, options) => encodeWith("au", accepts_allusers, value, options);

const standard_allusers = /* @__PURE__ */ standardOf({ describe: parameters_allusers, accepts: accepts_allusers, decode: decode_allusers, encode: encode_allusers });

export { decode_allusers as decode, encode_allusers as encode, standard_allusers as standard, validate_allusers as validate };
