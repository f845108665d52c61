// The JSON Schemas of deletedrevs. Generated: change the spec instead.
import { standard } from "../../query/deletedrevs.js";
import { withJsonSchema } from "../../runtime/resource/validators/json-schema.js";

const input = () => ({
  title: "Parameters of deletedrevs",
  description: "Lists deleted revisions in one of three modes: of pages, of a user, or of a namespace. Superseded by `deletedrevisions` and `alldeletedrevisions`.\n\nThe parameters of the module `deletedrevs` as a typed object. The names lack the prefix `dr`.\n\nThe module needs the right `deletedhistory`. Without it, the error is `permissiondenied`. (decided: D-147)\n\nMode 1 lists deleted revisions of pages that the request names, mode 2 those of a user where it names none, mode 3 all. (decided: D-157)\n\n“All four mode 3” follows the five parameters `from`, `to`, `prefix`, `unique` and `namespace` in the document. All five are marked with mode 3. (decided: D-156)\n\nWith `unique`, the first revision of each page in the order of the list is listed. (decided: D-445)\n\n### Rules\n\n- `from`, `to` or `prefix` only without pages or `user` (otherwise `badparams`). (decided: D-190)\n- `start` or `end` only with pages or `user` (otherwise `badparams`). (decided: D-190)\n- At most one of `user`, `excludeuser` (otherwise `badparams`). (decided: D-190)\n- With `prop=content`: `limit` at most 50, for callers with the right `apihighlimits` 500 (a higher value is reduced, with the warning `outofrange`). (decided: D-191)",
  deprecated: true,
  type: "object",
  properties: {
    start: {
      description: "Timestamp to start from: the latest, or with `dir=newer` the earliest. Only in mode 1 or 2.",
      type: "string",
      $comment: "x-kiln: {\"conditions\":[{\"kind\":\"modes\",\"modes\":[1,2]}]}",
    },
    end: {
      description: "Timestamp to stop at: the earliest, or with `dir=newer` the latest. Only in mode 1 or 2.",
      type: "string",
      $comment: "x-kiln: {\"conditions\":[{\"kind\":\"modes\",\"modes\":[1,2]}]}",
    },
    dir: {
      description: "Whether the oldest or the newest revisions come first. Default: `older`. Only in mode 1 or 3.\n\n- `newer`: Oldest first.\n- `older`: Newest first.",
      type: "string",
      enum: ["newer", "older"],
      $comment: "x-kiln: {\"conditions\":[{\"kind\":\"modes\",\"modes\":[1,3]}]}",
      default: "older",
    },
    from: {
      description: "Title to start from. The page does not have to exist. Only in mode 3. Form: the beginning of a title without its namespace, which is that in `namespace` (otherwise `invalidtitle`). (decided: D-185)",
      type: "string",
      $comment: "x-kiln: {\"conditions\":[{\"kind\":\"modes\",\"modes\":[3]}],\"syntax\":{\"kind\":\"title-part\",\"namespaceOf\":\"namespace\",\"error\":\"invalidtitle\",\"status\":\"decided\",\"decision\":\"D-185\"}}",
    },
    to: {
      description: "Title to stop at. The page does not have to exist. Only in mode 3. Form: the beginning of a title without its namespace, which is that in `namespace` (otherwise `invalidtitle`). (decided: D-185)",
      type: "string",
      $comment: "x-kiln: {\"conditions\":[{\"kind\":\"modes\",\"modes\":[3]}],\"syntax\":{\"kind\":\"title-part\",\"namespaceOf\":\"namespace\",\"error\":\"invalidtitle\",\"status\":\"decided\",\"decision\":\"D-185\"}}",
    },
    prefix: {
      description: "Lists only revisions of pages whose titles begin with this string. Only in mode 3. Form: the beginning of a title without its namespace, which is that in `namespace` (otherwise `invalidtitle`). (decided: D-185)",
      type: "string",
      $comment: "x-kiln: {\"conditions\":[{\"kind\":\"modes\",\"modes\":[3]}],\"syntax\":{\"kind\":\"title-part\",\"namespaceOf\":\"namespace\",\"error\":\"invalidtitle\",\"status\":\"decided\",\"decision\":\"D-185\"}}",
    },
    unique: {
      description: "Lists only one revision of each page. A flag: present means true, absent means false (decided: D-119). Only in mode 3.",
      type: "boolean",
      $comment: "x-kiln: {\"conditions\":[{\"kind\":\"modes\",\"modes\":[3]}]}",
    },
    namespace: {
      description: "Namespace of the pages to list. Default: `0`. Only in mode 3.",
      type: "integer",
      $comment: "x-kiln: {\"conditions\":[{\"kind\":\"modes\",\"modes\":[3]}]}",
      default: 0,
    },
    tag: { description: "Lists only revisions with this change tag.", type: "string" },
    user: {
      description: "Lists only revisions by this user. Selects mode 2 if the request names no pages. A user, given as `name`, `ip`, `temp`, `interwiki` or `id`.",
      type: "string",
      $comment: "x-kiln: {\"subtypes\":[\"name\",\"ip\",\"temp\",\"interwiki\",\"id\"]}",
    },
    excludeuser: {
      description: "Excludes revisions that this person made. A user, given as `name`, `ip`, `temp`, `interwiki` or `id`.",
      type: "string",
      $comment: "x-kiln: {\"subtypes\":[\"name\",\"ip\",\"temp\",\"interwiki\",\"id\"]}",
    },
    prop: {
      description: "Properties to return for each revision. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Deprecated: `token`. Default: `user`, `comment`.\n\n- `comment`: The edit summary.\n- `content`: The content of the revision.\n- `len`: The size of the revision in bytes.\n- `minor`: Whether the edit was marked as minor.\n- `parentid`: The ID of the parent revision.\n- `parsedcomment`: The edit summary as HTML.\n- `revid`: The revision ID.\n- `sha1`: The SHA-1 of the content, in hexadecimal digits.\n- `tags`: The change tags of the revision.\n- `user`: The user name of the author.\n- `userid`: The user ID of the author.\n- `token`: An edit token.",
      type: "array",
      items: {
        type: "string",
        enum: ["comment", "content", "len", "minor", "parentid", "parsedcomment", "revid", "sha1", "tags", "user", "userid", "token"],
        $comment: "x-kiln: {\"deprecated-values\":[\"token\"]}",
      },
      maxItems: 500,
      default: ["user", "comment"],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    limit: {
      description: "Maximum number of revisions to return. With `prop=content`, the maximum is lower. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.",
      anyOf: [{ type: "integer", minimum: 1, maximum: 5000 }, { type: "string", const: "max" }],
      $comment: "x-kiln: {\"limits\":{\"minimum\":1,\"maximum\":500,\"highMaximum\":5000}}",
      default: 10,
    },
    continue: {
      description: "Continues from a previous response. Pass the value of its `continue` member. Form: `<integer>|<text>|<timestamp>|<integer>` with pages; or `<integer>|<text>|<timestamp>|<integer>` without `user`; or `<timestamp>|<integer>` with `user` without pages (otherwise `badcontinue`). (decided: D-186)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"continue\",\"forms\":[{\"fields\":[\"integer\",\"text\",\"timestamp\",\"integer\"],\"when\":[{\"kind\":\"pages\",\"pages\":\"some\"}]},{\"fields\":[\"integer\",\"text\",\"timestamp\",\"integer\"],\"unless\":[{\"kind\":\"given\",\"parameter\":\"user\"}]},{\"fields\":[\"timestamp\",\"integer\"],\"when\":[{\"kind\":\"given\",\"parameter\":\"user\"}],\"unless\":[{\"kind\":\"pages\",\"pages\":\"some\"}]}],\"error\":\"badcontinue\",\"status\":\"decided\",\"decision\":\"D-186\"}}",
    },
  },
  additionalProperties: false,
  examples: [{ user: "Jonas", prop: ["revid", "comment"], limit: 1 }],
});

const output = (input) => ({
  title: input.title,
  description: input.description,
  deprecated: true,
  type: "object",
  properties: {
    start: {
      description: input.properties.start.description,
      type: "string",
      pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$",
      $comment: input.properties.start.$comment,
    },
    end: {
      description: input.properties.end.description,
      type: "string",
      pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$",
      $comment: input.properties.end.$comment,
    },
    dir: input.properties.dir,
    from: input.properties.from,
    to: input.properties.to,
    prefix: input.properties.prefix,
    unique: input.properties.unique,
    namespace: input.properties.namespace,
    tag: input.properties.tag,
    user: input.properties.user,
    excludeuser: input.properties.excludeuser,
    prop: input.properties.prop,
    limit: input.properties.limit,
    continue: input.properties.continue,
  },
  required: ["dir", "namespace", "prop", "limit"],
  additionalProperties: false,
});

const described = /* @__PURE__ */ withJsonSchema(standard, input, output);

export { described as standard };
