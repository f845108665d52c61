// The JSON Schemas of imageusage. Generated: change the spec instead.
import { standard } from "../../query/imageusage.js";
import { withJsonSchema } from "../../runtime/resource/validators/json-schema.js";

const input = () => ({
  title: "Parameters of imageusage",
  description: "Lists the pages that use a file, such as an image.\n\nThe parameters of the module `imageusage` as a typed object. The names lack the prefix `iu`.\n\n### Rules\n\n- With `redirect`: `limit` at most 250, for callers with the right `apihighlimits` 2500 (a higher value is reduced, with the warning `outofrange`). (decided: D-192)\n- Exactly one of `title`, `pageid` (none: `missingparam`, several: `invalidparammix`). (decided: D-181)\n- The title in `title` in the namespace 6 (otherwise `bad_image_title`). (decided: D-184)",
  type: "object",
  properties: {
    title: {
      description: "Title of the target, including the namespace. Form: the title of a page of this site (otherwise `invalidtitle`). (decided: D-184)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"title\",\"local\":true,\"error\":\"invalidtitle\",\"status\":\"decided\",\"decision\":\"D-184\"}}",
    },
    pageid: {
      description: "ID of the target page. Form: an id, above 0 (otherwise `nosuchpageid`). (decided: D-188)",
      type: "integer",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"id\",\"error\":\"nosuchpageid\",\"status\":\"decided\",\"decision\":\"D-188\"}}",
    },
    continue: {
      description: "Continues from a previous response. Pass the value of its `continue` member. Form: `<integer>|<integer>`; or `<integer>|<integer>|<integer>|<text>|<integer>|<integer>`; or `<integer>|<integer>|<integer>|<text>|<integer>|<integer>|<integer>`; or `<integer>|<integer>|<integer>|<text>|<integer>|<integer>|<integer>|<integer>` (otherwise `badcontinue`). (decided: D-186)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"continue\",\"forms\":[{\"fields\":[\"integer\",\"integer\"]},{\"fields\":[\"integer\",\"integer\",\"integer\",\"text\",\"integer\",\"integer\"]},{\"fields\":[\"integer\",\"integer\",\"integer\",\"text\",\"integer\",\"integer\",\"integer\"]},{\"fields\":[\"integer\",\"integer\",\"integer\",\"text\",\"integer\",\"integer\",\"integer\",\"integer\"]}],\"error\":\"badcontinue\",\"status\":\"decided\",\"decision\":\"D-186\"}}",
    },
    namespace: {
      description: "Lists only pages in these namespaces. Defaults to all namespaces. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` means all values.",
      anyOf: [{ type: "array", items: { type: "integer" }, maxItems: 500 }, { type: "string", const: "*" }],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    dir: {
      description: "Sort direction of the page IDs. Default: `ascending`.\n\n- `ascending`: Ascending, by page ID.\n- `descending`: Descending, by page ID.",
      type: "string",
      enum: ["ascending", "descending"],
      default: "ascending",
    },
    filterredir: {
      description: "How to filter redirects. With `redirect`, `nonredirects` applies only to the second level. Default: `all`.\n\n- `all`: Redirects and non-redirects.\n- `nonredirects`: Pages that are not redirects.\n- `redirects`: Only redirects.",
      type: "string",
      enum: ["all", "nonredirects", "redirects"],
      default: "all",
    },
    limit: {
      description: "Maximum number of pages to return. With `redirect`, it applies to each level separately. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.",
      anyOf: [{ type: "integer", minimum: 1, maximum: 5000 }, { type: "string", const: "max" }],
      $comment: "x-kiln: {\"limits\":{\"minimum\":1,\"maximum\":500,\"highMaximum\":5000}}",
      default: 10,
    },
    redirect: {
      description: "If a linking page is a redirect, also lists the pages that link to that redirect. A flag: present means true, absent means false (decided: D-119).",
      type: "boolean",
    },
  },
  additionalProperties: false,
  examples: [{ title: "File:Old Lighthouse.jpg" }],
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
