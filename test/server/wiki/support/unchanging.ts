/** Parameters that change no answer here: the decision that says so, or the test that shows it where there is a session. */
export const unchanging: Readonly<Record<string, string>> = {
  "duplicatefiles.localonly": "D-444",
  "imageinfo.badfilecontexttitle": "D-434",
  "imageinfo.extmetadatafilter": "D-434",
  "imageinfo.extmetadatalanguage": "D-434",
  "imageinfo.extmetadatamultilang": "D-434",
  "imageinfo.localonly": "D-444",
  "imageinfo.metadataversion": "D-434",
  "imageinfo.urlheight": "D-434",
  "imageinfo.urlparam": "D-434",
  "imageinfo.urlwidth": "D-434",
  "siteinfo.showalldb": "D-258",
  "stashimageinfo.urlheight": "D-434",
  "stashimageinfo.urlparam": "D-434",
  "stashimageinfo.urlwidth": "D-434",
  "tokens.type": "test/server/sessions",
};

/** How many parameters change an answer. It only goes up. */
export const changingAtLeast = 430;

/**
 * Parameters of which the requests tried here do not show an effect yet, by module: some need another parameter beside them or other data,
 * some are not heeded. The list only gets shorter.
 */
export const notShown: Readonly<Record<string, readonly string[]>> = {
  allimages: ["minsize"],
  allredirects: ["unique"],
  allusers: ["excludetemp", "witheditsonly"],
  backlinks: ["pageid", "title"],
  blocks: ["end"],
  categoryinfo: ["continue"],
  categorymembers: ["end", "pageid", "start", "title"],
  embeddedin: ["pageid", "title"],
  images: ["dir"],
  imageusage: ["pageid", "redirect", "title"],
  info: ["continue", "editintrocustom", "editintroskip", "editintrostyle", "linkcontext", "preloadcustom", "preloadnewsection", "preloadparams", "testactionsautocreate", "testactionsdetail"],
  iwbacklinks: ["continue", "dir", "prefix", "title"],
  iwlinks: ["continue", "dir", "prefix", "title"],
  langlinks: ["continue", "dir", "inlanguagecode"],
  pageprops: ["continue"],
  pageswithprop: ["continue", "dir"],
  protectedtitles: ["end"],
  search: ["enablerewrites", "interwiki", "sort"],
  usercontribs: ["iprange", "user", "userids", "userprefix"],
  watchlist: ["owner", "token"],
  watchlistraw: ["owner", "prop", "token"],
};
