import fc from "fast-check";
import { expect, test } from "vitest";
import { jsonText } from "./serializers.js";

const value = fc.jsonValue({ maxDepth: 4 });
const form = fc.record({ ascii: fc.boolean(), indent: fc.constantFrom(1, 4) }, { requiredKeys: ["ascii"] });

test("a mapping is written as an object with its members is, whatever they are", () => {
  fc.assert(
    fc.property(value, form, (member, how) => {
      expect(jsonText(new Map([["a", member]]), how)).toBe(jsonText({ a: member }, how));
    }),
  );
});

test("a mapping keeps the order of its keys", () => {
  expect(
    jsonText(
      {
        pages: new Map([
          ["-1", 1],
          ["7", 2],
          ["2", undefined],
        ]),
      },
      { ascii: false },
    ),
  ).toBe('{"pages":{"-1":1,"7":2}}');
});
