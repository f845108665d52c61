// What describe says, and how it is called. Generated: change the spec instead.

export const details = {
  "query.pageprops": {
    text: "query.pageprops: Tells the page properties of each page, such as its default sort key or its display title.\nProperty modules, reads.\nPages:\n  titles?: string[] ≤50 // The titles of the pages that the request is about.\n  pageids?: integer[] ≤50 // The ids of the pages that the request is about.\n  revids?: integer[] ≤50 // The ids of revisions whose pages the request is about.\n  redirects?: boolean // Takes the pages that redirects lead to in place of the redirects, and lists these.\n  converttitles?: boolean // Looks for titles in the other variants of the site's language where a page does not exist.\nArguments:\n  continue?: string // Goes on after an earlier answer, whose member `continue` holds the value. Form: `<integer>`; or empty (else `badcontinue`). (decided: D-186)\n  prop?: string[] ≤50 // The names of the properties to answer, as the module `pagepropnames` lists them. Without it all come. Up to 50 values, for privileged callers up to 500 (decided: D-112).\nAnswer (decided: D-219); what comes with a parameter is missing without it:\n- pages[].pageprops: map: text. The properties of the page, such as `displaytitle`, by name. Many of them are set by extensions. Of pages that are existing only. May be missing.\nErrors:\n- badcontinue: A `continue` does not have the form that its module gives it. (decided: D-141) HTTP 200 (decided: D-134).\nExample: call({\"name\":\"query.pageprops\",\"arguments\":{\"titles\":[\"Old Lighthouse\"],\"prop\":[\"defaultsort\"]}})",
    parts: {
      titles: "titles: string[] ≤50\nThe titles of the pages that the request is about. Up to 50 values, for privileged callers up to 500 (decided: D-112). Not in the source document (decided: D-165).",
      pageids: "pageids: integer[] ≤50\nThe ids of the pages that the request is about. Up to 50 values, for privileged callers up to 500 (decided: D-112). Not in the source document (decided: D-165).",
      revids: "revids: integer[] ≤50\nThe ids of revisions whose pages the request is about. Up to 50 values, for privileged callers up to 500 (decided: D-112). Not in the source document (decided: D-165).",
      redirects: "redirects: boolean\nTakes the pages that redirects lead to in place of the redirects, and lists these. Not with `revids`. Not in the source document (decided: D-342).",
      converttitles: "converttitles: boolean\nLooks for titles in the other variants of the site's language where a page does not exist. Counts where the language has variants. Not in the source document (decided: D-342).",
      continue: "continue: string\nGoes on after an earlier answer, whose member `continue` holds the value. Form: `<integer>`; or empty (else `badcontinue`). (decided: D-186)",
      prop: "prop: string[] ≤50\nThe names of the properties to answer, as the module `pagepropnames` lists them. Without it all come. Up to 50 values, for privileged callers up to 500 (decided: D-112).",
      answer: "Answer (decided: D-219); what comes with a parameter is missing without it:\n- pages[].pageprops: map: text. The properties of the page, such as `displaytitle`, by name. Many of them are set by extensions. Of pages that are existing only. May be missing.",
      errors: "- badcontinue: A `continue` does not have the form that its module gives it. (decided: D-141) HTTP 200 (decided: D-134).",
    },
    call: {
      kind: "query",
      module: ["prop", "pageprops"],
      own: ["continue", "prop"],
      shared: ["titles", "pageids", "revids", "redirects", "converttitles"],
    },
  },
};
