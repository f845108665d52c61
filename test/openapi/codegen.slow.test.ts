import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ts from "typescript";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openapi } from "../../generators/emit/openapi/emitter.ts";
import { emittedFromSpec, rootFolder } from "../support/emit.ts";

const folder = mkdtempSync(join(tmpdir(), "kiln-codegen-"));
const names = ["exchange", "query"];

beforeAll(() => {
  const files = emittedFromSpec([openapi]);
  for (const name of names) writeFileSync(join(folder, `${name}.json`), files.get(`packages/openapi/generated/${name}.json`)!);
});

afterAll(() => rmSync(folder, { recursive: true }));

function run(program: string, args: readonly string[]): void {
  execFileSync(process.execPath, [join(rootFolder, "node_modules", program), ...args], { cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
}

/** What the compiler says of the file, in its strictest settings and with its libraries checked. */
function compilerErrors(file: string): readonly string[] {
  const program = ts.createProgram([file], {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: [],
  });
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}

it.each(names)("openapi-typescript makes types of %s that compile, and that know the parameters of a request", (name) => {
  run("openapi-typescript/bin/cli.js", [`${name}.json`, "-o", `${name}.d.ts`]);
  writeFileSync(join(folder, `${name}.use.ts`), uses[name]!);
  expect(compilerErrors(join(folder, `${name}.use.ts`))).toEqual([]);
});

it.each(names)("@hey-api/openapi-ts makes types of %s that compile", (name) => {
  run("@hey-api/openapi-ts/bin/run.js", ["-i", `${name}.json`, "-o", `hey-${name}`, "-p", "@hey-api/typescript", "--silent", "--no-log-file"]);
  expect(compilerErrors(join(folder, `hey-${name}`, "types.gen.ts"))).toEqual([]);
});

const uses: Readonly<Record<string, string>> = {
  exchange: `
    import type { components } from "./exchange.d.ts";
    type Create = components["schemas"]["CreatePagingGroupRequest"];
    export const byAlias: Create = { name: "a", number: "1", extensions: ["EXT-100"], bidirectional: "yes" };
    export const bySource: Create = { pa_name: "a", pa_number: "1", members: [100, 101] };
    // @ts-expect-error neither name nor pa_name
    export const nameless: Create = { number: "1" };
    // @ts-expect-error neither yes nor no
    export const maybe: Create = { name: "a", number: "1", bidirectional: "maybe" };
  `,
  query: `
    import type { paths } from "./query.d.ts";
    type Allpages = NonNullable<paths["/query+allpages"]["get"]["parameters"]["query"]>;
    export const some: Allpages = { apfrom: "A", aplimit: "max", apnamespace: 0, apprtype: ["edit", "move"], apfilterredir: "all" };
    // @ts-expect-error no such value
    export const wrong: Allpages = { apfilterredir: "some" };
    // @ts-expect-error the name has a prefix
    export const bare: Allpages = { limit: 10 };
    // @ts-expect-error required
    export const search: paths["/query+search"]["get"]["parameters"]["query"] = {};
    type Combined = NonNullable<paths["/api.php"]["get"]["parameters"]["query"]>;
    export const combined: Combined = { action: "query", list: ["allpages", "search"], aplimit: 10, srsearch: "x", generator: "allpages", gaplimit: 5 };
  `,
};
