// The JSON Schemas of links. Generated: change the spec instead.
import { standard } from "../../query/links.js";
import { withJsonSchema } from "../../runtime/resource/validators/json-schema.js";

const input = () => ({
  title: "Parameters of links",
  description: "Lists the pages that each page links to. Targets do not have to exist.\n\nThe parameters of the module `links` as a typed object. The names lack the prefix `pl`.",
  type: "object",
  properties: {
    namespace: {
      description: "Lists only links to pages in these namespaces. Defaults to all namespaces. The id of a namespace, or `-2` or `-1`. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` means all values.",
      anyOf: [
        { type: "array", items: { type: "integer", $comment: "x-kiln: {\"extra-namespaces\":[-2,-1]}" }, maxItems: 500 },
        { type: "string", const: "*" },
      ],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    limit: {
      description: "Maximum number of links to return, for all pages together. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.",
      anyOf: [{ type: "integer", minimum: 1, maximum: 5000 }, { type: "string", const: "max" }],
      $comment: "x-kiln: {\"limits\":{\"minimum\":1,\"maximum\":500,\"highMaximum\":5000}}",
      default: 10,
    },
    continue: {
      description: "Continues from a previous response. Pass the value of its `continue` member. Form: `<integer>|<integer>|<text>` (otherwise `badcontinue`). (decided: D-186)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"continue\",\"forms\":[{\"fields\":[\"integer\",\"integer\",\"text\"]}],\"error\":\"badcontinue\",\"status\":\"decided\",\"decision\":\"D-186\"}}",
    },
    titles: {
      description: "Lists only links to these pages. Useful to check whether a page links to one of them. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Form: the title of a page of this site (other values are ignored with the warning `invalidtitle`). (decided: D-184)",
      type: "array",
      items: { type: "string" },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500},\"syntax\":{\"kind\":\"title\",\"local\":true,\"warning\":\"invalidtitle\",\"status\":\"decided\",\"decision\":\"D-184\"}}",
    },
    dir: {
      description: "Sort direction of the links, which are sorted by namespace and title. Default: `ascending`.\n\n- `ascending`: Ascending, by the title of the target.\n- `descending`: Descending, by the title of the target.",
      type: "string",
      enum: ["ascending", "descending"],
      default: "ascending",
    },
  },
  additionalProperties: false,
  examples: [{ namespace: [0], limit: 1 }],
});

const output = (input) => ({
  title: input.title,
  description: input.description,
  type: "object",
  properties: input.properties,
  required: ["limit", "dir"],
  additionalProperties: false,
});

const described = /* @__PURE__ */ withJsonSchema(standard, input, output);

export { described as standard };
