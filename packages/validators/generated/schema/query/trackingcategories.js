// The JSON Schemas of trackingcategories. Generated: change the spec instead.
import { standard } from "../../query/trackingcategories.js";
import { withJsonSchema } from "../../runtime/validators/json-schema.js";

const input = () => ({
  title: "Parameters of trackingcategories",
  description: "Lists the tracking categories that have members or a page. The software itself puts pages into these categories.\n\nThe parameters of the module `trackingcategories` as a typed object. The names stand without the prefix `tc`.\n\nAn item may lack any of the members that `prop` asks for. (decided: D-304)",
  type: "object",
  properties: {
    continue: { description: "Goes on after an earlier answer, whose member `continue` holds the value.", type: "string" },
    trackingcatname: {
      description: "The names of the messages that hold the titles of the categories, such as `broken-file-category`. Without it all tracking categories are listed. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).",
      type: "array",
      items: { type: "string" },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    min: { description: "The least number of members that a category has.", type: "integer" },
    max: { description: "The greatest number of members that a category has.", type: "integer" },
    limit: {
      description: "The most categories that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`.",
      anyOf: [{ type: "integer", minimum: 1, maximum: 5000 }, { type: "string", const: "max" }],
      $comment: "x-kiln: {\"limits\":{\"minimum\":1,\"maximum\":500,\"highMaximum\":5000}}",
      default: 10,
    },
    prop: {
      description: "What to say of each category beside its name. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: no value.\n\n- `hidden`: Whether the category is hidden, so that pages do not show it.\n- `size`: How many members it has: in all, and of these the pages, files and subcategories.",
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
