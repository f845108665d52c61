// The JSON Schemas of recentchanges. Generated: change the spec instead.
import { standard } from "../../query/recentchanges.js";
import { withJsonSchema } from "../../runtime/resource/validators/json-schema.js";

const input = () => ({
  title: "Parameters of recentchanges",
  description: "Lists recent changes to the site, such as edits, new pages and log entries. The site keeps them for a limited time.\n\nThe parameters of the module `recentchanges` as a typed object. The names lack the prefix `rc`.\n\nThe patrol flags need a right. Without it, the error is `permissiondenied`. (decided: D-147)\n\n### Rules\n\n- Contradicting values of `show`: `minor` and `!minor`, `bot` and `!bot`, `anon` and `!anon`, `redirect` and `!redirect`, `patrolled` and `!patrolled` and `unpatrolled`, `autopatrolled` and `!autopatrolled`, `autopatrolled` and `unpatrolled`, `autopatrolled` and `!patrolled` (`show`). (decided: D-183)\n- At most one of `user`, `excludeuser` (otherwise `invalidparammix`). (decided: D-181)",
  type: "object",
  properties: {
    start: { description: "Timestamp to start from: the latest, or with `dir=newer` the earliest.", type: "string" },
    end: { description: "Timestamp to stop at: the earliest, or with `dir=newer` the latest.", type: "string" },
    dir: {
      description: "Whether the oldest or the newest changes come first. Default: `older`.\n\n- `newer`: Oldest first.\n- `older`: Newest first.",
      type: "string",
      enum: ["newer", "older"],
      default: "older",
    },
    namespace: {
      description: "Lists only changes to pages in these namespaces. The id of a namespace, or `-2` or `-1`. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` means all values.",
      anyOf: [
        { type: "array", items: { type: "integer", $comment: "x-kiln: {\"extra-namespaces\":[-2,-1]}" }, maxItems: 500 },
        { type: "string", const: "*" },
      ],
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
    tag: { description: "Lists only changes with this change tag.", type: "string" },
    prop: {
      description: "Properties to return for each change in addition to its type. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `title`, `timestamp`, `ids`.\n\n- `comment`: The edit summary or log comment.\n- `flags`: Whether the change is a bot edit, a minor edit, or a page creation.\n- `ids`: The IDs of the page, of the change, and of the new and old revisions.\n- `loginfo`: The ID, type, action and parameters of a log entry.\n- `parsedcomment`: The edit summary or log comment as HTML.\n- `patrolled`: Whether the change is patrolled, and whether automatically. Requires a right.\n- `redirect`: Whether the page is a redirect now.\n- `sha1`: The SHA-1 of the revision, in hexadecimal digits.\n- `sizes`: The size of the page before and after the change, in bytes.\n- `tags`: The change tags of the change.\n- `timestamp`: The time of the change.\n- `title`: The title and namespace ID of the page.\n- `user`: The user name of the author.\n- `userid`: The user ID of the author.",
      type: "array",
      items: {
        type: "string",
        enum: [
          "comment",
          "flags",
          "ids",
          "loginfo",
          "parsedcomment",
          "patrolled",
          "redirect",
          "sha1",
          "sizes",
          "tags",
          "timestamp",
          "title",
          "user",
          "userid",
        ],
      },
      maxItems: 500,
      default: ["title", "timestamp", "ids"],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    show: {
      description: "Lists only changes that meet all of these conditions. `!` negates a condition. Conditions about patrolling require a right. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).\n\n- `!anon`: Changes by registered users.\n- `!autopatrolled`: Changes that were not automatically patrolled.\n- `!bot`: Changes not marked as bot edits.\n- `!minor`: Changes not marked as minor.\n- `!patrolled`: Changes that are not patrolled.\n- `!redirect`: Changes to pages that are not redirects.\n- `anon`: Changes by anonymous users.\n- `autopatrolled`: Changes that were automatically patrolled.\n- `bot`: Changes marked as bot edits.\n- `minor`: Changes marked as minor.\n- `patrolled`: Changes that are patrolled, manually or automatically.\n- `redirect`: Changes to redirects.\n- `unpatrolled`: Changes that are not patrolled. On sites that patrol only new pages, only unpatrolled new pages.",
      type: "array",
      items: {
        type: "string",
        enum: [
          "!anon",
          "!autopatrolled",
          "!bot",
          "!minor",
          "!patrolled",
          "!redirect",
          "anon",
          "autopatrolled",
          "bot",
          "minor",
          "patrolled",
          "redirect",
          "unpatrolled",
        ],
      },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    limit: {
      description: "Maximum number of changes to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.",
      anyOf: [{ type: "integer", minimum: 1, maximum: 5000 }, { type: "string", const: "max" }],
      $comment: "x-kiln: {\"limits\":{\"minimum\":1,\"maximum\":500,\"highMaximum\":5000}}",
      default: 10,
    },
    type: {
      description: "The types of changes to list. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `edit`, `new`, `log`, `categorize`.\n\n- `categorize`: Pages added to or removed from a category.\n- `edit`: Edits to existing pages.\n- `external`: Changes on other sites, such as to linked data.\n- `log`: Log entries.\n- `new`: Page creations.",
      type: "array",
      items: { type: "string", enum: ["categorize", "edit", "external", "log", "new"] },
      maxItems: 500,
      default: ["edit", "new", "log", "categorize"],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    toponly: {
      description: "Lists only the latest change of each page. A flag: present means true, absent means false (decided: D-119).",
      type: "boolean",
    },
    title: {
      description: "Lists only changes to this page. Form: the title of a page of this site (otherwise `invalidtitle`). (decided: D-184)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"title\",\"local\":true,\"error\":\"invalidtitle\",\"status\":\"decided\",\"decision\":\"D-184\"}}",
    },
    continue: {
      description: "Continues from a previous response. Pass the value of its `continue` member. Form: `<timestamp>|<integer>` (otherwise `badcontinue`). (decided: D-186)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"continue\",\"forms\":[{\"fields\":[\"timestamp\",\"integer\"]}],\"error\":\"badcontinue\",\"status\":\"decided\",\"decision\":\"D-186\"}}",
    },
    generaterevisions: {
      description: "When used as a generator, generates revision IDs instead of titles. Changes without a revision, such as most log entries, are excluded. A flag: present means true, absent means false (decided: D-119).",
      type: "boolean",
    },
    slot: {
      description: "Lists only edits and new pages that changed the content of this slot.\n\n- `main`: The main slot, which every revision has.",
      type: "string",
      enum: ["main"],
    },
  },
  additionalProperties: false,
  examples: [{ type: ["edit"], prop: ["title", "ids", "timestamp", "user", "comment", "sizes"], limit: 1 }],
});

const output = (input) => ({
  title: input.title,
  description: input.description,
  type: "object",
  properties: {
    start: { description: input.properties.start.description, type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$" },
    end: { description: input.properties.end.description, type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$" },
    dir: input.properties.dir,
    namespace: input.properties.namespace,
    user: input.properties.user,
    excludeuser: input.properties.excludeuser,
    tag: input.properties.tag,
    prop: input.properties.prop,
    show: input.properties.show,
    limit: input.properties.limit,
    type: input.properties.type,
    toponly: input.properties.toponly,
    title: input.properties.title,
    continue: input.properties.continue,
    generaterevisions: input.properties.generaterevisions,
    slot: input.properties.slot,
  },
  required: ["dir", "prop", "limit", "type"],
  additionalProperties: false,
});

const described = /* @__PURE__ */ withJsonSchema(standard, input, output);

export { described as standard };
