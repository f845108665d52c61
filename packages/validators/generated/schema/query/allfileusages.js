// The JSON Schemas of allfileusages. Generated: change the spec instead.
import { standard } from "../../query/allfileusages.js";
import { withJsonSchema } from "../../runtime/resource/validators/json-schema.js";

const input = () => ({
  title: "Parameters of allfileusages",
  description: "Lists all uses of files, including files that do not exist.\n\nThe parameters of the module `allfileusages` as a typed object. The names lack the prefix `af`.\n\n### Rules\n\n- `prop=ids` only without `unique` (otherwise `invalidparammix`). (decided: D-182)",
  type: "object",
  properties: {
    continue: {
      description: "Continues from a previous response. Pass the value of its `continue` member. Form: `<text>` with `unique`; or `<text>|<integer>` without `unique` (otherwise `badcontinue`). (decided: D-186)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"continue\",\"forms\":[{\"fields\":[\"text\"],\"when\":[{\"kind\":\"given\",\"parameter\":\"unique\"}]},{\"fields\":[\"text\",\"integer\"],\"unless\":[{\"kind\":\"given\",\"parameter\":\"unique\"}]}],\"error\":\"badcontinue\",\"status\":\"decided\",\"decision\":\"D-186\"}}",
    },
    from: {
      description: "File to start from. It does not have to exist. Form: without `continue`: the beginning of a title without its namespace, which is that with the id 6 (otherwise `invalidtitle`). (decided: D-185)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"title-part\",\"namespace\":6,\"error\":\"invalidtitle\",\"unless\":[{\"kind\":\"given\",\"parameter\":\"continue\"}],\"status\":\"decided\",\"decision\":\"D-185\"}}",
    },
    to: {
      description: "File to stop at. It does not have to exist. Form: the beginning of a title without its namespace, which is that with the id 6 (otherwise `invalidtitle`). (decided: D-185)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"title-part\",\"namespace\":6,\"error\":\"invalidtitle\",\"status\":\"decided\",\"decision\":\"D-185\"}}",
    },
    prefix: {
      description: "Lists only files whose titles begin with this string. Form: the beginning of a title without its namespace, which is that with the id 6 (otherwise `invalidtitle`). (decided: D-185)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"title-part\",\"namespace\":6,\"error\":\"invalidtitle\",\"status\":\"decided\",\"decision\":\"D-185\"}}",
    },
    unique: {
      description: "Lists each file only once. When used as a generator, generates the files instead of the pages that use them. A flag: present means true, absent means false (decided: D-119).",
      type: "boolean",
    },
    prop: {
      description: "Properties to return for each item. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `title`.\n\n- `ids`: The ID of the page on which the file is used.\n- `title`: The title and namespace ID of the file.",
      type: "array",
      items: { type: "string", enum: ["ids", "title"] },
      maxItems: 500,
      default: ["title"],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    limit: {
      description: "Maximum number of items to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.",
      anyOf: [{ type: "integer", minimum: 1, maximum: 5000 }, { type: "string", const: "max" }],
      $comment: "x-kiln: {\"limits\":{\"minimum\":1,\"maximum\":500,\"highMaximum\":5000}}",
      default: 10,
    },
    dir: {
      description: "Sort direction of the titles. Default: `ascending`.\n\n- `ascending`: Ascending, by the name of the file.\n- `descending`: Descending, by the name of the file.",
      type: "string",
      enum: ["ascending", "descending"],
      default: "ascending",
    },
  },
  additionalProperties: false,
  examples: [{ unique: true, limit: 2 }],
});

const output = (input) => ({
  title: input.title,
  description: input.description,
  type: "object",
  properties: input.properties,
  required: ["prop", "limit", "dir"],
  additionalProperties: false,
});

const described = /* @__PURE__ */ withJsonSchema(standard, input, output);

export { described as standard };
