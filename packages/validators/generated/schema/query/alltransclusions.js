// The JSON Schemas of alltransclusions. Generated: change the spec instead.
import { standard } from "../../query/alltransclusions.js";
import { withJsonSchema } from "../../runtime/resource/validators/json-schema.js";

const input = () => ({
  title: "Parameters of alltransclusions",
  description: "Lists all pages that are transcluded from a namespace, such as templates, in the order of their titles. Transcluded pages do not have to exist.\n\nThe parameters of the module `alltransclusions` as a typed object. The names lack the prefix `at`.\n\n### Rules\n\n- `prop=ids` only without `unique` (otherwise `invalidparammix`). (decided: D-182)",
  type: "object",
  properties: {
    continue: {
      description: "Continues from a previous response. Pass the value of its `continue` member. Form: `<text>` with `unique`; or `<text>|<integer>` without `unique` (otherwise `badcontinue`). (decided: D-186)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"continue\",\"forms\":[{\"fields\":[\"text\"],\"when\":[{\"kind\":\"given\",\"parameter\":\"unique\"}]},{\"fields\":[\"text\",\"integer\"],\"unless\":[{\"kind\":\"given\",\"parameter\":\"unique\"}]}],\"error\":\"badcontinue\",\"status\":\"decided\",\"decision\":\"D-186\"}}",
    },
    from: {
      description: "Title of the transcluded page to start from. It does not have to exist. Form: without `continue`: the beginning of a title without its namespace, which is that in `namespace` (otherwise `invalidtitle`). (decided: D-185)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"title-part\",\"namespaceOf\":\"namespace\",\"error\":\"invalidtitle\",\"unless\":[{\"kind\":\"given\",\"parameter\":\"continue\"}],\"status\":\"decided\",\"decision\":\"D-185\"}}",
    },
    to: {
      description: "Title of the transcluded page to stop at. It does not have to exist. Form: the beginning of a title without its namespace, which is that in `namespace` (otherwise `invalidtitle`). (decided: D-185)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"title-part\",\"namespaceOf\":\"namespace\",\"error\":\"invalidtitle\",\"status\":\"decided\",\"decision\":\"D-185\"}}",
    },
    prefix: {
      description: "Lists only transcluded pages whose titles begin with this string. Form: the beginning of a title without its namespace, which is that in `namespace` (otherwise `invalidtitle`). (decided: D-185)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"title-part\",\"namespaceOf\":\"namespace\",\"error\":\"invalidtitle\",\"status\":\"decided\",\"decision\":\"D-185\"}}",
    },
    unique: {
      description: "Lists each transcluded page only once. When used as a generator, generates the transcluded pages instead of the transcluding pages. A flag: present means true, absent means false (decided: D-119).",
      type: "boolean",
    },
    prop: {
      description: "Properties to return for each item. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `title`.\n\n- `ids`: The ID of the page that contains the transclusion.\n- `title`: The title and namespace ID of the transcluded page.",
      type: "array",
      items: { type: "string", enum: ["ids", "title"] },
      maxItems: 500,
      default: ["title"],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    namespace: {
      description: "The namespace of the transcluded pages. Defaults to the template namespace. The id of a namespace, or `-2` or `-1`. Default: `10`.",
      type: "integer",
      $comment: "x-kiln: {\"extra-namespaces\":[-2,-1]}",
      default: 10,
    },
    limit: {
      description: "Maximum number of items to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.",
      anyOf: [{ type: "integer", minimum: 1, maximum: 5000 }, { type: "string", const: "max" }],
      $comment: "x-kiln: {\"limits\":{\"minimum\":1,\"maximum\":500,\"highMaximum\":5000}}",
      default: 10,
    },
    dir: {
      description: "Sort direction of the titles. Default: `ascending`.\n\n- `ascending`: Ascending, by the title that is transcluded.\n- `descending`: Descending, by the title that is transcluded.",
      type: "string",
      enum: ["ascending", "descending"],
      default: "ascending",
    },
  },
  additionalProperties: false,
  examples: [{ unique: true }],
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
