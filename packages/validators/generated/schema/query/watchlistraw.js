// The JSON Schemas of watchlistraw. Generated: change the spec instead.
import { standard } from "../../query/watchlistraw.js";
import { withJsonSchema } from "../../runtime/resource/validators/json-schema.js";

const input = () => ({
  title: "Parameters of watchlistraw",
  description: "Lists the pages on a watchlist.\n\nThe parameters of the module `watchlistraw` as a typed object. The names lack the prefix `wr`.\n\nThe module needs a login. Without one, the error is `notloggedin`. (decided: D-147)\n\n### Rules\n\n- With `owner`: `token`, if present, has a value (otherwise `bad_wltoken`). (decided: D-301)\n- Contradicting values of `show`: `changed` and `!changed` (`show`). (decided: D-183)",
  type: "object",
  properties: {
    continue: {
      description: "Continues from a previous response. Pass the value of its `continue` member. Form: `<integer>|<text>` (otherwise `badcontinue`). (decided: D-186)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"continue\",\"forms\":[{\"fields\":[\"integer\",\"text\"]}],\"error\":\"badcontinue\",\"status\":\"decided\",\"decision\":\"D-186\"}}",
    },
    namespace: {
      description: "Lists only pages in these namespaces. Defaults to all namespaces. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` means all values.",
      anyOf: [{ type: "array", items: { type: "integer" }, maxItems: 500 }, { type: "string", const: "*" }],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    limit: {
      description: "Maximum number of pages to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.",
      anyOf: [{ type: "integer", minimum: 1, maximum: 5000 }, { type: "string", const: "max" }],
      $comment: "x-kiln: {\"limits\":{\"minimum\":1,\"maximum\":500,\"highMaximum\":5000}}",
      default: 10,
    },
    prop: {
      description: "Properties to return for each page in addition to its title. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).\n\n- `changed`: The time of the first change that the owner has not seen, if any.",
      type: "array",
      items: { type: "string", enum: ["changed"] },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    show: {
      description: "How to filter by unseen changes. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).\n\n- `!changed`: Pages without unseen changes.\n- `changed`: Pages with changes that the owner of the watchlist has not seen.",
      type: "array",
      items: { type: "string", enum: ["!changed", "changed"] },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    owner: {
      description: "The owner of the watchlist, together with `token`. Defaults to the caller. A user, given as `name`.",
      type: "string",
      $comment: "x-kiln: {\"subtypes\":[\"name\"]}",
    },
    token: {
      description: "The watchlist token from the owner's preferences, which gives others access to the watchlist. Written in requests as `<WATCHLIST_TOKEN>`. Sensitive: do not log it.",
      type: "string",
      $comment: "x-kiln: {\"sensitive\":true}",
    },
    dir: {
      description: "Sort direction of the titles. Default: `ascending`.\n\n- `ascending`: Ascending, by namespace and title.\n- `descending`: Descending, by namespace and title.",
      type: "string",
      enum: ["ascending", "descending"],
      default: "ascending",
    },
    fromtitle: {
      description: "Title to start from, including the namespace. The page does not have to exist. Form: the beginning of a title of this site, longer than its namespace (otherwise `invalidtitle`). (decided: D-185)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"title-prefix\",\"error\":\"invalidtitle\",\"status\":\"decided\",\"decision\":\"D-185\"}}",
    },
    totitle: {
      description: "Title to stop at, including the namespace. The page does not have to exist. Form: the beginning of a title of this site, longer than its namespace (otherwise `invalidtitle`). (decided: D-185)",
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
