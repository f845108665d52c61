// The JSON Schemas of tags. Generated: change the spec instead.
import { standard } from "../../query/tags.js";
import { withJsonSchema } from "../../runtime/resource/validators/json-schema.js";

const input = () => ({
  title: "Parameters of tags",
  description: "Lists the change tags of the site by name.\n\nThe parameters of the module `tags` as a typed object. The names lack the prefix `tg`.",
  type: "object",
  properties: {
    continue: { description: "Continues from a previous response. Pass the value of its `continue` member.", type: "string" },
    limit: {
      description: "Maximum number of tags to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.",
      anyOf: [{ type: "integer", minimum: 1, maximum: 5000 }, { type: "string", const: "max" }],
      $comment: "x-kiln: {\"limits\":{\"minimum\":1,\"maximum\":500,\"highMaximum\":5000}}",
      default: 10,
    },
    prop: {
      description: "Properties to return for each tag in addition to its name. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: no value.\n\n- `active`: Whether the tag is still applied to changes.\n- `defined`: Whether the tag is defined by the software or the site.\n- `description`: The description of the tag, as wikitext.\n- `displayname`: The display name of the tag, as HTML, or `false` if the tag is not displayed.\n- `hitcount`: The number of revisions and log entries with the tag.\n- `source`: Whether the tag is set by the software or by users.",
      type: "array",
      items: { type: "string", enum: ["active", "defined", "description", "displayname", "hitcount", "source"] },
      maxItems: 500,
      default: [],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
  },
  additionalProperties: false,
  examples: [{ prop: ["displayname", "hitcount"], limit: 2 }],
});

const output = (input) => ({
  title: input.title,
  description: input.description,
  type: "object",
  properties: input.properties,
  required: ["limit", "prop"],
  additionalProperties: false,
});

const described = /* @__PURE__ */ withJsonSchema(standard, input, output);

export { described as standard };
