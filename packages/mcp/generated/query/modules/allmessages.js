// What describe says, and how it is called. Generated: change the spec instead.

export const details = {
  "query.allmessages": {
    text: "query.allmessages: Lists the messages of the user interface, as the software has them or as the site has changed them.\nMeta modules, reads.\n`*`, the default of `messages`, stands for all messages that the language has. (decided: D-264)\nArguments:\n  messages?: string[] ≤50 = [\"*\"] // The names of the messages to list. Up to 50 values, for privileged callers up to 500 (decided: D-112).\n  prop?: \"default\"[] ≤50 // What to say of each message beside its text. Up to 50 values, for privileged callers up to 500 (decided: D-112). `default`: The text of the software, where the site has another.\n  enableparser?: boolean // Expands templates, variables and parser functions in the texts. Without it the texts are as they are stored.\n  nocontent?: boolean // Leaves out the texts of the messages.\n  includelocal?: boolean // Where all messages are listed, adds those that only pages in the namespace MediaWiki define. Some of these, such as scripts, are no messages.\n  args?: string[] ≤50 // What replaces `$1`, `$2` and so on in the texts, in this order. Up to 50 values, for privileged callers up to 500 (decided: D-112); the same value may be given twice and counts twice.\n  filter?: string // Lists only messages whose names contain this text. Upper and lower case differ.\n  customised?: \"all\" | \"modified\" | \"unmodified\" = \"all\" // Whether messages are listed that the site has changed. `all`: All messages. `modified`: Messages that the site has changed. `unmodified`: Messages as the software has them.\n  lang?: string // The code of the language of the texts. Without it that of the user interface is taken. Form: a language code (else `invalidlang`). (decided: D-187)\n  from?: string // The name of the message at which the list starts. Nothing is listed where no message has exactly this name.\n  to?: string // The name of the message at which the list ends. It need not exist.\n  title?: string // The page that texts with `enableparser` are expanded for. Without it a page named `API`. Form: with `enableparser`: the title of a page of this site (else `invalidtitle`). (decided: D-184)\n  prefix?: string // Lists only messages whose names begin with this text.\nAnswer (decided: D-219); what comes with a parameter is missing without it:\n- meta.allmessages[].name: text. The name of the message, as the request or the software writes it.\n- meta.allmessages[].normalizedname: text. The name of the message in the form that the software compares, with a small first letter and underscores.\n- meta.allmessages[].customised: `true`. The site has a text of its own for the message. Comes with `customised=modified`.\n- meta.allmessages[].missing: `true`. There is no message of this name. May be missing.\n- meta.allmessages[].content: text. The text of the message in the language that the request asks for, as wikitext. Comes without `nocontent`. May be missing where `missing` is there.\n- meta.allmessages[].default: text. The text that the software comes with, where the site has another. Comes with `prop=default`. May be missing.\n- meta.allmessages[].defaultmissing: `true`. The software comes with no text for the message: the site alone has one. Comes with `prop=default`. May be missing.\nErrors:\n- invalidlang: A language code has characters that no language code may have. (decided: D-187) HTTP 200 (decided: D-134).\n- invalidtitle: A text that must be a title, or the beginning of one, cannot be. As a warning: such a title was left out. (decided: D-184) HTTP 200 (decided: D-134).\nExample: call({\"name\":\"query.allmessages\",\"arguments\":{\"messages\":[\"edit\"],\"lang\":\"de\"}})",
    parts: {
      messages: "messages: string[] ≤50 = [\"*\"]\nThe names of the messages to list. Up to 50 values, for privileged callers up to 500 (decided: D-112).",
      prop: "prop: \"default\"[] ≤50\nWhat to say of each message beside its text. Up to 50 values, for privileged callers up to 500 (decided: D-112). `default`: The text of the software, where the site has another.",
      enableparser: "enableparser: boolean\nExpands templates, variables and parser functions in the texts. Without it the texts are as they are stored.",
      nocontent: "nocontent: boolean\nLeaves out the texts of the messages.",
      includelocal: "includelocal: boolean\nWhere all messages are listed, adds those that only pages in the namespace MediaWiki define. Some of these, such as scripts, are no messages.",
      args: "args: string[] ≤50\nWhat replaces `$1`, `$2` and so on in the texts, in this order. Up to 50 values, for privileged callers up to 500 (decided: D-112); the same value may be given twice and counts twice.",
      filter: "filter: string\nLists only messages whose names contain this text. Upper and lower case differ.",
      customised: "customised: \"all\" | \"modified\" | \"unmodified\" = \"all\"\nWhether messages are listed that the site has changed. `all`: All messages. `modified`: Messages that the site has changed. `unmodified`: Messages as the software has them.",
      lang: "lang: string\nThe code of the language of the texts. Without it that of the user interface is taken. Form: a language code (else `invalidlang`). (decided: D-187)",
      from: "from: string\nThe name of the message at which the list starts. Nothing is listed where no message has exactly this name.",
      to: "to: string\nThe name of the message at which the list ends. It need not exist.",
      title: "title: string\nThe page that texts with `enableparser` are expanded for. Without it a page named `API`. Form: with `enableparser`: the title of a page of this site (else `invalidtitle`). (decided: D-184)",
      prefix: "prefix: string\nLists only messages whose names begin with this text.",
      answer: "Answer (decided: D-219); what comes with a parameter is missing without it:\n- meta.allmessages[].name: text. The name of the message, as the request or the software writes it.\n- meta.allmessages[].normalizedname: text. The name of the message in the form that the software compares, with a small first letter and underscores.\n- meta.allmessages[].customised: `true`. The site has a text of its own for the message. Comes with `customised=modified`.\n- meta.allmessages[].missing: `true`. There is no message of this name. May be missing.\n- meta.allmessages[].content: text. The text of the message in the language that the request asks for, as wikitext. Comes without `nocontent`. May be missing where `missing` is there.\n- meta.allmessages[].default: text. The text that the software comes with, where the site has another. Comes with `prop=default`. May be missing.\n- meta.allmessages[].defaultmissing: `true`. The software comes with no text for the message: the site alone has one. Comes with `prop=default`. May be missing.",
      errors: "- invalidlang: A language code has characters that no language code may have. (decided: D-187) HTTP 200 (decided: D-134).\n- invalidtitle: A text that must be a title, or the beginning of one, cannot be. As a warning: such a title was left out. (decided: D-184) HTTP 200 (decided: D-134).",
    },
    call: {
      kind: "query",
      module: ["meta", "allmessages"],
      own: [
        "messages",
        "prop",
        "enableparser",
        "nocontent",
        "includelocal",
        "args",
        "filter",
        "customised",
        "lang",
        "from",
        "to",
        "title",
        "prefix",
      ],
      shared: [],
    },
  },
};
