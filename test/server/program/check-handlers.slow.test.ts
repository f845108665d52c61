import { execFile } from "node:child_process";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { rootFolder } from "../../support/emit.ts";
import { kiln, project, scaffold, src } from "./scaffolded-project.ts";

const bookings = join(rootFolder, "test/fixtures/bookings");

it("kiln check finds an operation without a handler, with the command that writes it", async () => {
  const folder = await project(bookings, "@bookings");
  await scaffold(folder);
  expect(await kiln(folder, "check")).toMatchObject({ code: 0, error: "" });
  await kiln(folder, "new", "resource", "lamp", "--service", "bookings");
  await kiln(folder, "generate");
  const { code, out, error } = await kiln(folder, "check");
  expect([code, error.match(/^error\[.*$/gm)?.length]).toEqual([1, 5]);
  expect(error).toContain(
    `error[missing-handler]: “${src}/bookings/handlers.ts” exports no handler “lamps.list”.\n  --> spec/bookings/resources/lamp.yaml:`,
  );
  expect(error).toContain("To write a stub for it, run: kiln scaffold server\n");
  expect(out).toMatch(/^server {6}5 handlers missing or unknown$/m);

  expect(await started(folder)).toEqual({
    code: 1,
    error:
      "These operations have no handler: lamps.list, lamps.get, lamps.create, lamps.update, lamps.delete; to write stubs, run “npx kiln scaffold server”.\n",
  });
  expect((await scaffold(folder, "lamp")).written).toEqual([`${src}/bookings/lamp.ts`]);
  expect(await kiln(folder, "check")).toMatchObject({ code: 0, error: "" });
});

it("kiln check finds a module without a handler, and a handler without an operation", async () => {
  const folder = await project();
  await scaffold(folder);
  const modules = join(folder, src, "library/modules.ts");
  writeFileSync(modules, readFileSync(modules, "utf8").replace(/^.*books.*\n/m, ""));
  writeFileSync(
    join(folder, src, "office/handlers.ts"),
    "export const desks = { list: () => [] };\nexport const helper = () => 1;\n",
    { flag: "a" },
  );
  const { code, error } = await kiln(folder, "check");
  expect([code, error.match(/“[a-z]+\.[a-z]+”/g)]).toEqual([1, ["“desks.list”", "“modules.books”"]]);
  expect(["missing-handler", "unknown-handler"].every((one) => error.includes(`error[${one}]`))).toBe(true);
});

it("kiln check reports handlers that cannot be loaded, and does not judge a plugin that is written differently", async () => {
  const folder = await project();
  await scaffold(folder);
  const handlers = join(folder, src, "office/handlers.ts");
  renameSync(join(folder, src, "office/room.ts"), join(folder, src, "office/hall.ts"));
  const finding = "unchecked-handlers";
  const { code, error } = await kiln(folder, "check");
  expect([code, error.match(/^\w+\[.*$/gm)]).toEqual([
    0,
    [`warning[${finding}]: The handlers of “office” were not checked: “${src}/office/handlers.ts” cannot be loaded.`],
  ]);
  const plugin = join(folder, src, "office/plugin.ts");
  writeFileSync(
    plugin,
    readFileSync(plugin, "utf8").replace(
      'import * as handlers from "./handlers.ts"',
      'import { handlers } from "./ours.ts"',
    ),
  );
  writeFileSync(handlers, "");
  expect(await kiln(folder, "check")).toMatchObject({ code: 0, error: "" });
});

it("scaffold server takes the name of a resource or an operation in the spec, and refuses others with a suggestion", async () => {
  const folder = await project(bookings, "@bookings");
  expect(await kiln(folder, "scaffold", "server", "romo")).toMatchObject({
    code: 2,
    error: expect.stringContaining("Did you mean “room”?") as string,
  });
  expect((await scaffold(folder, "room")).written[0]).toBe(`${src}/bookings/room.ts`);
  expect((await scaffold(folder, "room.get")).written).toEqual([]);
});

it("does not report other functions next to the handlers as obsolete", async () => {
  const folder = await project();
  await scaffold(folder);
  writeFileSync(
    join(folder, src, "library/handlers.ts"),
    "export function titleOf() {}\nexport const limits = { most: 5 };\n",
    { flag: "a" },
  );
  writeFileSync(join(folder, src, "office/handlers.ts"), "export function nameOf() {}\n", { flag: "a" });
  expect(await scaffold(folder)).toMatchObject({ code: 0, obsolete: [] });
});

async function started(folder: string): Promise<{ readonly code: number; readonly error: string }> {
  const run = promisify(execFile)(process.execPath, [join(folder, src, "main.ts")], {
    env: { ...process.env, PORT: "0" },
    timeout: 30_000,
  });
  return run.then(
    () => ({ code: 0, error: "" }),
    ({ code, stderr }: { readonly code: number; readonly stderr: string }) => ({ code, error: stderr }),
  );
}
