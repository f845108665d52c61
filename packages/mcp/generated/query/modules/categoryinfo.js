// What describe says, and how it is called. Generated: change the spec instead.

export const details = {
  "query.categoryinfo": {
    text: "query.categoryinfo: Tells how many members each of the pages has that are categories, and whether it is hidden.\nProperty modules, reads.\nPages:\n  titles?: string[] ≤50 // The titles of the pages that the request is about.\n  pageids?: integer[] ≤50 // The ids of the pages that the request is about.\n  revids?: integer[] ≤50 // The ids of revisions whose pages the request is about.\n  redirects?: boolean // Takes the pages that redirects lead to in place of the redirects, and lists these.\n  converttitles?: boolean // Looks for titles in the other variants of the site's language where a page does not exist.\nArguments:\n  continue?: string // Goes on after an earlier answer, whose member `continue` holds the value.\nAnswer (decided: D-219); what comes with a parameter is missing without it:\n- pages[].categoryinfo: object. How many members the category has. Missing for pages that are no category, or have no members. Of pages that are existing or missing only. May be missing.\n- pages[].categoryinfo.size: whole number, at least 0. How many members there are in all.\n- pages[].categoryinfo.pages: whole number. How many of the members are neither subcategories nor files.\n- pages[].categoryinfo.files: whole number, at least 0. How many of the members are files.\n- pages[].categoryinfo.subcats: whole number, at least 0. How many of the members are categories.\n- pages[].categoryinfo.hidden: boolean. Whether the category is hidden: pages name it only for readers who ask for hidden categories.\nExample: call({\"name\":\"query.categoryinfo\",\"arguments\":{\"titles\":[\"Category:Buildings\"]}})",
    parts: {
      titles: "titles: string[] ≤50\nThe titles of the pages that the request is about. Up to 50 values, for privileged callers up to 500 (decided: D-112). Not in the source document (decided: D-165).",
      pageids: "pageids: integer[] ≤50\nThe ids of the pages that the request is about. Up to 50 values, for privileged callers up to 500 (decided: D-112). Not in the source document (decided: D-165).",
      revids: "revids: integer[] ≤50\nThe ids of revisions whose pages the request is about. Up to 50 values, for privileged callers up to 500 (decided: D-112). Not in the source document (decided: D-165).",
      redirects: "redirects: boolean\nTakes the pages that redirects lead to in place of the redirects, and lists these. Not with `revids`. Not in the source document (decided: D-342).",
      converttitles: "converttitles: boolean\nLooks for titles in the other variants of the site's language where a page does not exist. Counts where the language has variants. Not in the source document (decided: D-342).",
      continue: "continue: string\nGoes on after an earlier answer, whose member `continue` holds the value.",
      answer: "Answer (decided: D-219); what comes with a parameter is missing without it:\n- pages[].categoryinfo: object. How many members the category has. Missing for pages that are no category, or have no members. Of pages that are existing or missing only. May be missing.\n- pages[].categoryinfo.size: whole number, at least 0. How many members there are in all.\n- pages[].categoryinfo.pages: whole number. How many of the members are neither subcategories nor files.\n- pages[].categoryinfo.files: whole number, at least 0. How many of the members are files.\n- pages[].categoryinfo.subcats: whole number, at least 0. How many of the members are categories.\n- pages[].categoryinfo.hidden: boolean. Whether the category is hidden: pages name it only for readers who ask for hidden categories.",
    },
    call: {
      kind: "query",
      module: ["prop", "categoryinfo"],
      own: ["continue"],
      shared: ["titles", "pageids", "revids", "redirects", "converttitles"],
    },
  },
};
