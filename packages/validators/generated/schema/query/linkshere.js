// The JSON Schemas of linkshere. Generated: change the spec instead.
import { standard } from "../../query/linkshere.js";
import { withJsonSchema } from "../../runtime/resource/validators/json-schema.js";

const input = () => ({
  title: "Parameters of linkshere",
  description: "Lists the pages that link to each page.\n\nThe parameters of the module `linkshere` as a typed object. The names lack the prefix `lh`.\n\n### Rules\n\n- Contradicting values of `show`: `redirect` and `!redirect` (`show`). (decided: D-183)",
  type: "object",
  properties: {
    prop: {
      description: "Properties to return for each page. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `pageid`, `title`, `redirect`.\n\n- `pageid`: The ID of the page that contains the link.\n- `redirect`: Whether the page is a redirect.\n- `title`: The title and namespace ID of the page.",
      type: "array",
      items: { type: "string", enum: ["pageid", "redirect", "title"] },
      maxItems: 500,
      default: ["pageid", "title", "redirect"],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    namespace: {
      description: "Lists only pages in these namespaces. Defaults to all namespaces. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` means all values.",
      anyOf: [{ type: "array", items: { type: "integer" }, maxItems: 500 }, { type: "string", const: "*" }],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    show: {
      description: "How to filter redirects. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).\n\n- `!redirect`: Pages that are not redirects.\n- `redirect`: Only redirects.",
      type: "array",
      items: { type: "string", enum: ["!redirect", "redirect"] },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    limit: {
      description: "Maximum number of pages to return, for all pages of the request together. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.",
      anyOf: [{ type: "integer", minimum: 1, maximum: 5000 }, { type: "string", const: "max" }],
      $comment: "x-kiln: {\"limits\":{\"minimum\":1,\"maximum\":500,\"highMaximum\":5000}}",
      default: 10,
    },
    continue: {
      description: "Continues from a previous response. Pass the value of its `continue` member. Form: `<integer>` without several pages; or `<integer>|<integer>` with `namespace` without several pages; or `<text>|<integer>` with several pages; or `<integer>|<integer>` with several pages; or `<integer>|<text>|<integer>` with several pages; or `<text>|<integer>|<integer>` with several pages and `namespace`; or `<integer>|<text>|<integer>|<integer>` with several pages and `namespace` (otherwise `badcontinue`). (decided: D-186)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"continue\",\"forms\":[{\"fields\":[\"integer\"],\"unless\":[{\"kind\":\"pages\",\"pages\":\"several\"}]},{\"fields\":[\"integer\",\"integer\"],\"when\":[{\"kind\":\"given\",\"parameter\":\"namespace\"}],\"unless\":[{\"kind\":\"pages\",\"pages\":\"several\"}]},{\"fields\":[\"text\",\"integer\"],\"when\":[{\"kind\":\"pages\",\"pages\":\"several\"}]},{\"fields\":[\"integer\",\"integer\"],\"when\":[{\"kind\":\"pages\",\"pages\":\"several\"}]},{\"fields\":[\"integer\",\"text\",\"integer\"],\"when\":[{\"kind\":\"pages\",\"pages\":\"several\"}]},{\"fields\":[\"text\",\"integer\",\"integer\"],\"when\":[{\"kind\":\"pages\",\"pages\":\"several\"},{\"kind\":\"given\",\"parameter\":\"namespace\"}]},{\"fields\":[\"integer\",\"text\",\"integer\",\"integer\"],\"when\":[{\"kind\":\"pages\",\"pages\":\"several\"},{\"kind\":\"given\",\"parameter\":\"namespace\"}]}],\"error\":\"badcontinue\",\"status\":\"decided\",\"decision\":\"D-186\"}}",
    },
  },
  additionalProperties: false,
  examples: [{ show: ["!redirect"], limit: 2 }],
});

const output = (input) => ({
  title: input.title,
  description: input.description,
  type: "object",
  properties: input.properties,
  required: ["prop", "limit"],
  additionalProperties: false,
});

const described = /* @__PURE__ */ withJsonSchema(standard, input, output);

export { described as standard };
