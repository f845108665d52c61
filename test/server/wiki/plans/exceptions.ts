/** Plans that sort or scan a table nevertheless: the beginning of each plan, and the reason why its cost is low. */
export const exceptions: Readonly<Record<string, string>> = {
  "SEARCH tagged USING INDEX tagged_4 (revision=?)": "the tags of the rows of one response",
  "SEARCH tagged USING INDEX tagged_5 (log=?)": "the tags of the rows of one response",
  "SEARCH tagged USING INDEX tagged_6 (change_id=?)": "the tags of the rows of one response",
  "SEARCH blocks USING INTEGER PRIMARY KEY (rowid=?)": "blocks that the request names by ID",
  "SEARCH blocks USING INDEX blocks_1 (target=?)": "blocks of the users that the request names",
  "SEARCH log USING INTEGER PRIMARY KEY (rowid=?)": "entries that the request names by ID",
  "SEARCH revisions USING INDEX revisions_1 (page=?)": "the authors of one page: its revisions, as in the real system",
  "SEARCH links USING PRIMARY KEY (source=? AND kind=?)": "the links of one page",
  "SEARCH files USING INDEX files_1 (state=? AND title=?": "the versions of one file",
  "SEARCH external_links USING INDEX external_links_1 (source=?)": "the external links of the requested pages",
  "SEARCH external_links USING COVERING INDEX external_links_1 (source=?)": "the external links of the requested pages",
  "MULTI-INDEX OR; INDEX 1; SEARCH external_links USING INDEX external_links_2 (host=? AND path>? AND path<?)":
    "links to one site, in the order of their IDs, as in the real system",
  "SEARCH external_links USING INDEX external_links_2 (host":
    "links to one site, in the order of their IDs, as in the real system",
};
