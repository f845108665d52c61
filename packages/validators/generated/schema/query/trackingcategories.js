// The JSON Schemas of trackingcategories. Generated: change the spec instead.
import { standard } from "../../query/trackingcategories.js";
import { withJsonSchema } from "../../runtime/resource/validators/json-schema.js";

const input = () => ({
  title: "Parameters of trackingcategories",
  description: "Lists the tracking categories, to which the software adds pages automatically, if they have members or a page.\n\nThe parameters of the module `trackingcategories` as a typed object. The names lack the prefix `tc`.\n\nAn item may lack any of the members that `prop` selects. (decided: D-304)",
  type: "object",
  properties: {
    continue: { description: "Continues from a previous response. Pass the value of its `continue` member.", type: "string" },
    trackingcatname: {
      description: "Message names of the tracking categories, such as `broken-file-category`. Defaults to all tracking categories. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).",
      type: "array",
      items: { type: "string" },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    min: { description: "Minimum number of members.", type: "integer" },
    max: { description: "Maximum number of members.", type: "integer" },
    limit: {
      description: "Maximum number of categories to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.",
      anyOf: [{ type: "integer", minimum: 1, maximum: 5000 }, { type: "string", const: "max" }],
      $comment: "x-kiln: {\"limits\":{\"minimum\":1,\"maximum\":500,\"highMaximum\":5000}}",
      default: 10,
    },
    prop: {
      description: "Properties to return for each category in addition to its name. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: no value.\n\n- `hidden`: Whether the category is hidden from readers.\n- `size`: The number of members: in total, and of pages, files and subcategories.",
      type: "array",
      items: { type: "string", enum: ["hidden", "size"] },
      maxItems: 500,
      default: [],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
  },
  additionalProperties: false,
  examples: [{ trackingcatname: ["broken-file-category"], prop: ["size"] }],
});

const output = (input) => ({
  title: input.title,
  description: input.description,
  type: "object",
  properties: input.properties,
  required: ["limit", "prop"],
  additionalProperties: false,
});

const described = /* @__PURE__ */ withJsonSchema(standard, input, output);

export { described as standard };
