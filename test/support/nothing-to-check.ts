import { describe, it, test } from "vitest";

/* A test that is made for each of a list fails where the list is empty: it would check nothing, and not be missed. */

for (const made of [test, it, describe]) {
  const { each } = made;
  made.each = function (this: unknown, ...args: readonly unknown[]) {
    const [cases] = args;
    if (Array.isArray(cases) && cases.length === 0)
      throw new Error("`each` of an empty list: nothing would be checked.");
    return Reflect.apply(each, this, args) as unknown;
  } as typeof each & (typeof describe)["each"];
}
