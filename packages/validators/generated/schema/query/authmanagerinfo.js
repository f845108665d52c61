// The JSON Schemas of authmanagerinfo. Generated: change the spec instead.
import { standard } from "../../query/authmanagerinfo.js";
import { withJsonSchema } from "../../runtime/validators/json-schema.js";

const input = () => ({
  title: "Parameters of authmanagerinfo",
  description: "Tells whether and how the caller can log in, create an account, and change what the account logs in with.\n\nThe parameters of the module `authmanagerinfo` as a typed object. The names stand without the prefix `ami`.\n\nThe module does not carry the read-rights marker. It is free of the right `read` where a request asks for nothing but such modules. (decided: D-145)",
  type: "object",
  properties: {
    securitysensitiveoperation: { description: "The name of an operation. The answer says whether the current login is recent enough for it.", type: "string" },
    requestsfor: {
      description: "The action whose fields the answer describes: what has to be filled in to carry it out. Without it no fields are described.\n\n- `change`: Changing what the account logs in with, such as the password.\n- `create`: Creating an account.\n- `create-continue`: The next step of a creation that has begun.\n- `link`: Connecting the account with one of another system.\n- `link-continue`: The next step of a connection that has begun.\n- `login`: Logging in.\n- `login-continue`: The next step of a login that has begun.\n- `remove`: Removing what the account logs in with.\n- `unlink`: Ending the connection with an account of another system.",
      type: "string",
      enum: ["change", "create", "create-continue", "link", "link-continue", "login", "login-continue", "remove", "unlink"],
    },
    mergerequestfields: {
      description: "Puts the fields of all requests for one action into one list. A flag: present means true, absent means false (decided: D-119).",
      type: "boolean",
    },
    messageformat: {
      description: "The form in which texts of the answer are written. Default: `wikitext`.\n\n- `html`: Texts with the markup of HTML.\n- `none`: No texts: labels and help are left out.\n- `raw`: The keys of messages with their parameters.\n- `wikitext`: Texts with the markup of wikitext.",
      type: "string",
      enum: ["html", "none", "raw", "wikitext"],
      default: "wikitext",
    },
  },
  additionalProperties: false,
  examples: [{ securitysensitiveoperation: "ChangeEmail" }],
});

const output = (input) => ({
  title: input.title,
  description: input.description,
  type: "object",
  properties: input.properties,
  required: ["messageformat"],
  additionalProperties: false,
});

const described = /* @__PURE__ */ withJsonSchema(standard, input, output);

export { described as standard };
