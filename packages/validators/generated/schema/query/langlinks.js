// The JSON Schemas of langlinks. Generated: change the spec instead.
import { standard } from "../../query/langlinks.js";
import { withJsonSchema } from "../../runtime/validators/json-schema.js";

const input = () => ({
  title: "Parameters of langlinks",
  description: "Lists the language links of each page, which lead to pages in other languages.\n\nThe parameters of the module `langlinks` as a typed object. The names stand without the prefix `ll`.\n\n### Rules\n\n- `title` only with `lang` (else `invalidparammix`). (decided: D-182)\n- At most one of `url`, `prop` (else `invalidparammix`). (decided: D-181)",
  type: "object",
  properties: {
    prop: {
      description: "What to say of each link beside its language code and title. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).\n\n- `autonym`: What the language is called in that language itself.\n- `langname`: What the language is called in that of `inlanguagecode`, where this is known.\n- `url`: The full URL that the link leads to.",
      type: "array",
      items: { type: "string", enum: ["autonym", "langname", "url"] },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    lang: { description: "Lists only links with this language code. Without it links to all languages are listed.", type: "string" },
    title: { description: "Lists only links to the page with this title in the other language.", type: "string" },
    dir: {
      description: "The order of the links of a page, which are sorted by language code. Default: `ascending`.\n\n- `ascending`: From A to Z by the code of the language.\n- `descending`: From Z to A by the code of the language.",
      type: "string",
      enum: ["ascending", "descending"],
      default: "ascending",
    },
    inlanguagecode: { description: "The code of the language in which `prop=langname` names the languages. Default: `en`.", type: "string", default: "en" },
    limit: {
      description: "The most links that one answer holds, for all pages together. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`.",
      anyOf: [{ type: "integer", minimum: 1, maximum: 5000 }, { type: "string", const: "max" }],
      $comment: "x-kiln: {\"limits\":{\"minimum\":1,\"maximum\":500,\"highMaximum\":5000}}",
      default: 10,
    },
    continue: {
      description: "Goes on after an earlier answer, whose member `continue` holds the value. Form: `<integer>|<text>` (else `badcontinue`). (decided: D-186)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"continue\",\"forms\":[{\"fields\":[\"integer\",\"text\"]}],\"error\":\"badcontinue\",\"status\":\"decided\",\"decision\":\"D-186\"}}",
    },
    url: {
      description: "The same as `prop=url`. A flag: present means true, absent means false (decided: D-119).",
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
