// The JSON Schemas of listPagingGroups. Generated: change the spec instead.
import { standardParameters } from "../../exchange/listPagingGroups.js";
import { withJsonSchema } from "../../runtime/resource/validators/json-schema.js";

const inputParameters = () => ({
  title: "Parameters of listPagingGroups",
  description: "The parameters of `listPagingGroups`: List paging groups.",
  type: "object",
  properties: {
    tenant: { type: "string", description: "The code of the tenant. Required for writes, and for reads with a tenant key." },
    limit: {
      type: "integer",
      minimum: 1,
      maximum: 1000,
      $comment: "x-kiln: {\"status\":\"decided\",\"decision\":\"D-207\",\"attributes\":{\"minimum\":{\"status\":\"decided\",\"decision\":\"D-207\"},\"maximum\":{\"status\":\"decided\",\"decision\":\"D-207\"}}}",
      description: "Maximum number of rows to return. Only the reference server supports it.",
    },
    after: {
      type: "string",
      $comment: "x-kiln: {\"status\":\"decided\",\"decision\":\"D-207\"}",
      description: "Returns the rows after the one with this ID. Only the reference server supports it.",
    },
    pa_name: {
      type: "string",
      $comment: "x-kiln: {\"status\":\"decided\",\"decision\":\"D-217\"}",
      description: "Returns the rows with exactly this value. Only the reference server supports it.",
    },
    name: { type: "string", $comment: "x-kiln: {\"status\":\"decided\",\"decision\":\"D-217\"}", description: "Alias of `pa_name`." },
    pa_number: {
      type: "string",
      $comment: "x-kiln: {\"status\":\"decided\",\"decision\":\"D-217\"}",
      description: "Returns the rows with exactly this value. Only the reference server supports it.",
    },
    number: { type: "string", $comment: "x-kiln: {\"status\":\"decided\",\"decision\":\"D-217\"}", description: "Alias of `pa_number`." },
    pa_bidirectional: {
      type: "string",
      $comment: "x-kiln: {\"status\":\"decided\",\"decision\":\"D-217\"}",
      description: "Returns the rows with exactly this value. Only the reference server supports it.",
    },
    bidirectional: { type: "string", $comment: "x-kiln: {\"status\":\"decided\",\"decision\":\"D-217\"}", description: "Alias of `pa_bidirectional`." },
    pa_checkinuse: {
      type: "string",
      $comment: "x-kiln: {\"status\":\"decided\",\"decision\":\"D-217\"}",
      description: "Returns the rows with exactly this value. Only the reference server supports it.",
    },
    checkinuse: { type: "string", $comment: "x-kiln: {\"status\":\"decided\",\"decision\":\"D-217\"}", description: "Alias of `pa_checkinuse`." },
    pa_me_id: {
      type: "string",
      $comment: "x-kiln: {\"status\":\"decided\",\"decision\":\"D-217\"}",
      description: "Returns the rows with exactly this value. Only the reference server supports it.",
    },
    mediafile_id: { type: "string", $comment: "x-kiln: {\"status\":\"decided\",\"decision\":\"D-217\"}", description: "Alias of `pa_me_id`." },
    pa_manualheader: {
      type: "string",
      $comment: "x-kiln: {\"status\":\"decided\",\"decision\":\"D-217\"}",
      description: "Returns the rows with exactly this value. Only the reference server supports it.",
    },
    manualheader: { type: "string", $comment: "x-kiln: {\"status\":\"decided\",\"decision\":\"D-217\"}", description: "Alias of `pa_manualheader`." },
  },
});

const outputParameters = (input) => ({
  title: input.title,
  description: input.description,
  type: "object",
  properties: {
    tenant: input.properties.tenant,
    limit: input.properties.limit,
    after: input.properties.after,
    pa_name: input.properties.pa_name,
    pa_number: input.properties.pa_number,
    pa_bidirectional: input.properties.pa_bidirectional,
    pa_checkinuse: input.properties.pa_checkinuse,
    pa_me_id: input.properties.pa_me_id,
    pa_manualheader: input.properties.pa_manualheader,
  },
  additionalProperties: false,
});

const describedParameters = /* @__PURE__ */ withJsonSchema(standardParameters, inputParameters, outputParameters);

export { describedParameters as standardParameters };
