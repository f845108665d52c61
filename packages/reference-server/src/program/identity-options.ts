import type { ActionCall } from "./actions.ts";
import type { OptionTable } from "./command-line.ts";

/** The options of `identities` beside those of every command. */
export const identityOptions = {
  tenant: { type: "string", value: "CODE", help: "the code or name of the tenant; required for an extension (create)" },
  name: { type: "string", value: "NAME", help: "the name of an extension (create; default: its number)" },
  "web-user": { type: "string", value: "NAME", help: "the web user name (create, extension)" },
  "sip-name": {
    type: "string",
    multiple: true,
    value: "NAME",
    help: "a SIP name; may be given several times (create, extension)",
  },
  endpoint: {
    type: "string",
    multiple: true,
    value: "ID",
    help: "a PJSIP endpoint; may be given several times (create, extension)",
  },
} as const satisfies OptionTable;

export type IdentityCall = ActionCall<typeof identityOptions>;
