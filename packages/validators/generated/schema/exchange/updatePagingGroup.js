// The JSON Schemas of updatePagingGroup. Generated: change the spec instead.
import { standard, standardHeaders, standardParameters } from "../../exchange/updatePagingGroup.js";
import { withJsonSchema } from "../../runtime/resource/validators/json-schema.js";

const input = () => ({
  title: "Request of updatePagingGroup",
  description: "The body of `updatePagingGroup`: Update a paging group.\n\nOther fields are ignored (decided: D-023).",
  type: "object",
  properties: {
    name: {
      type: "string",
      maxLength: 255,
      pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$",
      $comment: "x-kiln: {\"status\":\"decided\",\"decision\":\"D-063\",\"attributes\":{\"minLength\":{\"status\":\"unknown\",\"decision\":\"D-067\"},\"maxLength\":{\"status\":\"decided\",\"decision\":\"D-400\"},\"pattern\":{\"status\":\"decided\",\"decision\":\"D-402\"}}}",
      description: "The display name of the paging group. The source field is `pa_name`. The empty string counts as missing (decided: D-072).",
    },
    pa_name: {
      type: "string",
      maxLength: 255,
      pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$",
      $comment: "x-kiln: {\"status\":\"decided\",\"decision\":\"D-063\",\"attributes\":{\"minLength\":{\"status\":\"unknown\",\"decision\":\"D-067\"},\"maxLength\":{\"status\":\"decided\",\"decision\":\"D-400\"},\"pattern\":{\"status\":\"decided\",\"decision\":\"D-402\"}}}",
      description: "Alias of `name`.",
    },
    number: {
      type: "string",
      maxLength: 255,
      pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$",
      $comment: "x-kiln: {\"status\":\"decided\",\"decision\":\"D-063\",\"attributes\":{\"minLength\":{\"status\":\"unknown\",\"decision\":\"D-067\"},\"maxLength\":{\"status\":\"decided\",\"decision\":\"D-400\"},\"pattern\":{\"status\":\"decided\",\"decision\":\"D-402\"}}}",
      description: "The number of the paging group in the exchange, stored as a string. The source field is `pa_number`. The empty string counts as missing (decided: D-072).",
    },
    pa_number: {
      type: "string",
      maxLength: 255,
      pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$",
      $comment: "x-kiln: {\"status\":\"decided\",\"decision\":\"D-063\",\"attributes\":{\"minLength\":{\"status\":\"unknown\",\"decision\":\"D-067\"},\"maxLength\":{\"status\":\"decided\",\"decision\":\"D-400\"},\"pattern\":{\"status\":\"decided\",\"decision\":\"D-402\"}}}",
      description: "Alias of `number`.",
    },
    pin: {
      type: "string",
      maxLength: 255,
      pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$",
      $comment: "x-kiln: {\"status\":\"decided\",\"decision\":\"D-063\",\"secret\":true,\"attributes\":{\"secret\":{\"status\":\"decided\",\"decision\":\"D-056\"},\"default\":{\"status\":\"unknown\",\"decision\":\"D-069\"},\"description\":{\"status\":\"unknown\",\"decision\":\"D-066\"},\"minLength\":{\"status\":\"unknown\",\"decision\":\"D-067\"},\"maxLength\":{\"status\":\"decided\",\"decision\":\"D-400\"},\"pattern\":{\"status\":\"decided\",\"decision\":\"D-402\"}}}",
      description: "Meaning (unknown: D-066). The source field is `pa_pin`. Default on create (unknown: D-069). Secret: do not log or show it (decided: D-056).",
    },
    pa_pin: {
      type: "string",
      maxLength: 255,
      pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$",
      $comment: "x-kiln: {\"status\":\"decided\",\"decision\":\"D-063\",\"attributes\":{\"minLength\":{\"status\":\"unknown\",\"decision\":\"D-067\"},\"maxLength\":{\"status\":\"decided\",\"decision\":\"D-400\"},\"pattern\":{\"status\":\"decided\",\"decision\":\"D-402\"}}}",
      description: "Alias of `pin`.",
    },
    bidirectional: {
      type: "string",
      enum: ["yes", "no"],
      $comment: "x-kiln: {\"attributes\":{\"default\":{\"status\":\"unknown\",\"decision\":\"D-069\"},\"closed\":{\"status\":\"decided\",\"decision\":\"D-262\"}}}",
      description: "Strings such as `yes` and `no`. The source field is `pa_bidirectional`. Default on create (unknown: D-069). No other strings are accepted (decided: D-262).",
    },
    pa_bidirectional: {
      type: "string",
      enum: ["yes", "no"],
      $comment: "x-kiln: {\"attributes\":{\"closed\":{\"status\":\"decided\",\"decision\":\"D-262\"}}}",
      description: "Alias of `bidirectional`.",
    },
    checkinuse: {
      type: "string",
      maxLength: 255,
      pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$",
      $comment: "x-kiln: {\"status\":\"decided\",\"decision\":\"D-063\",\"attributes\":{\"default\":{\"status\":\"unknown\",\"decision\":\"D-069\"},\"description\":{\"status\":\"unknown\",\"decision\":\"D-066\"},\"minLength\":{\"status\":\"unknown\",\"decision\":\"D-067\"},\"maxLength\":{\"status\":\"decided\",\"decision\":\"D-400\"},\"pattern\":{\"status\":\"decided\",\"decision\":\"D-402\"}}}",
      description: "Meaning (unknown: D-066). The source field is `pa_checkinuse`. Default on create (unknown: D-069).",
    },
    pa_checkinuse: {
      type: "string",
      maxLength: 255,
      pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$",
      $comment: "x-kiln: {\"status\":\"decided\",\"decision\":\"D-063\",\"attributes\":{\"minLength\":{\"status\":\"unknown\",\"decision\":\"D-067\"},\"maxLength\":{\"status\":\"decided\",\"decision\":\"D-400\"},\"pattern\":{\"status\":\"decided\",\"decision\":\"D-402\"}}}",
      description: "Alias of `checkinuse`.",
    },
    mediafile_id: {
      anyOf: [
        {
          type: "string",
          maxLength: 20,
          pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$",
          $comment: "x-kiln: {\"attributes\":{\"maxLength\":{\"status\":\"decided\",\"decision\":\"D-400\"},\"pattern\":{\"status\":\"decided\",\"decision\":\"D-402\"}}}",
        },
        {
          type: "integer",
          minimum: 0,
          maximum: 9007199254740991,
          $comment: "x-kiln: {\"attributes\":{\"minimum\":{\"status\":\"decided\",\"decision\":\"D-403\"},\"maximum\":{\"status\":\"decided\",\"decision\":\"D-403\"}}}",
        },
      ],
      $comment: "x-kiln: {\"status\":\"decided\",\"decision\":\"D-064\",\"attributes\":{\"default\":{\"status\":\"unknown\",\"decision\":\"D-069\"},\"description\":{\"status\":\"decided\",\"decision\":\"D-064\"}}}",
      description: "The internal ID of a media file of the exchange. (decided: D-064) The source field is `pa_me_id`. Default on create (unknown: D-069).",
    },
    pa_me_id: {
      anyOf: [
        {
          type: "string",
          maxLength: 20,
          pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$",
          $comment: "x-kiln: {\"attributes\":{\"maxLength\":{\"status\":\"decided\",\"decision\":\"D-400\"},\"pattern\":{\"status\":\"decided\",\"decision\":\"D-402\"}}}",
        },
        {
          type: "integer",
          minimum: 0,
          maximum: 9007199254740991,
          $comment: "x-kiln: {\"attributes\":{\"minimum\":{\"status\":\"decided\",\"decision\":\"D-403\"},\"maximum\":{\"status\":\"decided\",\"decision\":\"D-403\"}}}",
        },
      ],
      $comment: "x-kiln: {\"status\":\"decided\",\"decision\":\"D-064\"}",
      description: "Alias of `mediafile_id`.",
    },
    manualheader: {
      type: "string",
      maxLength: 255,
      pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$",
      $comment: "x-kiln: {\"status\":\"decided\",\"decision\":\"D-063\",\"attributes\":{\"default\":{\"status\":\"unknown\",\"decision\":\"D-069\"},\"description\":{\"status\":\"unknown\",\"decision\":\"D-066\"},\"minLength\":{\"status\":\"unknown\",\"decision\":\"D-067\"},\"maxLength\":{\"status\":\"decided\",\"decision\":\"D-400\"},\"pattern\":{\"status\":\"decided\",\"decision\":\"D-402\"}}}",
      description: "Meaning (unknown: D-066). The source field is `pa_manualheader`. Default on create (unknown: D-069).",
    },
    pa_manualheader: {
      type: "string",
      maxLength: 255,
      pattern: "^[^\\u0000-\\u001F\\u007F-\\u009F]*$",
      $comment: "x-kiln: {\"status\":\"decided\",\"decision\":\"D-063\",\"attributes\":{\"minLength\":{\"status\":\"unknown\",\"decision\":\"D-067\"},\"maxLength\":{\"status\":\"decided\",\"decision\":\"D-400\"},\"pattern\":{\"status\":\"decided\",\"decision\":\"D-402\"}}}",
      description: "Alias of `manualheader`.",
    },
    extensions: { $ref: "#/$defs/destinations.paging-group", description: "Destinations of the slot `PAGING`." },
    peers: { $ref: "#/$defs/destinations.paging-group", description: "Destinations of the slot `PAGING`." },
    members: { $ref: "#/$defs/destinations.paging-group", description: "Destinations of the slot `PAGING`." },
    destination: { $ref: "#/$defs/destinations.paging-group", description: "Destinations of the slot `PAGING`." },
    destinations: {
      description: "Destinations by slot, or by an alias of it. Other names are refused (decided: D-401).",
      type: "object",
      properties: {
        PAGING: { $ref: "#/$defs/destinations.paging-group" },
        extensions: { $ref: "#/$defs/destinations.paging-group" },
        peers: { $ref: "#/$defs/destinations.paging-group" },
        members: { $ref: "#/$defs/destinations.paging-group" },
        destination: { $ref: "#/$defs/destinations.paging-group" },
      },
      additionalProperties: false,
      $comment: "x-kiln: {\"attributes\":{\"unknownSlots\":{\"status\":\"decided\",\"decision\":\"D-401\"}}}",
    },
  },
  $comment: "x-kiln: {\"attributes\":{\"unknownFields\":{\"status\":\"decided\",\"decision\":\"D-023\"}}}",
  examples: [{ bidirectional: "yes" }, { extensions: [100, 101] }],
  $defs: {
    "destinations.paging-group": {
      title: "Paging group: destinations",
      description: "One destination, or a list of them, each a type and an id.",
      anyOf: [
        { type: "string", maxLength: 255, pattern: "^[A-Z][A-Z0-9_]*-[^,\\u0000-\\u001F\\u007F-\\u009F]+$" },
        {
          type: "array",
          items: {
            anyOf: [
              { type: "string", maxLength: 255, pattern: "^[A-Z][A-Z0-9_]*-[^,\\u0000-\\u001F\\u007F-\\u009F]+$" },
              { type: "integer", minimum: 0, maximum: 9007199254740991 },
            ],
          },
          maxItems: 500,
        },
      ],
      $comment: "x-kiln: {\"attributes\":{\"pattern\":{\"status\":\"decided\",\"decision\":\"D-073\"},\"bareNumberType\":{\"status\":\"decided\",\"decision\":\"D-075\"},\"maxItems\":{\"status\":\"decided\",\"decision\":\"D-400\"},\"maxLength\":{\"status\":\"decided\",\"decision\":\"D-400\"}}}",
    },
  },
});

