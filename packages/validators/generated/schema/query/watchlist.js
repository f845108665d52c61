// The JSON Schemas of watchlist. Generated: change the spec instead.
import { standard } from "../../query/watchlist.js";
import { withJsonSchema } from "../../runtime/validators/json-schema.js";

const input = () => ({
  title: "Parameters of watchlist",
  description: "Lists recent changes of the pages on a watchlist.\n\nThe parameters of the module `watchlist` as a typed object. The names stand without the prefix `wl`.\n\nThe module needs a login. Without one, the error is `notloggedin`. (decided: D-147)\n\n### Rules\n\n- With `owner`: `token`, where it is given, with a value (else `bad_wltoken`). (decided: D-301)\n- Values of `show` that contradict each other: `minor` and `!minor`, `bot` and `!bot`, `anon` and `!anon`, `patrolled` and `!patrolled`, `unread` and `!unread`, `autopatrolled` and `!autopatrolled`, `autopatrolled` and `!patrolled` (`show`). (decided: D-183)\n- At most one of `user`, `excludeuser` (else `invalidparammix`). (decided: D-181)",
  type: "object",
  properties: {
    allrev: {
      description: "Lists all changes of a page. Without it, only log entries and the change that made the current revision. As a generator, makes revisions of the changes instead of pages. A flag: present means true, absent means false (decided: D-119).",
      type: "boolean",
    },
    start: { description: "The time at which the list starts: the latest, or with `dir=newer` the earliest.", type: "string" },
    end: { description: "The time at which the list ends: the earliest, or with `dir=newer` the latest.", type: "string" },
    namespace: {
      description: "Lists only changes of pages in these namespaces. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` alone stands for all values.",
      anyOf: [{ type: "array", items: { type: "integer" }, maxItems: 500 }, { type: "string", const: "*" }],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    user: {
      description: "Lists only changes that this user made. A user, given as `name`, `ip`, `temp`, `interwiki` or `id`.",
      type: "string",
      $comment: "x-kiln: {\"subtypes\":[\"name\",\"ip\",\"temp\",\"interwiki\",\"id\"]}",
    },
    excludeuser: {
      description: "Leaves out the changes that this user made. A user, given as `name`, `ip`, `temp`, `interwiki` or `id`.",
      type: "string",
      $comment: "x-kiln: {\"subtypes\":[\"name\",\"ip\",\"temp\",\"interwiki\",\"id\"]}",
    },
    dir: {
      description: "Whether the oldest or the newest changes come first. Default: `older`.\n\n- `newer`: From the oldest to the newest.\n- `older`: From the newest to the oldest.",
      type: "string",
      enum: ["newer", "older"],
      default: "older",
    },
    limit: {
      description: "The most changes that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`.",
      anyOf: [{ type: "integer", minimum: 1, maximum: 5000 }, { type: "string", const: "max" }],
      $comment: "x-kiln: {\"limits\":{\"minimum\":1,\"maximum\":500,\"highMaximum\":5000}}",
      default: 10,
    },
    prop: {
      description: "What to say of each change beside its type. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `ids`, `title`, `flags`.\n\n- `comment`: The comment of the change.\n- `expiry`: When the page is removed from the watchlist automatically, or `false` where it does not.\n- `flags`: Whether a bot made the change, whether it was marked as minor, and whether it made a new page.\n- `ids`: The ids of the page, and of the revisions after and before the change.\n- `loginfo`: Of a log entry, its id, its type, its action and its parameters.\n- `notificationtimestamp`: The time of the first change that the owner has not seen yet. Empty where all were seen.\n- `parsedcomment`: The comment of the change in HTML.\n- `patrol`: Whether the change is patrolled, and whether that happened automatically. Needs a right.\n- `sizes`: The size of the page before and after the change in bytes.\n- `tags`: The change tags of the change.\n- `timestamp`: When the change was made.\n- `title`: The title of the page and the id of its namespace.\n- `user`: The name of the author.\n- `userid`: The id of the author.",
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
      description: "Lists only changes that meet all of these conditions. `!` before one means the opposite. Those about patrols need a right. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).\n\n- `!anon`: Changes by users with an account.\n- `!autopatrolled`: Changes that were not patrolled automatically.\n- `!bot`: Changes that are not marked as made by a bot.\n- `!minor`: Changes that are not marked as minor.\n- `!patrolled`: Changes that are not patrolled.\n- `!unread`: Changes that the owner of the watchlist has seen.\n- `anon`: Changes by users without an account.\n- `autopatrolled`: Changes that were patrolled automatically.\n- `bot`: Changes that are marked as made by a bot.\n- `minor`: Changes that are marked as minor.\n- `patrolled`: Changes that are patrolled, by a person or automatically.\n- `unread`: Changes that the owner of the watchlist has not seen yet.",
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
      description: "The kinds of changes to list. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `edit`, `new`, `log`, `categorize`.\n\n- `categorize`: Pages that came into a category or left it.\n- `edit`: Edits of pages that existed.\n- `external`: Changes on other sites, such as of linked data.\n- `log`: Log entries.\n- `new`: New pages.",
      type: "array",
      items: { type: "string", enum: ["categorize", "edit", "external", "log", "new"] },
      maxItems: 500,
      default: ["edit", "new", "log", "categorize"],
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
    continue: {
      description: "Goes on after an earlier answer, whose member `continue` holds the value. Form: `<text>|<integer>` (else `badcontinue`). (decided: D-186)",
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
