import { expect, it } from "vitest";
import type { Binding } from "./binding.ts";
import { documented } from "./fact.ts";
import { resolve } from "./resolve.ts";

it("suggests a known name for the first hundred faults only", () => {
  const binding: Binding = {
    decisions: new Map(),
    citations: [],
    references: [],
    diagnostics: [],
    included: { count: 0 },
    origin: documented,
  };
  const known = new Map([["list", true]]);
  for (let start = 0; start < 150; start++)
    resolve(binding, "group", "lsit", known, { file: "a.yaml", start, end: start + 4 });
  expect(binding.diagnostics).toHaveLength(150);
  expect(binding.diagnostics.filter((one) => one.help.startsWith("Did you mean “list”?"))).toHaveLength(100);
});
