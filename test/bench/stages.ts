import { rmSync } from "node:fs";
import { join } from "node:path";
import { bind } from "../../generators/bind/bind.ts";
import { check } from "../../generators/check/rules.ts";
import { emitters, writeFiles } from "../../generators/index.ts";
import type { MapNode, SpecDocument } from "../../generators/load/tree.ts";
import { parse } from "../../generators/load/parse.ts";
import { classifyFiles } from "../../generators/load/load.ts";
import { readSchemas, readSpec } from "../../generators/load/read.ts";
import { schemaReader } from "../../generators/load/read-schema.ts";
import { checkShape } from "../../generators/load/check-shape.ts";

/*
 * Runs the stages of the compiler in sequence, each over the whole spec, and prints the processor time of each in
 * milliseconds. It is a separate program, so that each run starts cold like Kiln. `stage-times.ts` starts it and passes
 * the start time.
 */
const node = Number(process.env["KILN_BENCH_START"]);
const took: Record<string, number> = { "start of Node": node, imports: computed() - node };

function timed<T>(stage: string, act: () => T): T {
  const start = computed();
  const result = act();
  took[stage] = computed() - start;
  return result;
}

const root = process.argv.at(-1)!;
const { sources } = timed("read", () => readSpec(root));
const { classified } = classifyFiles([...sources.keys()], []);
const parsed = timed("parse", () =>
  classified.map((place) => ({
    ...place,
    text: sources.get(place.file)!,
    root: parse(place.file, sources.get(place.file)!).root!,
  })),
);
timed("shape", () => {
  const schemaOf = schemaReader(readSchemas());
  for (const { role, text, root } of parsed)
    checkShape(schemaOf(schemaName(role.kind, root)), root, text, role.identity?.key);
});
const documents: readonly SpecDocument[] = parsed.map(({ file, role: { kind, service, name }, root }) => ({
  file,
  kind,
  service,
  name,
  root,
}));
const model = timed("bind", () => bind(documents).model!);
timed("check", () => check(model, { names: () => emitters.flatMap((emitter) => emitter.names(model)) }));
const outputs = emitters.map(({ name, emit }) => timed(`emit ${name}`, () => [...emit(model)]));
rmSync(join(root, "packages"), { recursive: true, force: true });
const files = outputs.flat();
for (const stage of ["write", "write, again"])
  timed(stage, () => writeFiles(root, files, { commands: { write: "", force: "" } }));
process.stdout.write(JSON.stringify(took));

/** Returns the processor time of all threads in milliseconds. Unlike elapsed time, it excludes other programs. */
function computed(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function schemaName(kind: SpecDocument["kind"], { entries }: MapNode): string {
  const value = entries.find(({ key }) => key === "kind")?.value;
  return kind === "service" && value?.kind === "scalar" ? `${String(value.value)}-service.json` : `${kind}.json`;
}
