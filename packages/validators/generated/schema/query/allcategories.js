// The JSON Schemas of allcategories. Generated: change the spec instead.
import { standard } from "../../query/allcategories.js";
import { withJsonSchema } from "../../runtime/resource/validators/json-schema.js";

const input = () => ({
  title: "Parameters of allcategories",
  description: "Lists all categories that the site knows, in alphabetical order. A category may have no members.\n\nThe parameters of the module `allcategories` as a typed object. The names lack the prefix `ac`.",
  type: "object",
  properties: {
    from: {
      description: "Category to start from. It does not have to exist. Form: the beginning of a title without its namespace, which is that with the id 14 (otherwise `invalidtitle`). (decided: D-185)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"title-part\",\"namespace\":14,\"error\":\"invalidtitle\",\"status\":\"decided\",\"decision\":\"D-185\"}}",
    },
    continue: {
      description: "Continues from a previous response. Pass the value of its `continue` member. Form: `<text>` (otherwise `badcontinue`). (decided: D-186)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"continue\",\"forms\":[{\"fields\":[\"text\"]}],\"error\":\"badcontinue\",\"status\":\"decided\",\"decision\":\"D-186\"}}",
    },
    to: {
      description: "Category to stop at. It does not have to exist. Form: the beginning of a title without its namespace, which is that with the id 14 (otherwise `invalidtitle`). (decided: D-185)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"title-part\",\"namespace\":14,\"error\":\"invalidtitle\",\"status\":\"decided\",\"decision\":\"D-185\"}}",
    },
    prefix: {
      description: "Lists only categories whose names begin with this string. Form: the beginning of a title without its namespace, which is that with the id 14 (otherwise `invalidtitle`). (decided: D-185)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"title-part\",\"namespace\":14,\"error\":\"invalidtitle\",\"status\":\"decided\",\"decision\":\"D-185\"}}",
    },
    dir: {
      description: "Sort direction of the names. Default: `ascending`.\n\n- `ascending`: Ascending, by the name of the category.\n- `descending`: Descending, by the name of the category.",
      type: "string",
      enum: ["ascending", "descending"],
      default: "ascending",
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
  examples: [{ prop: ["size"], limit: 2 }],
});

const output = (input) => ({
  title: input.title,
  description: input.description,
  type: "object",
  properties: input.properties,
  required: ["dir", "limit", "prop"],
  additionalProperties: false,
});

const described = /* @__PURE__ */ withJsonSchema(standard, input, output);

export { described as standard };
