// All modules of Content Query Interface. Generated: change the spec instead.
import { module } from "../runtime/decoder.js";
import { oneOf, refusedWith, someOf } from "../runtime/enumerations.js";
import { integer, integers } from "../runtime/numbers.js";
import { required } from "../runtime/parameters.js";
import { requestDecoder } from "../runtime/request.js";
import { atMostOneOf } from "../runtime/rules.js";
import { boolean, string, strings } from "../runtime/strings.js";
import { user } from "../runtime/users.js";
import { parameters as allcategoriesModule } from "./allcategories.js";
import { parameters as alldeletedrevisionsModule } from "./alldeletedrevisions.js";
import { parameters as allfileusagesModule } from "./allfileusages.js";
import { parameters as allimagesModule } from "./allimages.js";
import { parameters as alllinksModule } from "./alllinks.js";
import { parameters as allmessagesModule } from "./allmessages.js";
import { parameters as allpagesModule } from "./allpages.js";
import { parameters as allredirectsModule } from "./allredirects.js";
import { parameters as allrevisionsModule } from "./allrevisions.js";
import { parameters as alltransclusionsModule } from "./alltransclusions.js";
import { parameters as allusersModule } from "./allusers.js";
import { parameters as authmanagerinfoModule } from "./authmanagerinfo.js";
import { parameters as backlinksModule } from "./backlinks.js";
import { parameters as blocksModule } from "./blocks.js";
import { parameters as categoriesModule } from "./categories.js";
import { parameters as categoryinfoModule } from "./categoryinfo.js";
import { parameters as categorymembersModule } from "./categorymembers.js";
import { parameters as codexiconsModule } from "./codexicons.js";
import { parameters as contributorsModule } from "./contributors.js";
import { parameters as deletedrevisionsModule } from "./deletedrevisions.js";
import { parameters as deletedrevsModule } from "./deletedrevs.js";
import { parameters as duplicatefilesModule } from "./duplicatefiles.js";
import { parameters as embeddedinModule } from "./embeddedin.js";
import { parameters as extlinksModule } from "./extlinks.js";
import { parameters as exturlusageModule } from "./exturlusage.js";
import { parameters as filearchiveModule } from "./filearchive.js";
import { parameters as filerepoinfoModule } from "./filerepoinfo.js";
import { parameters as fileusageModule } from "./fileusage.js";
import { parameters as imageinfoModule } from "./imageinfo.js";
import { parameters as imagesModule } from "./images.js";
import { parameters as imageusageModule } from "./imageusage.js";
import { parameters as infoModule } from "./info.js";
import { parameters as iwbacklinksModule } from "./iwbacklinks.js";
import { parameters as iwlinksModule } from "./iwlinks.js";
import { parameters as langbacklinksModule } from "./langbacklinks.js";
import { parameters as langlinksModule } from "./langlinks.js";
import { parameters as languageinfoModule } from "./languageinfo.js";
import { parameters as linksModule } from "./links.js";
import { parameters as linkshereModule } from "./linkshere.js";
import { parameters as logeventsModule } from "./logevents.js";
import { parameters as mystashedfilesModule } from "./mystashedfiles.js";
import { parameters as pagepropnamesModule } from "./pagepropnames.js";
import { parameters as pagepropsModule } from "./pageprops.js";
import { parameters as pageswithpropModule } from "./pageswithprop.js";
import { parameters as prefixsearchModule } from "./prefixsearch.js";
import { parameters as protectedtitlesModule } from "./protectedtitles.js";
import { parameters as querypageModule } from "./querypage.js";
import { parameters as randomModule } from "./random.js";
import { parameters as recentchangesModule } from "./recentchanges.js";
import { parameters as redirectsModule } from "./redirects.js";
import { parameters as revisionsModule } from "./revisions.js";
import { parameters as searchModule } from "./search.js";
import { parameters as siteinfoModule } from "./siteinfo.js";
import { parameters as stashimageinfoModule } from "./stashimageinfo.js";
import { parameters as tagsModule } from "./tags.js";
import { parameters as templatesModule } from "./templates.js";
import { parameters as tokensModule } from "./tokens.js";
import { parameters as trackingcategoriesModule } from "./trackingcategories.js";
import { parameters as transcludedinModule } from "./transcludedin.js";
import { parameters as usercontribsModule } from "./usercontribs.js";
import { parameters as userinfoModule } from "./userinfo.js";
import { parameters as usersModule } from "./users.js";
import { parameters as watchlistModule } from "./watchlist.js";
import { parameters as watchlistrawModule } from "./watchlistraw.js";

