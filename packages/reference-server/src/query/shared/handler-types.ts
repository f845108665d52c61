import type { HandlersByModule } from "@kiln/server/query";

export type HandlerOf<Name extends keyof HandlersByModule> = NonNullable<HandlersByModule[Name]>;

export type ParametersOf<Name extends keyof HandlersByModule> =
  HandlerOf<Name> extends (parameters: infer P, ...others: never[]) => unknown ? P : never;
