// The JSON Schemas of categoryinfo. Generated: change the spec instead.
import { standard } from "../../query/categoryinfo.js";
import { withJsonSchema } from "../../runtime/validators/json-schema.js";

const input = () => ({
  title: "Parameters of categoryinfo",
  description: "Tells how many members each of the pages has that are categories, and whether it is hidden.\n\nThe parameters of the module `categoryinfo` as a typed object. The names stand without the prefix `ci`.",
  type: "object",
  properties: { continue: { description: "Goes on after an earlier answer, whose member `continue` holds the value.", type: "string" } },
  additionalProperties: false,
  examples: [{}],
});

const output = (input) => ({ title: input.title, description: input.description, type: "object", properties: input.properties, additionalProperties: false });

const described = /* @__PURE__ */ withJsonSchema(standard, input, output);

export { described as standard };
