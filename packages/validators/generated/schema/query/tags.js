// The JSON Schemas of tags. Generated: change the spec instead.
import { standard } from "../../query/tags.js";
import { withJsonSchema } from "../../runtime/validators/json-schema.js";

const input = () => ({
  title: "Parameters of tags",
  description: "Lists the change tags of the site by name.\n\nThe parameters of the module `tags` as a typed object. The names stand without the prefix `tg`.",
  type: "object",
  properties: {
    continue: { description: "Goes on after an earlier answer, whose member `continue` holds the value.", type: "string" },
    limit: {
      description: "The most tags that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`.",
      anyOf: [{ type: "integer", minimum: 1, maximum: 5000 }, { type: "string", const: "max" }],
      $comment: "x-kiln: {\"limits\":{\"minimum\":1,\"maximum\":500,\"highMaximum\":5000}}",
      default: 10,
    },
    prop: {
      description: "What to say of each tag beside its name. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: no value.\n\n- `active`: Whether changes still get the tag.\n- `defined`: Whether the software or the site defines the tag.\n- `description`: What the tag means, as wikitext.\n- `displayname`: The name under which the tag is shown, in HTML, or `false` where it is not shown.\n- `hitcount`: How many revisions and log entries carry the tag.\n- `source`: Whether the software or people set the tag.",
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
