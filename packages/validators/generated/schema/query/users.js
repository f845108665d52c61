// The JSON Schemas of users. Generated: change the spec instead.
import { standard } from "../../query/users.js";
import { withJsonSchema } from "../../runtime/resource/validators/json-schema.js";

const input = () => ({
  title: "Parameters of users",
  description: "Returns information about the given users.\n\nThe parameters of the module `users` as a typed object. The names lack the prefix `us`.\n\n### Rules\n\n- At most one of `userids`, `users` (otherwise `invalidparammix`). (decided: D-181)",
  type: "object",
  properties: {
    prop: {
      description: "Properties to return for each user in addition to name and ID. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).\n\n- `blockinfo`: The current block of the user, if any.\n- `cancreate`: For a name that no user has, whether the account can be created and, if not, why.\n- `centralids`: The user's IDs in central systems, and whether the account is attached there.\n- `editcount`: How many edits the account has made.\n- `emailable`: Whether the caller can send email to the user.\n- `gender`: The gender that the user has set: `female`, `male` or `unknown`.\n- `groupmemberships`: The explicit groups of the user, with their expiry times.\n- `groups`: All groups of the user.\n- `implicitgroups`: The implicit groups of the user, such as `user`.\n- `registration`: The time at which the account was registered. Null for some old accounts.\n- `rights`: The rights of the user.",
      type: "array",
      items: {
        type: "string",
        enum: [
          "blockinfo",
          "cancreate",
          "centralids",
          "editcount",
          "emailable",
          "gender",
          "groupmemberships",
          "groups",
          "implicitgroups",
          "registration",
          "rights",
        ],
      },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    attachedwiki: {
      description: "The ID of another wiki. With `prop=centralids`, the response also says whether the account is attached on that wiki.",
      type: "string",
    },
    users: {
      description: "Names of the users to look up. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).",
      type: "array",
      items: { type: "string" },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    userids: {
      description: "IDs of the users to look up. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).",
      type: "array",
      items: { type: "integer" },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
  },
  additionalProperties: false,
  examples: [{ users: ["Jonas", "Nobody"], prop: ["editcount", "registration"] }],
});

const output = (input) => ({ title: input.title, description: input.description, type: "object", properties: input.properties, additionalProperties: false });

const described = /* @__PURE__ */ withJsonSchema(standard, input, output);

export { described as standard };
