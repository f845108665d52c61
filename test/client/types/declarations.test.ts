import { join } from "node:path";
import { expect, test } from "vitest";
import { compile, filesOf } from "../../../generators/compile.ts";
import { client } from "../../../generators/emit/client/emitter.ts";
import { loadSources } from "../../../generators/load/load.ts";
import { emittedFromSpec } from "../../support/emit.ts";
import { readFiles } from "../../support/files.ts";
import { faultsOf } from "./program.ts";

test("the declarations of the real spec are right in themselves", () => {
  expect(faultsOf(emittedFromSpec([client]))).toEqual([]);
});

test("so are those of the small spec with everything in it, where some things are unknown", () => {
  const { outputs } = compile(loadSources(readFiles(join(import.meta.dirname, "../../fixtures/complete"))), [client]);
  const files = new Map(Array.from(filesOf(outputs), ({ path, text }) => [path, text] as const));
  expect([...files.keys()]).toContain("packages/client/generated/shop/modules/goods.d.ts");
  expect(faultsOf(files)).toEqual([]);
});
