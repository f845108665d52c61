// The JSON Schemas of backlinks. Generated: change the spec instead.
import { standard } from "../../query/backlinks.js";
import { withJsonSchema } from "../../runtime/validators/json-schema.js";

const input = () => ({
  title: "Parameters of backlinks",
  description: "Lists the pages that link to one page.\n\nThe parameters of the module `backlinks` as a typed object. The names stand without the prefix `bl`.\n\n### Rules\n\n- With `redirect`: `limit` at most 250, for callers with the right `apihighlimits` 2500 (more is lowered, with the warning `outofrange`). (decided: D-192)\n- Exactly one of `title`, `pageid` (none: `missingparam`, several: `invalidparammix`). (decided: D-181)",
  type: "object",
  properties: {
    title: {
      description: "The title of the target, with its namespace. Form: the title of a page of this site (else `invalidtitle`). (decided: D-184)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"title\",\"local\":true,\"error\":\"invalidtitle\",\"status\":\"decided\",\"decision\":\"D-184\"}}",
    },
    pageid: {
      description: "The id of the page that is the target. Form: an id, above 0 (else `nosuchpageid`). (decided: D-188)",
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
      description: "Whether redirects are listed. With `redirect`, `nonredirects` holds for the second level only. Default: `all`.\n\n- `all`: Redirects and other pages.\n- `nonredirects`: Pages that are no redirects.\n- `redirects`: Redirects only.",
      type: "string",
      enum: ["all", "nonredirects", "redirects"],
      default: "all",
    },
    limit: {
      description: "The most pages that one answer lists. With `redirect` it holds for each level by itself. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`.",
      anyOf: [{ type: "integer", minimum: 1, maximum: 5000 }, { type: "string", const: "max" }],
      $comment: "x-kiln: {\"limits\":{\"minimum\":1,\"maximum\":500,\"highMaximum\":5000}}",
      default: 10,
    },
    redirect: {
      description: "Lists, below each redirect to the target, the pages that lead to the target by way of it. A flag: present means true, absent means false (decided: D-119).",
      type: "boolean",
    },
  },
  additionalProperties: false,
  examples: [{ title: "Old Lighthouse", limit: 2 }],
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
