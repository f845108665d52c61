// The JSON Schemas of pageswithprop. Generated: change the spec instead.
import { standard } from "../../query/pageswithprop.js";
import { withJsonSchema } from "../../runtime/validators/json-schema.js";

const input = () => ({
  title: "Parameters of pageswithprop",
  description: "Lists the pages for which a given page property is set, with its value.\n\nThe parameters of the module `pageswithprop` as a typed object. The names stand without the prefix `pwp`.",
  type: "object",
  properties: {
    propname: { description: "The name of the property to look for, as the module `pagepropnames` lists it.", type: "string" },
    prop: {
      description: "What to say of each page. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `ids`, `title`.\n\n- `ids`: The id of the page.\n- `title`: The title of the page and the id of its namespace.\n- `value`: What the property is set to.",
      type: "array",
      items: { type: "string", enum: ["ids", "title", "value"] },
      maxItems: 500,
      default: ["ids", "title"],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    continue: {
      description: "Goes on after an earlier answer, whose member `continue` holds the value. Form: `<integer>`; or empty (else `badcontinue`). (decided: D-186)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"continue\",\"forms\":[{\"fields\":[\"integer\"]}],\"emptyIsAbsent\":true,\"error\":\"badcontinue\",\"status\":\"decided\",\"decision\":\"D-186\"}}",
    },
    limit: {
      description: "The most pages that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`.",
      anyOf: [{ type: "integer", minimum: 1, maximum: 5000 }, { type: "string", const: "max" }],
      $comment: "x-kiln: {\"limits\":{\"minimum\":1,\"maximum\":500,\"highMaximum\":5000}}",
      default: 10,
    },
    dir: {
      description: "The order of the ids by which the pages are sorted. Default: `ascending`.\n\n- `ascending`: From the smallest page id to the largest.\n- `descending`: From the largest page id to the smallest.",
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
