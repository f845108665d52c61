// The JSON Schemas of langlinks. Generated: change the spec instead.
import { standard } from "../../query/langlinks.js";
import { withJsonSchema } from "../../runtime/resource/validators/json-schema.js";

const input = () => ({
  title: "Parameters of langlinks",
  description: "Lists the language links of each page, which point to pages in other languages.\n\nThe parameters of the module `langlinks` as a typed object. The names lack the prefix `ll`.\n\n### Rules\n\n- `title` only with `lang` (otherwise `invalidparammix`). (decided: D-182)\n- At most one of `url`, `prop` (otherwise `invalidparammix`). (decided: D-181)",
  type: "object",
  properties: {
    prop: {
      description: "Properties to return for each link in addition to its language code and title. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).\n\n- `autonym`: The name of the language in that language.\n- `langname`: The name of the language in the language of `inlanguagecode`, if it is known.\n- `url`: The full URL of the link.",
      type: "array",
      items: { type: "string", enum: ["autonym", "langname", "url"] },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    lang: { description: "Lists only links with this language code. Defaults to links to all languages.", type: "string" },
    title: { description: "Lists only links to the page with this title in the other language.", type: "string" },
    dir: {
      description: "Sort direction of the links, which are sorted by language code. Default: `ascending`.\n\n- `ascending`: Ascending, by the code of the language.\n- `descending`: Descending, by the code of the language.",
      type: "string",
      enum: ["ascending", "descending"],
      default: "ascending",
    },
    inlanguagecode: { description: "The language code in which `prop=langname` returns language names. Default: `en`.", type: "string", default: "en" },
    limit: {
      description: "Maximum number of links to return, for all pages together. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.",
      anyOf: [{ type: "integer", minimum: 1, maximum: 5000 }, { type: "string", const: "max" }],
      $comment: "x-kiln: {\"limits\":{\"minimum\":1,\"maximum\":500,\"highMaximum\":5000}}",
      default: 10,
    },
    continue: {
      description: "Continues from a previous response. Pass the value of its `continue` member. Form: `<integer>|<text>` (otherwise `badcontinue`). (decided: D-186)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"continue\",\"forms\":[{\"fields\":[\"integer\",\"text\"]}],\"error\":\"badcontinue\",\"status\":\"decided\",\"decision\":\"D-186\"}}",
    },
    url: {
      description: "Equivalent to `prop=url`. A flag: present means true, absent means false (decided: D-119).",
      type: "boolean",
      deprecated: true,
    },
  },
  additionalProperties: false,
  examples: [{ prop: ["autonym", "url"] }],
});

const output = (input) => ({
  title: input.title,
  description: input.description,
  type: "object",
  properties: input.properties,
  required: ["dir", "inlanguagecode", "limit"],
  additionalProperties: false,
});

const described = /* @__PURE__ */ withJsonSchema(standard, input, output);

export { described as standard };
