import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { FastifyInstance } from "fastify";
import { expect, it } from "vitest";
import { rootFolder } from "../../support/emit.ts";
import { kiln, project, scaffold, src } from "./scaffolded-project.ts";

/** Creates the room booking project, and replaces rooms in its spec with another service of one resource. */
async function replacedService(): Promise<string> {
  const folder = await project(join(rootFolder, "test/fixtures/bookings"), "@bookings");
  await scaffold(folder);
  mkdirSync(join(folder, "packages/reference-server/test"));
  writeFileSync(
    join(folder, "packages/reference-server/test/rooms.test.ts"),
    'import { createBookingsClient } from "@bookings/client/bookings";\n',
  );
  rmSync(join(folder, "spec/bookings"), { recursive: true });
  cpSync(join(rootFolder, "templates/init/spec/tasks"), join(folder, "spec/tasks"), { recursive: true });
  writeFileSync(
    join(folder, "spec/decisions.yaml"),
    readFileSync(join(rootFolder, "templates/init/spec/decisions.yaml")),
  );
  return folder;
}

it("connects a replaced service, and reports the remains of the old one", async () => {
  const folder = await replacedService();
  const generated = await kiln(folder, "generate");
  expect([generated.code, generated.error.match(/^warning\[.*$/gm)]).toEqual([
    0,
    [
      "warning[obsolete-handlers]: “packages/reference-server/src/bookings” is for the service “bookings”, which the spec does not have.",
      "warning[unserved-service]: The server does not serve “tasks”: neither packages/reference-server/src/server.ts nor its list of services registers it.",
    ],
  ]);
  expect(generated.error).toContain(
    "packages/reference-server/src/bookings/, packages/reference-server/test/rooms.test.ts. Then run: kiln scaffold server\n",
  );

  const { code, written, changed, wiring, gone } = await scaffold(folder);
  expect({ code, written, changed, wiring }).toEqual({
    code: 1,
    written: ["tasks/task.ts", "tasks/plugin.ts", "tasks/handlers.ts"].map((file) => `${src}/${file}`),
    changed: [`${src}/services.ts`],
    wiring: [],
  });
  expect(gone).toEqual([
    { id: "bookings", folder: `${src}/bookings`, tests: ["packages/reference-server/test/rooms.test.ts"] },
  ]);
  expect(readFileSync(join(folder, src, "services.ts"), "utf8")).toBe(
    'export { plugin as desks } from "./desks/plugin.ts";\nexport { plugin as tasks } from "./tasks/plugin.ts";\n',
  );
  const { error } = await kiln(folder, "check");
  expect(["unserved-service", "obsolete-handlers"].filter((code) => error.includes(code))).toEqual([
    "obsolete-handlers",
  ]);

  rmSync(join(folder, src, "bookings"), { recursive: true });
  expect(await kiln(folder, "check")).toMatchObject({ code: 0, error: "" });
  const { createServer } = (await import(pathToFileURL(join(folder, src, "server.ts")).href)) as {
    readonly createServer: () => Promise<FastifyInstance>;
  };
  const server = await createServer();
  // Desks have the same base path, and were declared first.
  expect((await server.inject("/tasks/tasks")).statusCode).toBe(501);
  await server.close();
});

it("removes the line of a service whose folder was deleted before", async () => {
  const folder = await replacedService();
  rmSync(join(folder, src, "bookings"), { recursive: true });
  await kiln(folder, "generate");
  expect(await scaffold(folder)).toMatchObject({ code: 0, changed: [`${src}/services.ts`], gone: [] });
  expect(readFileSync(join(folder, src, "services.ts"), "utf8")).not.toContain("bookings");
});

it("does not change a list of services with other content, and prints the line instead", async () => {
  const folder = await replacedService();
  const list = join(folder, src, "services.ts");
  const before = `// Ours.\n${readFileSync(list, "utf8")}`;
  writeFileSync(list, before);
  await kiln(folder, "generate");
  const { changed, wiring } = await scaffold(folder);
  expect([changed, wiring]).toEqual([
    [],
    [{ file: `${src}/services.ts`, lines: ['export { plugin as tasks } from "./tasks/plugin.ts";'] }],
  ]);
  expect(readFileSync(list, "utf8")).toBe(before);
  expect((await kiln(folder, "check")).error).toContain("warning[unserved-service]");
});

it("adds nothing to a program without such a list, and takes a plugin in any of its files for served", async () => {
  const folder = await replacedService();
  rmSync(join(folder, src, "services.ts"));
  await kiln(folder, "generate");
  expect((await kiln(folder, "check")).error).toContain("unserved-service");
  writeFileSync(join(folder, src, "ours.ts"), 'import { tasksPlugin } from "@bookings/server/tasks";\n');
  expect((await kiln(folder, "check")).error).not.toContain("unserved-service");
  expect((await scaffold(folder)).written).toEqual([`${src}/tasks/task.ts`, `${src}/tasks/handlers.ts`]);
});

it("takes a plugin in a package of the project that the server depends on for served", async () => {
  const folder = await replacedService();
  rmSync(join(folder, src, "services.ts"));
  await kiln(folder, "generate");
  mkdirSync(join(folder, "packages/ours/src"), { recursive: true });
  writeFileSync(join(folder, "packages/ours/package.json"), '{ "name": "@bookings/ours" }\n');
  writeFileSync(join(folder, "packages/ours/src/index.ts"), 'export { tasksPlugin } from "@bookings/server/tasks";\n');
  expect((await kiln(folder, "check")).error).toContain("unserved-service");
  const file = join(folder, "packages/reference-server/package.json");
  const server = JSON.parse(readFileSync(file, "utf8")) as { readonly dependencies: Readonly<Record<string, string>> };
  const dependencies = { ...server.dependencies, "@bookings/ours": "0.1.0" };
  writeFileSync(file, JSON.stringify({ ...server, dependencies }));
  expect((await kiln(folder, "check")).error).not.toContain("unserved-service");
});
