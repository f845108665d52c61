import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { hashOf } from "../../../generators/write/unified-diff.ts";
import { emitters, run } from "../../../generators/index.ts";
import { baseFolder } from "../../support/base.ts";
import { emitted } from "../../support/emit.ts";
import { root } from "../support.ts";

const folder = mkdtempSync(join(tmpdir(), "kiln-emitted-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Creates a project whose committed files are the current compiler's output, with one edit in each of three files. */
function project(): void {
  cpSync(baseFolder, folder, { recursive: true });
  for (const [path, text] of emitted(emitters)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(join(root, "node_modules/typescript"), join(folder, "node_modules/typescript"));
  edit("packages/openapi/generated/office.json", '"ro_seats"', '"ro_chairs"');
  edit(
    "packages/client/generated/office/resources/room.d.ts",
    "readonly ro_seats: number",
    "readonly ro_seats: string",
  );
  edit("packages/server/generated/office/index.js", "\n", "\n\n");
}

function edit(path: string, from: string, to: string): void {
  const text = readFileSync(join(folder, path), "utf8");
  expect(text).toContain(from);
  writeFileSync(join(folder, path), text.replaceAll(from, to));
}

async function kiln(...args: readonly string[]) {
  const out: string[] = [];
  const code = await run(["diff", folder, folder, ...args], {
    out: (text) => out.push(text),
    error: () => undefined,
    color: false,
    folder,
    runner: "kiln",
    elapsed: () => 0,
  });
  return { code, out: out.join("") };
}

test("a change of an emitter is found with an unchanged spec, and fails", async () => {
  project();
  const { code, out } = await kiln();
  expect(code).toBe(1);
  expect(out).toContain(
    "breaking for reads: [emitted-member-removed] packages/openapi/generated/office.json: GET /rooms/{object_id} / 200 / application/json / ro_chairs is gone.",
  );
  expect(out).toContain("[emitted-code-changed] packages/server/generated/office/index.js");
  const { emitted: found } = JSON.parse((await kiln("--json")).out) as {
    readonly emitted: { readonly changes: readonly { readonly id: string }[] };
  };
  expect(found.changes.map(({ id }) => id)).toContain("emitted-declaration-changed");
  expect(await kiln("--no-emitted")).toEqual({ code: 0, out: "No changes.\n" });
});

test("a packed file is compared by its hash in the manifest", async () => {
  const [same, changed] = ["packages/client/generated/office/index.js", "packages/mock/generated/office/index.js"];
  const hash = hashOf(readFileSync(join(folder, same), "utf8"));
  writeFileSync(join(folder, "packages/manifest.sha256"), `${hash}  ${same}\n${hash}  ${changed}\n`);
  for (const path of [same, changed]) rmSync(join(folder, path));
  const { out } = await kiln();
  expect(out).toContain(`[emitted-code-changed] ${changed}`);
  expect(out).not.toContain(same);
});
