// The JSON Schemas of mystashedfiles. Generated: change the spec instead.
import { standard } from "../../query/mystashedfiles.js";
import { withJsonSchema } from "../../runtime/validators/json-schema.js";

const input = () => ({
  title: "Parameters of mystashedfiles",
  description: "Lists the files that the caller has uploaded to the stash but not published yet.\n\nThe parameters of the module `mystashedfiles` as a typed object. The names stand without the prefix `msf`.\n\nThe module needs a login. Without one, the error is `stashnotloggedin`. (decided: D-147)",
  type: "object",
  properties: {
    prop: {
      description: "What to say of each file beside its key and status. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: no value.\n\n- `size`: The size in bytes, the width and height in pixels, and the bits per sample.\n- `type`: The media type, such as `image/png`, and the kind of the medium, such as `BITMAP`.",
      type: "array",
      items: { type: "string", enum: ["size", "type"] },
      maxItems: 500,
      default: [],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    limit: {
      description: "The most files that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`.",
      anyOf: [{ type: "integer", minimum: 1, maximum: 5000 }, { type: "string", const: "max" }],
      $comment: "x-kiln: {\"limits\":{\"minimum\":1,\"maximum\":500,\"highMaximum\":5000}}",
      default: 10,
    },
    continue: {
      description: "Goes on after an earlier answer, whose member `continue` holds the value. Form: `<integer>` (else `badcontinue`). (decided: D-186)",
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
