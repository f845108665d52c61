// What describe says, and how it is called. Generated: change the spec instead.

export const details = {
  "query.images": {
    text: "query.images: Lists the files that each page uses.\nProperty modules, reads. As generator in call of query, it names the pages that others are about.\nPages:\n  titles?: string[] ≤50 // The titles of the pages that the request is about.\n  pageids?: integer[] ≤50 // The ids of the pages that the request is about.\n  revids?: integer[] ≤50 // The ids of revisions whose pages the request is about.\n  redirects?: boolean // Takes the pages that redirects lead to in place of the redirects, and lists these.\n  converttitles?: boolean // Looks for titles in the other variants of the site's language where a page does not exist.\nArguments:\n  limit?: integer 1..500 | \"max\" = 10 // The most files that one answer holds, for all pages together.\n  continue?: string // Goes on after an earlier answer, whose member `continue` holds the value. Form: `<integer>|<text>` (else `badcontinue`). (decided: D-186)\n  images?: string[] ≤50 // Looks for these files only: for finding out whether a page uses one of them. Up to 50 values, for privileged callers up to 500 (decided: D-112). Form: the title of a page in the namespace 6 (others are left out with the warning `notfile`). (decided: D-184)\n  dir?: \"ascending\" | \"descending\" = \"ascending\" // The order of the names of the files. `ascending`: From A to Z by the name of the file. `descending`: From Z to A by the name of the file.\nAnswer (decided: D-219); what comes with a parameter is missing without it:\n- pages[].images: list: object. The files that the page uses. Of pages that are existing only. May be missing.\n- pages[].images[].ns: namespace id. The id of the namespace of the title.\n- pages[].images[].title: title. The title with the name of its namespace. There need not be a page of this title.\nErrors:\n- badcontinue: A `continue` does not have the form that its module gives it. (decided: D-141) HTTP 200 (decided: D-134).\n- notfile: A warning, no error: a title that is not that of a file was left out. (decided: D-184) HTTP 200 (decided: D-134).\nExample: call({\"name\":\"query.images\",\"arguments\":{\"titles\":[\"Old Lighthouse\"]}})",
    parts: {
      titles: "titles: string[] ≤50\nThe titles of the pages that the request is about. Up to 50 values, for privileged callers up to 500 (decided: D-112). Not in the source document (decided: D-165).",
      pageids: "pageids: integer[] ≤50\nThe ids of the pages that the request is about. Up to 50 values, for privileged callers up to 500 (decided: D-112). Not in the source document (decided: D-165).",
      revids: "revids: integer[] ≤50\nThe ids of revisions whose pages the request is about. Up to 50 values, for privileged callers up to 500 (decided: D-112). Not in the source document (decided: D-165).",
      redirects: "redirects: boolean\nTakes the pages that redirects lead to in place of the redirects, and lists these. Not with `revids`. Not in the source document (decided: D-342).",
      converttitles: "converttitles: boolean\nLooks for titles in the other variants of the site's language where a page does not exist. Counts where the language has variants. Not in the source document (decided: D-342).",
      limit: "limit: integer 1..500 | \"max\" = 10\nThe most files that one answer holds, for all pages together.",
      continue: "continue: string\nGoes on after an earlier answer, whose member `continue` holds the value. Form: `<integer>|<text>` (else `badcontinue`). (decided: D-186)",
      images: "images: string[] ≤50\nLooks for these files only: for finding out whether a page uses one of them. Up to 50 values, for privileged callers up to 500 (decided: D-112). Form: the title of a page in the namespace 6 (others are left out with the warning `notfile`). (decided: D-184)",
      dir: "dir: \"ascending\" | \"descending\" = \"ascending\"\nThe order of the names of the files. `ascending`: From A to Z by the name of the file. `descending`: From Z to A by the name of the file.",
      answer: "Answer (decided: D-219); what comes with a parameter is missing without it:\n- pages[].images: list: object. The files that the page uses. Of pages that are existing only. May be missing.\n- pages[].images[].ns: namespace id. The id of the namespace of the title.\n- pages[].images[].title: title. The title with the name of its namespace. There need not be a page of this title.",
      errors: "- badcontinue: A `continue` does not have the form that its module gives it. (decided: D-141) HTTP 200 (decided: D-134).\n- notfile: A warning, no error: a title that is not that of a file was left out. (decided: D-184) HTTP 200 (decided: D-134).",
    },
    call: {
      kind: "query",
      module: ["prop", "images"],
      own: ["limit", "continue", "images", "dir"],
      shared: ["titles", "pageids", "revids", "redirects", "converttitles"],
    },
  },
};