export * as allcategories from "./allcategories.js";
export * as alldeletedrevisions from "./alldeletedrevisions.js";
export * as allfileusages from "./allfileusages.js";
export * as allimages from "./allimages.js";
export * as alllinks from "./alllinks.js";
export * as allmessages from "./allmessages.js";
export * as allpages from "./allpages.js";
export * as allredirects from "./allredirects.js";
export * as allrevisions from "./allrevisions.js";
export * as alltransclusions from "./alltransclusions.js";
export * as allusers from "./allusers.js";
export * as authmanagerinfo from "./authmanagerinfo.js";
export * as backlinks from "./backlinks.js";
export * as blocks from "./blocks.js";
export * as categories from "./categories.js";
export * as categoryinfo from "./categoryinfo.js";
export * as categorymembers from "./categorymembers.js";
export * as codexicons from "./codexicons.js";
export * as contributors from "./contributors.js";
export * as deletedrevisions from "./deletedrevisions.js";
export * as deletedrevs from "./deletedrevs.js";
export * as duplicatefiles from "./duplicatefiles.js";
export * as embeddedin from "./embeddedin.js";
export * as extlinks from "./extlinks.js";
export * as exturlusage from "./exturlusage.js";
export * as filearchive from "./filearchive.js";
export * as filerepoinfo from "./filerepoinfo.js";
export * as fileusage from "./fileusage.js";
export * as imageinfo from "./imageinfo.js";
export * as images from "./images.js";
export * as imageusage from "./imageusage.js";
export * as info from "./info.js";
export * as iwbacklinks from "./iwbacklinks.js";
export * as iwlinks from "./iwlinks.js";
export * as langbacklinks from "./langbacklinks.js";
export * as langlinks from "./langlinks.js";
export * as languageinfo from "./languageinfo.js";
export * as links from "./links.js";
export * as linkshere from "./linkshere.js";
export * as logevents from "./logevents.js";
export * as mystashedfiles from "./mystashedfiles.js";
export * as pagepropnames from "./pagepropnames.js";
export * as pageprops from "./pageprops.js";
export * as pageswithprop from "./pageswithprop.js";
export * as prefixsearch from "./prefixsearch.js";
export * as protectedtitles from "./protectedtitles.js";
export * as querypage from "./querypage.js";
export * as random from "./random.js";
export * as recentchanges from "./recentchanges.js";
export * as redirects from "./redirects.js";
export * as revisions from "./revisions.js";
export * as search from "./search.js";
export * as siteinfo from "./siteinfo.js";
export * as stashimageinfo from "./stashimageinfo.js";
export * as tags from "./tags.js";
export * as templates from "./templates.js";
export * as tokens from "./tokens.js";
export * as trackingcategories from "./trackingcategories.js";
export * as transcludedin from "./transcludedin.js";
export * as usercontribs from "./usercontribs.js";
export * as userinfo from "./userinfo.js";
export * as users from "./users.js";
export * as watchlist from "./watchlist.js";
export * as watchlistraw from "./watchlistraw.js";

