// What describe says, and how it is called. Generated: change the spec instead.

export const details = {
  "query.pagepropnames": {
    text: "query.pagepropnames: Lists the names of all page properties that pages of the site have.\nList modules, reads.\nArguments:\n  continue?: string // Goes on after an earlier answer, whose member `continue` holds the value. Form: `<text>` (else `badcontinue`). (decided: D-186)\n  limit?: integer 1..500 | \"max\" = 10 // The most names that one answer lists.\nAnswer (decided: D-219); what comes with a parameter is missing without it:\n- list.pagepropnames[].propname: text. The name of a page property that at least one page of the site has.\nErrors:\n- badcontinue: A `continue` does not have the form that its module gives it. (decided: D-141) HTTP 200 (decided: D-134).\nExample: call({\"name\":\"query.pagepropnames\",\"arguments\":{}})",
    parts: {
      continue: "continue: string\nGoes on after an earlier answer, whose member `continue` holds the value. Form: `<text>` (else `badcontinue`). (decided: D-186)",
      limit: "limit: integer 1..500 | \"max\" = 10\nThe most names that one answer lists.",
      answer: "Answer (decided: D-219); what comes with a parameter is missing without it:\n- list.pagepropnames[].propname: text. The name of a page property that at least one page of the site has.",
      errors: "- badcontinue: A `continue` does not have the form that its module gives it. (decided: D-141) HTTP 200 (decided: D-134).",
    },
    call: { kind: "query", module: ["list", "pagepropnames"], own: ["continue", "limit"], shared: [] },
  },
};
