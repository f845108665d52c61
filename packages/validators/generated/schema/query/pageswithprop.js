// The JSON Schemas of pageswithprop. Generated: change the spec instead.
import { standard } from "../../query/pageswithprop.js";
import { withJsonSchema } from "../../runtime/resource/validators/json-schema.js";

const input = () => ({
  title: "Parameters of pageswithprop",
  description: "Lists the pages that have a given page property, with its value.\n\nThe parameters of the module `pageswithprop` as a typed object. The names lack the prefix `pwp`.",
  type: "object",
  properties: {
    propname: { description: "Name of the page property, as listed by `pagepropnames`.", type: "string" },
    prop: {
      description: "Properties to return for each page. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `ids`, `title`.\n\n- `ids`: The page ID.\n- `title`: The title and namespace ID of the page.\n- `value`: What the property is set to on each page.",
      type: "array",
      items: { type: "string", enum: ["ids", "title", "value"] },
      maxItems: 500,
      default: ["ids", "title"],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    continue: {
      description: "Continues from a previous response. Pass the value of its `continue` member. Form: `<integer>`; or empty (otherwise `badcontinue`). (decided: D-186)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"continue\",\"forms\":[{\"fields\":[\"integer\"]}],\"emptyIsAbsent\":true,\"error\":\"badcontinue\",\"status\":\"decided\",\"decision\":\"D-186\"}}",
    },
    limit: {
      description: "Maximum number of pages to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.",
      anyOf: [{ type: "integer", minimum: 1, maximum: 5000 }, { type: "string", const: "max" }],
      $comment: "x-kiln: {\"limits\":{\"minimum\":1,\"maximum\":500,\"highMaximum\":5000}}",
      default: 10,
    },
    dir: {
      description: "Sort direction of the page IDs. Default: `ascending`.\n\n- `ascending`: Ascending, by page ID.\n- `descending`: Descending, by page ID.",
      type: "string",
      enum: ["ascending", "descending"],
      default: "ascending",
    },
  },
  required: ["propname"],
  additionalProperties: false,
  examples: [{ propname: "defaultsort", prop: ["ids", "title", "value"] }],
});

const output = (input) => ({
  title: input.title,
  description: input.description,
  type: "object",
  properties: input.properties,
  required: ["propname", "prop", "limit", "dir"],
  additionalProperties: false,
});

const described = /* @__PURE__ */ withJsonSchema(standard, input, output);

export { described as standard };
