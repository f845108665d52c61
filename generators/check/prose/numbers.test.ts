import { expect, test } from "vitest";
import { numbersIn } from "./prose.ts";

test.each([
  ["At most 5,000 rows, or 12 of 1.5.", [5000, 12, 1.5]],
  ["After five attempts, /16 for IPv4.", [5, 16]],
  ["10 MB, or two minutes", [10, 10_000_000, 10_485_760, 2, 120, 120_000]],
  ["As D-014 and RFC 9110 state, since version 1.39, in sha256 and utf-8.", []],
])("finds the numbers of %j", (text, numbers) => expect(numbersIn(text)).toEqual(numbers));
