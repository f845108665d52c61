import type { Context, Items, PageName } from "@kiln/server/query";

type Answered<T, Others> = Items<T, Others> | Promise<Items<T, Others>>;

/** A list of pages as a generator: it begins and continues where the list does. */
export function generatorOf<Parameters, One extends PageName, Others>(list: (parameters: Parameters, context: Context) => Answered<One, Others>) {
  // `continueAt` gets what the list itself made.
  return list as unknown as (parameters: Parameters, context: Context) => Promise<Items<PageName>>;
}
