import { describe, expect, it } from "vitest";
import { InexactNumber, readJson } from "./json.js";

const read = (text: string): unknown => readJson(new TextEncoder().encode(text));

/** Returns the number that would lose precision and the names of the members that lead to it. */
function inexactIn(text: string): readonly [token: string, path: string] | undefined {
  try {
    read(text);
    return undefined;
  } catch (error) {
    if (!(error instanceof InexactNumber)) throw error;
    return [error.token, error.path.join(".")];
  }
}

describe("JSON", () => {
  it.each([
    '{"a":{"b":1},"b":[{"a":1},{"a":2}],"":0,"c":{"a":1}}',
    '{"a":"a:1","b":"\\"","c":"\\\\","d":["a","a"],"e" : "x\\"y"}',
    '["a","a",{"k":"k"},{"k":"k"}]',
    '"\\ud834\\udd1e 𝄞"',
    "[]",
    "-1",
    "null",
  ])("%s is read as JSON.parse reads it", (text) => expect(read(text)).toEqual(JSON.parse(text)));

  it.each([
    '{"a":1,"a":1}',
    '{"a":1,"a" :1}',
    '{"a":1,"a"\t\n\r :1}',
    '{"a":1,"\\u0061":2}',
    '{"a":{"b":[1]},"c":[],"a":1}',
    '[{"a":{},"a":{}}]',
    '{"a":"x\\"","a":1}',
    '{"":1,"":1}',
  ])("%s is refused for its duplicate key", (text) => expect(() => read(text)).toThrow("A duplicate key"));

  it.each(['"\\ud834"', '{"\\udd1e":1}', '["x\\ud834y"]'])("%s is refused for its unpaired surrogate", (text) =>
    expect(() => read(text)).toThrow("A string that is not well-formed"),
  );

  it.each(["{", "01", '{"a":1,}', ""])("%j is refused as no JSON", (text) =>
    expect(() => read(text)).toThrow(SyntaxError),
  );

  it("is refused if it is not UTF-8", () => expect(() => readJson(Uint8Array.of(0x22, 0xff, 0x22))).toThrow(TypeError));
});

describe("a number", () => {
  it.each([
    "0",
    "9007199254740991",
    "-9007199254740991",
    "999999999999999",
    "1000000000000000",
    "0.1",
    "1e3",
    "-0.5E+10",
    "1e308",
    "0.30000000000000004",
  ])("%s is exact", (text) => expect(inexactIn(`{"a":[${text}]}`)).toBeUndefined());

  it.each(["9007199254740992", "-9007199254740993", "9007199254740993.0", "1e309", "-1E400", "99999999999999999999"])(
    "%s would lose precision",
    (text) => {
      expect(inexactIn(text)).toEqual([text, ""]);
      expect(inexactIn(`{"z":{"y":0},"a":{"x":1,"b":[${text} ]}}`)).toEqual([text, "a.b"]);
    },
  );
});
