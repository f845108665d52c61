import { expect, it } from "vitest";
import { first } from "./first.js";

async function* numbers(ended: string[] = []): AsyncGenerator<number, void, undefined> {
  try {
    for (let count = 1; count <= 5; count++) yield count;
  } finally {
    ended.push("ended");
  }
}

it.each([
  [0, []],
  [2, [1, 2]],
  [5, [1, 2, 3, 4, 5]],
  [9, [1, 2, 3, 4, 5]],
])("the first %d of five", async (count, found) => {
  expect(await first(count, numbers())).toEqual(found);
});

it("ends what the items come from", async () => {
  const ended: string[] = [];
  await first(2, numbers(ended));
  expect(ended).toEqual(["ended"]);
});

it.each([
  [["limit", 2], { a: 1 }, { a: 1, limit: 2 }],
  [["limit", 500], { a: 1 }, { a: 1, limit: 3 }],
  [["limit"], {}, { limit: 3 }],
  [["limit", 2], { limit: 1 }, { limit: 1 }],
  [undefined, { a: 1 }, { a: 1 }],
] as const)("three items with the limit %j are requested in equal parts", async (limit, parameters, expected) => {
  const plan = { limit, parameters };
  expect(await first(3, Object.assign(numbers(), { plan }))).toEqual([1, 2, 3]);
  expect(plan.parameters).toEqual(expected);
});

it.each([-1, 1.5, NaN, Infinity])("%d is no count", async (count) => {
  await expect(first(count, numbers())).rejects.toThrow(`must be a whole number, not ${count}`);
});
