import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { resourceServices } from "../../../generators/model/queries.ts";
import { atLeastOne } from "../../support/at-least-one.ts";
import { clientCallsOf, type Extent } from "./calls.ts";
import { compilerErrors, declarationsIn, type CompilerName } from "./declarations.ts";
import { once } from "./once.ts";
import type { Proof } from "./proof.ts";
import type { Stranger } from "./stranger.ts";
import { moduleOf, usesIn, usesOf } from "./uses.ts";
import { callsModule, lineOfCall } from "./typed-calls.ts";

/** A compiler reads the packages' declarations, calls of the client and the scaffolded handlers, all in one run. */
export function proveCompiled(proof: Proof, stranger: Stranger, compiler: CompilerName, extent: Extent): void {
  const { model, folder, stubs } = stranger;
  const modules = resourceServices(model).map((service) => ({ file: `calls/${service.id}.ts`, service, calls: clientCallsOf(service, extent) }));
  const uses = once(() => usesOf(stranger));
  const errors = once(() => {
    mkdirSync(join(folder, "calls"), { recursive: true });
    for (const { file, service, calls } of modules) writeFileSync(join(folder, file), callsModule(model.project.packageScope, service, calls));
    const files = [...declarationsIn(stranger), ...stubs().files, ...modules.map(({ file }) => file), ...uses()];
    return compilerErrors(stranger, compiler, files);
  });

  proof.test(`${compiler} takes the declarations of the packages`, () => {
    expect(declarationsIn(stranger).length).toBeGreaterThan(5);
    expect(errors().filter((line) => !/^(?:calls|uses|packages\/reference-server)\//.test(line))).toEqual([]);
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
  for (const { file, calls } of modules)
    for (const [index, call] of calls.entries())
      proof.test(`${call.title}: ${compiler} takes the call`, () => {
        expect(errors().filter((line) => line.startsWith(`${file}(${lineOfCall(index)},`))).toEqual([]);
      });
}
