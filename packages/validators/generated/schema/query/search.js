// The JSON Schemas of search. Generated: change the spec instead.
import { standard } from "../../query/search.js";
import { withJsonSchema } from "../../runtime/resource/validators/json-schema.js";

const input = () => ({
  title: "Parameters of search",
  description: "Searches the content or titles of pages. The query syntax depends on the site's search engine.\n\nThe parameters of the module `search` as a typed object. The names lack the prefix `sr`.",
  type: "object",
  properties: {
    search: { description: "Search string. It may use the search engine's syntax.", type: "string" },
    namespace: {
      description: "Searches only pages in these namespaces. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` means all values. Default: `0`.",
      anyOf: [{ type: "array", items: { type: "integer" }, maxItems: 500 }, { type: "string", const: "*" }],
      default: [0],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    limit: {
      description: "Maximum number of pages to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.",
      anyOf: [{ type: "integer", minimum: 1, maximum: 5000 }, { type: "string", const: "max" }],
      $comment: "x-kiln: {\"limits\":{\"minimum\":1,\"maximum\":500,\"highMaximum\":5000}}",
      default: 10,
    },
    offset: {
      description: "Number of results to skip. To continue from a previous response, use the value from its `continue` member. A whole number of at least 0. Default: `0`.",
      type: "integer",
      minimum: 0,
      default: 0,
    },
    what: {
      description: "What to search. Defaults to titles, or to content if the search engine cannot search titles only.\n\n- `nearmatch`: A page whose title equals the search string, apart from details such as case.\n- `text`: The content of pages.\n- `title`: The titles of pages.",
      type: "string",
      enum: ["nearmatch", "text", "title"],
    },
    info: {
      description: "Metadata of the search to return. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `totalhits`, `suggestion`, `rewrittenquery`.\n\n- `rewrittenquery`: The search string that was used instead, if it was rewritten.\n- `suggestion`: An alternative search string that may find more, if there is one.\n- `totalhits`: The total number of matching pages.",
      type: "array",
      items: { type: "string", enum: ["rewrittenquery", "suggestion", "totalhits"] },
      maxItems: 500,
      default: ["totalhits", "suggestion", "rewrittenquery"],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    prop: {
      description: "Properties to return for each page in addition to its title and ID. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Deprecated: `hasrelated` and `score`. Default: `size`, `wordcount`, `timestamp`, `snippet`.\n\n- `categorysnippet`: The matching category name as HTML, with the matches highlighted.\n- `extensiondata`: Data that extensions add.\n- `isfilematch`: Whether the match is in the content of a file.\n- `redirectsnippet`: The title of the matching redirect as HTML, with the matches highlighted.\n- `redirecttitle`: The title of the matching redirect.\n- `sectionsnippet`: The heading of the matching section as HTML, with the matches highlighted.\n- `sectiontitle`: The heading of the matching section.\n- `size`: The size of the content in bytes.\n- `snippet`: A snippet of the content as HTML, with the matches highlighted.\n- `timestamp`: The time of the last edit of the page.\n- `titlesnippet`: The title of the page as HTML, with the matches highlighted.\n- `wordcount`: The number of words on the page.\n- `hasrelated`: No effect. Formerly whether there were related searches.\n- `score`: No effect. Formerly the score of the match.",
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
      description: "Includes results from other wikis, if the search engine supports it. A flag: present means true, absent means false (decided: D-119).",
      type: "boolean",
    },
    enablerewrites: {
      description: "Allows the search engine to rewrite the search string, such as by correcting its spelling, if that is likely to give better results. A flag: present means true, absent means false (decided: D-119).",
      type: "boolean",
    },
    sort: {
      description: "Sort order of the results. Search engines may add other orders. Default: `relevance`.\n\n- `relevance`: Most relevant first.",
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
