// The JSON Schemas of resetLoginToken. Generated: change the spec instead.
import { standard } from "../../exchange/resetLoginToken.js";
import { withJsonSchema } from "../../runtime/resource/validators/json-schema.js";

const input = () => ({
  title: "Request of resetLoginToken",
  description: "The body of `resetLoginToken`: Reset a login token.",
  type: "object",
  properties: {
    user: {
      type: "string",
      maxLength: 255,
      pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$",
      $comment: "x-kiln: {\"attributes\":{\"maxLength\":{\"status\":\"decided\",\"decision\":\"D-400\"},\"pattern\":{\"status\":\"decided\",\"decision\":\"D-402\"}}}",
      description: "The identity that the token belongs to: a web user's name, or an extension's web user name, SIP name or endpoint ID. The response repeats it. The empty string counts as missing (decided: D-051).",
    },
  },
  required: ["user"],
  $comment: "x-kiln: {\"attributes\":{\"unknownFields\":{\"status\":\"decided\",\"decision\":\"D-023\"}}}",
  examples: [{ user: "100" }],
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

export { described as standard };
