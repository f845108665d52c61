// The JSON Schemas of generateLoginToken. Generated: change the spec instead.
import { standard, standardHeaders } from "../../exchange/generateLoginToken.js";
import { withJsonSchema } from "../../runtime/resource/validators/json-schema.js";

const input = () => ({
  title: "Request of generateLoginToken",
  description: "The body of `generateLoginToken`: Generate a login token.",
  type: "object",
  properties: {
    user: {
      type: "string",
      maxLength: 255,
      pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$",
      $comment: "x-kiln: {\"attributes\":{\"maxLength\":{\"status\":\"decided\",\"decision\":\"D-400\"},\"pattern\":{\"status\":\"decided\",\"decision\":\"D-402\"}}}",
      description: "The identity that the token belongs to: a web user's name, or an extension's web user name, SIP name or endpoint ID. The response repeats it. The empty string counts as missing (decided: D-051).",
    },
    validity: {
      anyOf: [{ type: "string", enum: ["ONCE"] }, { type: "string" }],
      description: "How long the token is valid: for one login (`ONCE`), or until a date and time in the form `YYYY-MM-DD hh:mm:ss`. If missing: `invalid_validity` (decided: D-036). `ONCE`: The token can be used for one login.",
    },
  },
  required: ["user"],
  $comment: "x-kiln: {\"attributes\":{\"unknownFields\":{\"status\":\"decided\",\"decision\":\"D-023\"}}}",
  examples: [{ user: "100", validity: "ONCE" }, { user: "api.operator", validity: "2026-06-30 23:59:59" }],
});

const output = (input) => ({
  title: input.title,
  description: input.description,
  type: "object",
  properties: input.properties,
  required: ["user"],
  additionalProperties: false,
  $comment: input.$comment,
});

const described = /* @__PURE__ */ withJsonSchema(standard, input, output);

const inputHeaders = () => ({
  title: "Header fields of requests of generateLoginToken",
  description: "The header fields of requests of `generateLoginToken`: Generate a login token.",
  type: "object",
  properties: {
    "Idempotency-Key": {
      type: "string",
      minLength: 1,
      maxLength: 255,
      pattern: "^[!-~]+$",
      $comment: "x-kiln: {\"status\":\"decided\",\"decision\":\"D-205\",\"attributes\":{\"minLength\":{\"status\":\"decided\",\"decision\":\"D-205\"},\"maxLength\":{\"status\":\"decided\",\"decision\":\"D-205\"},\"pattern\":{\"status\":\"decided\",\"decision\":\"D-205\"}}}",
      description: "A string that no other request has used. The request can be repeated with the same key. Only the reference server supports it.",
    },
  },
});

const outputHeaders = (input) => ({ title: input.title, description: input.description, type: "object", properties: input.properties, additionalProperties: false });

const describedHeaders = /* @__PURE__ */ withJsonSchema(standardHeaders, inputHeaders, outputHeaders);

export { described as standard, describedHeaders as standardHeaders };
