// The JSON Schemas of prefixsearch. Generated: change the spec instead.
import { standard } from "../../query/prefixsearch.js";
import { withJsonSchema } from "../../runtime/resource/validators/json-schema.js";

const input = () => ({
  title: "Parameters of prefixsearch",
  description: "Searches for pages whose titles match the beginning of what a user types. The tolerance for typing errors depends on the search engine; `allpages` with `prefix` matches exactly.\n\nThe parameters of the module `prefixsearch` as a typed object. The names lack the prefix `ps`.",
  type: "object",
  properties: {
    search: { description: "Search string: the beginning of a title, optionally with a namespace.", type: "string" },
    namespace: {
      description: "Namespaces to search. Has no effect if `search` begins with a namespace. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` means all values. Default: `0`.",
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
  },
  required: ["search"],
  additionalProperties: false,
  examples: [{ search: "ligh" }],
});

const output = (input) => ({
  title: input.title,
  description: input.description,
  type: "object",
  properties: input.properties,
  required: ["search", "namespace", "limit", "offset"],
  additionalProperties: false,
});

const described = /* @__PURE__ */ withJsonSchema(standard, input, output);

export { described as standard };
