import type { CommandLine } from "./command-line.ts";
import { defaultDatabase } from "./database.ts";

const databaseHelp = `the database (${defaultDatabase}); or mysql://user:password@host:port/name`;

const networkHelp = "an address or a network, such as 192.0.2.0/24, from which alone it may be used; may be given several times (create)";

/** The options of all actions of `keys`. */
export const keyOptions = {
  tenant: { type: "string", value: "CODE", help: "the tenant whose key it is: its code or its name (create, for a tenant's key)" },
  label: { type: "string", value: "TEXT", help: "what it is for (create)" },
  address: { type: "string", multiple: true, value: "NET", help: networkHelp },
  database: { type: "string", value: "FILE", default: defaultDatabase, help: databaseHelp },
  format: { type: "string", value: "FORMAT", default: "text", help: "text or json (text)" },
  debug: { type: "boolean", help: "show the stack of an internal error" },
  help: { type: "boolean", short: "h", help: "this text" },
} as const;

export type KeyValues = CommandLine<typeof keyOptions>["values"];
