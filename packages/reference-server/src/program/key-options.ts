import type { ActionCall } from "./actions.ts";
import type { OptionTable } from "./command-line.ts";

const networkHelp = "an address or a network, such as 192.0.2.0/24, from which alone it may be used; may be given several times (create)";

/** The options of `keys` beside those of every command. */
export const keyOptions = {
  tenant: { type: "string", value: "CODE", help: "the tenant whose key it is: its code or its name (create, for a tenant's key)" },
  label: { type: "string", value: "TEXT", help: "what it is for (create)" },
  address: { type: "string", multiple: true, value: "NET", help: networkHelp },
} as const satisfies OptionTable;

export type KeyCall = ActionCall<typeof keyOptions>;
