// The JSON Schemas of blocks. Generated: change the spec instead.
import { standard } from "../../query/blocks.js";
import { withJsonSchema } from "../../runtime/resource/validators/json-schema.js";

const input = () => ({
  title: "Parameters of blocks",
  description: "Lists the active blocks of users and IP addresses.\n\nThe parameters of the module `blocks` as a typed object. The names lack the prefix `bk`.\n\n### Rules\n\n- At most one of `users`, `ip` (otherwise `invalidparammix`). (decided: D-181)\n- Contradicting values of `show`: `account` and `!account`, `ip` and `!ip`, `range` and `!range`, `temp` and `!temp` (`show`). (decided: D-183)",
  type: "object",
  properties: {
    start: { description: "Timestamp to start from, by block time: the latest, or with `dir=newer` the earliest.", type: "string" },
    end: { description: "Timestamp to stop at, by block time: the earliest, or with `dir=newer` the latest.", type: "string" },
    dir: {
      description: "Whether the oldest or the newest blocks come first. Default: `older`.\n\n- `newer`: Oldest first.\n- `older`: Newest first.",
      type: "string",
      enum: ["newer", "older"],
      default: "older",
    },
    ids: {
      description: "Lists only blocks with these IDs. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).",
      type: "array",
      items: { type: "integer" },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    users: {
      description: "Lists only blocks whose targets are exactly these users, addresses or ranges. A user, given as `name`, `ip`, `temp` or `cidr`. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).",
      type: "array",
      items: { type: "string", $comment: "x-kiln: {\"subtypes\":[\"name\",\"ip\",\"temp\",\"cidr\"]}" },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    ip: {
      description: "Lists only blocks that affect this IP address or the whole of this IP range, including blocks of wider ranges. Form: an IP address or a range of IP addresses, not broader than /16 or for IPv6 /19 (otherwise `param_ip`). (decided: D-189)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"ip\",\"widest\":{\"v4\":16,\"v6\":19,\"error\":\"cidrtoobroad\"},\"error\":\"param_ip\",\"status\":\"decided\",\"decision\":\"D-189\"}}",
    },
    limit: {
      description: "Maximum number of blocks to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.",
      anyOf: [{ type: "integer", minimum: 1, maximum: 5000 }, { type: "string", const: "max" }],
      $comment: "x-kiln: {\"limits\":{\"minimum\":1,\"maximum\":500,\"highMaximum\":5000}}",
      default: 10,
    },
    prop: {
      description: "Properties to return for each block. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `id`, `user`, `by`, `timestamp`, `expiry`, `reason`, `flags`.\n\n- `by`: The name of the user who set the block.\n- `byid`: The ID of the user who set the block.\n- `expiry`: The expiry time of the block, or `infinity`.\n- `flags`: The restrictions and options of the block, such as whether it affects logged-in users.\n- `id`: The ID that identifies the block in requests.\n- `parsedreason`: The reason as HTML.\n- `range`: The first and last IP address of the range.\n- `reason`: The reason as wikitext.\n- `restrictions`: The pages, namespaces and actions that a partial block covers.\n- `timestamp`: The time at which the block was set.\n- `user`: The blocked user, IP address or IP range.\n- `userid`: The ID of the blocked user.",
      type: "array",
      items: {
        type: "string",
        enum: ["by", "byid", "expiry", "flags", "id", "parsedreason", "range", "reason", "restrictions", "timestamp", "user", "userid"],
      },
      maxItems: 500,
      default: ["id", "user", "by", "timestamp", "expiry", "reason", "flags"],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    show: {
      description: "Lists only blocks that meet all of these conditions. `!` negates a condition. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).\n\n- `!account`: Blocks of IP addresses and IP ranges.\n- `!ip`: Blocks of accounts and IP ranges.\n- `!range`: Blocks of accounts and single IP addresses.\n- `!temp`: Blocks that do not expire.\n- `account`: Blocks of accounts.\n- `ip`: Blocks of single IP addresses.\n- `range`: Blocks of IP ranges.\n- `temp`: Blocks that expire.",
      type: "array",
      items: { type: "string", enum: ["!account", "!ip", "!range", "!temp", "account", "ip", "range", "temp"] },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    continue: {
      description: "Continues from a previous response. Pass the value of its `continue` member. Form: `<timestamp>|<integer>` (otherwise `badcontinue`). (decided: D-186)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"continue\",\"forms\":[{\"fields\":[\"timestamp\",\"integer\"]}],\"error\":\"badcontinue\",\"status\":\"decided\",\"decision\":\"D-186\"}}",
    },
  },
  additionalProperties: false,
  examples: [{ ip: "192.0.2.5", prop: ["id", "user", "by", "timestamp", "expiry", "reason"] }],
});

const output = (input) => ({
  title: input.title,
  description: input.description,
  type: "object",
  properties: {
    start: { description: input.properties.start.description, type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$" },
    end: { description: input.properties.end.description, type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$" },
    dir: input.properties.dir,
    ids: input.properties.ids,
    users: input.properties.users,
    ip: input.properties.ip,
    limit: input.properties.limit,
    prop: input.properties.prop,
    show: input.properties.show,
    continue: input.properties.continue,
  },
  required: ["dir", "limit", "prop"],
  additionalProperties: false,
});

const described = /* @__PURE__ */ withJsonSchema(standard, input, output);

export { described as standard };
