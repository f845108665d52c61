// The descriptions and the ways to call. Generated: change the spec instead.

export const details = {
  "query.errors.badvalue": { text: "badvalue: A parameter has a value that is not one of the listed values. (decided: D-118) HTTP 200 (decided: D-134)." },
  "query.errors.badinteger": {
    text: "badinteger: An integer or a limit is not a number, or an item of a list of integers is not. (decided: D-117) HTTP 200 (decided: D-134).",
  },
  "query.errors.badtimestamp": { text: "badtimestamp: A timestamp has none of the accepted forms. (decided: D-122) HTTP 200 (decided: D-134)." },
  "query.errors.baduser": {
    text: "baduser: A user, or one of several users, has none of the forms that the parameter accepts. (decided: D-123) HTTP 200 (decided: D-134).",
  },
  "query.errors.badtitle": { text: "badtitle: A string is not a valid page title. (decided: D-124) HTTP 200 (decided: D-134)." },
  "query.errors.toomanyvalues": { text: "toomanyvalues: A multi-value parameter has more values than the caller may give. (decided: D-112) HTTP 200 (decided: D-134)." },
  "query.errors.missingparam": {
    text: "missingparam: A required parameter is missing, or all parameters of a set of which one is required are missing. (decided: D-127) HTTP 200 (decided: D-134).\nAnswered by: query.backlinks, query.categorymembers, query.embeddedin, query.imageusage, query.stashimageinfo, query.usercontribs",
  },
  "query.errors.invalidparammix": {
    text: "invalidparammix: Parameters that exclude each other are combined, or a parameter is used without another that it requires. (decided: D-128) HTTP 200 (decided: D-134).\nAnswered by: query.alldeletedrevisions, query.allfileusages, query.allimages, query.alllinks, query.allpages, query.allredirects, query.allrevisions, query.alltransclusions, query.allusers, query.backlinks, query.blocks, query.categorymembers, query.contributors, query.deletedrevisions, query.embeddedin, query.imageusage, query.info, query.iwbacklinks, query.iwlinks, query.langlinks, query.logevents, query.random, query.recentchanges, query.revisions, query.usercontribs, query.users, query.watchlist",
  },
  "query.errors.show": {
    text: "show: The values of a parameter `show` contradict each other. (decided: D-128) HTTP 200 (decided: D-134).\nAnswered by: query.blocks, query.categories, query.fileusage, query.linkshere, query.recentchanges, query.redirects, query.transcludedin, query.usercontribs, query.watchlist, query.watchlistraw",
  },
  "query.errors.unknown_leaction": {
    text: "unknown_leaction: The parameter `action` of `logevents` names an action that the site does not know. (decided: D-160) HTTP 200 (decided: D-134).\nAnswered by: query.logevents",
  },
  "query.errors.badgenerator": {
    text: "badgenerator: The parameter `generator` names an unknown module or a module that is not a generator. (decided: D-109) HTTP 200 (decided: D-134).",
  },
  "query.errors.multisource": { text: "multisource: More than one of `titles`, `pageids` and `revids` is given. (decided: D-165) HTTP 200 (decided: D-134)." },
  "query.errors.badcontinue": {
    text: "badcontinue: A `continue` value does not have the form that its module requires. (decided: D-141) HTTP 200 (decided: D-134).\nAnswered by: query.allcategories, query.alldeletedrevisions, query.allfileusages, query.allimages, query.alllinks, query.allpages, query.allredirects, query.allrevisions, query.alltransclusions, query.backlinks, query.blocks, query.categories, query.categorymembers, query.contributors, query.deletedrevisions, query.deletedrevs, query.duplicatefiles, query.embeddedin, query.extlinks, query.exturlusage, query.filearchive, query.fileusage, query.imageinfo, query.images, query.imageusage, query.info, query.iwbacklinks, query.iwlinks, query.langbacklinks, query.langlinks, query.links, query.linkshere, query.logevents, query.mystashedfiles, query.pagepropnames, query.pageprops, query.pageswithprop, query.protectedtitles, query.random, query.recentchanges, query.redirects, query.revisions, query.templates, query.transcludedin, query.usercontribs, query.watchlist, query.watchlistraw",
  },
  "query.errors.readapidenied": {
    text: "readapidenied: The module requires the right `read`, which the caller does not have. (decided: D-145) HTTP 200 (decided: D-134).",
  },
  "query.errors.permissiondenied": {
    text: "permissiondenied: The module, or a value of one of its parameters, requires a right that the caller does not have. (decided: D-147) HTTP 200 (decided: D-134).",
  },
  "query.errors.notloggedin": { text: "notloggedin: The module requires a login, and the caller is not logged in. (decided: D-147) HTTP 200 (decided: D-134)." },
  "query.errors.stashnotloggedin": {
    text: "stashnotloggedin: The module `mystashedfiles` requires a login, and the caller is not logged in. (decided: D-147) HTTP 200 (decided: D-134).",
  },
  "query.errors.bad_wlowner": { text: "bad_wlowner: A module has `token` and an `owner`, and no user has that name. (decided: D-301) HTTP 200 (decided: D-134)." },
  "query.errors.bad_wltoken": {
    text: "bad_wltoken: The token does not match that of the watchlist's owner. An empty token never matches. (decided: D-301) HTTP 200 (decided: D-134).\nAnswered by: query.watchlist, query.watchlistraw",
  },
  "query.errors.assertanonfailed": { text: "assertanonfailed: `assert=anon` is given, and the caller is logged in. (decided: D-142) HTTP 200 (decided: D-134)." },
  "query.errors.assertuserfailed": { text: "assertuserfailed: `assert=user` is given, and the caller is not logged in. (decided: D-142) HTTP 200 (decided: D-134)." },
  "query.errors.assertbotfailed": { text: "assertbotfailed: `assert=bot` is given, and the caller is not a bot. (decided: D-142) HTTP 200 (decided: D-134)." },
  "query.errors.assertnameduserfailed": {
    text: "assertnameduserfailed: `assertuser` is given, and the caller is not the user that it names. (decided: D-142) HTTP 200 (decided: D-134).",
  },
  "query.errors.mustbeposted": {
    text: "mustbeposted: A module that requires POST is called with GET. No module of this interface requires POST. (decided: D-146) HTTP 200 (decided: D-134).",
  },
  "query.errors.mustpostparams": {
    text: "mustpostparams: A token is in the URL, but the module requires it in the body. No module of this interface takes a token. (decided: D-146) HTTP 200 (decided: D-134).",
  },
  "query.errors.maxlag": {
    text: "maxlag: The replication lag of the databases exceeds `maxlag`. The headers `Retry-After` and `X-Database-Lag` give details. (decided: D-144) HTTP 200 (decided: D-134).",
  },
  "query.errors.ratelimited": { text: "ratelimited: The caller has sent more requests than allowed. (decided: D-144) HTTP 200 (decided: D-134)." },
  "query.errors.invalidmethod": { text: "invalidmethod: The interface does not support the HTTP method. (decided: D-103) HTTP 405 (decided: D-134)." },
  "query.errors.badvalue_<parameter>": {
    text: "badvalue_<parameter>: A parameter that its module checks has a value that the module does not accept. (decided: D-187) HTTP 200 (decided: D-134).\nAnswered by: query.categorymembers",
  },
  "query.errors.badid_<parameter>": { text: "badid_<parameter>: No object with this ID exists. (decided: D-188) HTTP 200 (decided: D-134).\nAnswered by: query.revisions" },
  "query.errors.paramempty_<parameter>": {
    text: "paramempty_<parameter>: A multi-value parameter is given without a value. (decided: D-181) HTTP 200 (decided: D-134).\nAnswered by: query.usercontribs",
  },
  "query.errors.invalidparammix-cannotusewith": {
    text: "invalidparammix-cannotusewith: The parameters `user` and `filterbots` of `allimages` are used together. (decided: D-182) HTTP 200 (decided: D-134).\nAnswered by: query.allimages",
  },
  "query.errors.nolang": {
    text: "nolang: `title` of `langbacklinks` is given without `lang`. (decided: D-182) HTTP 200 (decided: D-134).\nAnswered by: query.langbacklinks",
  },
  "query.errors.badparams": {
    text: "badparams: Parameters of `deletedrevs` are used in a mode that does not support them, or exclude each other. (decided: D-190) HTTP 200 (decided: D-134).\nAnswered by: query.deletedrevs",
  },
  "query.errors.invalidtitle": {
    text: "invalidtitle: A string is not a valid title or title prefix. As a warning: the title was ignored. (decided: D-184) HTTP 200 (decided: D-134).\nAnswered by: query.allcategories, query.alldeletedrevisions, query.allfileusages, query.allimages, query.alllinks, query.allmessages, query.allpages, query.allredirects, query.alltransclusions, query.backlinks, query.categorymembers, query.deletedrevs, query.embeddedin, query.filearchive, query.imageusage, query.links, query.logevents, query.recentchanges, query.templates, query.watchlistraw",
  },
  "query.errors.invalid-title": {
    text: "invalid-title: `badfilecontexttitle` of `imageinfo` is not a valid title. (decided: D-184) HTTP 200 (decided: D-134).\nAnswered by: query.imageinfo",
  },
  "query.errors.pagecannotexist": {
    text: "pagecannotexist: A title is one that no page can have, such as that of a special page. (decided: D-184) HTTP 200 (decided: D-134).\nAnswered by: query.categorymembers",
  },
  "query.errors.invalidcategory": {
    text: "invalidcategory: A title is not in the category namespace. As a warning: the title was ignored. (decided: D-184) HTTP 200 (decided: D-134).\nAnswered by: query.categories, query.categorymembers",
  },
  "query.errors.bad_image_title": {
    text: "bad_image_title: A title is not in the file namespace. (decided: D-184) HTTP 200 (decided: D-134).\nAnswered by: query.imageusage",
  },
  "query.errors.nosuchpageid": {
    text: "nosuchpageid: A parameter contains a page ID that no page has. (decided: D-188) HTTP 200 (decided: D-134).\nAnswered by: query.backlinks, query.categorymembers, query.embeddedin, query.imageusage",
  },
  "query.errors.invaliduserid": { text: "invaliduserid: No user can have this ID. (decided: D-188) HTTP 200 (decided: D-134).\nAnswered by: query.usercontribs" },
  "query.errors.invalidsha1hash": {
    text: "invalidsha1hash: A SHA-1 does not consist of 40 hexadecimal digits. (decided: D-187) HTTP 200 (decided: D-134).\nAnswered by: query.allimages, query.filearchive",
  },
  "query.errors.invalidsha1base36hash": {
    text: "invalidsha1base36hash: A SHA-1 does not consist of 31 base-36 digits. (decided: D-187) HTTP 200 (decided: D-134).\nAnswered by: query.allimages, query.filearchive",
  },
  "query.errors.invalidlang": {
    text: "invalidlang: A language code contains characters that are not allowed in one. (decided: D-187) HTTP 200 (decided: D-134).\nAnswered by: query.allmessages",
  },
  "query.errors.uploadstash-bad-path-bad-format": {
    text: "uploadstash-bad-path-bad-format: The key of a stashed file does not have the form of a file name with an extension. (decided: D-187) HTTP 200 (decided: D-134).\nAnswered by: query.stashimageinfo",
  },
  "query.errors.uploadstash-file-not-found": { text: "uploadstash-file-not-found: The caller's stash has no file with this key. (decided: D-443) HTTP 200 (decided: D-134)." },
  "query.errors.diffto": {
    text: "diffto: `diffto` is neither a revision ID nor `prev`, `next` or `cur`. (decided: D-187) HTTP 200 (decided: D-134).\nAnswered by: query.alldeletedrevisions, query.allrevisions, query.deletedrevisions, query.revisions",
  },
  "query.errors.param_ip": {
    text: "param_ip: `ip` of `blocks` is neither an IP address nor an IP range. (decided: D-189) HTTP 200 (decided: D-134).\nAnswered by: query.blocks",
  },
  "query.errors.invalidiprange": {
    text: "invalidiprange: `iprange` of `usercontribs` is not an IP range. (decided: D-189) HTTP 200 (decided: D-134).\nAnswered by: query.usercontribs",
  },
  "query.errors.cidrtoobroad": {
    text: "cidrtoobroad: An IP range is wider than the site allows. (decided: D-189) HTTP 200 (decided: D-134).\nAnswered by: query.blocks, query.usercontribs",
  },
  "query.errors.outofrange": {
    text: "outofrange: Only a warning: a number outside its range was set to the nearest allowed value. (decided: D-191) HTTP 200 (decided: D-134).\nAnswered by: query.alldeletedrevisions, query.allrevisions, query.backlinks, query.deletedrevisions, query.deletedrevs, query.imageusage, query.revisions",
  },
  "query.errors.deprecation": {
    text: "deprecation: Only a warning: something deprecated was used. (decided: D-137) HTTP 200 (decided: D-134).\nAnswered by: query.alldeletedrevisions, query.allrevisions, query.deletedrevisions, query.revisions",
  },
  "query.errors.performance": {
    text: "performance: Only a warning: the request is slower than an equivalent one. (decided: D-191) HTTP 200 (decided: D-134).\nAnswered by: query.alldeletedrevisions",
  },
  "query.errors.unrecognizedvalues": {
    text: "unrecognizedvalues: Only a warning: unknown values were ignored. (decided: D-118) HTTP 200 (decided: D-134).\nAnswered by: query.languageinfo",
  },
  "query.errors.notfile": {
    text: "notfile: Only a warning: a title outside the file namespace was ignored. (decided: D-184) HTTP 200 (decided: D-134).\nAnswered by: query.images",
  },
  "query.errors.redirectsandrevids": {
    text: "redirectsandrevids: Only a warning: `redirects` has no effect together with `revids`. (decided: D-342) HTTP 200 (decided: D-134).",
  },
  "query.errors.unrecognizedparams": {
    text: "unrecognizedparams: Only a warning: the request has parameters that no module takes. (decided: D-129) HTTP 200 (decided: D-134).",
  },
  "query.errors.unsupportedarray": {
    text: "unsupportedarray: Only a warning: a parameter is written as an array and was ignored. (decided: D-130) HTTP 200 (decided: D-134).",
  },
  "query.errors.unclearnowtimestamp": {
    text: "unclearnowtimestamp: Only a warning: an empty timestamp, or `0`, was read as the current time. (decided: D-122) HTTP 200 (decided: D-134).",
  },
  "query.errors.badutf8": { text: "badutf8: Only a warning: text was normalized to Unicode form NFC. (decided: D-125) HTTP 200 (decided: D-134)." },
  "query.errors.deprecation-help": {
    text: "deprecation-help: Only a warning: it accompanies deprecation warnings and says where to read more. (decided: D-137) HTTP 200 (decided: D-134).",
  },
  "query.errors.toolarge": { text: "toolarge: The request body exceeds the limit of the server. (decided: D-259) HTTP 413 (decided: D-259)." },
  "query.errors.badrequest": { text: "badrequest: The request is not valid HTTP. (decided: D-259) HTTP 400 (decided: D-259)." },
  "query.errors.nohandler": { text: "nohandler: The server has no handler for the module. (decided: D-250) HTTP 501 (decided: D-250)." },
  "query.errors.internal_api_error": { text: "internal_api_error: The handler of a module failed. (decided: D-251) HTTP 500 (decided: D-251)." },
};
