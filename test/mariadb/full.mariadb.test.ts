import { expect, it } from "vitest";
import { startProgram, type Reply } from "../server/exchange/program.ts";
import { expectKept, writeHundred } from "../server/exchange/writes.ts";
import { programs } from "./given.ts";
import { startMariadb } from "./server.ts";

/** Stores all tables in one file with a maximum size. */
const oneFile = (most: string): readonly string[] => [
  "--innodb-file-per-table=0",
  `--innodb-data-file-path=ibdata1:12M:autoextend${most}`,
];

it("a full database causes 503, loses nothing, and is written to again when there is room", async () => {
  const server = await startMariadb(programs, { options: oneFile(":max:28M") });
  const program = await startProgram(server.address);
  const key = program.keys["tenant-full"]!;
  const { acknowledged } = await writeHundred(program, key, "before");
  // Near the maximum size of a request: many small groups would take too long to fill the file.
  const members = Array.from({ length: 400 }, () => `EXT-${"9".repeat(100)}`);
  const sizeOf = (name: string): number => (acknowledged.has(name) ? 3 : members.length);
  const create = (name: string): Promise<Reply> =>
    program.ask("POST", "/paginggroups", { key, body: { name, number: "1", members } });

  const made = new Set(acknowledged);
  let last = await create("full 0");
  for (let count = 1; last.status === 201 && count < 500; count++) {
    made.add(`full ${count - 1}`);
    last = await create(`full ${count}`);
  }
  expect([last.status, (last.json as { readonly error?: object }).error]).toEqual([
    503,
    { code: "service_unavailable", message: "Service unavailable." },
  ]);
  expect(made.size).toBeGreaterThan(100);
  await expectKept(program, key, made, sizeOf);

  await server.stop();
  await server.start(oneFile(""));
  expect((await create("after")).status).toBe(201);
  await expectKept(program, key, made, sizeOf);
  expect(await program.stop()).toBe(0);
  await server.remove();
});
