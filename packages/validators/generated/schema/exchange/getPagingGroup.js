// The JSON Schemas of getPagingGroup. Generated: change the spec instead.
import { standardParameters } from "../../exchange/getPagingGroup.js";
import { withJsonSchema } from "../../runtime/resource/validators/json-schema.js";

const inputParameters = () => ({
  title: "Parameters of getPagingGroup",
  description: "The parameters of `getPagingGroup`: Read one paging group.",
  type: "object",
  properties: {
    object_id: {
      type: "string",
      $comment: "x-kiln: {\"status\":\"decided\",\"decision\":\"D-053\"}",
      description: "The internal ID of the paging group. It is the `<object_id>` in the paths of operations.",
    },
    tenant: { type: "string", description: "The code of the tenant. Required for writes, and for reads with a tenant key." },
  },
  required: ["object_id"],
});

const outputParameters = (input) => ({
  title: input.title,
  description: input.description,
  type: "object",
  properties: input.properties,
  required: ["object_id"],
  additionalProperties: false,
});

const describedParameters = /* @__PURE__ */ withJsonSchema(standardParameters, inputParameters, outputParameters);

export { describedParameters as standardParameters };
