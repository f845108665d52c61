// The JSON Schemas of categories. Generated: change the spec instead.
import { standard } from "../../query/categories.js";
import { withJsonSchema } from "../../runtime/resource/validators/json-schema.js";

const input = () => ({
  title: "Parameters of categories",
  description: "Lists the categories that each page belongs to.\n\nThe parameters of the module `categories` as a typed object. The names lack the prefix `cl`.\n\n### Rules\n\n- Contradicting values of `show`: `hidden` and `!hidden` (`show`). (decided: D-183)",
  type: "object",
  properties: {
    prop: {
      description: "Properties to return for each category in addition to its title. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).\n\n- `hidden`: Whether the category is hidden.\n- `sortkey`: The sort key of the page in the category, in hexadecimal digits, and the prefix that the page sets.\n- `timestamp`: The time at which the page was added to the category.",
      type: "array",
      items: { type: "string", enum: ["hidden", "sortkey", "timestamp"] },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    show: {
      description: "How to filter hidden categories. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).\n\n- `!hidden`: Categories that are not hidden.\n- `hidden`: Hidden categories.",
      type: "array",
      items: { type: "string", enum: ["!hidden", "hidden"] },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    limit: {
      description: "Maximum number of categories to return, for all pages together. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.",
      anyOf: [{ type: "integer", minimum: 1, maximum: 5000 }, { type: "string", const: "max" }],
      $comment: "x-kiln: {\"limits\":{\"minimum\":1,\"maximum\":500,\"highMaximum\":5000}}",
      default: 10,
    },
    continue: {
      description: "Continues from a previous response. Pass the value of its `continue` member. Form: `<integer>|<text>` (otherwise `badcontinue`). (decided: D-186)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"continue\",\"forms\":[{\"fields\":[\"integer\",\"text\"]}],\"error\":\"badcontinue\",\"status\":\"decided\",\"decision\":\"D-186\"}}",
    },
    categories: {
      description: "Lists only these categories. Useful to check whether a page is in one of them. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Form: the title of a page in the namespace 14 (other values are ignored with the warning `invalidcategory`). (decided: D-184)",
      type: "array",
      items: { type: "string" },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500},\"syntax\":{\"kind\":\"title\",\"namespace\":14,\"warning\":\"invalidcategory\",\"status\":\"decided\",\"decision\":\"D-184\"}}",
    },
    dir: {
      description: "Sort direction of the category names. Default: `ascending`.\n\n- `ascending`: Ascending, by the name of the category.\n- `descending`: Descending, by the name of the category.",
      type: "string",
      enum: ["ascending", "descending"],
      default: "ascending",
    },
  },
  additionalProperties: false,
  examples: [{ prop: ["sortkey"] }],
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
