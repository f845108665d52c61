// The JSON Schemas of categoryinfo. Generated: change the spec instead.
import { standard } from "../../query/categoryinfo.js";
import { withJsonSchema } from "../../runtime/resource/validators/json-schema.js";

const input = () => ({
  title: "Parameters of categoryinfo",
  description: "Returns the number of pages, files and subcategories in each category, and whether it is hidden.\n\nThe parameters of the module `categoryinfo` as a typed object. The names lack the prefix `ci`.",
  type: "object",
  properties: { continue: { description: "Continues from a previous response. Pass the value of its `continue` member.", type: "string" } },
  additionalProperties: false,
  examples: [{}],
});

const output = (input) => ({ title: input.title, description: input.description, type: "object", properties: input.properties, additionalProperties: false });

const described = /* @__PURE__ */ withJsonSchema(standard, input, output);

export { described as standard };