const actionList = ["query"];
const formatversionList = ["1", "2", "latest"];
const errorformatList = ["bc", "plaintext", "wikitext", "html", "raw", "none"];
const assertList = ["anon", "user", "bot"];
export const decodeRequest = /* @__PURE__ */ requestDecoder(() => ({
  sets: {
    main: module("", [
        required(oneOf("action", actionList)),
        string("format"),
        oneOf("formatversion", formatversionList),
        oneOf("errorformat", errorformatList),
        integer("maxlag"),
        oneOf("assert", assertList),
        user("assertuser", "name", "ip", "temp", "interwiki", "id"),
        string("requestid"),
        boolean("curtimestamp"),
        boolean("responselanginfo"),
        boolean("servedby"),
        string("origin"),
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
        strings("titles"),
        integers("pageids"),
        integers("revids"),
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
        string("continue"),
        boolean("rawcontinue"),
      ], (value, index, given) => {
        switch (index) {
          case 0: value.continue = given; break;
          case 1: value.rawcontinue = given; break;
        }
      }),
  },
  selection: module("", [
    someOf("list", [
      "allcategories", "alldeletedrevisions", "allfileusages", "allimages", "alllinks", "allpages", "allredirects", "allrevisions",
      "alltransclusions", "allusers", "backlinks", "blocks", "categorymembers", "codexicons", "deletedrevs", "embeddedin", "exturlusage",
      "filearchive", "imageusage", "iwbacklinks", "langbacklinks", "logevents", "mystashedfiles", "pagepropnames", "pageswithprop",
      "prefixsearch", "protectedtitles", "querypage", "random", "recentchanges", "search", "tags", "trackingcategories", "usercontribs",
      "users", "watchlist", "watchlistraw",
    ]),
    someOf("prop", [
      "categories", "categoryinfo", "contributors", "deletedrevisions", "duplicatefiles", "extlinks", "fileusage", "imageinfo", "images",
      "info", "iwlinks", "langlinks", "links", "linkshere", "pageprops", "redirects", "revisions", "stashimageinfo", "templates",
      "transcludedin",
    ]),
    someOf("meta", ["allmessages", "authmanagerinfo", "filerepoinfo", "languageinfo", "siteinfo", "tokens", "userinfo"]),
    refusedWith(oneOf("generator", [
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
  modules: {
    allcategories: allcategoriesModule,
    alldeletedrevisions: alldeletedrevisionsModule,
    allfileusages: allfileusagesModule,
    allimages: allimagesModule,
    alllinks: alllinksModule,
    allmessages: allmessagesModule,
    allpages: allpagesModule,
    allredirects: allredirectsModule,
    allrevisions: allrevisionsModule,
    alltransclusions: alltransclusionsModule,
    allusers: allusersModule,
    authmanagerinfo: authmanagerinfoModule,
    backlinks: backlinksModule,
    blocks: blocksModule,
    categories: categoriesModule,
    categoryinfo: categoryinfoModule,
    categorymembers: categorymembersModule,
    codexicons: codexiconsModule,
    contributors: contributorsModule,
    deletedrevisions: deletedrevisionsModule,
    deletedrevs: deletedrevsModule,
    duplicatefiles: duplicatefilesModule,
    embeddedin: embeddedinModule,
    extlinks: extlinksModule,
    exturlusage: exturlusageModule,
    filearchive: filearchiveModule,
    filerepoinfo: filerepoinfoModule,
    fileusage: fileusageModule,
    imageinfo: imageinfoModule,
    images: imagesModule,
    imageusage: imageusageModule,
    info: infoModule,
    iwbacklinks: iwbacklinksModule,
    iwlinks: iwlinksModule,
    langbacklinks: langbacklinksModule,
    langlinks: langlinksModule,
    languageinfo: languageinfoModule,
    links: linksModule,
    linkshere: linkshereModule,
    logevents: logeventsModule,
    mystashedfiles: mystashedfilesModule,
    pagepropnames: pagepropnamesModule,
    pageprops: pagepropsModule,
    pageswithprop: pageswithpropModule,
    prefixsearch: prefixsearchModule,
    protectedtitles: protectedtitlesModule,
    querypage: querypageModule,
    random: randomModule,
    recentchanges: recentchangesModule,
    redirects: redirectsModule,
    revisions: revisionsModule,
    search: searchModule,
    siteinfo: siteinfoModule,
    stashimageinfo: stashimageinfoModule,
    tags: tagsModule,
    templates: templatesModule,
    tokens: tokensModule,
    trackingcategories: trackingcategoriesModule,
    transcludedin: transcludedinModule,
    usercontribs: usercontribsModule,
    userinfo: userinfoModule,
    users: usersModule,
    watchlist: watchlistModule,
    watchlistraw: watchlistrawModule,
  },
}));
