// The JSON Schemas of authmanagerinfo. Generated: change the spec instead.
import { standard } from "../../query/authmanagerinfo.js";
import { withJsonSchema } from "../../runtime/resource/validators/json-schema.js";

const input = () => ({
  title: "Parameters of authmanagerinfo",
  description: "Reports how the caller can log in, create an account and change authentication data.\n\nThe parameters of the module `authmanagerinfo` as a typed object. The names lack the prefix `ami`.\n\nThe module does not carry the read-rights marker. It does not require the right `read` if the request contains only such modules. (decided: D-145)",
  type: "object",
  properties: {
    securitysensitiveoperation: {
      description: "The name of a security-sensitive operation. The response says whether the current login is recent enough for it.",
      type: "string",
    },
    requestsfor: {
      description: "The action to describe the form fields for. If it is omitted, no fields are returned.\n\n- `change`: Changing authentication data, such as the password.\n- `create`: Creating an account.\n- `create-continue`: Continuing an account creation.\n- `link`: Linking an account of another system.\n- `link-continue`: Continuing an account link.\n- `login`: Logging in.\n- `login-continue`: Continuing a login.\n- `remove`: Removing authentication data.\n- `unlink`: Unlinking an account of another system.",
      type: "string",
      enum: ["change", "create", "create-continue", "link", "link-continue", "login", "login-continue", "remove", "unlink"],
    },
    mergerequestfields: {
      description: "Merges the fields of all authentication requests into one list. A flag: present means true, absent means false (decided: D-119).",
      type: "boolean",
    },
    messageformat: {
      description: "The format of messages in the response. Default: `wikitext`.\n\n- `html`: Messages as HTML.\n- `none`: No messages: labels and help texts are omitted.\n- `raw`: Message keys and parameters.\n- `wikitext`: Messages as wikitext.",
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