const output = (input) => ({
  title: input.title,
  description: input.description,
  type: "object",
  properties: {
    name: input.properties.name,
    number: input.properties.number,
    pin: input.properties.pin,
    bidirectional: input.properties.bidirectional,
    checkinuse: input.properties.checkinuse,
    mediafile_id: input.properties.mediafile_id,
    manualheader: input.properties.manualheader,
    destinations: {
      description: "Destinations by slot.",
      type: "object",
      properties: {
        PAGING: {
          type: "array",
          items: { type: "string", maxLength: 255, pattern: "^[A-Z][A-Z0-9_]*-[^,\\u0000-\\u001F\\u007F-\\u009F]+$" },
          maxItems: 500,
        },
      },
      additionalProperties: false,
    },
  },
  additionalProperties: false,
  $comment: input.$comment,
});

const described = /* @__PURE__ */ withJsonSchema(standard, input, output);

const inputParameters = () => ({
  title: "Parameters of updatePagingGroup",
  description: "The parameters of `updatePagingGroup`: Update a paging group.",
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
  title: "Header fields of requests of updatePagingGroup",
  description: "The header fields of requests of `updatePagingGroup`: Update a paging group.",
  type: "object",
  properties: {
    "If-Match": {
      type: "string",
      $comment: "x-kiln: {\"status\":\"decided\",\"decision\":\"D-204\"}",
      description: "The `ETag` of the state to be changed. Only the reference server supports it.",
    },
  },
});

const outputHeaders = (input) => ({ title: input.title, description: input.description, type: "object", properties: input.properties, additionalProperties: false });

const describedHeaders = /* @__PURE__ */ withJsonSchema(standardHeaders, inputHeaders, outputHeaders);

export { described as standard, describedParameters as standardParameters, describedHeaders as standardHeaders };
