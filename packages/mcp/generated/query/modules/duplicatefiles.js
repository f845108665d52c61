// What describe says, and how it is called. Generated: change the spec instead.

export const details = {
  "query.duplicatefiles": {
    text: "query.duplicatefiles: Lists, for each file, other files with the same contents, which are found by their hash.\nProperty modules, reads. As generator in call of query, it names the pages that others are about.\nPages:\n  titles?: string[] ≤50 // The titles of the pages that the request is about.\n  pageids?: integer[] ≤50 // The ids of the pages that the request is about.\n  revids?: integer[] ≤50 // The ids of revisions whose pages the request is about.\n  redirects?: boolean // Takes the pages that redirects lead to in place of the redirects, and lists these.\n  converttitles?: boolean // Looks for titles in the other variants of the site's language where a page does not exist.\nArguments:\n  limit?: integer 1..500 | \"max\" = 10 // The most files that one answer holds, for all files of the request together.\n  continue?: string // Goes on after an earlier answer, whose member `continue` holds the value. Form: `<text>|<text>` (else `badcontinue`). (decided: D-186)\n  dir?: \"ascending\" | \"descending\" = \"ascending\" // The order of the names. `ascending`: From A to Z by the name of the duplicate. `descending`: From Z to A by the name of the duplicate.\n  localonly?: boolean // Looks among the files that the site itself stores, and not in shared repositories.\nAnswer (decided: D-219); what comes with a parameter is missing without it:\n- pages[].duplicatefiles: list: object. Other files with the same contents, found by their SHA-1. Of pages that are existing or missing only. May be missing.\n- pages[].duplicatefiles[].name: text. The name of the other file, without its namespace and with underscores for spaces.\n- pages[].duplicatefiles[].timestamp: timestamp. When the other file was uploaded.\n- pages[].duplicatefiles[].shared: boolean. Whether the other file is in a repository that several sites share.\n- pages[].duplicatefiles[].user: user. The name of the uploader. Missing where it is not known or hidden. May be missing.\nErrors:\n- badcontinue: A `continue` does not have the form that its module gives it. (decided: D-141) HTTP 200 (decided: D-134).\nExample: call({\"name\":\"query.duplicatefiles\",\"arguments\":{\"titles\":[\"File:Old Lighthouse.jpg\"]}})",
    parts: {
      titles: "titles: string[] ≤50\nThe titles of the pages that the request is about. Up to 50 values, for privileged callers up to 500 (decided: D-112). Not in the source document (decided: D-165).",
      pageids: "pageids: integer[] ≤50\nThe ids of the pages that the request is about. Up to 50 values, for privileged callers up to 500 (decided: D-112). Not in the source document (decided: D-165).",
      revids: "revids: integer[] ≤50\nThe ids of revisions whose pages the request is about. Up to 50 values, for privileged callers up to 500 (decided: D-112). Not in the source document (decided: D-165).",
      redirects: "redirects: boolean\nTakes the pages that redirects lead to in place of the redirects, and lists these. Not with `revids`. Not in the source document (decided: D-342).",
      converttitles: "converttitles: boolean\nLooks for titles in the other variants of the site's language where a page does not exist. Counts where the language has variants. Not in the source document (decided: D-342).",
      limit: "limit: integer 1..500 | \"max\" = 10\nThe most files that one answer holds, for all files of the request together.",
      continue: "continue: string\nGoes on after an earlier answer, whose member `continue` holds the value. Form: `<text>|<text>` (else `badcontinue`). (decided: D-186)",
      dir: "dir: \"ascending\" | \"descending\" = \"ascending\"\nThe order of the names. `ascending`: From A to Z by the name of the duplicate. `descending`: From Z to A by the name of the duplicate.",
      localonly: "localonly: boolean\nLooks among the files that the site itself stores, and not in shared repositories.",
      answer: "Answer (decided: D-219); what comes with a parameter is missing without it:\n- pages[].duplicatefiles: list: object. Other files with the same contents, found by their SHA-1. Of pages that are existing or missing only. May be missing.\n- pages[].duplicatefiles[].name: text. The name of the other file, without its namespace and with underscores for spaces.\n- pages[].duplicatefiles[].timestamp: timestamp. When the other file was uploaded.\n- pages[].duplicatefiles[].shared: boolean. Whether the other file is in a repository that several sites share.\n- pages[].duplicatefiles[].user: user. The name of the uploader. Missing where it is not known or hidden. May be missing.",
      errors: "- badcontinue: A `continue` does not have the form that its module gives it. (decided: D-141) HTTP 200 (decided: D-134).",
    },
    call: {
      kind: "query",
      module: ["prop", "duplicatefiles"],
      own: ["limit", "continue", "dir", "localonly"],
      shared: ["titles", "pageids", "revids", "redirects", "converttitles"],
    },
  },
};
