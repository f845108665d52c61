// The JSON Schemas of search. Generated: change the spec instead.
import { standard } from "../../query/search.js";
import { withJsonSchema } from "../../runtime/validators/json-schema.js";

const input = () => ({
  title: "Parameters of search",
  description: "Searches the contents or the titles of pages. What the search text can express depends on the search engine of the site.\n\nThe parameters of the module `search` as a typed object. The names stand without the prefix `sr`.",
  type: "object",
  properties: {
    search: { description: "What to search for. It may use the special syntax of the search engine.", type: "string" },
    namespace: {
      description: "Searches only pages of these namespaces. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` alone stands for all values. Default: `0`.",
      anyOf: [{ type: "array", items: { type: "integer" }, maxItems: 500 }, { type: "string", const: "*" }],
      default: [0],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    limit: {
      description: "The most pages that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`.",
      anyOf: [{ type: "integer", minimum: 1, maximum: 5000 }, { type: "string", const: "max" }],
      $comment: "x-kiln: {\"limits\":{\"minimum\":1,\"maximum\":500,\"highMaximum\":5000}}",
      default: 10,
    },
    offset: {
      description: "How many results to skip. To go on after an earlier answer, take the value from its member `continue`. A whole number of at least 0. Default: `0`.",
      type: "integer",
      minimum: 0,
      default: 0,
    },
    what: {
      description: "What is searched. Without it titles are, or contents where the search engine has no search of titles alone.\n\n- `nearmatch`: A title that is the same as the search text, but for details such as upper and lower case.\n- `text`: The contents of pages.\n- `title`: The titles of pages.",
      type: "string",
      enum: ["nearmatch", "text", "title"],
    },
    info: {
      description: "What to say of the search as a whole. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `totalhits`, `suggestion`, `rewrittenquery`.\n\n- `rewrittenquery`: The search text that was taken instead, where it was rewritten.\n- `suggestion`: Another search text that may find more, where there is one.\n- `totalhits`: How many pages were found in all.",
      type: "array",
      items: { type: "string", enum: ["rewrittenquery", "suggestion", "totalhits"] },
      maxItems: 500,
      default: ["totalhits", "suggestion", "rewrittenquery"],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    prop: {
      description: "What to say of each page beside its title and id. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Deprecated: `hasrelated` and `score`. Default: `size`, `wordcount`, `timestamp`, `snippet`.\n\n- `categorysnippet`: The name of a category that was found, in HTML with the found words marked.\n- `extensiondata`: Data that extensions of the software add.\n- `isfilematch`: Whether the words were found in the contents of a file.\n- `redirectsnippet`: The title of a redirect that was found, in HTML with the found words marked.\n- `redirecttitle`: The title of a redirect that was found.\n- `sectionsnippet`: The heading of a section that was found, in HTML with the found words marked.\n- `sectiontitle`: The heading of a section that was found.\n- `size`: The size of the contents in bytes.\n- `snippet`: A part of the contents, in HTML with the found words marked.\n- `timestamp`: When the last edit of the page was made.\n- `titlesnippet`: The title of the page, in HTML with the found words marked.\n- `wordcount`: How many words the page has.\n- `hasrelated`: No effect: once, whether there were related searches.\n- `score`: No effect: once, how well the page fits, as a number.",
      type: "array",
      items: {
        type: "string",
        enum: [
          "categorysnippet",
          "extensiondata",
          "isfilematch",
          "redirectsnippet",
          "redirecttitle",
          "sectionsnippet",
          "sectiontitle",
          "size",
          "snippet",
          "timestamp",
          "titlesnippet",
          "wordcount",
          "hasrelated",
          "score",
        ],
        $comment: "x-kiln: {\"deprecated-values\":[\"hasrelated\",\"score\"]}",
      },
      maxItems: 500,
      default: ["size", "wordcount", "timestamp", "snippet"],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    interwiki: {
      description: "Adds results from other sites, where the search engine searches them. A flag: present means true, absent means false (decided: D-119).",
      type: "boolean",
    },
    enablerewrites: {
      description: "Allows the search engine to take another search text, such as one with corrected spelling, where it expects more of it. A flag: present means true, absent means false (decided: D-119).",
      type: "boolean",
    },
    sort: {
      description: "What the list is sorted by. Search engines may add other orders. Default: `relevance`.\n\n- `relevance`: The best results first.",
      type: "string",
      enum: ["relevance"],
      default: "relevance",
    },
  },
  required: ["search"],
  additionalProperties: false,
  examples: [{ search: "lighthouse", info: ["totalhits"], prop: ["size", "timestamp"], limit: 1 }],
});

const output = (input) => ({
  title: input.title,
  description: input.description,
  type: "object",
  properties: input.properties,
  required: ["search", "namespace", "limit", "offset", "info", "prop", "sort"],
  additionalProperties: false,
});

const described = /* @__PURE__ */ withJsonSchema(standard, input, output);

export { described as standard };
