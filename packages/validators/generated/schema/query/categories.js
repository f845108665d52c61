// The JSON Schemas of categories. Generated: change the spec instead.
import { standard } from "../../query/categories.js";
import { withJsonSchema } from "../../runtime/validators/json-schema.js";

const input = () => ({
  title: "Parameters of categories",
  description: "Lists the categories that each page is in.\n\nThe parameters of the module `categories` as a typed object. The names stand without the prefix `cl`.\n\n### Rules\n\n- Values of `show` that contradict each other: `hidden` and `!hidden` (`show`). (decided: D-183)",
  type: "object",
  properties: {
    prop: {
      description: "What to say of each category beside its title. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).\n\n- `hidden`: Whether the category is hidden.\n- `sortkey`: The key by which the page is sorted in the category, in hexadecimal digits, and the prefix of it that the page gave.\n- `timestamp`: When the page was put into the category.",
      type: "array",
      items: { type: "string", enum: ["hidden", "sortkey", "timestamp"] },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    show: {
      description: "Lists only categories that are hidden, or only those that are not. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).\n\n- `!hidden`: Categories that are not hidden.\n- `hidden`: Hidden categories.",
      type: "array",
      items: { type: "string", enum: ["!hidden", "hidden"] },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    limit: {
      description: "The most categories that one answer holds, for all pages together. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`.",
      anyOf: [{ type: "integer", minimum: 1, maximum: 5000 }, { type: "string", const: "max" }],
      $comment: "x-kiln: {\"limits\":{\"minimum\":1,\"maximum\":500,\"highMaximum\":5000}}",
      default: 10,
    },
    continue: {
      description: "Goes on after an earlier answer, whose member `continue` holds the value. Form: `<integer>|<text>` (else `badcontinue`). (decided: D-186)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"continue\",\"forms\":[{\"fields\":[\"integer\",\"text\"]}],\"error\":\"badcontinue\",\"status\":\"decided\",\"decision\":\"D-186\"}}",
    },
    categories: {
      description: "Looks for these categories only: for finding out whether a page is in one of them. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Form: the title of a page in the namespace 14 (others are left out with the warning `invalidcategory`). (decided: D-184)",
      type: "array",
      items: { type: "string" },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500},\"syntax\":{\"kind\":\"title\",\"namespace\":14,\"warning\":\"invalidcategory\",\"status\":\"decided\",\"decision\":\"D-184\"}}",
    },
    dir: {
      description: "The order of the names of the categories. Default: `ascending`.\n\n- `ascending`: From A to Z by the name of the category.\n- `descending`: From Z to A by the name of the category.",
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
