// The JSON Schemas of blocks. Generated: change the spec instead.
import { standard } from "../../query/blocks.js";
import { withJsonSchema } from "../../runtime/validators/json-schema.js";

const input = () => ({
  title: "Parameters of blocks",
  description: "Lists the blocks of users and IP addresses that hold now.\n\nThe parameters of the module `blocks` as a typed object. The names stand without the prefix `bk`.\n\n### Rules\n\n- At most one of `users`, `ip` (else `invalidparammix`). (decided: D-181)\n- Values of `show` that contradict each other: `account` and `!account`, `ip` and `!ip`, `range` and `!range`, `temp` and `!temp` (`show`). (decided: D-183)",
  type: "object",
  properties: {
    start: {
      description: "The time at which the list starts, by when blocks were made: the latest, or with `dir=newer` the earliest.",
      type: "string",
    },
    end: {
      description: "The time at which the list ends, by when blocks were made: the earliest, or with `dir=newer` the latest.",
      type: "string",
    },
    dir: {
      description: "Whether the oldest or the newest blocks come first. Default: `older`.\n\n- `newer`: From the oldest to the newest.\n- `older`: From the newest to the oldest.",
      type: "string",
      enum: ["newer", "older"],
      default: "older",
    },
    ids: {
      description: "Lists only blocks with these ids. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).",
      type: "array",
      items: { type: "integer" },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    users: {
      description: "Lists only blocks whose targets are these users, addresses or ranges exactly. A user, given as `name`, `ip`, `temp` or `cidr`. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).",
      type: "array",
      items: { type: "string", $comment: "x-kiln: {\"subtypes\":[\"name\",\"ip\",\"temp\",\"cidr\"]}" },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    ip: {
      description: "Lists only blocks that hold for this IP address, or for all of this range, including those of wider ranges. Form: an IP address or a range of IP addresses, not broader than /16 or for IPv6 /19 (else `param_ip`). (decided: D-189)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"ip\",\"widest\":{\"v4\":16,\"v6\":19,\"error\":\"cidrtoobroad\"},\"error\":\"param_ip\",\"status\":\"decided\",\"decision\":\"D-189\"}}",
    },
    limit: {
      description: "The most blocks that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`.",
      anyOf: [{ type: "integer", minimum: 1, maximum: 5000 }, { type: "string", const: "max" }],
      $comment: "x-kiln: {\"limits\":{\"minimum\":1,\"maximum\":500,\"highMaximum\":5000}}",
      default: 10,
    },
    prop: {
      description: "What to say of each block. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `id`, `user`, `by`, `timestamp`, `expiry`, `reason`, `flags`.\n\n- `by`: Who made the block, by name.\n- `byid`: Who made the block, by id.\n- `expiry`: When the block ends, or `infinity`.\n- `flags`: What the block forbids and how it works, such as whether it holds for accounts.\n- `id`: The id of the block, by which requests refer to it.\n- `parsedreason`: The reason in HTML.\n- `range`: The first and the last IP address of the range.\n- `reason`: The reason as wikitext.\n- `restrictions`: The pages, namespaces and actions that a partial block is limited to.\n- `timestamp`: When the block was made.\n- `user`: The name of the user, or the address or range, that is blocked.\n- `userid`: The id of the blocked user.",
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
      description: "Lists only blocks that meet all of these conditions. `!` before one means the opposite. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).\n\n- `!account`: Blocks of addresses and ranges.\n- `!ip`: Blocks of accounts and ranges.\n- `!range`: Blocks of accounts and single addresses.\n- `!temp`: Blocks without an end.\n- `account`: Blocks of accounts.\n- `ip`: Blocks of single addresses.\n- `range`: Blocks of ranges of addresses.\n- `temp`: Blocks that end by themselves.",
      type: "array",
      items: { type: "string", enum: ["!account", "!ip", "!range", "!temp", "account", "ip", "range", "temp"] },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    continue: {
      description: "Goes on after an earlier answer, whose member `continue` holds the value. Form: `<timestamp>|<integer>` (else `badcontinue`). (decided: D-186)",
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
