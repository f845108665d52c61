// The JSON Schemas of pageprops. Generated: change the spec instead.
import { standard } from "../../query/pageprops.js";
import { withJsonSchema } from "../../runtime/resource/validators/json-schema.js";

const input = () => ({
  title: "Parameters of pageprops",
  description: "Returns the page properties of each page, such as its default sort key or display title.\n\nThe parameters of the module `pageprops` as a typed object. The names lack the prefix `pp`.",
  type: "object",
  properties: {
    continue: {
      description: "Continues from a previous response. Pass the value of its `continue` member. Form: `<integer>`; or empty (otherwise `badcontinue`). (decided: D-186)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"continue\",\"forms\":[{\"fields\":[\"integer\"]}],\"emptyIsAbsent\":true,\"error\":\"badcontinue\",\"status\":\"decided\",\"decision\":\"D-186\"}}",
    },
    prop: {
      description: "Names of the properties to return, as listed by `pagepropnames`. Defaults to all properties. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).",
      type: "array",
      items: { type: "string" },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
  },
  additionalProperties: false,
  examples: [{ prop: ["defaultsort"] }],
});

const output = (input) => ({ title: input.title, description: input.description, type: "object", properties: input.properties, additionalProperties: false });

const described = /* @__PURE__ */ withJsonSchema(standard, input, output);

export { described as standard };
