import type { HandlersByModule } from "@kiln/server/query";

/** The parameters that the handler of a module gets. */
export type ParametersOf<Module extends keyof HandlersByModule> = NonNullable<HandlersByModule[Module]> extends (parameters: infer Parameters, ...others: never[]) => unknown ? Parameters : never;
