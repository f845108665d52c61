import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readSeed } from "../../../packages/reference-server/src/seed/read-seed.ts";
import { openStorage } from "../../../packages/reference-server/src/storage/open.ts";
import { databaseIn } from "../../wiki/differential/ours.ts";
import { queryService } from "../../validators/service.ts";
import { askOf, member } from "./support/asked-wiki.ts";
import { companionsOf } from "./support/companions.ts";
import { needed } from "./support/needed.ts";

/* A filter with an empty list of values selects everything, as in the real system. */

const folder = mkdtempSync(join(tmpdir(), "kiln-filters-"));
const seeds = await Promise.all(
  ["../../wiki/differential/seed.yaml", "support/scenes.yaml"].map((path) => readSeed(join(import.meta.dirname, path))),
);
const storage = await openStorage(await databaseIn(folder, "wiki.db", seeds.flat()));
const ask = askOf(storage);
afterAll(async () => {
  await storage.close();
  rmSync(folder, { recursive: true });
});

const sysop = member("Ada", 1, "sysop");
const { modules } = queryService();

const namespaces = modules.flatMap((module) =>
  module.parameters.flatMap(({ name, type, multiple }) =>
    type.kind === "namespace" && multiple && module.name !== "prefixsearch"
      ? [[module.prefix + name, module, name] as const]
      : [],
  ),
);

test("modules have a parameter for namespaces", () => expect(namespaces.length).toBeGreaterThan(15));

test.each(namespaces)("%s without a value means all namespaces", async (wireName, module, name) => {
  const base = {
    [module.group]: module.name,
    titles: "Lighthouse|Template:Box|File:Lamp.png",
    ...needed[module.name],
    ...companionsOf(module, name),
    [`${module.prefix}limit`]: "max",
  };
  const [empty, all] = [await ask({ ...base, [wireName]: "" }, sysop), await ask({ ...base, [wireName]: "*" }, sysop)];
  expect([empty.errors, all.errors]).toEqual([undefined, undefined]);
  if (module.name === "random") expect(empty.query.random.length).toBe(all.query.random.length);
  else expect(partsOf(empty)).toEqual(partsOf(all));
});

/** Returns the members of a result, sorted, because several namespaces affect the order of some lists. */
const partsOf = (result: object): readonly string[] =>
  JSON.stringify(result)
    .split(/[{}[\]]/)
    .toSorted();

test("psnamespace without a value means the main namespace", async () => {
  const [empty, main] = [
    await ask({ list: "prefixsearch", pssearch: "L", psnamespace: "" }),
    await ask({ list: "prefixsearch", pssearch: "L", psnamespace: "0" }),
  ];
  expect(empty).toEqual(main);
});

test.each([
  ["list=recentchanges&rclimit=max", "rctype"],
  ["list=watchlist&wllimit=max", "wltype"],
  ["list=allimages&ailimit=max", "aimime"],
  ["list=protectedtitles&ptlimit=max", "ptlevel"],
  ["list=blocks&bklimit=max", "bkids"],
  ["list=blocks&bklimit=max", "bkusers"],
  ["list=allusers&aulimit=max", "augroup"],
  ["list=allusers&aulimit=max", "auexcludegroup"],
  ["list=allusers&aulimit=max", "aurights"],
  ["list=logevents&lelimit=max", "leids"],
  ["prop=linkshere&titles=Lighthouse&lhlimit=max", "lhshow"],
  ["prop=contributors&titles=Lighthouse&pclimit=max", "pcgroup"],
  ["prop=contributors&titles=Lighthouse&pclimit=max", "pcexcludegroup"],
  ["prop=contributors&titles=Lighthouse&pclimit=max", "pcrights"],
  ["prop=contributors&titles=Lighthouse&pclimit=max", "pcexcluderights"],
])("%s has the same result with an empty %s", async (query, name) => {
  const parameters = Object.fromEntries(new URLSearchParams(query));
  const [without, empty] = [await ask(parameters, sysop), await ask({ ...parameters, [name]: "" }, sysop)];
  expect([without.errors, empty]).toEqual([undefined, without]);
});
