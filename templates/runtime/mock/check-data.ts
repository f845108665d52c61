import { canonical, conflictIn } from "../samples/canonical.js";
import { misfits } from "../samples/misfits.js";
import type { GivenMockOptions } from "./options.js";
import type { MockTable } from "./table.js";

/** Data that are not as the spec says are an error at once. */
export function checkData({ resources }: MockTable, { data = {} }: GivenMockOptions): void {
  for (const [collection, objects = []] of Object.entries(data)) {
    const object = Object.hasOwn(resources, collection) ? resources[collection]!.object : undefined;
    if (object === undefined) {
      const stored = Object.entries(resources).flatMap(([name, one]) => (one.object === undefined ? [] : [name]));
      throw new TypeError(
        `The option data contains ${collection}, which the mock does not store. Known: ${stored.join(", ")}.`,
      );
    }
    for (const [index, one] of objects.entries()) {
      const [name, other] = conflictIn(object, one) ?? [];
      if (name !== undefined)
        throw new TypeError(
          `The option data.${collection}.${index} has different values in ${name} and ${other}, which are the same member: pass only one of them.`,
        );
    }
    const [wrong] = misfits(
      { kind: "list", items: { kind: "shape", shape: () => object } },
      objects.map((one) => canonical(object, one)),
      `data.${collection}`,
      true,
    );
    if (wrong !== undefined) throw new TypeError(`The option ${wrong.place} ${wrong.says}.`);
  }
}
