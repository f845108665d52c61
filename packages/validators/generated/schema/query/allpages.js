// The JSON Schemas of allpages. Generated: change the spec instead.
import { standard } from "../../query/allpages.js";
import { withJsonSchema } from "../../runtime/validators/json-schema.js";

const input = () => ({
  title: "Parameters of allpages",
  description: "Lists the pages of one namespace in the order of their titles.\n\nThe parameters of the module `allpages` as a typed object. The names stand without the prefix `ap`.\n\n### Rules\n\n- `prlevel` only with `prtype` with a value or `prexpiry` (else `invalidparammix`). (decided: D-182)",
  type: "object",
  properties: {
    from: {
      description: "Where the list starts. This title need not exist. Form: the beginning of a title without its namespace, which is that in `namespace` (else `invalidtitle`). (decided: D-185)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"title-part\",\"namespaceOf\":\"namespace\",\"error\":\"invalidtitle\",\"status\":\"decided\",\"decision\":\"D-185\"}}",
    },
    continue: {
      description: "Goes on after an earlier answer, whose member `continue` holds the value. Form: `<text>` (else `badcontinue`). (decided: D-186)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"continue\",\"forms\":[{\"fields\":[\"text\"]}],\"error\":\"badcontinue\",\"status\":\"decided\",\"decision\":\"D-186\"}}",
    },
    to: {
      description: "Where the list ends. This title need not exist. Form: the beginning of a title without its namespace, which is that in `namespace` (else `invalidtitle`). (decided: D-185)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"title-part\",\"namespaceOf\":\"namespace\",\"error\":\"invalidtitle\",\"status\":\"decided\",\"decision\":\"D-185\"}}",
    },
    prefix: {
      description: "Lists only pages whose titles begin with this text. Form: the beginning of a title without its namespace, which is that in `namespace` (else `invalidtitle`). (decided: D-185)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"title-part\",\"namespaceOf\":\"namespace\",\"error\":\"invalidtitle\",\"status\":\"decided\",\"decision\":\"D-185\"}}",
    },
    namespace: { description: "The id of the one namespace whose pages are listed. Default: `0`.", type: "integer", default: 0 },
    filterredir: {
      description: "Whether redirects are listed. Default: `all`.\n\n- `all`: Redirects and other pages.\n- `nonredirects`: Pages that are no redirects.\n- `redirects`: Redirects only.",
      type: "string",
      enum: ["all", "nonredirects", "redirects"],
      default: "all",
    },
    filterlanglinks: {
      description: "Filters the pages by their links to other languages. Links that other software adds may be left out of account. Default: `all`.\n\n- `all`: Pages with and without such links.\n- `withlanglinks`: Pages with at least one.\n- `withoutlanglinks`: Pages without any.",
      type: "string",
      enum: ["all", "withlanglinks", "withoutlanglinks"],
      default: "all",
    },
    minsize: { description: "The least size of the pages, in bytes.", type: "integer" },
    maxsize: { description: "The greatest size of the pages, in bytes. A site in miser mode ignores it.", type: "integer" },
    prtype: {
      description: "Lists only pages that are protected against one of these actions. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).\n\n- `edit`: Editing is restricted.\n- `move`: Renaming is restricted.\n- `upload`: Uploading a new version of the file is restricted.",
      type: "array",
      items: { type: "string", enum: ["edit", "move", "upload"] },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    prlevel: {
      description: "Lists only pages with one of these levels of protection. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).\n\n- (empty): Ignored.\n- `autoconfirmed`: Only accounts that are confirmed may act.\n- `sysop`: Only administrators may act.",
      type: "array",
      items: { type: "string", enum: ["", "autoconfirmed", "sysop"] },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    prfiltercascade: {
      description: "Filters the pages by whether their protection extends to the pages that they include. Has no effect without `prtype`. Default: `all`.\n\n- `all`: Protections of both kinds.\n- `cascading`: Only those that cascade.\n- `noncascading`: Only those that do not.",
      type: "string",
      enum: ["all", "cascading", "noncascading"],
      default: "all",
    },
    prexpiry: {
      description: "Filters the pages by whether their protection ends. Default: `all`.\n\n- `all`: Protections with or without an end.\n- `definite`: Only protections that end by themselves.\n- `indefinite`: Only protections without an end.",
      type: "string",
      enum: ["all", "definite", "indefinite"],
      default: "all",
    },
    limit: {
      description: "The most pages that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`.",
      anyOf: [{ type: "integer", minimum: 1, maximum: 5000 }, { type: "string", const: "max" }],
      $comment: "x-kiln: {\"limits\":{\"minimum\":1,\"maximum\":500,\"highMaximum\":5000}}",
      default: 10,
    },
    dir: {
      description: "The order of the titles. Default: `ascending`.\n\n- `ascending`: From A to Z by title.\n- `descending`: From Z to A by title.",
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
