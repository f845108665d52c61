// The JSON Schemas of deletePagingGroup. Generated: change the spec instead.
import { standardHeaders, standardParameters } from "../../exchange/deletePagingGroup.js";
import { withJsonSchema } from "../../runtime/resource/validators/json-schema.js";

const inputParameters = () => ({
  title: "Parameters of deletePagingGroup",
  description: "The parameters of `deletePagingGroup`: Delete a paging group.",
  type: "object",
  properties: {
    object_id: {
      type: "string",
      $comment: "x-kiln: {\"status\":\"decided\",\"decision\":\"D-053\"}",
      description: "The internal ID of the paging group. It is the `<object_id>` in the paths of operations.",
    },
    tenant: { type: "string", description: "The code of the tenant. Required for writes, and for reads with a tenant key." },
  },
  required: ["object_id", "tenant"],
});

const outputParameters = (input) => ({
  title: input.title,
  description: input.description,
  type: "object",
  properties: input.properties,
  required: input.required,
  additionalProperties: false,
});

const describedParameters = /* @__PURE__ */ withJsonSchema(standardParameters, inputParameters, outputParameters);

const inputHeaders = () => ({
  title: "Header fields of requests of deletePagingGroup",
  description: "The header fields of requests of `deletePagingGroup`: Delete a paging group.",
  type: "object",
  properties: {
    "If-Match": {
      type: "string",
      $comment: "x-kiln: {\"status\":\"decided\",\"decision\":\"D-204\"}",
      description: "The `ETag` of the state to be deleted. Only the reference server supports it.",
    },
  },
});

const outputHeaders = (input) => ({ title: input.title, description: input.description, type: "object", properties: input.properties, additionalProperties: false });

const describedHeaders = /* @__PURE__ */ withJsonSchema(standardHeaders, inputHeaders, outputHeaders);

export { describedParameters as standardParameters, describedHeaders as standardHeaders };
