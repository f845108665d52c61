import { expect, it } from "vitest";
import { documented } from "./fact.ts";
import { resolve, type Binding } from "./binding.ts";

it("guesses what was meant, but not for the hundreds of faults that nobody reads", () => {
  const binding: Binding = { decisions: new Map(), citations: [], diagnostics: [], included: { count: 0 }, origin: documented };
  const known = new Map([["list", true]]);
  for (let start = 0; start < 150; start++) resolve(binding, "group", "lsit", known, { file: "a.yaml", start, end: start + 4 });
  expect(binding.diagnostics).toHaveLength(150);
  expect(binding.diagnostics.filter((one) => one.help.startsWith("Did you mean “list”?"))).toHaveLength(100);
});
