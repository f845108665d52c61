// The JSON Schemas of userinfo. Generated: change the spec instead.
import { standard } from "../../query/userinfo.js";
import { withJsonSchema } from "../../runtime/resource/validators/json-schema.js";

const input = () => ({
  title: "Parameters of userinfo",
  description: "Returns information about the caller, such as user name, groups, rights, preferences and limits.\n\nThe parameters of the module `userinfo` as a typed object. The names lack the prefix `ui`.",
  type: "object",
  properties: {
    prop: {
      description: "Properties to return for the caller in addition to name and ID. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` means all values.\n\n- `acceptlang`: The languages in the request header `Accept-Language`, with their weights.\n- `blockinfo`: The current block of the user, if any.\n- `cancreateaccount`: Whether the user can create accounts and, if not, why.\n- `centralids`: The user's IDs in central systems, and whether the account is attached there.\n- `changeablegroups`: The groups that the user can add users to or remove users from.\n- `editcount`: How many edits the account has made.\n- `email`: The email address, and when it was confirmed. Requires the right `viewmyprivateinfo`.\n- `groupmemberships`: The explicit groups of the user, with their expiry times.\n- `groups`: All groups of the user.\n- `hasmsg`: Whether the user's talk page has new messages.\n- `implicitgroups`: The implicit groups of the user, such as `user`.\n- `latestcontrib`: The time of the user's latest edit.\n- `options`: The preferences of the user.\n- `ratelimits`: The rate limits of the user, as a number of actions per number of seconds.\n- `realname`: The real name of the user, if the site uses real names.\n- `registrationdate`: The time at which the account was registered.\n- `rights`: The rights of the user.\n- `theoreticalratelimits`: Like `ratelimits`, but for a user who is not exempt from the limits.\n- `unreadcount`: The number of pages on the watchlist with unseen changes: at most 999, or `1000+`.",
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
      description: "The ID of another wiki. With `prop=centralids`, the response also says whether the account is attached on that wiki.",
      type: "string",
    },
  },
  additionalProperties: false,
  examples: [{ prop: ["groups", "editcount"] }],
});

const output = (input) => ({ title: input.title, description: input.description, type: "object", properties: input.properties, additionalProperties: false });

const described = /* @__PURE__ */ withJsonSchema(standard, input, output);

export { described as standard };
