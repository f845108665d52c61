import type { ActionCall } from "./actions.ts";
import type { OptionTable } from "./command-line.ts";

/** The options of `identities` beside those of every command. */
export const identityOptions = {
  tenant: { type: "string", value: "CODE", help: "whose it is: a tenant's code or name; an extension needs it (create)" },
  name: { type: "string", value: "NAME", help: "the name of an extension; without it, its number (create)" },
  "web-user": { type: "string", value: "NAME", help: "its own user name on the web (create, extension)" },
  "sip-name": { type: "string", multiple: true, value: "NAME", help: "a SIP name; may be given several times (create, extension)" },
  endpoint: { type: "string", multiple: true, value: "ID", help: "a PJSIP endpoint; may be given several times (create, extension)" },
} as const satisfies OptionTable;

export type IdentityCall = ActionCall<typeof identityOptions>;
