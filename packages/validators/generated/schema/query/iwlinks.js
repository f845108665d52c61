// The JSON Schemas of iwlinks. Generated: change the spec instead.
import { standard } from "../../query/iwlinks.js";
import { withJsonSchema } from "../../runtime/resource/validators/json-schema.js";

const input = () => ({
  title: "Parameters of iwlinks",
  description: "Lists the interwiki links of each page, which point to pages of other wikis.\n\nThe parameters of the module `iwlinks` as a typed object. The names lack the prefix `iw`.\n\n### Rules\n\n- `title` only with `prefix` (otherwise `invalidparammix`). (decided: D-182)\n- At most one of `url`, `prop` (otherwise `invalidparammix`). (decided: D-181)",
  type: "object",
  properties: {
    prop: {
      description: "Properties to return for each link in addition to its prefix and title. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).\n\n- `url`: The full URL of the link.",
      type: "array",
      items: { type: "string", enum: ["url"] },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    prefix: { description: "Lists only links with this interwiki prefix. Defaults to links to all wikis.", type: "string" },
    title: { description: "Lists only links to the page with this title on the other wiki.", type: "string" },
    dir: {
      description: "Sort direction of the links, which are sorted by prefix and title. Default: `ascending`.\n\n- `ascending`: Ascending, by prefix, then by title.\n- `descending`: Descending, by prefix, then by title.",
      type: "string",
      enum: ["ascending", "descending"],
      default: "ascending",
    },
    limit: {
      description: "Maximum number of links to return, for all pages together. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.",
      anyOf: [{ type: "integer", minimum: 1, maximum: 5000 }, { type: "string", const: "max" }],
      $comment: "x-kiln: {\"limits\":{\"minimum\":1,\"maximum\":500,\"highMaximum\":5000}}",
      default: 10,
    },
    continue: {
      description: "Continues from a previous response. Pass the value of its `continue` member. Form: `<integer>|<text>|<text>` (otherwise `badcontinue`). (decided: D-186)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"continue\",\"forms\":[{\"fields\":[\"integer\",\"text\",\"text\"]}],\"error\":\"badcontinue\",\"status\":\"decided\",\"decision\":\"D-186\"}}",
    },
    url: {
      description: "Equivalent to `prop=url`. A flag: present means true, absent means false (decided: D-119).",
      type: "boolean",
      deprecated: true,
    },
  },
  additionalProperties: false,
  examples: [{ prop: ["url"] }],
});

const output = (input) => ({
  title: input.title,
  description: input.description,
  type: "object",
  properties: input.properties,
  required: ["dir", "limit"],
  additionalProperties: false,
});

const described = /* @__PURE__ */ withJsonSchema(standard, input, output);

export { described as standard };
