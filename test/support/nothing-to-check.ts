import { describe, it, test } from "vitest";

/* A test generated for each item of a list fails if the list is empty. Otherwise it would check nothing, unnoticed. */

for (const made of [test, it, describe]) {
  const { each } = made;
  made.each = function (this: unknown, ...args: readonly unknown[]) {
    const [cases] = args;
    if (Array.isArray(cases) && cases.length === 0)
      throw new Error("`each` of an empty list: nothing would be checked.");
    return Reflect.apply(each, this, args) as unknown;
  } as typeof each & (typeof describe)["each"];
}
