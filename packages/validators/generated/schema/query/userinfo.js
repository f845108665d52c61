// The JSON Schemas of userinfo. Generated: change the spec instead.
import { standard } from "../../query/userinfo.js";
import { withJsonSchema } from "../../runtime/validators/json-schema.js";

const input = () => ({
  title: "Parameters of userinfo",
  description: "Tells of the caller: the name, and such things as groups, rights, preferences and limits.\n\nThe parameters of the module `userinfo` as a typed object. The names stand without the prefix `ui`.",
  type: "object",
  properties: {
    prop: {
      description: "What to say of the caller beside name and id. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` alone stands for all values.\n\n- `acceptlang`: The languages of the header `Accept-Language` of the request, with their weights.\n- `blockinfo`: The block that holds for the user, if there is one.\n- `cancreateaccount`: Whether the user can create accounts, and if not, why.\n- `centralids`: The ids of the account in central systems, and whether it is connected with this wiki there.\n- `changeablegroups`: The groups that the user can put others or themselves into, or take them out of.\n- `editcount`: How many edits the user has made.\n- `email`: The email address, and when it was confirmed. Needs the right `viewmyprivateinfo`.\n- `groupmemberships`: The groups that the user was put into, and until when.\n- `groups`: All groups of the user.\n- `hasmsg`: Whether there are new messages on the talk page of the user.\n- `implicitgroups`: The groups that come by themselves, such as `user`.\n- `latestcontrib`: When the user made the last edit.\n- `options`: The preferences of the user.\n- `ratelimits`: How often the user can take actions, as number of times in a number of seconds.\n- `realname`: The real name of the user, where the site has one.\n- `registrationdate`: When the account was made.\n- `rights`: The rights of the user.\n- `theoreticalratelimits`: The same as `ratelimits` for a user who is not exempt from the limits.\n- `unreadcount`: How many pages on the watchlist have changes not seen yet: up to 999, or `1000+`.",
      anyOf: [
        {
          type: "array",
          items: {
            type: "string",
            enum: [
              "acceptlang",
              "blockinfo",
              "cancreateaccount",
              "centralids",
              "changeablegroups",
              "editcount",
              "email",
              "groupmemberships",
              "groups",
              "hasmsg",
              "implicitgroups",
              "latestcontrib",
              "options",
              "ratelimits",
              "realname",
              "registrationdate",
              "rights",
              "theoreticalratelimits",
              "unreadcount",
            ],
          },
          maxItems: 500,
        },
        { type: "string", const: "*" },
      ],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    attachedwiki: {
      description: "The id of another wiki. With `prop=centralids` the answer says whether the account is connected with that wiki, too.",
      type: "string",
    },
  },
  additionalProperties: false,
  examples: [{ prop: ["groups", "editcount"] }],
});

const output = (input) => ({ title: input.title, description: input.description, type: "object", properties: input.properties, additionalProperties: false });

const described = /* @__PURE__ */ withJsonSchema(standard, input, output);

export { described as standard };
