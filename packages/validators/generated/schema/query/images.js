// The JSON Schemas of images. Generated: change the spec instead.
import { standard } from "../../query/images.js";
import { withJsonSchema } from "../../runtime/resource/validators/json-schema.js";

const input = () => ({
  title: "Parameters of images",
  description: "Lists the files that each page uses.\n\nThe parameters of the module `images` as a typed object. The names lack the prefix `im`.",
  type: "object",
  properties: {
    limit: {
      description: "Maximum number of files to return, for all pages together. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.",
      anyOf: [{ type: "integer", minimum: 1, maximum: 5000 }, { type: "string", const: "max" }],
      $comment: "x-kiln: {\"limits\":{\"minimum\":1,\"maximum\":500,\"highMaximum\":5000}}",
      default: 10,
    },
    continue: {
      description: "Continues from a previous response. Pass the value of its `continue` member. Form: `<integer>|<text>` (otherwise `badcontinue`). (decided: D-186)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"continue\",\"forms\":[{\"fields\":[\"integer\",\"text\"]}],\"error\":\"badcontinue\",\"status\":\"decided\",\"decision\":\"D-186\"}}",
    },
    images: {
      description: "Lists only these files. Useful to check whether a page uses one of them. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Form: the title of a page in the namespace 6 (other values are ignored with the warning `notfile`). (decided: D-184)",
      type: "array",
      items: { type: "string" },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500},\"syntax\":{\"kind\":\"title\",\"namespace\":6,\"warning\":\"notfile\",\"status\":\"decided\",\"decision\":\"D-184\"}}",
    },
    dir: {
      description: "Sort direction of the file names. Default: `ascending`.\n\n- `ascending`: Ascending, by the name of the file.\n- `descending`: Descending, by the name of the file.",
      type: "string",
      enum: ["ascending", "descending"],
      default: "ascending",
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
