// The JSON Schemas of usercontribs. Generated: change the spec instead.
import { standard } from "../../query/usercontribs.js";
import { withJsonSchema } from "../../runtime/resource/validators/json-schema.js";

const input = () => ({
  title: "Parameters of usercontribs",
  description: "Lists the edits of one or more users.\n\nThe parameters of the module `usercontribs` as a typed object. The names lack the prefix `uc`.\n\nThe patrol flags need a right. Without it, the error is `permissiondenied`. (decided: D-147)\n\n### Rules\n\n- Exactly one of `userprefix`, `userids`, `iprange`, `user` (none: `missingparam`, several: `invalidparammix`). (decided: D-181)\n- `userids`, if present, has a value (otherwise `paramempty_<parameter>`). (decided: D-181)\n- `user`, if present, has a value (otherwise `paramempty_<parameter>`). (decided: D-181)\n- Contradicting values of `show`: `minor` and `!minor`, `new` and `!new`, `patrolled` and `!patrolled`, `top` and `!top`, `autopatrolled` and `!autopatrolled`, `autopatrolled` and `!patrolled` (`show`). (decided: D-183)\n- `toponly` only without `show=!top` (otherwise `show`). (decided: D-183)",
  type: "object",
  properties: {
    limit: {
      description: "Maximum number of edits to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.",
      anyOf: [{ type: "integer", minimum: 1, maximum: 5000 }, { type: "string", const: "max" }],
      $comment: "x-kiln: {\"limits\":{\"minimum\":1,\"maximum\":500,\"highMaximum\":5000}}",
      default: 10,
    },
    start: { description: "Timestamp to start from: the latest, or with `dir=newer` the earliest.", type: "string" },
    end: { description: "Timestamp to stop at: the earliest, or with `dir=newer` the latest.", type: "string" },
    continue: {
      description: "Continues from a previous response. Pass the value of its `continue` member. Form: `<timestamp>|<integer>` without `userprefix` or `iprange`; or `actor|<integer>|<timestamp>|<integer>` without `userprefix` or `iprange`; or `name|<text>|<timestamp>|<integer>` with `userprefix`; or `name|<text>|<timestamp>|<integer>` with `iprange` (otherwise `badcontinue`). (decided: D-186)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"continue\",\"forms\":[{\"fields\":[\"timestamp\",\"integer\"],\"unless\":[{\"kind\":\"given\",\"parameter\":\"userprefix\"},{\"kind\":\"given\",\"parameter\":\"iprange\"}]},{\"fields\":[{\"literal\":\"actor\"},\"integer\",\"timestamp\",\"integer\"],\"unless\":[{\"kind\":\"given\",\"parameter\":\"userprefix\"},{\"kind\":\"given\",\"parameter\":\"iprange\"}]},{\"fields\":[{\"literal\":\"name\"},\"text\",\"timestamp\",\"integer\"],\"when\":[{\"kind\":\"given\",\"parameter\":\"userprefix\"}]},{\"fields\":[{\"literal\":\"name\"},\"text\",\"timestamp\",\"integer\"],\"when\":[{\"kind\":\"given\",\"parameter\":\"iprange\"}]}],\"error\":\"badcontinue\",\"status\":\"decided\",\"decision\":\"D-186\"}}",
    },
    user: {
      description: "The users whose edits to list, by name or IP address. A user, given as `name`, `ip`, `temp` or `interwiki`. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).",
      type: "array",
      items: { type: "string", $comment: "x-kiln: {\"subtypes\":[\"name\",\"ip\",\"temp\",\"interwiki\"]}" },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    userids: {
      description: "The users whose edits to list, by ID. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Form: an id, above 0 (otherwise `invaliduserid`). (decided: D-188)",
      type: "array",
      items: { type: "integer" },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500},\"syntax\":{\"kind\":\"id\",\"error\":\"invaliduserid\",\"status\":\"decided\",\"decision\":\"D-188\"}}",
    },
    userprefix: { description: "Lists the edits of each user whose name begins with this string, one user after another.", type: "string" },
    iprange: {
      description: "Lists the edits from all IP addresses in this range, such as `192.0.2.0/24`, one address after another. Form: a range of IP addresses, not broader than /16 or for IPv6 /32 (otherwise `invalidiprange`). (decided: D-189)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"ip\",\"rangeOnly\":true,\"widest\":{\"v4\":16,\"v6\":32,\"error\":\"cidrtoobroad\"},\"error\":\"invalidiprange\",\"status\":\"decided\",\"decision\":\"D-189\"}}",
    },
    dir: {
      description: "Whether the oldest or the newest edits come first. It also reverses the order of users. Default: `older`.\n\n- `newer`: Oldest first.\n- `older`: Newest first.",
      type: "string",
      enum: ["newer", "older"],
      default: "older",
    },
    namespace: {
      description: "Lists only edits of pages in these namespaces. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` means all values.",
      anyOf: [{ type: "array", items: { type: "integer" }, maxItems: 500 }, { type: "string", const: "*" }],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    prop: {
      description: "Properties to return for each edit in addition to its user. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `ids`, `title`, `timestamp`, `comment`, `size`, `flags`.\n\n- `comment`: The edit summary.\n- `flags`: Whether the edit is a page creation, a minor edit, or the latest edit of its page.\n- `ids`: The IDs of the page, the revision and its parent revision.\n- `parsedcomment`: The edit summary as HTML.\n- `patrolled`: Whether the edit is patrolled, and whether automatically. Requires a right.\n- `size`: The size of the page after the edit, in bytes.\n- `sizediff`: The change in page size caused by the edit, in bytes.\n- `tags`: The change tags of the edit.\n- `timestamp`: The time of the edit.\n- `title`: The title and namespace ID of the page.",
      type: "array",
      items: { type: "string", enum: ["comment", "flags", "ids", "parsedcomment", "patrolled", "size", "sizediff", "tags", "timestamp", "title"] },
      maxItems: 500,
      default: ["ids", "title", "timestamp", "comment", "size", "flags"],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    show: {
      description: "Lists only edits that meet all of these conditions. `!` negates a condition. Conditions about patrolling require a right and match only edits that are still in the recent changes. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).\n\n- `!autopatrolled`: Edits that were not automatically patrolled.\n- `!minor`: Edits not marked as minor.\n- `!new`: Edits to existing pages.\n- `!patrolled`: Edits that are not patrolled.\n- `!top`: Edits that are not the latest of their page.\n- `autopatrolled`: Edits that were automatically patrolled.\n- `minor`: Edits marked as minor.\n- `new`: Edits that created a page.\n- `patrolled`: Edits that are patrolled, manually or automatically.\n- `top`: Edits that are the latest of their page.",
      type: "array",
      items: {
        type: "string",
        enum: ["!autopatrolled", "!minor", "!new", "!patrolled", "!top", "autopatrolled", "minor", "new", "patrolled", "top"],
      },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    tag: { description: "Lists only edits with this change tag.", type: "string" },
    toponly: {
      description: "Lists only edits that are the latest of their page. Superseded by `show=top`. A flag: present means true, absent means false (decided: D-119).",
      type: "boolean",
      deprecated: true,
    },
  },
  additionalProperties: false,
  examples: [{ user: ["Mira"], limit: 1 }],
});

const output = (input) => ({
  title: input.title,
  description: input.description,
  type: "object",
  properties: {
    limit: input.properties.limit,
    start: { description: input.properties.start.description, type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$" },
    end: { description: input.properties.end.description, type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$" },
    continue: input.properties.continue,
    user: input.properties.user,
    userids: input.properties.userids,
    userprefix: input.properties.userprefix,
    iprange: input.properties.iprange,
    dir: input.properties.dir,
    namespace: input.properties.namespace,
    prop: input.properties.prop,
    show: input.properties.show,
    tag: input.properties.tag,
    toponly: input.properties.toponly,
  },
  required: ["limit", "dir", "prop"],
  additionalProperties: false,
});

const described = /* @__PURE__ */ withJsonSchema(standard, input, output);

export { described as standard };
