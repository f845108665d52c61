// The JSON Schemas of iwlinks. Generated: change the spec instead.
import { standard } from "../../query/iwlinks.js";
import { withJsonSchema } from "../../runtime/validators/json-schema.js";

const input = () => ({
  title: "Parameters of iwlinks",
  description: "Lists the interwiki links of each page.\n\nThe parameters of the module `iwlinks` as a typed object. The names stand without the prefix `iw`.\n\n### Rules\n\n- `title` only with `prefix` (else `invalidparammix`). (decided: D-182)\n- At most one of `url`, `prop` (else `invalidparammix`). (decided: D-181)",
  type: "object",
  properties: {
    prop: {
      description: "What to say of each link beside its prefix and title. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).\n\n- `url`: The full URL that the link leads to.",
      type: "array",
      items: { type: "string", enum: ["url"] },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    prefix: { description: "Lists only links with this interwiki prefix. Without it links to all wikis are listed.", type: "string" },
    title: { description: "Lists only links to the page with this title on the other wiki.", type: "string" },
    dir: {
      description: "The order of the links of a page, which are sorted by prefix and title. Default: `ascending`.\n\n- `ascending`: From A to Z by prefix, then by title.\n- `descending`: From Z to A by prefix, then by title.",
      type: "string",
      enum: ["ascending", "descending"],
      default: "ascending",
    },
    limit: {
      description: "The most links that one answer holds, for all pages together. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`.",
      anyOf: [{ type: "integer", minimum: 1, maximum: 5000 }, { type: "string", const: "max" }],
      $comment: "x-kiln: {\"limits\":{\"minimum\":1,\"maximum\":500,\"highMaximum\":5000}}",
      default: 10,
    },
    continue: {
      description: "Goes on after an earlier answer, whose member `continue` holds the value. Form: `<integer>|<text>|<text>` (else `badcontinue`). (decided: D-186)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"continue\",\"forms\":[{\"fields\":[\"integer\",\"text\",\"text\"]}],\"error\":\"badcontinue\",\"status\":\"decided\",\"decision\":\"D-186\"}}",
    },
    url: {
      description: "The same as `prop=url`. A flag: present means true, absent means false (decided: D-119).",
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
