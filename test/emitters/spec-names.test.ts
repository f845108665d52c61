import { join } from "node:path";
import { expect, test } from "vitest";
import { recordOrigins, takeOrigins } from "../../generators/codegen/typescript.ts";
import { compileFolder, filesOf } from "../../generators/compile.ts";
import { emitters } from "../../generators/emit/emitters.ts";
import { rootFolder } from "../support/emit.ts";

/** Specs that use every feature, and services of resources. */
const specs = ["fixtures/complete", "fixtures/language", "services/bookings", "services/telephony"];

test.each(specs)("the names of %s have places in the spec, and the texts are the same without them", (folder) => {
  const { outputs, sources } = compileFolder(join(rootFolder, "test", folder), emitters);
  const plain = new Map([...filesOf(outputs)].map(({ path, text }) => [path, text]));
  const marked = recordOrigins(() => [...filesOf(outputs)]);
  const named = marked.map(({ path, text }) => ({ path, ...takeOrigins(text) }));
  expect(named.filter(({ path, text }) => text !== plain.get(path)).map(({ path }) => path)).toEqual([]);
  const withNames = named.filter(({ names }) => names.length > 0);
  expect(withNames.length).toBeGreaterThan(0);
  expect(withNames.map(({ path }) => path).filter((path) => !path.endsWith(".d.ts"))).toEqual([]);
  const files = new Set(withNames.flatMap(({ names }) => names.map(({ origin }) => origin.file)));
  expect([...files].filter((file) => !sources.has(file))).toEqual([]);
});
