// The JSON Schemas of tokens. Generated: change the spec instead.
import { standard } from "../../query/tokens.js";
import { withJsonSchema } from "../../runtime/resource/validators/json-schema.js";

const input = () => ({
  title: "Parameters of tokens",
  description: "Returns the tokens required by actions that modify data.\n\nThe parameters of the module `tokens` as a typed object. The module has no prefix.\n\nThe module does not carry the read-rights marker. It does not require the right `read` if the request contains only such modules. (decided: D-145)",
  type: "object",
  properties: {
    type: {
      description: "The types of tokens to return. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` means all values. Default: `csrf`.\n\n- `createaccount`: For creating an account.\n- `csrf`: For most actions, such as edits.\n- `login`: For logging in.\n- `patrol`: For patrolling a change.\n- `rollback`: For rolling back edits.\n- `userrights`: For changing the groups of a user.\n- `watch`: For changing one's own watchlist.",
      anyOf: [
        {
          type: "array",
          items: { type: "string", enum: ["createaccount", "csrf", "login", "patrol", "rollback", "userrights", "watch"] },
          maxItems: 500,
        },
        { type: "string", const: "*" },
      ],
      default: ["csrf"],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
  },
  additionalProperties: false,
  examples: [{ type: ["csrf"] }],
});

const output = (input) => ({
  title: input.title,
  description: input.description,
  type: "object",
  properties: input.properties,
  required: ["type"],
  additionalProperties: false,
});

const described = /* @__PURE__ */ withJsonSchema(standard, input, output);

export { described as standard };
