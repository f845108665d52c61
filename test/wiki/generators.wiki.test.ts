import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openapi } from "../../generators/emit/openapi/emitter.ts";
import { moduleDocuments } from "../openapi/module-documents.ts";
import { emittedFromSpec } from "../support/emit.ts";
import { responseTo, compilerErrors, linkLibraries } from "../tools/generated-code.ts";
import { generatorsIn, type Request } from "../tools/generators.ts";
import { installTools } from "../tools/install.ts";
import { site } from "./given.ts";
import { articleTitle } from "./site.ts";

/*
 * Clients that third-party generators create from the documents of single modules call a wiki that was not built from
 * these documents.
 */

const folder = mkdtempSync(join(tmpdir(), "kiln-wiki-clients-"));
const installed = join(folder, "installed");
const documents = moduleDocuments(emittedFromSpec([openapi]));
const { origin } = new URL(site.endpoint);
const constants = { action: "query", format: "json", formatversion: "2", errorformat: "plaintext" };

interface Call {
  readonly operationId: string;
  readonly selector: Readonly<Record<string, string>>;
  readonly query: Request["query"];
  /** The wiki's result below `query`. */
  readonly answered: object;
}

const calls: Readonly<Record<string, Call>> = {
  allpages: {
    operationId: "queryAllpages",
    selector: { list: "allpages" },
    query: { apfrom: articleTitle(1), aplimit: 2 },
    answered: { allpages: [{ title: articleTitle(1), pageid: expect.any(Number) }, { title: articleTitle(2) }] },
  },
  info: {
    operationId: "queryInfo",
    selector: { prop: "info" },
    query: { titles: [articleTitle(1)] },
    answered: { pages: [{ title: articleTitle(1), lastrevid: expect.any(Number) }] },
  },
};

beforeAll(async () => {
  mkdirSync(installed);
  await installTools(installed);
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true }), 60_000);

const names = ["openapi-typescript", "@hey-api/openapi-ts", "orval", "oazapfts", "swagger-typescript-api"];
const cases = names.flatMap((name) => Object.entries(calls).map(([module, call]) => [name, module, call] as const));

test.each(cases)(
  "a client that %s generates from the document of %s gets a response from the wiki",
  async (name, module, { operationId, selector, query, answered }) => {
    const generator = generatorsIn(installed).find((one) => one.name === name)!;
    const home = join(folder, name.replace("/", "-"));
    mkdirSync(home, { recursive: true });
    writeFileSync(join(home, `${module}.json`), JSON.stringify(documents.get(`query/${module}`)));
    generator.generate(home, module, origin);
    const always = { ...constants, ...selector };
    const program = join(home, `${module}.use.ts`);
    writeFileSync(
      program,
      generator.program(
        module,
        { path: "/api.php", operationId, query: { ...always, ...query }, required: Object.keys(always), headers: {} },
        origin,
      ),
    );
    linkLibraries(home, installed);
    expect(compilerErrors(program)).toEqual([]);
    const [status, body] = await responseTo(program);
    expect(status).toBe(200);
    expect(body).toMatchObject({ query: answered });
    expect(body).not.toHaveProperty("warnings");
  },
);
