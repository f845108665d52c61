// The JSON Schemas of allpages. Generated: change the spec instead.
import { standard } from "../../query/allpages.js";
import { withJsonSchema } from "../../runtime/resource/validators/json-schema.js";

const input = () => ({
  title: "Parameters of allpages",
  description: "Lists the pages in a namespace, in the order of their titles.\n\nThe parameters of the module `allpages` as a typed object. The names lack the prefix `ap`.\n\n### Rules\n\n- `prlevel` only with `prtype` with a value or `prexpiry` (otherwise `invalidparammix`). (decided: D-182)",
  type: "object",
  properties: {
    from: {
      description: "Title to start from. The page does not have to exist. Form: the beginning of a title without its namespace, which is that in `namespace` (otherwise `invalidtitle`). (decided: D-185)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"title-part\",\"namespaceOf\":\"namespace\",\"error\":\"invalidtitle\",\"status\":\"decided\",\"decision\":\"D-185\"}}",
    },
    continue: {
      description: "Continues from a previous response. Pass the value of its `continue` member. Form: `<text>` (otherwise `badcontinue`). (decided: D-186)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"continue\",\"forms\":[{\"fields\":[\"text\"]}],\"error\":\"badcontinue\",\"status\":\"decided\",\"decision\":\"D-186\"}}",
    },
    to: {
      description: "Title to stop at. The page does not have to exist. Form: the beginning of a title without its namespace, which is that in `namespace` (otherwise `invalidtitle`). (decided: D-185)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"title-part\",\"namespaceOf\":\"namespace\",\"error\":\"invalidtitle\",\"status\":\"decided\",\"decision\":\"D-185\"}}",
    },
    prefix: {
      description: "Lists only pages whose titles begin with this string. Form: the beginning of a title without its namespace, which is that in `namespace` (otherwise `invalidtitle`). (decided: D-185)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"title-part\",\"namespaceOf\":\"namespace\",\"error\":\"invalidtitle\",\"status\":\"decided\",\"decision\":\"D-185\"}}",
    },
    namespace: { description: "ID of the namespace to list. Only one namespace can be listed at a time. Default: `0`.", type: "integer", default: 0 },
    filterredir: {
      description: "How to filter redirects. Default: `all`.\n\n- `all`: Redirects and non-redirects.\n- `nonredirects`: Pages that are not redirects.\n- `redirects`: Only redirects.",
      type: "string",
      enum: ["all", "nonredirects", "redirects"],
      default: "all",
    },
    filterlanglinks: {
      description: "How to filter by language links. Links added by extensions may not be considered. Default: `all`.\n\n- `all`: Pages with or without language links.\n- `withlanglinks`: Pages with at least one language link.\n- `withoutlanglinks`: Pages without language links.",
      type: "string",
      enum: ["all", "withlanglinks", "withoutlanglinks"],
      default: "all",
    },
    minsize: { description: "Minimum page size in bytes.", type: "integer" },
    maxsize: { description: "Maximum page size in bytes. Ignored on sites in miser mode.", type: "integer" },
    prtype: {
      description: "Lists only pages that are protected against one of these actions. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).\n\n- `edit`: Editing is restricted.\n- `move`: Moving is restricted.\n- `upload`: Uploading a new file version is restricted.",
      type: "array",
      items: { type: "string", enum: ["edit", "move", "upload"] },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    prlevel: {
      description: "Lists only pages with one of these protection levels. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).\n\n- (empty): Ignored.\n- `autoconfirmed`: Only autoconfirmed users may act.\n- `sysop`: Only administrators may act.",
      type: "array",
      items: { type: "string", enum: ["", "autoconfirmed", "sysop"] },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    prfiltercascade: {
      description: "How to filter by cascading protection, which extends to the included pages. Has no effect without `prtype`. Default: `all`.\n\n- `all`: Cascading and other protections.\n- `cascading`: Only cascading protections.\n- `noncascading`: Only protections that do not cascade.",
      type: "string",
      enum: ["all", "cascading", "noncascading"],
      default: "all",
    },
    prexpiry: {
      description: "How to filter by protection expiry. Default: `all`.\n\n- `all`: Protections with or without an expiry time.\n- `definite`: Only protections that expire.\n- `indefinite`: Only protections that do not expire.",
      type: "string",
      enum: ["all", "definite", "indefinite"],
      default: "all",
    },
    limit: {
      description: "Maximum number of pages to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.",
      anyOf: [{ type: "integer", minimum: 1, maximum: 5000 }, { type: "string", const: "max" }],
      $comment: "x-kiln: {\"limits\":{\"minimum\":1,\"maximum\":500,\"highMaximum\":5000}}",
      default: 10,
    },
    dir: {
      description: "Sort direction of the titles. Default: `ascending`.\n\n- `ascending`: Ascending, by title.\n- `descending`: Descending, by title.",
      type: "string",
      enum: ["ascending", "descending"],
      default: "ascending",
    },
  },
  additionalProperties: false,
  examples: [{ from: "Harbour", limit: 2 }],
});

const output = (input) => ({
  title: input.title,
  description: input.description,
  type: "object",
  properties: input.properties,
  required: ["namespace", "filterredir", "filterlanglinks", "prfiltercascade", "prexpiry", "limit", "dir"],
  additionalProperties: false,
});

const described = /* @__PURE__ */ withJsonSchema(standard, input, output);

export { described as standard };
