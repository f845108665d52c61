import { expect, test } from "vitest";
import { queryService } from "../../validators/service.ts";
import { callOf, literal, needed } from "./calls.ts";
import { refused } from "./program.ts";

const service = queryService();
const generate = (name: string, parameters: string): string =>
  `wiki.generate(${JSON.stringify(name)}, ${parameters}, { titles: "A", prop: { info: {} } });`;

test("all modules can be called with what they need, and all generators be one", () => {
  const calls = service.modules.map((module) => callOf(service, module, needed(service, module)));
  const generators = service.modules
    .filter(({ generator }) => generator)
    .map((module) => generate(module.name, literal(needed(service, module))));
  expect(calls.length).toBeGreaterThan(0);
  expect(generators.length).toBeGreaterThan(0);
  expect(refused([...calls, ...generators])).toEqual(new Map());
});

test("no module takes an unknown parameter, goes without one that it needs, or is a generator if it cannot be", () => {
  const { modules } = service;
  const unknown = modules.map((module) =>
    callOf(service, module, { ...needed(service, module), nosuchparameter: "1" }),
  );
  const missing = modules
    .filter((module) => Object.keys(needed(service, module)).length > 0)
    .map((module) => callOf(service, module, {}));
  const others = modules
    .filter(({ generator }) => !generator)
    .map((module) => generate(module.name, literal(needed(service, module))));
  const wrong = refused([...unknown, ...missing, ...others]);
  expect([...unknown, ...missing, ...others].filter((call) => !wrong.has(call))).toEqual([]);
  expect(missing.length).toBeGreaterThan(0);
});
