// The JSON Schemas of random. Generated: change the spec instead.
import { standard } from "../../query/random.js";
import { withJsonSchema } from "../../runtime/resource/validators/json-schema.js";

const input = () => ({
  title: "Parameters of random",
  description: "Lists random pages. Only the start of the list is random: the order of pages is fixed, so a page is always followed by the same page.\n\nThe parameters of the module `random` as a typed object. The names lack the prefix `rn`.\n\n### Rules\n\n- At most one of `filterredir`, `redirect` (otherwise `invalidparammix`). (decided: D-181)",
  type: "object",
  properties: {
    namespace: {
      description: "Lists only pages in these namespaces. Defaults to all namespaces. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` means all values.",
      anyOf: [{ type: "array", items: { type: "integer" }, maxItems: 500 }, { type: "string", const: "*" }],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    filterredir: {
      description: "How to filter redirects. Default: `nonredirects`.\n\n- `all`: Redirects and non-redirects.\n- `nonredirects`: Pages that are not redirects.\n- `redirects`: Only redirects.",
      type: "string",
      enum: ["all", "nonredirects", "redirects"],
      default: "nonredirects",
    },
    minsize: { description: "Minimum page size in bytes.", type: "integer" },
    maxsize: { description: "Maximum page size in bytes.", type: "integer" },
    contentmodel: {
      description: "Lists only pages with this content model.\n\n- `css`: Style sheets.\n- `javascript`: JavaScript programs, such as user scripts.\n- `json`: JSON data.\n- `text`: Plain text without markup.\n- `unknown`: Content that no installed part of the software can read.\n- `vue`: Single-file components of the Vue framework.\n- `wikitext`: Wikitext, the markup of most pages.",
      type: "string",
      enum: ["css", "javascript", "json", "text", "unknown", "vue", "wikitext"],
    },
    redirect: {
      description: "Lists only redirects. Superseded by `filterredir=redirects`. A flag: present means true, absent means false (decided: D-119).",
      type: "boolean",
      deprecated: true,
    },
    limit: {
      description: "Maximum number of pages to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `1`.",
      anyOf: [{ type: "integer", minimum: 1, maximum: 5000 }, { type: "string", const: "max" }],
      $comment: "x-kiln: {\"limits\":{\"minimum\":1,\"maximum\":500,\"highMaximum\":5000}}",
      default: 1,
    },
    continue: {
      description: "Continues from a previous response. Pass the value of its `continue` member. Form: `<fraction>|<fraction>|<integer>|<bit>` (otherwise `badcontinue`). (decided: D-186)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"continue\",\"forms\":[{\"fields\":[\"fraction\",\"fraction\",\"integer\",\"bit\"]}],\"error\":\"badcontinue\",\"status\":\"decided\",\"decision\":\"D-186\"}}",
    },
  },
  additionalProperties: false,
  examples: [{ namespace: [0] }],
});

const output = (input) => ({
  title: input.title,
  description: input.description,
  type: "object",
  properties: input.properties,
  required: ["filterredir", "limit"],
  additionalProperties: false,
});

const described = /* @__PURE__ */ withJsonSchema(standard, input, output);

export { described as standard };
