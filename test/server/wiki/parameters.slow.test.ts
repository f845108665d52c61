import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Module, Parameter } from "../../../generators/model/query.ts";
import { readSeed } from "../../../packages/reference-server/src/seed/read-seed.ts";
import { handlersOn, storedHandlersOn } from "../../../packages/wiki/src/query/handlers.ts";
import { openStorage } from "../../../packages/reference-server/src/storage/open.ts";
import type { Storage } from "../../../packages/reference-server/src/storage/storage.ts";
import { queryService } from "../../validators/service.ts";
import { factsIn, type Facts } from "../../wiki/differential/facts.ts";
import { databaseIn } from "../../wiki/differential/ours.ts";
import { beginningFor, pairsFor } from "../../wiki/differential/requests.ts";
import { askOf, member, siteOn, type Ask } from "./support/asked-wiki.ts";
import { asGenerator, companionsOf } from "./support/companions.ts";
import { changingAtLeast, unchanging } from "./support/unchanging.ts";

/* Each parameter of each module changes the response to some request. It is used, not only accepted. */

const service = queryService();
const folder = mkdtempSync(join(tmpdir(), "kiln-parameters-"));
let storage: Storage;
let facts: Facts;
let ask: Ask;

beforeAll(async () => {
  const seeds = await Promise.all(
    ["../../wiki/differential/seed.yaml", "support/scenes.yaml"].map((path) =>
      readSeed(join(import.meta.dirname, path)),
    ),
  );
  const file = await databaseIn(folder, "wiki.db", seeds.flat());
  facts = factsIn(file);
  storage = await openStorage(file);
  ask = askOf(storage);
  handlers = { ...handlersOn(siteOn(storage)).modules, ...storedHandlersOn(siteOn(storage)).modules };
});

afterAll(async () => {
  await storage.close();
  rmSync(folder, { recursive: true });
});

const sysop = member("Ada", 1, "sysop");

let handlers: object = {};

/** Number of pairs of requests that are tried for a parameter. */
const rounds = 24;

test("each parameter changes a response, or a decision explains why not", async () => {
  const idle: string[] = [];
  const answered = service.modules.filter(({ name }) => name in handlers);
  for (const module of answered)
    for (const parameter of module.parameters)
      if (!(await changes(module, parameter))) idle.push(`${module.name}.${parameter.name}`);
  const [all, theirs] = [service.modules, answered].map(
    (modules) => modules.flatMap(({ parameters }) => parameters).length,
  ) as [number, number];
  console.log(
    `${theirs - idle.length} of ${all} parameters change an answer; ${all - theirs} are of modules without a handler.`,
  );
  expect(idle.toSorted()).toEqual(Object.keys(unchanging).toSorted());
  expect(theirs - idle.length, "a number that was reached before").toBeGreaterThanOrEqual(changingAtLeast);
}, 60_000);

async function changes(module: Module, parameter: Parameter): Promise<boolean> {
  if (parameter.name === "continue") return continues(module);
  const responses = new Set<string>();
  for (const pair of pairsFor({ service, facts, count: rounds, seed: 1 }, module, parameter)) {
    for (const made of roles(module, parameter)) {
      const [without, given] = [await responseTo(made(pair.without)), await responseTo(made(pair.with))];
      if (without !== undefined && given !== undefined && without !== given) return true;
      // A request without a required parameter, or without one of several, has no result. Two values must then give
      // different results.
      if (without === undefined && given !== undefined) responses.add(given);
    }
  }
  return responses.size > 1;
}

type Made = (request: Readonly<Record<string, string>>) => Readonly<Record<string, string>>;

/** Returns requests with the module alone, with the data that the parameter affects, and as a generator. */
function roles(module: Module, { name }: Parameter): readonly Made[] {
  const beside = companionsOf(module, name);
  const plain: Made = (request) => ({
    ...request,
    ...Object.fromEntries(Object.entries(beside).filter(([key]) => key !== module.prefix + name)),
  });
  return module.generator && name.startsWith("generate") ? [(request) => asGenerator(module, plain(request))] : [plain];
}

/** Returns true if a response has a continuation, and the next response differs. */
async function continues(module: Module): Promise<boolean> {
  const name = `${module.prefix}continue`;
  const { [name]: place, ...beside } = companionsOf(module, "continue");
  for (let seed = 1; seed <= rounds; seed++) {
    const parameters = { ...beginningFor({ service, facts, count: 1, seed }, module), ...beside };
    // A module that returns everything at once starts at the requested position.
    if (place !== undefined)
      return (await responseTo(parameters)) !== (await responseTo({ ...parameters, [name]: place }));
    const first = await ask(parameters, sysop);
    if (first.continue === undefined) continue;
    const [one, other] = [await responseTo(parameters), await responseTo({ ...parameters, ...first.continue })];
    if (one !== other) return true;
  }
  return false;
}

/** Returns the response as a string, or `undefined` for an error. */
async function responseTo(parameters: Readonly<Record<string, string>>): Promise<string | undefined> {
  const response = await ask(parameters, sysop);
  return response.errors === undefined ? JSON.stringify(response) : undefined;
}
