// The JSON Schemas of duplicatefiles. Generated: change the spec instead.
import { standard } from "../../query/duplicatefiles.js";
import { withJsonSchema } from "../../runtime/resource/validators/json-schema.js";

const input = () => ({
  title: "Parameters of duplicatefiles",
  description: "Lists, for each file, the other files with the same content, found by hash.\n\nThe parameters of the module `duplicatefiles` as a typed object. The names lack the prefix `df`.",
  type: "object",
  properties: {
    limit: {
      description: "Maximum number of files to return, for all files of the request together. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.",
      anyOf: [{ type: "integer", minimum: 1, maximum: 5000 }, { type: "string", const: "max" }],
      $comment: "x-kiln: {\"limits\":{\"minimum\":1,\"maximum\":500,\"highMaximum\":5000}}",
      default: 10,
    },
    continue: {
      description: "Continues from a previous response. Pass the value of its `continue` member. Form: `<text>|<text>` (otherwise `badcontinue`). (decided: D-186)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"continue\",\"forms\":[{\"fields\":[\"text\",\"text\"]}],\"error\":\"badcontinue\",\"status\":\"decided\",\"decision\":\"D-186\"}}",
    },
    dir: {
      description: "Sort direction of the names. Default: `ascending`.\n\n- `ascending`: Ascending, by the name of the duplicate.\n- `descending`: Descending, by the name of the duplicate.",
      type: "string",
      enum: ["ascending", "descending"],
      default: "ascending",
    },
    localonly: {
      description: "Searches only the files stored on the site, not those in shared repositories. A flag: present means true, absent means false (decided: D-119).",
      type: "boolean",
    },
  },
  additionalProperties: false,
  examples: [{}],
});

const output = (input) => ({
  title: input.title,
  description: input.description,
  type: "object",
  properties: input.properties,
  required: ["limit", "dir"],
  additionalProperties: false,
});

const described = /* @__PURE__ */ withJsonSchema(standard, input, output);

export { described as standard };
