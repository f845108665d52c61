// The JSON Schemas of mystashedfiles. Generated: change the spec instead.
import { standard } from "../../query/mystashedfiles.js";
import { withJsonSchema } from "../../runtime/resource/validators/json-schema.js";

const input = () => ({
  title: "Parameters of mystashedfiles",
  description: "Lists the files in the caller's upload stash: uploaded but not yet published.\n\nThe parameters of the module `mystashedfiles` as a typed object. The names lack the prefix `msf`.\n\nThe module needs a login. Without one, the error is `stashnotloggedin`. (decided: D-147)",
  type: "object",
  properties: {
    prop: {
      description: "Properties to return for each file in addition to its key and status. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: no value.\n\n- `size`: The size in bytes, the width and height in pixels, and the bits per sample.\n- `type`: The media type, such as `image/png`, and the media category, such as `BITMAP`.",
      type: "array",
      items: { type: "string", enum: ["size", "type"] },
      maxItems: 500,
      default: [],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    limit: {
      description: "Maximum number of files to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.",
      anyOf: [{ type: "integer", minimum: 1, maximum: 5000 }, { type: "string", const: "max" }],
      $comment: "x-kiln: {\"limits\":{\"minimum\":1,\"maximum\":500,\"highMaximum\":5000}}",
      default: 10,
    },
    continue: {
      description: "Continues from a previous response. Pass the value of its `continue` member. Form: `<integer>` (otherwise `badcontinue`). (decided: D-186)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"continue\",\"forms\":[{\"fields\":[\"integer\"]}],\"error\":\"badcontinue\",\"status\":\"decided\",\"decision\":\"D-186\"}}",
    },
  },
  additionalProperties: false,
  examples: [{ prop: ["size", "type"] }],
});

const output = (input) => ({
  title: input.title,
  description: input.description,
  type: "object",
  properties: input.properties,
  required: ["prop", "limit"],
  additionalProperties: false,
});

const described = /* @__PURE__ */ withJsonSchema(standard, input, output);

export { described as standard };
