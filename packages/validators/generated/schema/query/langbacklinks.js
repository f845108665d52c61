// The JSON Schemas of langbacklinks. Generated: change the spec instead.
import { standard } from "../../query/langbacklinks.js";
import { withJsonSchema } from "../../runtime/resource/validators/json-schema.js";

const input = () => ({
  title: "Parameters of langbacklinks",
  description: "Lists the pages that contain language links, either all links or those to a given language or page. Links added by extensions may be missing.\n\nThe parameters of the module `langbacklinks` as a typed object. The names lack the prefix `lbl`.\n\n### Rules\n\n- `title` only with `lang` (otherwise `nolang`). (decided: D-182)",
  type: "object",
  properties: {
    lang: { description: "Lists only links with this language code. Defaults to links to all languages.", type: "string" },
    title: { description: "Lists only links to the page with this title in the other language.", type: "string" },
    continue: {
      description: "Continues from a previous response. Pass the value of its `continue` member. Form: `<text>|<text>|<integer>` (otherwise `badcontinue`). (decided: D-186)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"continue\",\"forms\":[{\"fields\":[\"text\",\"text\",\"integer\"]}],\"error\":\"badcontinue\",\"status\":\"decided\",\"decision\":\"D-186\"}}",
    },
    limit: {
      description: "Maximum number of items to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.",
      anyOf: [{ type: "integer", minimum: 1, maximum: 5000 }, { type: "string", const: "max" }],
      $comment: "x-kiln: {\"limits\":{\"minimum\":1,\"maximum\":500,\"highMaximum\":5000}}",
      default: 10,
    },
    prop: {
      description: "Properties to return for each link in addition to the page that holds it. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: no value.\n\n- `lllang`: The language code of the link.\n- `lltitle`: The title of the target in the other language.",
      type: "array",
      items: { type: "string", enum: ["lllang", "lltitle"] },
      maxItems: 500,
      default: [],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    dir: {
      description: "Sort direction of the links, which are sorted by language code, target title and page ID. Default: `ascending`.\n\n- `ascending`: Ascending, by language and title, then by page ID.\n- `descending`: Descending, by language and title, then by page ID.",
      type: "string",
      enum: ["ascending", "descending"],
      default: "ascending",
    },
  },
  additionalProperties: false,
  examples: [{ lang: "de", prop: ["lllang", "lltitle"] }],
});

const output = (input) => ({
  title: input.title,
  description: input.description,
  type: "object",
  properties: input.properties,
  required: ["limit", "prop", "dir"],
  additionalProperties: false,
});

const described = /* @__PURE__ */ withJsonSchema(standard, input, output);

export { described as standard };
