// The JSON Schemas of allredirects. Generated: change the spec instead.
import { standard } from "../../query/allredirects.js";
import { withJsonSchema } from "../../runtime/resource/validators/json-schema.js";

const input = () => ({
  title: "Parameters of allredirects",
  description: "Lists all redirects to a namespace, in the order of their targets. Targets do not have to exist.\n\nThe parameters of the module `allredirects` as a typed object. The names lack the prefix `ar`.\n\n### Rules\n\n- `prop=ids|fragment|interwiki` only without `unique` (otherwise `invalidparammix`). (decided: D-182)",
  type: "object",
  properties: {
    continue: {
      description: "Continues from a previous response. Pass the value of its `continue` member. Form: `<text>` with `unique`; or `<text>|<integer>` without `unique` (otherwise `badcontinue`). (decided: D-186)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"continue\",\"forms\":[{\"fields\":[\"text\"],\"when\":[{\"kind\":\"given\",\"parameter\":\"unique\"}]},{\"fields\":[\"text\",\"integer\"],\"unless\":[{\"kind\":\"given\",\"parameter\":\"unique\"}]}],\"error\":\"badcontinue\",\"status\":\"decided\",\"decision\":\"D-186\"}}",
    },
    from: {
      description: "Title of the target to start from. It does not have to exist. Form: without `continue`: the beginning of a title without its namespace, which is that in `namespace` (otherwise `invalidtitle`). (decided: D-185)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"title-part\",\"namespaceOf\":\"namespace\",\"error\":\"invalidtitle\",\"unless\":[{\"kind\":\"given\",\"parameter\":\"continue\"}],\"status\":\"decided\",\"decision\":\"D-185\"}}",
    },
    to: {
      description: "Title of the target to stop at. It does not have to exist. Form: the beginning of a title without its namespace, which is that in `namespace` (otherwise `invalidtitle`). (decided: D-185)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"title-part\",\"namespaceOf\":\"namespace\",\"error\":\"invalidtitle\",\"status\":\"decided\",\"decision\":\"D-185\"}}",
    },
    prefix: {
      description: "Lists only targets whose titles begin with this string. Form: the beginning of a title without its namespace, which is that in `namespace` (otherwise `invalidtitle`). (decided: D-185)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"title-part\",\"namespaceOf\":\"namespace\",\"error\":\"invalidtitle\",\"status\":\"decided\",\"decision\":\"D-185\"}}",
    },
    unique: {
      description: "Lists each target only once. When used as a generator, generates the targets instead of the redirects. A flag: present means true, absent means false (decided: D-119).",
      type: "boolean",
    },
    prop: {
      description: "Properties to return for each item. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `title`.\n\n- `fragment`: The section that the redirect points to, if any.\n- `ids`: The page ID of the redirect.\n- `interwiki`: The interwiki prefix of the target, if any.\n- `title`: The title and namespace ID of the target.",
      type: "array",
      items: { type: "string", enum: ["fragment", "ids", "interwiki", "title"] },
      maxItems: 500,
      default: ["title"],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    namespace: {
      description: "The namespace of the targets. The id of a namespace, or `-2` or `-1`. Default: `0`.",
      type: "integer",
      $comment: "x-kiln: {\"extra-namespaces\":[-2,-1]}",
      default: 0,
    },
    limit: {
      description: "Maximum number of items to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.",
      anyOf: [{ type: "integer", minimum: 1, maximum: 5000 }, { type: "string", const: "max" }],
      $comment: "x-kiln: {\"limits\":{\"minimum\":1,\"maximum\":500,\"highMaximum\":5000}}",
      default: 10,
    },
    dir: {
      description: "Sort direction of the titles. Default: `ascending`.\n\n- `ascending`: Ascending, by the title of the target.\n- `descending`: Descending, by the title of the target.",
      type: "string",
      enum: ["ascending", "descending"],
      default: "ascending",
    },
  },
  additionalProperties: false,
  examples: [{ prefix: "Old", prop: ["ids", "title"] }],
});

const output = (input) => ({
  title: input.title,
  description: input.description,
  type: "object",
  properties: input.properties,
  required: ["prop", "namespace", "limit", "dir"],
  additionalProperties: false,
});

const described = /* @__PURE__ */ withJsonSchema(standard, input, output);

export { described as standard };
