// What describe says, and how it is called. Generated: change the spec instead.

export const details = {
  "query.extlinks": {
    text: "query.extlinks: Lists the URLs outside of the site that each page links to. Interwiki links are not among them.\nProperty modules, reads.\nPages:\n  titles?: string[] ≤50 // The titles of the pages that the request is about.\n  pageids?: integer[] ≤50 // The ids of the pages that the request is about.\n  revids?: integer[] ≤50 // The ids of revisions whose pages the request is about.\n  redirects?: boolean // Takes the pages that redirects lead to in place of the redirects, and lists these.\n  converttitles?: boolean // Looks for titles in the other variants of the site's language where a page does not exist.\nArguments:\n  limit?: integer 1..500 | \"max\" = 10 // The most links that one answer holds, for all pages together.\n  continue?: string // Goes on after an earlier answer, whose member `continue` holds the value. Form: `<text>` (else `badcontinue`). (decided: D-186)\n  protocol?: \"\" | \"bitcoin\" | \"ftp\" | \"ftps\" | \"geo\" | \"git\" | \"gopher\" | \"http\" | \"https\" | \"irc\" | \"ircs\" | \"magnet\" | … 17 more | others = \"\" // Lists only URLs with this scheme. The empty text means `http` and `https` where `query` is given, and otherwise all schemes.\n  query?: string // Lists only URLs that match this text without a scheme: a host, perhaps with the beginning of a path. `*.` in front of the host adds its subdomains. Without it all URLs are listed.\n  expandurl?: boolean // Adds the site's scheme to URLs that have none, such as `//example.org`.\nAnswer (decided: D-219); what comes with a parameter is missing without it:\n- pages[].extlinks: list: object. The addresses on other sites that the page links to. Of pages that are existing only. May be missing.\n- pages[].extlinks[].url: text. The address that the link leads to.\nErrors:\n- badcontinue: A `continue` does not have the form that its module gives it. (decided: D-141) HTTP 200 (decided: D-134).\nExample: call({\"name\":\"query.extlinks\",\"arguments\":{\"titles\":[\"Old Lighthouse\"]}})",
    parts: {
      titles: "titles: string[] ≤50\nThe titles of the pages that the request is about. Up to 50 values, for privileged callers up to 500 (decided: D-112). Not in the source document (decided: D-165).",
      pageids: "pageids: integer[] ≤50\nThe ids of the pages that the request is about. Up to 50 values, for privileged callers up to 500 (decided: D-112). Not in the source document (decided: D-165).",
      revids: "revids: integer[] ≤50\nThe ids of revisions whose pages the request is about. Up to 50 values, for privileged callers up to 500 (decided: D-112). Not in the source document (decided: D-165).",
      redirects: "redirects: boolean\nTakes the pages that redirects lead to in place of the redirects, and lists these. Not with `revids`. Not in the source document (decided: D-342).",
      converttitles: "converttitles: boolean\nLooks for titles in the other variants of the site's language where a page does not exist. Counts where the language has variants. Not in the source document (decided: D-342).",
      limit: "limit: integer 1..500 | \"max\" = 10\nThe most links that one answer holds, for all pages together.",
      continue: "continue: string\nGoes on after an earlier answer, whose member `continue` holds the value. Form: `<text>` (else `badcontinue`). (decided: D-186)",
      protocol: "protocol: \"\" | \"bitcoin\" | \"ftp\" | \"ftps\" | \"geo\" | \"git\" | \"gopher\" | \"http\" | \"https\" | \"irc\" | \"ircs\" | \"magnet\" | … 17 more | others = \"\"\nLists only URLs with this scheme. The empty text means `http` and `https` where `query` is given, and otherwise all schemes.",
      query: "query: string\nLists only URLs that match this text without a scheme: a host, perhaps with the beginning of a path. `*.` in front of the host adds its subdomains. Without it all URLs are listed.",
      expandurl: "expandurl: boolean\nAdds the site's scheme to URLs that have none, such as `//example.org`.",
      answer: "Answer (decided: D-219); what comes with a parameter is missing without it:\n- pages[].extlinks: list: object. The addresses on other sites that the page links to. Of pages that are existing only. May be missing.\n- pages[].extlinks[].url: text. The address that the link leads to.",
      errors: "- badcontinue: A `continue` does not have the form that its module gives it. (decided: D-141) HTTP 200 (decided: D-134).",
    },
    call: {
      kind: "query",
      module: ["prop", "extlinks"],
      own: ["limit", "continue", "protocol", "query", "expandurl"],
      shared: ["titles", "pageids", "revids", "redirects", "converttitles"],
    },
  },
};
