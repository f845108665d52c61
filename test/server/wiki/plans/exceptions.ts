/** Plans that sort, or read a table, all the same: what one begins with, and why that is little. */
export const exceptions: Readonly<Record<string, string>> = {
  "SEARCH tagged USING INDEX tagged_4 (revision=?)": "the tags of the rows of one answer",
  "SEARCH tagged USING INDEX tagged_5 (log=?)": "the tags of the rows of one answer",
  "SEARCH tagged USING INDEX tagged_6 (change_id=?)": "the tags of the rows of one answer",
  "SEARCH blocks USING INTEGER PRIMARY KEY (rowid=?)": "blocks that the request names by their ids",
  "SEARCH blocks USING INDEX blocks_1 (target=?)": "blocks of those whom the request names",
  "SEARCH log USING INTEGER PRIMARY KEY (rowid=?)": "entries that the request names by their ids",
  "SEARCH revisions USING INDEX revisions_1 (page=?)": "who has edited one page: its revisions, as the real system reads them",
  "SEARCH links USING PRIMARY KEY (source=? AND kind=?)": "what one page shows",
  "SEARCH files USING INDEX files_1 (state=? AND title=?": "the versions of one file",
  "SEARCH external_links USING INDEX external_links_1 (source=?)": "what the pages of the request link to",
  "SEARCH external_links USING COVERING INDEX external_links_1 (source=?)": "what the pages of the request link to",
  "MULTI-INDEX OR; INDEX 1; SEARCH external_links USING INDEX external_links_2 (host=? AND path>? AND path<?)": "links to one site, in the order of their ids, as the real system sorts them",
  "SEARCH external_links USING INDEX external_links_2 (host": "links to one site, in the order of their ids, as the real system sorts them",
};
