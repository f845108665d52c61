import { expect, test } from "vitest";
import { otherReading } from "./read-scalar.ts";

test.each(["yes", "Yes", "YES", "no", "on", "Off", "y", "N"])(
  "%s is a boolean elsewhere, as a value and as a key",
  (text) => {
    for (const isKey of [false, true])
      expect(otherReading(text, isKey)).toEqual({ here: "text", elsewhere: "a boolean" });
  },
);

test.each(["yEs", "true", "null", "~", "", "yess", "0", "00", "7", "007", "-07", "10", "0x10", "0.5", "01.5", "1e07"])(
  "the value %s means the same elsewhere",
  (text) => expect(otherReading(text, false)).toBeUndefined(),
);

test.each([
  ["true", "a boolean"],
  ["False", "a boolean"],
  ["null", "null"],
  ["~", "null"],
])("the key %s is %s elsewhere", (text, elsewhere) => {
  expect(otherReading(text, true)).toEqual({ here: "text", elsewhere });
});

test.each(["404", "", "name", ".inf", "010"])("no warning is given of the key %s", (text) => {
  expect(otherReading(text, true)).toBeUndefined();
});

test.each([
  ["0777", "the number 777", "the number 511"],
  ["-010", "the number -10", "the number -8"],
  ["+0010", "the number 10", "the number 8"],
  ["08", "the number 8", "text"],
  ["0190", "the number 190", "text"],
])("%s is %s in Kiln and %s elsewhere", (text, here, elsewhere) => {
  expect(otherReading(text, false)).toEqual({ here, elsewhere });
});
