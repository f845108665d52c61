// The JSON Schemas of watchlistraw. Generated: change the spec instead.
import { standard } from "../../query/watchlistraw.js";
import { withJsonSchema } from "../../runtime/validators/json-schema.js";

const input = () => ({
  title: "Parameters of watchlistraw",
  description: "Lists the pages on a watchlist.\n\nThe parameters of the module `watchlistraw` as a typed object. The names stand without the prefix `wr`.\n\nThe module needs a login. Without one, the error is `notloggedin`. (decided: D-147)\n\n### Rules\n\n- With `owner`: `token`, where it is given, with a value (else `bad_wltoken`). (decided: D-301)\n- Values of `show` that contradict each other: `changed` and `!changed` (`show`). (decided: D-183)",
  type: "object",
  properties: {
    continue: {
      description: "Goes on after an earlier answer, whose member `continue` holds the value. Form: `<integer>|<text>` (else `badcontinue`). (decided: D-186)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"continue\",\"forms\":[{\"fields\":[\"integer\",\"text\"]}],\"error\":\"badcontinue\",\"status\":\"decided\",\"decision\":\"D-186\"}}",
    },
    namespace: {
      description: "Lists only pages of these namespaces. Without it pages of all namespaces are listed. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` alone stands for all values.",
      anyOf: [{ type: "array", items: { type: "integer" }, maxItems: 500 }, { type: "string", const: "*" }],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    limit: {
      description: "The most pages that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`.",
      anyOf: [{ type: "integer", minimum: 1, maximum: 5000 }, { type: "string", const: "max" }],
      $comment: "x-kiln: {\"limits\":{\"minimum\":1,\"maximum\":500,\"highMaximum\":5000}}",
      default: 10,
    },
    prop: {
      description: "What to say of each page beside its title. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).\n\n- `changed`: The time of the first change that the owner has not seen yet, where there is one.",
      type: "array",
      items: { type: "string", enum: ["changed"] },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    show: {
      description: "Lists only pages with changes not seen yet, or only those without. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).\n\n- `!changed`: Pages without such changes.\n- `changed`: Pages with changes that the owner of the watchlist has not seen yet.",
      type: "array",
      items: { type: "string", enum: ["!changed", "changed"] },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    owner: {
      description: "The user whose watchlist is read, together with `token`. Without both it is that of the caller. A user, given as `name`.",
      type: "string",
      $comment: "x-kiln: {\"subtypes\":[\"name\"]}",
    },
    token: {
      description: "The secret in the preferences of the owner, which lets others read the watchlist. Written in requests as `<WATCHLIST_TOKEN>`. Sensitive: never to be logged.",
      type: "string",
      $comment: "x-kiln: {\"sensitive\":true}",
    },
    dir: {
      description: "The order of the titles. Default: `ascending`.\n\n- `ascending`: From A to Z by namespace and title.\n- `descending`: From Z to A by namespace and title.",
      type: "string",
      enum: ["ascending", "descending"],
      default: "ascending",
    },
    fromtitle: {
      description: "The title at which the list starts, with its namespace. It need not exist. Form: the beginning of a title of this site, more than its namespace (else `invalidtitle`). (decided: D-185)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"title-prefix\",\"error\":\"invalidtitle\",\"status\":\"decided\",\"decision\":\"D-185\"}}",
    },
    totitle: {
      description: "The title at which the list ends, with its namespace. It need not exist. Form: the beginning of a title of this site, more than its namespace (else `invalidtitle`). (decided: D-185)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"title-prefix\",\"error\":\"invalidtitle\",\"status\":\"decided\",\"decision\":\"D-185\"}}",
    },
  },
  additionalProperties: false,
  examples: [{ prop: ["changed"] }],
});

const output = (input) => ({
  title: input.title,
  description: input.description,
  type: "object",
  properties: input.properties,
  required: ["limit", "dir"],
  additionalProperties: false,
});

const described = /* @__PURE__ */ withJsonSchema(standard, input, output);

export { described as standard };
