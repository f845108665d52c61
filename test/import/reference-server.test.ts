import { expect, test } from "vitest";
import { compareLive, lineOf } from "../../generators/drift/compare.ts";
import { importWiki } from "../../generators/import/paraminfo/import-wiki.ts";
import { describedPaths, readDescription } from "../../generators/import/paraminfo/description.ts";
import { queryServices } from "../../generators/model/queries.ts";
import { ask } from "../server/query/support/ask.ts";
import { queryServer } from "../server/query/support/package.ts";
import { queryService } from "../validators/service.ts";

const { createQueryAnswer } = await queryServer();

async function describedByServer(): Promise<string> {
  const query = new URLSearchParams({
    action: "paraminfo",
    modules: describedPaths,
    helpformat: "wikitext",
    format: "json",
    formatversion: "2",
    errorformat: "plaintext",
  });
  return (await ask(createQueryAnswer(), String(query))).text;
}

/** The server lists its formats, which the document does not specify. */
const stated = ["different format type: string → list of values", "answer format default: none → jsonfm"];

test("the description that the reference server gives of itself imports to the facts of its spec", async () => {
  const wiki = readDescription(await describedByServer());
  if ("problem" in wiki) throw new Error(wiki.problem);
  const { model, diagnostics, losses } = importWiki(wiki, {
    sources: new Map(),
    decisions: [],
    project: "imported",
    service: "imported",
    emitters: [],
  });
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  const [imported] = queryServices(model!);
  expect(losses).toEqual([]);
  expect(imported!.modules).toHaveLength(64);
  expect(compareLive(queryService(), imported!).map(lineOf)).toEqual(stated);
});
