// The JSON Schemas of users. Generated: change the spec instead.
import { standard } from "../../query/users.js";
import { withJsonSchema } from "../../runtime/validators/json-schema.js";

const input = () => ({
  title: "Parameters of users",
  description: "Tells of the users that the request names.\n\nThe parameters of the module `users` as a typed object. The names stand without the prefix `us`.\n\n### Rules\n\n- At most one of `userids`, `users` (else `invalidparammix`). (decided: D-181)",
  type: "object",
  properties: {
    prop: {
      description: "What to say of each user beside name and id. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).\n\n- `blockinfo`: The block that holds for the user, if there is one.\n- `cancreate`: For a name that no user has, whether an account can be made with it, and if not, why.\n- `centralids`: The ids of the account in central systems, and whether it is connected with this wiki there.\n- `editcount`: How many edits the user has made.\n- `emailable`: Whether other users can send email to the user.\n- `gender`: The gender that the user has chosen: `female`, `male` or `unknown`.\n- `groupmemberships`: The groups that the user was put into, and until when.\n- `groups`: All groups of the user.\n- `implicitgroups`: The groups that come by themselves, such as `user`.\n- `registration`: When the account was made. Null for some old accounts.\n- `rights`: The rights of the user.",
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
      description: "The id of another wiki. With `prop=centralids` the answer says whether the account is connected with that wiki, too.",
      type: "string",
    },
    users: {
      description: "The names of the users to look up. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).",
      type: "array",
      items: { type: "string" },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    userids: {
      description: "The ids of the users to look up. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).",
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
