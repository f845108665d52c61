import { beforeAll, describe, expect, test } from "vitest";
import { load } from "../../generators/index.ts";
import { rootFolder } from "../support/emit.ts";
import { specJudge } from "../spec/spec-judge.ts";
import { exchangeFalsehoods } from "./falsehoods-exchange.ts";
import { queryFalsehoods } from "./falsehoods-query.ts";
import { specInMemory } from "./spec-in-memory.ts";

const spec = load(rootFolder);

describe.each([
  ["exchange", exchangeFalsehoods],
  ["query", queryFalsehoods],
])("a falsehood about the service %s, planted alone, is found", (service, falsehoods) => {
  const faultsOf = specJudge([service]);

  beforeAll(() => expect(faultsOf(spec)).toEqual([]));

  test("for twenty of them at least", () => expect(falsehoods.length).toBeGreaterThanOrEqual(20));

  test.each(falsehoods)("$name", ({ make, says }) => {
    const planted = specInMemory(spec);
    make(planted);
    expect(faultsOf(planted.loaded()).join("\n")).toMatch(says);
  });
});
