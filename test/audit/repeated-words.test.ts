import { describe, expect, test } from "vitest";
import { MOST_WORDS, Repetitions } from "./repeated-words.ts";

const repetitions = new Repetitions(["A key is read in the header, or in the query string; nowhere else.", "Nothing."]);

describe("repeated words", () => {
  test("are found whatever their case and punctuation, each run once and whole", () => {
    const text =
      "Of keys: a key is read, in the `header`, or in the query string. It is short. A KEY IS READ IN THE HEADER OR not.";
    expect(repetitions.in(text)).toEqual([
      "a key is read in the header or in the query string",
      "a key is read in the header or",
    ]);
  });

  test("are not reported for shorter runs", () => {
    const seven = "a key is read in the header";
    expect(seven.split(" ")).toHaveLength(MOST_WORDS);
    expect(repetitions.in(`${seven} alone`)).toEqual([]);
    expect(repetitions.in("")).toEqual([]);
  });
});
