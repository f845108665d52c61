// The JSON Schemas of watchlist. Generated: change the spec instead.
import { standard } from "../../query/watchlist.js";
import { withJsonSchema } from "../../runtime/resource/validators/json-schema.js";

const input = () => ({
  title: "Parameters of watchlist",
  description: "Lists recent changes to the pages on a watchlist.\n\nThe parameters of the module `watchlist` as a typed object. The names lack the prefix `wl`.\n\nThe module needs a login. Without one, the error is `notloggedin`. (decided: D-147)\n\n### Rules\n\n- With `owner`: `token`, if present, has a value (otherwise `bad_wltoken`). (decided: D-301)\n- Contradicting values of `show`: `minor` and `!minor`, `bot` and `!bot`, `anon` and `!anon`, `patrolled` and `!patrolled`, `unread` and `!unread`, `autopatrolled` and `!autopatrolled`, `autopatrolled` and `!patrolled` (`show`). (decided: D-183)\n- At most one of `user`, `excludeuser` (otherwise `invalidparammix`). (decided: D-181)",
  type: "object",
  properties: {
    allrev: {
      description: "Lists all changes of a page. By default, only log entries and the latest change are listed. When used as a generator, generates revision IDs instead of titles. A flag: present means true, absent means false (decided: D-119).",
      type: "boolean",
    },
    start: { description: "Timestamp to start from: the latest, or with `dir=newer` the earliest.", type: "string" },
    end: { description: "Timestamp to stop at: the earliest, or with `dir=newer` the latest.", type: "string" },
    namespace: {
      description: "Lists only changes to pages in these namespaces. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` means all values.",
      anyOf: [{ type: "array", items: { type: "integer" }, maxItems: 500 }, { type: "string", const: "*" }],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    user: {
      description: "Lists only changes by this user. A user, given as `name`, `ip`, `temp`, `interwiki` or `id`.",
      type: "string",
      $comment: "x-kiln: {\"subtypes\":[\"name\",\"ip\",\"temp\",\"interwiki\",\"id\"]}",
    },
    excludeuser: {
      description: "Excludes changes by this user. A user, given as `name`, `ip`, `temp`, `interwiki` or `id`.",
      type: "string",
      $comment: "x-kiln: {\"subtypes\":[\"name\",\"ip\",\"temp\",\"interwiki\",\"id\"]}",
    },
    dir: {
      description: "Whether the oldest or the newest changes come first. Default: `older`.\n\n- `newer`: Oldest first.\n- `older`: Newest first.",
      type: "string",
      enum: ["newer", "older"],
      default: "older",
    },
    limit: {
      description: "Maximum number of changes to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.",
      anyOf: [{ type: "integer", minimum: 1, maximum: 5000 }, { type: "string", const: "max" }],
      $comment: "x-kiln: {\"limits\":{\"minimum\":1,\"maximum\":500,\"highMaximum\":5000}}",
      default: 10,
    },
    prop: {
      description: "Properties to return for each change in addition to its type. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `ids`, `title`, `flags`.\n\n- `comment`: The edit summary or log comment.\n- `expiry`: The time at which the page is removed from the watchlist, or `false` if it is not removed automatically.\n- `flags`: Whether the change is a bot edit, a minor edit, or a page creation.\n- `ids`: The IDs of the page, and of the new and old revisions.\n- `loginfo`: The ID, type, action and parameters of a log entry.\n- `notificationtimestamp`: The time of the first change that the owner has not seen. Empty if the owner has seen all changes.\n- `parsedcomment`: The edit summary or log comment as HTML.\n- `patrol`: Whether the change is patrolled, and whether automatically. Requires a right.\n- `sizes`: The size of the page before and after the change, in bytes.\n- `tags`: The change tags of the change.\n- `timestamp`: The time of the change.\n- `title`: The title and namespace ID of the page.\n- `user`: The user name of the author.\n- `userid`: The user ID of the author.",
      type: "array",
      items: {
        type: "string",
        enum: [
          "comment",
          "expiry",
          "flags",
          "ids",
          "loginfo",
          "notificationtimestamp",
          "parsedcomment",
          "patrol",
          "sizes",
          "tags",
          "timestamp",
          "title",
          "user",
          "userid",
        ],
      },
      maxItems: 500,
      default: ["ids", "title", "flags"],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    show: {
      description: "Lists only changes that meet all of these conditions. `!` negates a condition. Conditions about patrolling require a right. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).\n\n- `!anon`: Changes by registered users.\n- `!autopatrolled`: Changes that were not automatically patrolled.\n- `!bot`: Changes not marked as bot edits.\n- `!minor`: Changes not marked as minor.\n- `!patrolled`: Changes that are not patrolled.\n- `!unread`: Changes that the owner of the watchlist has seen.\n- `anon`: Changes by anonymous users.\n- `autopatrolled`: Changes that were automatically patrolled.\n- `bot`: Changes marked as bot edits.\n- `minor`: Changes marked as minor.\n- `patrolled`: Changes that are patrolled, manually or automatically.\n- `unread`: Changes that the owner of the watchlist has not seen.",
      type: "array",
      items: {
        type: "string",
        enum: [
          "!anon",
          "!autopatrolled",
          "!bot",
          "!minor",
          "!patrolled",
          "!unread",
          "anon",
          "autopatrolled",
          "bot",
          "minor",
          "patrolled",
          "unread",
        ],
      },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    type: {
      description: "The types of changes to list. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `edit`, `new`, `log`, `categorize`.\n\n- `categorize`: Pages added to or removed from a category.\n- `edit`: Edits to existing pages.\n- `external`: Changes on other sites, such as to linked data.\n- `log`: Log entries.\n- `new`: Page creations.",
      type: "array",
      items: { type: "string", enum: ["categorize", "edit", "external", "log", "new"] },
      maxItems: 500,
      default: ["edit", "new", "log", "categorize"],
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
    continue: {
      description: "Continues from a previous response. Pass the value of its `continue` member. Form: `<text>|<integer>` (otherwise `badcontinue`). (decided: D-186)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"continue\",\"forms\":[{\"fields\":[\"text\",\"integer\"]}],\"error\":\"badcontinue\",\"status\":\"decided\",\"decision\":\"D-186\"}}",
    },
  },
  additionalProperties: false,
  examples: [{ prop: ["ids", "title", "timestamp", "user", "comment"], limit: 1 }],
});

const output = (input) => ({
  title: input.title,
  description: input.description,
  type: "object",
  properties: {
    allrev: input.properties.allrev,
    start: { description: input.properties.start.description, type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$" },
    end: { description: input.properties.end.description, type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$" },
    namespace: input.properties.namespace,
    user: input.properties.user,
    excludeuser: input.properties.excludeuser,
    dir: input.properties.dir,
    limit: input.properties.limit,
    prop: input.properties.prop,
    show: input.properties.show,
    type: input.properties.type,
    owner: input.properties.owner,
    token: input.properties.token,
    continue: input.properties.continue,
  },
  required: ["dir", "limit", "prop", "type"],
  additionalProperties: false,
});

const described = /* @__PURE__ */ withJsonSchema(standard, input, output);

export { described as standard };
