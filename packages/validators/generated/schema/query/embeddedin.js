// The JSON Schemas of embeddedin. Generated: change the spec instead.
import { standard } from "../../query/embeddedin.js";
import { withJsonSchema } from "../../runtime/validators/json-schema.js";

const input = () => ({
  title: "Parameters of embeddedin",
  description: "Lists the pages that include one page, such as a template.\n\nThe parameters of the module `embeddedin` as a typed object. The names stand without the prefix `ei`.\n\n### Rules\n\n- Exactly one of `title`, `pageid` (none: `missingparam`, several: `invalidparammix`). (decided: D-181)",
  type: "object",
  properties: {
    title: {
      description: "The title of the included page, with its namespace. Form: the title of a page of this site (else `invalidtitle`). (decided: D-184)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"title\",\"local\":true,\"error\":\"invalidtitle\",\"status\":\"decided\",\"decision\":\"D-184\"}}",
    },
    pageid: {
      description: "The id of the included page. Form: an id, above 0 (else `nosuchpageid`). (decided: D-188)",
      type: "integer",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"id\",\"error\":\"nosuchpageid\",\"status\":\"decided\",\"decision\":\"D-188\"}}",
    },
    continue: {
      description: "Goes on after an earlier answer, whose member `continue` holds the value. Form: `<integer>|<integer>`; or `<integer>|<integer>|<integer>|<text>|<integer>|<integer>`; or `<integer>|<integer>|<integer>|<text>|<integer>|<integer>|<integer>`; or `<integer>|<integer>|<integer>|<text>|<integer>|<integer>|<integer>|<integer>` (else `badcontinue`). (decided: D-186)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"continue\",\"forms\":[{\"fields\":[\"integer\",\"integer\"]},{\"fields\":[\"integer\",\"integer\",\"integer\",\"text\",\"integer\",\"integer\"]},{\"fields\":[\"integer\",\"integer\",\"integer\",\"text\",\"integer\",\"integer\",\"integer\"]},{\"fields\":[\"integer\",\"integer\",\"integer\",\"text\",\"integer\",\"integer\",\"integer\",\"integer\"]}],\"error\":\"badcontinue\",\"status\":\"decided\",\"decision\":\"D-186\"}}",
    },
    namespace: {
      description: "Lists only pages of these namespaces. Without it pages of all namespaces are listed. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` alone stands for all values.",
      anyOf: [{ type: "array", items: { type: "integer" }, maxItems: 500 }, { type: "string", const: "*" }],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    dir: {
      description: "The order of the ids by which the pages are sorted. Default: `ascending`.\n\n- `ascending`: From the smallest page id to the largest.\n- `descending`: From the largest page id to the smallest.",
      type: "string",
      enum: ["ascending", "descending"],
      default: "ascending",
    },
    filterredir: {
      description: "Whether redirects are listed. Default: `all`.\n\n- `all`: Redirects and other pages.\n- `nonredirects`: Pages that are no redirects.\n- `redirects`: Redirects only.",
      type: "string",
      enum: ["all", "nonredirects", "redirects"],
      default: "all",
    },
    limit: {
      description: "The most pages that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`.",
      anyOf: [{ type: "integer", minimum: 1, maximum: 5000 }, { type: "string", const: "max" }],
      $comment: "x-kiln: {\"limits\":{\"minimum\":1,\"maximum\":500,\"highMaximum\":5000}}",
      default: 10,
    },
  },
  additionalProperties: false,
  examples: [{ title: "Template:Building" }],
});

const output = (input) => ({
  title: input.title,
  description: input.description,
  type: "object",
  properties: input.properties,
  required: ["dir", "filterredir", "limit"],
  additionalProperties: false,
});

const described = /* @__PURE__ */ withJsonSchema(standard, input, output);

export { described as standard };
