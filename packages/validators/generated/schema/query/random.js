// The JSON Schemas of random. Generated: change the spec instead.
import { standard } from "../../query/random.js";
import { withJsonSchema } from "../../runtime/validators/json-schema.js";

const input = () => ({
  title: "Parameters of random",
  description: "Lists pages at random. Only the place where the list starts is random: the order of the pages is fixed, so that the same page is always followed by the same other one.\n\nThe parameters of the module `random` as a typed object. The names stand without the prefix `rn`.\n\n### Rules\n\n- At most one of `filterredir`, `redirect` (else `invalidparammix`). (decided: D-181)",
  type: "object",
  properties: {
    namespace: {
      description: "Lists only pages of these namespaces. Without it pages of all namespaces are listed. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` alone stands for all values.",
      anyOf: [{ type: "array", items: { type: "integer" }, maxItems: 500 }, { type: "string", const: "*" }],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    filterredir: {
      description: "Whether redirects are listed. Default: `nonredirects`.\n\n- `all`: Redirects and other pages.\n- `nonredirects`: Pages that are no redirects.\n- `redirects`: Redirects only.",
      type: "string",
      enum: ["all", "nonredirects", "redirects"],
      default: "nonredirects",
    },
    minsize: { description: "The least size of the pages, in bytes.", type: "integer" },
    maxsize: { description: "The greatest size of the pages, in bytes.", type: "integer" },
    contentmodel: {
      description: "Lists only pages whose contents are of this model.\n\n- `css`: Stylesheets.\n- `javascript`: Programs in JavaScript, such as user scripts.\n- `json`: Data in JSON.\n- `text`: Plain text without any markup.\n- `unknown`: Contents that no installed part of the software can read.\n- `vue`: Single-file components of the framework Vue.\n- `wikitext`: The markup that most pages are written in.",
      type: "string",
      enum: ["css", "javascript", "json", "text", "unknown", "vue", "wikitext"],
    },
    redirect: {
      description: "Lists redirects only. Superseded by `filterredir=redirects`. A flag: present means true, absent means false (decided: D-119).",
      type: "boolean",
      deprecated: true,
    },
    limit: {
      description: "The most pages that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `1`.",
      anyOf: [{ type: "integer", minimum: 1, maximum: 5000 }, { type: "string", const: "max" }],
      $comment: "x-kiln: {\"limits\":{\"minimum\":1,\"maximum\":500,\"highMaximum\":5000}}",
      default: 1,
    },
    continue: {
      description: "Goes on after an earlier answer, whose member `continue` holds the value. Form: `<fraction>|<fraction>|<integer>|<bit>` (else `badcontinue`). (decided: D-186)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"continue\",\"forms\":[{\"fields\":[\"fraction\",\"fraction\",\"integer\",\"bit\"]}],\"error\":\"badcontinue\",\"status\":\"decided\",\"decision\":\"D-186\"}}",
    },
  },
  additionalProperties: false,
  examples: [{ namespace: [0] }],
});

const output = (input) => ({
  title: input.title,
  description: input.description,
  type: "object",
  properties: input.properties,
  required: ["filterredir", "limit"],
  additionalProperties: false,
});

const described = /* @__PURE__ */ withJsonSchema(standard, input, output);

export { described as standard };
