/** Parameters that change no response here, with the decision that explains it or the test that uses a session. */
export const unchanging: Readonly<Record<string, string>> = {
  "allusers.excludetemp": "D-455",
  "duplicatefiles.localonly": "D-444",
  "imageinfo.badfilecontexttitle": "D-455",
  "imageinfo.extmetadatafilter": "D-434",
  "imageinfo.extmetadatalanguage": "D-434",
  "imageinfo.extmetadatamultilang": "D-434",
  "imageinfo.localonly": "D-444",
  "imageinfo.metadataversion": "D-434",
  "imageinfo.urlheight": "D-434",
  "imageinfo.urlparam": "D-434",
  "imageinfo.urlwidth": "D-434",
  "info.continue": "D-455",
  "info.editintrocustom": "D-455",
  "info.editintroskip": "D-455",
  "info.editintrostyle": "D-455",
  "info.linkcontext": "D-455",
  "search.enablerewrites": "D-420",
  "search.interwiki": "D-420",
  "search.sort": "D-420",
  "siteinfo.showalldb": "D-258",
  "stashimageinfo.urlheight": "D-434",
  "stashimageinfo.urlparam": "D-434",
  "stashimageinfo.urlwidth": "D-434",
  "tokens.type": "test/server/sessions",
  "watchlist.owner": "D-455",
  "watchlist.token": "D-455",
  "watchlistraw.owner": "D-455",
  "watchlistraw.token": "D-455",
};

/** Number of parameters that change a response. It may only increase. */
export const changingAtLeast = 497;
