import { join } from "node:path";
import { expect, test } from "vitest";
import { compile, emitters, load, loadSources, type Model } from "../../generators/index.ts";
import { queryServices, resourceServices } from "../../generators/model/queries.ts";
import { grow } from "./grow.ts";

const spec = load(join(import.meta.dirname, "../..")).sources;
const real = compile(loadSources(spec), []);
const grown = compile(loadSources(grow(spec, 3)), emitters);

test("a grown spec has nothing to complain about", () => {
  expect(grown.diagnostics).toEqual([]);
});

test("it holds three times what the real one holds", () => {
  const times3 = Object.entries(counts(real.model!)).map(([what, count]) => [what, 3 * count]);
  expect(counts(grown.model!)).toEqual(Object.fromEntries(times3));
});

test("its copies refer to copies", () => {
  const [service] = queryServices(grown.model!);
  const module = service!.modules.find((one) => one.name === "c3-alldeletedrevisions")!;
  expect(new Set(module.parameters.map((parameter) => parameter.fromGroup?.group))).toEqual(
    new Set([undefined, "c3-revision-content-options"]),
  );
  const borrower = service!.modules.find((one) => one.name === "c2-imageusage")!;
  expect(borrower.sameParametersAs).toBe("c2-backlinks");
  const [exchange] = resourceServices(grown.model!);
  const operations = exchange!.resources.find((one) => one.id === "c2-login-token")!.operations;
  expect(operations.flatMap((operation) => operation.errors).filter(({ code }) => !code.startsWith("c2_"))).toEqual([]);
});

test("once its size is the real spec itself", () => {
  expect([...grow(spec, 1)]).toEqual([...spec]);
});

test("the same spec grows to the same texts", () => {
  expect([...grow(spec, 3)]).toEqual([...grow(spec, 3)]);
});

function counts(model: Model): Record<string, number> {
  const modules = queryServices(model).flatMap((service) => service.modules);
  const resources = resourceServices(model).flatMap((service) => service.resources);
  return {
    modules: modules.length,
    generators: modules.filter((module) => module.generator).length,
    parameters: modules.flatMap((module) => module.parameters).length,
    groups: queryServices(model).flatMap((service) => service.parameterGroups).length,
    resources: resources.length,
    fields: resources.flatMap((resource) => resource.fields).length,
    operations: resources.flatMap((resource) => resource.operations).length,
    valueSets: model.services.flatMap((service) => service.valueSets).length,
    // Errors of resources are copied only if a copy names them.
    errors: queryServices(model).flatMap((service) => service.errors).length,
    facts: model.services.flatMap((service) => service.facts).length,
  };
}
