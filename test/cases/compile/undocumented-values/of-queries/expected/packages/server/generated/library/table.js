// The table of library for the runtime. Generated: change the spec instead.

const valuesGenres = ["comedy", "history", "novel"];

export const table = {
  title: "Library",
  version: "1.0.0",
  endpoint: "/find",
  methods: ["GET"],
  constants: {},
  members: ["query", "pages"],
  errorBody: { member: "errors", code: "code", text: "text", module: "module", data: "data", list: true },
  codes: {},
  mostValues: [50, 500],
  generator: ["generator", "g"],
  generators: ["books"],
  separators: ["|", ";"],
  all: "*",
  most: "max",
  firstIndex: 0,
  pageSet: "page-set",
  pageParameters: ["titles", "editions"],
  sets: {
    main: { parameters: [{ name: "format", type: ["json", "xml"], required: false, default: "json", multi: false }], rules: [] },
    "page-set": {
      parameters: [
        { name: "titles", type: "string", required: false, multi: true, lowlimit: 50, highlimit: 500 },
        { name: "editions", type: "integer", required: false, multi: true, lowlimit: 50, highlimit: 500 },
      ],
      rules: [],
    },
  },
  groups: { about: ["permits"], list: ["books"], prop: ["authors"] },
  roles: { about: "facts", list: "items", prop: "properties" },
  modules: {
    permits: {
      name: "permits",
      path: "query+permits",
      group: "about",
      prefix: "pm",
      description: "A permit is good for a day. (decided: D-003)",
      parameters: [
        { name: "kind", type: ["lend", "bind"], required: false, multi: true, lowlimit: 50, highlimit: 500 },
        { name: "room", type: ["north", "south"], required: false, multi: false },
      ],
    },
    books: {
      name: "books",
      path: "query+books",
      group: "list",
      prefix: "bk",
      generator: true,
      parameters: [
        { name: "genre", type: valuesGenres, required: false, multi: true, lowlimit: 50, highlimit: 500 },
        { name: "year", type: "integer", min: 1450, required: false, multi: false },
        { name: "from", type: "string", required: false, multi: false },
        { name: "limit", type: "limit", min: 1, max: 500, highmax: 5000, required: false, default: 10, multi: false },
        { name: "continue", type: "string", required: false, multi: false },
      ],
    },
    authors: {
      name: "authors",
      path: "query+authors",
      group: "prop",
      prefix: "au",
      parameters: [
        { name: "name", type: "string", required: true, multi: false },
        { name: "sort", type: ["birth", "name"], required: false, default: "name", multi: false },
      ],
    },
  },
  forms: { permits: "results", books: "items", authors: "pages" },
  rules: { permits: [], books: [], authors: [] },
  errors: { "bad-value": { condition: "A value is not allowed.", status: 400 } },
  grounds: { methods: "D-001", errorBody: "?", answer: "?" },
};
