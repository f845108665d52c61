// The JSON Schemas of redirects. Generated: change the spec instead.
import { standard } from "../../query/redirects.js";
import { withJsonSchema } from "../../runtime/resource/validators/json-schema.js";

const input = () => ({
  title: "Parameters of redirects",
  description: "Lists the redirects to each page.\n\nThe parameters of the module `redirects` as a typed object. The names lack the prefix `rd`.\n\n### Rules\n\n- Contradicting values of `show`: `fragment` and `!fragment` (`show`). (decided: D-183)",
  type: "object",
  properties: {
    prop: {
      description: "Properties to return for each redirect. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `pageid`, `title`.\n\n- `fragment`: The section that the redirect points to, if any.\n- `pageid`: The ID of the page that redirects.\n- `title`: The title and namespace ID of the redirect.",
      type: "array",
      items: { type: "string", enum: ["fragment", "pageid", "title"] },
      maxItems: 500,
      default: ["pageid", "title"],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    namespace: {
      description: "Lists only redirects in these namespaces. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` means all values.",
      anyOf: [{ type: "array", items: { type: "integer" }, maxItems: 500 }, { type: "string", const: "*" }],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    show: {
      description: "How to filter redirects by whether they point to a section. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).\n\n- `!fragment`: Redirects to a whole page.\n- `fragment`: Redirects to a section.",
      type: "array",
      items: { type: "string", enum: ["!fragment", "fragment"] },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    limit: {
      description: "Maximum number of redirects to return, for all pages together. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.",
      anyOf: [{ type: "integer", minimum: 1, maximum: 5000 }, { type: "string", const: "max" }],
      $comment: "x-kiln: {\"limits\":{\"minimum\":1,\"maximum\":500,\"highMaximum\":5000}}",
      default: 10,
    },
    continue: {
      description: "Continues from a previous response. Pass the value of its `continue` member. Form: `<integer>` without several pages; or `<text>|<integer>` with several pages; or `<integer>|<integer>` with several pages; or `<integer>|<text>|<integer>` with several pages (otherwise `badcontinue`). (decided: D-186)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"continue\",\"forms\":[{\"fields\":[\"integer\"],\"unless\":[{\"kind\":\"pages\",\"pages\":\"several\"}]},{\"fields\":[\"text\",\"integer\"],\"when\":[{\"kind\":\"pages\",\"pages\":\"several\"}]},{\"fields\":[\"integer\",\"integer\"],\"when\":[{\"kind\":\"pages\",\"pages\":\"several\"}]},{\"fields\":[\"integer\",\"text\",\"integer\"],\"when\":[{\"kind\":\"pages\",\"pages\":\"several\"}]}],\"error\":\"badcontinue\",\"status\":\"decided\",\"decision\":\"D-186\"}}",
    },
  },
  additionalProperties: false,
  examples: [{}],
});

const output = (input) => ({
  title: input.title,
  description: input.description,
  type: "object",
  properties: input.properties,
  required: ["prop", "limit"],
  additionalProperties: false,
});

const described = /* @__PURE__ */ withJsonSchema(standard, input, output);

export { described as standard };
