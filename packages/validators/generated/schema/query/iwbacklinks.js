// The JSON Schemas of iwbacklinks. Generated: change the spec instead.
import { standard } from "../../query/iwbacklinks.js";
import { withJsonSchema } from "../../runtime/resource/validators/json-schema.js";

const input = () => ({
  title: "Parameters of iwbacklinks",
  description: "Lists the pages that contain interwiki links, either all links or those to a given wiki or page.\n\nThe parameters of the module `iwbacklinks` as a typed object. The names lack the prefix `iwbl`.\n\n### Rules\n\n- `title` only with `prefix` (otherwise `invalidparammix`). (decided: D-182)",
  type: "object",
  properties: {
    prefix: { description: "Lists only links with this interwiki prefix. Defaults to links to all wikis.", type: "string" },
    title: { description: "Lists only links to the page with this title on the other wiki.", type: "string" },
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
      description: "Properties to return for each link in addition to the page that holds it. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: no value.\n\n- `iwprefix`: The interwiki prefix of the link.\n- `iwtitle`: The title of the target on the other wiki.",
      type: "array",
      items: { type: "string", enum: ["iwprefix", "iwtitle"] },
      maxItems: 500,
      default: [],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    dir: {
      description: "Sort direction of the links, which are sorted by prefix, target title and page ID. Default: `ascending`.\n\n- `ascending`: Ascending, by prefix and title, then by page ID.\n- `descending`: Descending, by prefix and title, then by page ID.",
      type: "string",
      enum: ["ascending", "descending"],
      default: "ascending",
    },
  },
  additionalProperties: false,
  examples: [{ prefix: "wikipedia", title: "Lighthouse", prop: ["iwprefix", "iwtitle"] }],
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
