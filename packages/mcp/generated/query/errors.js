// What describe says, and how it is called. Generated: change the spec instead.

export const details = {
  "query.errors.badvalue": { text: "badvalue: A single-valued parameter has a value that is none of those listed. (decided: D-118) HTTP 200 (decided: D-134)." },
  "query.errors.badinteger": {
    text: "badinteger: An integer or a limit is not written as one, or one item of a list of integers is not. (decided: D-117) HTTP 200 (decided: D-134).",
  },
  "query.errors.badtimestamp": { text: "badtimestamp: A timestamp has none of the accepted forms. (decided: D-122) HTTP 200 (decided: D-134)." },
  "query.errors.baduser": {
    text: "baduser: A user, or one of several, has none of the forms that the parameter accepts. (decided: D-123) HTTP 200 (decided: D-134).",
  },
  "query.errors.badtitle": { text: "badtitle: A title cannot be the title of a page. (decided: D-124) HTTP 200 (decided: D-134)." },
  "query.errors.toomanyvalues": { text: "toomanyvalues: A multi-valued parameter has more values than the caller may give. (decided: D-112) HTTP 200 (decided: D-134)." },
  "query.errors.missingparam": {
    text: "missingparam: A required parameter is missing, or every one of several of which one is needed. (decided: D-127) HTTP 200 (decided: D-134).\nAnswered by: query.backlinks, query.categorymembers, query.embeddedin, query.imageusage, query.stashimageinfo, query.usercontribs",
  },
  "query.errors.invalidparammix": {
    text: "invalidparammix: Parameters are combined that exclude each other, or one is used without another that it needs. (decided: D-128) HTTP 200 (decided: D-134).\nAnswered by: query.alldeletedrevisions, query.allfileusages, query.allimages, query.alllinks, query.allpages, query.allredirects, query.allrevisions, query.alltransclusions, query.allusers, query.backlinks, query.blocks, query.categorymembers, query.contributors, query.deletedrevisions, query.embeddedin, query.imageusage, query.info, query.iwbacklinks, query.iwlinks, query.langlinks, query.logevents, query.random, query.recentchanges, query.revisions, query.usercontribs, query.users, query.watchlist",
  },
  "query.errors.show": {
    text: "show: The values of a parameter `show` contradict each other. (decided: D-128) HTTP 200 (decided: D-134).\nAnswered by: query.blocks, query.categories, query.fileusage, query.linkshere, query.recentchanges, query.redirects, query.transcludedin, query.usercontribs, query.watchlist, query.watchlistraw",
  },
  "query.errors.unknown_leaction": {
    text: "unknown_leaction: The parameter `action` of `logevents` names an action that the site does not know. (decided: D-160) HTTP 200 (decided: D-134).\nAnswered by: query.logevents",
  },
  "query.errors.badgenerator": {
    text: "badgenerator: The parameter `generator` names a module that is unknown or no generator. (decided: D-109) HTTP 200 (decided: D-134).",
  },
  "query.errors.multisource": { text: "multisource: More than one of `titles`, `pageids` and `revids` is given. (decided: D-165) HTTP 200 (decided: D-134)." },
  "query.errors.badcontinue": {
    text: "badcontinue: A `continue` does not have the form that its module gives it. (decided: D-141) HTTP 200 (decided: D-134).\nAnswered by: query.allcategories, query.alldeletedrevisions, query.allfileusages, query.allimages, query.alllinks, query.allpages, query.allredirects, query.allrevisions, query.alltransclusions, query.backlinks, query.blocks, query.categories, query.categorymembers, query.contributors, query.deletedrevisions, query.deletedrevs, query.duplicatefiles, query.embeddedin, query.extlinks, query.exturlusage, query.filearchive, query.fileusage, query.imageinfo, query.images, query.imageusage, query.info, query.iwbacklinks, query.iwlinks, query.langbacklinks, query.langlinks, query.links, query.linkshere, query.logevents, query.mystashedfiles, query.pagepropnames, query.pageprops, query.pageswithprop, query.protectedtitles, query.random, query.recentchanges, query.redirects, query.revisions, query.templates, query.transcludedin, query.usercontribs, query.watchlist, query.watchlistraw",
  },
  "query.errors.readapidenied": { text: "readapidenied: The module needs the right `read`, and the caller does not have it. (decided: D-145) HTTP 200 (decided: D-134)." },
  "query.errors.permissiondenied": {
    text: "permissiondenied: The module, or a value of one of its parameters, needs a right that the caller does not have. (decided: D-147) HTTP 200 (decided: D-134).",
  },
  "query.errors.notloggedin": { text: "notloggedin: The module needs a login, and the caller has none. (decided: D-147) HTTP 200 (decided: D-134)." },
  "query.errors.stashnotloggedin": {
    text: "stashnotloggedin: The module `mystashedfiles` needs a login, and the caller has none. (decided: D-147) HTTP 200 (decided: D-134).",
  },
  "query.errors.bad_wltoken": {
    text: "bad_wltoken: The token of a watchlist is not that of its owner. An empty one never is. (decided: D-301) HTTP 200 (decided: D-134).\nAnswered by: query.watchlist, query.watchlistraw",
  },
  "query.errors.assertanonfailed": { text: "assertanonfailed: `assert=anon` is given, and the caller is logged in. (decided: D-142) HTTP 200 (decided: D-134)." },
  "query.errors.assertuserfailed": { text: "assertuserfailed: `assert=user` is given, and the caller is not logged in. (decided: D-142) HTTP 200 (decided: D-134)." },
  "query.errors.assertbotfailed": { text: "assertbotfailed: `assert=bot` is given, and the caller is no bot. (decided: D-142) HTTP 200 (decided: D-134)." },
  "query.errors.assertnameduserfailed": {
    text: "assertnameduserfailed: `assertuser` is given, and the caller is not the user that it names. (decided: D-142) HTTP 200 (decided: D-134).",
  },
  "query.errors.mustbeposted": {
    text: "mustbeposted: A module that must be posted is called with GET. No module of this interface is one. (decided: D-146) HTTP 200 (decided: D-134).",
  },
  "query.errors.mustpostparams": {
    text: "mustpostparams: A token stands in the URL of a module that wants it in the body. No module of this interface is one. (decided: D-146) HTTP 200 (decided: D-134).",
  },
  "query.errors.maxlag": {
    text: "maxlag: The databases lag behind by more than `maxlag` allows. The headers `Retry-After` and `X-Database-Lag` say more. (decided: D-144) HTTP 200 (decided: D-134).",
  },
  "query.errors.ratelimited": { text: "ratelimited: The caller has made more requests than allowed. (decided: D-144) HTTP 200 (decided: D-134)." },
  "query.errors.invalidmethod": { text: "invalidmethod: The HTTP method is none that the interface takes. (decided: D-103) HTTP 405 (decided: D-134)." },
  "query.errors.badvalue_<parameter>": {
    text: "badvalue_<parameter>: A parameter that its module checks by itself has a value which it does not take. (decided: D-187) HTTP 200 (decided: D-134).\nAnswered by: query.categorymembers",
  },
  "query.errors.badid_<parameter>": { text: "badid_<parameter>: An id names nothing that exists. (decided: D-188) HTTP 200 (decided: D-134).\nAnswered by: query.revisions" },
  "query.errors.paramempty_<parameter>": {
    text: "paramempty_<parameter>: A multi-valued parameter is given without a value. (decided: D-181) HTTP 200 (decided: D-134).\nAnswered by: query.usercontribs",
  },
  "query.errors.invalidparammix-cannotusewith": {
    text: "invalidparammix-cannotusewith: Two parameters of `allimages`, `user` and `filterbots`, are used together. (decided: D-182) HTTP 200 (decided: D-134).\nAnswered by: query.allimages",
  },
  "query.errors.nolang": {
    text: "nolang: `title` of `langbacklinks` is given without `lang`. (decided: D-182) HTTP 200 (decided: D-134).\nAnswered by: query.langbacklinks",
  },
  "query.errors.badparams": {
    text: "badparams: Parameters of `deletedrevs` are used in a mode that does not have them, or exclude each other. (decided: D-190) HTTP 200 (decided: D-134).\nAnswered by: query.deletedrevs",
  },
  "query.errors.invalidtitle": {
    text: "invalidtitle: A text that must be a title, or the beginning of one, cannot be. As a warning: such a title was left out. (decided: D-184) HTTP 200 (decided: D-134).\nAnswered by: query.allcategories, query.alldeletedrevisions, query.allfileusages, query.allimages, query.alllinks, query.allmessages, query.allpages, query.allredirects, query.alltransclusions, query.backlinks, query.categorymembers, query.deletedrevs, query.embeddedin, query.filearchive, query.imageusage, query.links, query.logevents, query.recentchanges, query.templates, query.watchlistraw",
  },
  "query.errors.invalid-title": {
    text: "invalid-title: `badfilecontexttitle` of `imageinfo` cannot be a title. (decided: D-184) HTTP 200 (decided: D-134).\nAnswered by: query.imageinfo",
  },
  "query.errors.pagecannotexist": {
    text: "pagecannotexist: A title is one that no page can have, such as that of a special page. (decided: D-184) HTTP 200 (decided: D-134).\nAnswered by: query.categorymembers",
  },
  "query.errors.invalidcategory": {
    text: "invalidcategory: A title is not that of a category. As a warning: such a title was left out. (decided: D-184) HTTP 200 (decided: D-134).\nAnswered by: query.categories, query.categorymembers",
  },
  "query.errors.bad_image_title": {
    text: "bad_image_title: A title that must be that of a file is not. (decided: D-184) HTTP 200 (decided: D-134).\nAnswered by: query.imageusage",
  },
  "query.errors.nosuchpageid": {
    text: "nosuchpageid: A parameter that takes the id of one page holds an id of none. (decided: D-188) HTTP 200 (decided: D-134).\nAnswered by: query.backlinks, query.categorymembers, query.embeddedin, query.imageusage",
  },
  "query.errors.invaliduserid": { text: "invaliduserid: No user can have the id. (decided: D-188) HTTP 200 (decided: D-134).\nAnswered by: query.usercontribs" },
  "query.errors.invalidsha1hash": {
    text: "invalidsha1hash: A SHA-1 is not written as 40 hexadecimal digits. (decided: D-187) HTTP 200 (decided: D-134).\nAnswered by: query.allimages, query.filearchive",
  },
  "query.errors.invalidsha1base36hash": {
    text: "invalidsha1base36hash: A SHA-1 is not written as 31 digits of base 36. (decided: D-187) HTTP 200 (decided: D-134).\nAnswered by: query.allimages, query.filearchive",
  },
  "query.errors.invalidlang": {
    text: "invalidlang: A language code has characters that no language code may have. (decided: D-187) HTTP 200 (decided: D-134).\nAnswered by: query.allmessages",
  },
  "query.errors.uploadstash-bad-path-bad-format": {
    text: "uploadstash-bad-path-bad-format: The key of a stashed file is not written as one, that is as a name with an extension. (decided: D-187) HTTP 200 (decided: D-134).\nAnswered by: query.stashimageinfo",
  },
  "query.errors.uploadstash-file-not-found": { text: "uploadstash-file-not-found: No file with this key is in the stash of the caller. (decided: D-443) HTTP 200 (decided: D-134)." },
  "query.errors.diffto": {
    text: "diffto: `diffto` is neither the id of a revision nor `prev`, `next` or `cur`. (decided: D-187) HTTP 200 (decided: D-134).\nAnswered by: query.alldeletedrevisions, query.allrevisions, query.deletedrevisions, query.revisions",
  },
  "query.errors.param_ip": {
    text: "param_ip: `ip` of `blocks` is neither an IP address nor a range of them. (decided: D-189) HTTP 200 (decided: D-134).\nAnswered by: query.blocks",
  },
  "query.errors.invalidiprange": {
    text: "invalidiprange: `iprange` of `usercontribs` is no range of IP addresses. (decided: D-189) HTTP 200 (decided: D-134).\nAnswered by: query.usercontribs",
  },
  "query.errors.cidrtoobroad": {
    text: "cidrtoobroad: A range of IP addresses is broader than the site allows. (decided: D-189) HTTP 200 (decided: D-134).\nAnswered by: query.blocks, query.usercontribs",
  },
  "query.errors.outofrange": {
    text: "outofrange: A warning, no error: a number was moved into its range. (decided: D-191) HTTP 200 (decided: D-134).\nAnswered by: query.alldeletedrevisions, query.allrevisions, query.backlinks, query.deletedrevisions, query.deletedrevs, query.imageusage, query.revisions",
  },
  "query.errors.deprecation": {
    text: "deprecation: A warning, no error: something deprecated was used. (decided: D-137) HTTP 200 (decided: D-134).\nAnswered by: query.alldeletedrevisions, query.allrevisions, query.deletedrevisions, query.revisions",
  },
  "query.errors.performance": {
    text: "performance: A warning, no error: the request is slower than another that answers the same. (decided: D-191) HTTP 200 (decided: D-134).\nAnswered by: query.alldeletedrevisions",
  },
  "query.errors.unrecognizedvalues": {
    text: "unrecognizedvalues: A warning, no error: values that are not known were left out. (decided: D-118) HTTP 200 (decided: D-134).\nAnswered by: query.languageinfo",
  },
  "query.errors.notfile": {
    text: "notfile: A warning, no error: a title that is not that of a file was left out. (decided: D-184) HTTP 200 (decided: D-134).\nAnswered by: query.images",
  },
  "query.errors.redirectsandrevids": {
    text: "redirectsandrevids: A warning, no error: `redirects` is given with `revids`, where it has no effect. (decided: D-342) HTTP 200 (decided: D-134).",
  },
  "query.errors.unrecognizedparams": {
    text: "unrecognizedparams: A warning, no error: a request has parameters that nobody asked for. (decided: D-129) HTTP 200 (decided: D-134).",
  },
  "query.errors.unsupportedarray": {
    text: "unsupportedarray: A warning, no error: a parameter is written as an array, and counts as absent. (decided: D-130) HTTP 200 (decided: D-134).",
  },
  "query.errors.unclearnowtimestamp": {
    text: "unclearnowtimestamp: A warning, no error: an empty timestamp, or `0`, was taken as now. (decided: D-122) HTTP 200 (decided: D-134).",
  },
  "query.errors.badutf8": { text: "badutf8: A warning, no error: text was brought into the normal form C of Unicode. (decided: D-125) HTTP 200 (decided: D-134)." },
  "query.errors.deprecation-help": {
    text: "deprecation-help: A warning, no error: it comes beside those of deprecations, and says where to read more. (decided: D-137) HTTP 200 (decided: D-134).",
  },
  "query.errors.toolarge": { text: "toolarge: The body of the request is larger than the server takes. (decided: D-259) HTTP 413 (decided: D-259)." },
  "query.errors.badrequest": { text: "badrequest: The request is no valid HTTP. (decided: D-259) HTTP 400 (decided: D-259)." },
  "query.errors.nohandler": { text: "nohandler: Nothing on this server answers for the module. (decided: D-250) HTTP 501 (decided: D-250)." },
  "query.errors.internal_api_error": { text: "internal_api_error: A module broke. (decided: D-251) HTTP 500 (decided: D-251)." },
};
