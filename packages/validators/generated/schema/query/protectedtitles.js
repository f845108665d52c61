// The JSON Schemas of protectedtitles. Generated: change the spec instead.
import { standard } from "../../query/protectedtitles.js";
import { withJsonSchema } from "../../runtime/resource/validators/json-schema.js";

const input = () => ({
  title: "Parameters of protectedtitles",
  description: "Lists the titles that are protected against creation.\n\nThe parameters of the module `protectedtitles` as a typed object. The names lack the prefix `pt`.",
  type: "object",
  properties: {
    namespace: {
      description: "Lists only titles in these namespaces. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` means all values.",
      anyOf: [{ type: "array", items: { type: "integer" }, maxItems: 500 }, { type: "string", const: "*" }],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    level: {
      description: "Lists only titles with one of these protection levels. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).\n\n- `autoconfirmed`: Only autoconfirmed users may create the page.\n- `sysop`: Only administrators may create the page.",
      type: "array",
      items: { type: "string", enum: ["autoconfirmed", "sysop"] },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    limit: {
      description: "Maximum number of titles to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.",
      anyOf: [{ type: "integer", minimum: 1, maximum: 5000 }, { type: "string", const: "max" }],
      $comment: "x-kiln: {\"limits\":{\"minimum\":1,\"maximum\":500,\"highMaximum\":5000}}",
      default: 10,
    },
    dir: {
      description: "Whether the oldest or the newest protections come first. Default: `older`.\n\n- `newer`: Oldest first.\n- `older`: Newest first.",
      type: "string",
      enum: ["newer", "older"],
      default: "older",
    },
    start: { description: "Timestamp to start from, by protection time: the latest, or with `dir=newer` the earliest.", type: "string" },
    end: { description: "Timestamp to stop at, by protection time: the earliest, or with `dir=newer` the latest.", type: "string" },
    prop: {
      description: "Properties to return for each title. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `timestamp`, `level`.\n\n- `comment`: The reason as wikitext.\n- `expiry`: The expiry time of the protection, or `infinity`.\n- `level`: The protection level.\n- `parsedcomment`: The reason as HTML.\n- `timestamp`: The time at which the title was protected.\n- `user`: The name and ID of the user who protected the title.\n- `userid`: The ID of the user who protected the title.",
      type: "array",
      items: { type: "string", enum: ["comment", "expiry", "level", "parsedcomment", "timestamp", "user", "userid"] },
      maxItems: 500,
      default: ["timestamp", "level"],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    continue: {
      description: "Continues from a previous response. Pass the value of its `continue` member. Form: `<timestamp>|<integer>|<text>` (otherwise `badcontinue`). (decided: D-186)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"continue\",\"forms\":[{\"fields\":[\"timestamp\",\"integer\",\"text\"]}],\"error\":\"badcontinue\",\"status\":\"decided\",\"decision\":\"D-186\"}}",
    },
  },
  additionalProperties: false,
  examples: [{ level: ["sysop"], prop: ["timestamp", "user", "comment", "expiry", "level"] }],
});

const output = (input) => ({
  title: input.title,
  description: input.description,
  type: "object",
  properties: {
    namespace: input.properties.namespace,
    level: input.properties.level,
    limit: input.properties.limit,
    dir: input.properties.dir,
    start: { description: input.properties.start.description, type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$" },
    end: { description: input.properties.end.description, type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$" },
    prop: input.properties.prop,
    continue: input.properties.continue,
  },
  required: ["limit", "dir", "prop"],
  additionalProperties: false,
});

const described = /* @__PURE__ */ withJsonSchema(standard, input, output);

export { described as standard };
