import { expect, test } from "vitest";
import { createMcpServer } from "../../packages/mcp/generated/index.js";
import { createRanking } from "../../templates/runtime/mcp/search.ts";
import type { Entry, ProjectTable } from "../../templates/runtime/mcp/table.ts";
import { rootFolder } from "../support/emit.ts";
import { importGenerated } from "../support/generated-project.ts";
import { connected } from "./connect.ts";
import { heldOutQuestions } from "./held-out-questions.ts";
import { questions, type Question } from "./questions.ts";

/* The first texts that a model reads: three tools, and their search results. */

const { project } = await importGenerated<{ readonly project: ProjectTable }>(rootFolder, "mcp/generated/project.js");
const entries: readonly Entry[] = project.services.flatMap((service) => service.entries);
const rank = createRanking(entries);

/** Returns the number of questions with an answer among the first `most` results. */
function found(asked: readonly Question[], most: number): number {
  const places = asked.map(([question, ...answers]) => rank(question).findIndex(({ name }) => answers.includes(name)));
  return places.filter((place) => place >= 0 && place < most).length;
}

test("most questions find an answer first, and nearly all among the first eight results", () => {
  expect(found(questions, 1)).toBeGreaterThanOrEqual(16);
  expect(found(questions, 8)).toBeGreaterThanOrEqual(22);
});

test("so do those that the search was not tuned on", () => {
  expect(heldOutQuestions).toHaveLength(30);
  const names = new Set(entries.map(({ name }) => name));
  expect(heldOutQuestions.flatMap(([, ...answers]) => answers).filter((name) => !names.has(name))).toEqual([]);
  expect(found(heldOutQuestions, 1)).toBeGreaterThanOrEqual(16);
  expect(found(heldOutQuestions, 3)).toBeGreaterThanOrEqual(25);
  expect(found(heldOutQuestions, 8)).toBeGreaterThanOrEqual(28);
});

test("a name finds itself, and words in any order the same", () => {
  for (const name of ["exchange.createPagingGroup", "createPagingGroup", "allpages", "missing_user"]) {
    const [found] = name === "missing_user" ? rank("exchange.errors.missing_user") : rank(name);
    expect(found!.name.endsWith(name), name).toBe(true);
  }
  expect(rank("group paging create")[0]!.name).toBe(rank("create paging group")[0]!.name);
  expect(rank("zzzz")).toEqual([]);
});

test("all that a model has before its first call is far below 3,000 tokens", async () => {
  await using session = await connected(createMcpServer());
  const { tools } = await session.client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(["search", "describe", "call"]);
  expect(JSON.stringify(tools).length / 4).toBeLessThan(700);
});

test("a search lists reads and writes, keeps to one service, and counts further results", async () => {
  await using session = await connected(createMcpServer());
  const all = await session.call("search", { query: "", limit: 3 });
  expect(all.text).toMatch(/^exchange\.generateLoginToken \(writes\): .*\n.*\n.*\n\d+ more/);
  expect((await session.call("search", { query: "page", service: "exchange" })).text).not.toContain("query.");
  expect(await session.call("search", { query: "page", service: "nothing" })).toMatchObject({ isError: true });
  expect((await session.call("search", { query: "zzzz" })).text).toContain("Nothing was found.");
});

test("describe suggests a name for an unknown one, and lists the parts", async () => {
  await using session = await connected(createMcpServer());
  expect((await session.call("describe", { name: "exchange.createPagingGroups" })).text).toContain(
    "Did you mean exchange.createPagingGroup",
  );
  expect((await session.call("describe", { name: "query.allpages", part: "limits" })).text).toContain(
    "Did you mean limit?",
  );
  const part = await session.call("describe", { name: "exchange.createPagingGroup", part: "body.pin" });
  expect(part.text).toMatch(/^body\.pin: string ≤255 chars\n.*\(unknown: D-066\).*Secret/);
});
