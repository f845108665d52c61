import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { operationsOf } from "../../../generators/model/operations.ts";
import { pollOf, resourceServices } from "../../../generators/model/queries.ts";
import { atLeastOne } from "../../support/at-least-one.ts";
import { clientCallsOf, type Extent } from "./calls.ts";
import { compilerErrors, declarationsIn, type CompilerName } from "./declarations.ts";
import { once } from "./once.ts";
import { pagedCallsOf } from "./pages.ts";
import type { Proof } from "./proof.ts";
import { waitingModule, waitingProgram } from "./readme.ts";
import type { Stranger } from "./stranger.ts";
import { moduleOf, usesIn, usesOf } from "./uses.ts";
import { callsModule, lineOfCall } from "./typed-calls.ts";

/** Checks that the packages' declarations, calls of the client and the scaffolded handlers compile, all in one run. */
export function proveCompiled(proof: Proof, stranger: Stranger, compiler: CompilerName, extent: Extent): void {
  const { model, folder, stubs } = stranger;
  const modules = resourceServices(model).map((service) => ({
    file: `calls/${service.id}.ts`,
    service,
    calls: clientCallsOf(service, extent),
    paged: pagedCallsOf(service, extent),
  }));
  const waits = resourceServices(model)
    .flatMap(operationsOf)
    .some((operation) => pollOf(operation) !== undefined);
  const uses = once(() => usesOf(stranger));
  const errors = once(() => {
    mkdirSync(join(folder, "calls"), { recursive: true });
    for (const { file, service, calls, paged } of modules)
      writeFileSync(join(folder, file), callsModule(model.project.packageScope, service, calls, paged));
    const files = [
      ...declarationsIn(stranger),
      ...stubs().files,
      ...modules.map(({ file }) => file),
      ...uses(),
      ...(waits ? [waitingProgram(stranger)] : []),
    ];
    return compilerErrors(stranger, compiler, files);
  });

  proof.test(`${compiler} takes the declarations of the packages`, () => {
    expect(declarationsIn(stranger).length).toBeGreaterThan(5);
    expect(errors().filter((line) => !/^(?:calls|uses|readme-|packages\/reference-server)\//.test(line))).toEqual([]);
  });
  proof.test(`${compiler} takes the scaffolded handlers`, () => {
    atLeastOne(stubs().files, "scaffolded handlers");
    expect(errors().filter((line) => line.startsWith("packages/reference-server/"))).toEqual([]);
  });
  for (const file of usesIn(stranger.id))
    proof.test(`${compiler} takes ${file}, and refuses in it what is marked`, () => {
      expect(errors().filter((line) => line.startsWith(`${moduleOf(file)}(`))).toEqual([]);
      expect(uses()).toContain(moduleOf(file));
    });
  if (waits) {
    proof.test(`${compiler} takes the program of the README that waits`, () => {
      expect(errors().filter((line) => line.startsWith(`${waitingModule}(`))).toEqual([]);
    });
  }
  for (const { file, calls, paged } of modules) {
    const titles = [
      ...calls.map(({ title }) => `${title}: ${compiler} takes the call`),
      ...paged.map(({ call }) => `${call.title}: ${compiler} knows the items of its pages`),
    ];
    for (const [index, title] of titles.entries())
      proof.test(title, () => {
        expect(errors().filter((line) => line.startsWith(`${file}(${lineOfCall(index)},`))).toEqual([]);
      });
  }
}
