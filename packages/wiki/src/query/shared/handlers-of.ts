import type { HandlersByModule } from "@kiln/server/query";

type Modules<All> = {
  readonly [Name in keyof All]: All[Name] extends { readonly module: infer Handler } ? Handler : never;
};
type Generators<All> = {
  readonly [Name in keyof All]: All[Name] extends { readonly generator: infer Handler } ? Handler : never;
};

/** Returns the handlers of modules, keyed by name. */
export function modulesOf<All extends Readonly<Record<string, { readonly module: unknown }>>>(all: All): Modules<All> {
  return Object.fromEntries(Object.entries(all).map(([name, { module }]) => [name, module])) as Modules<All>;
}

/** Returns the handlers of generators, keyed by name. */
export function generatorsOf<All extends Readonly<Record<string, { readonly generator: unknown }>>>(
  all: All,
): Generators<All> {
  return Object.fromEntries(Object.entries(all).map(([name, { generator }]) => [name, generator])) as Generators<All>;
}

export type HandlerOf<Name extends keyof HandlersByModule> = NonNullable<HandlersByModule[Name]>;

export type ParametersOf<Name extends keyof HandlersByModule> =
  HandlerOf<Name> extends (parameters: infer P, ...others: never[]) => unknown ? P : never;
