import type { ActionCall } from "./actions.ts";
import type { OptionTable } from "./command-line.ts";

const networkHelp =
  "an address or network, such as 192.0.2.0/24, from which the key may be used; may be given several times (create; default: any)";

/** The options of `keys` beside those of every command. */
export const keyOptions = {
  tenant: { type: "string", value: "CODE", help: "the code or name of the tenant (create, for a tenant key)" },
  label: { type: "string", value: "TEXT", help: "the purpose of the key (create)" },
  address: { type: "string", multiple: true, value: "NET", help: networkHelp },
} as const satisfies OptionTable;

export type KeyCall = ActionCall<typeof keyOptions>;
