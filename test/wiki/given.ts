import { queryService } from "../validators/service.ts";
import { ask, type Answer } from "./ask.ts";
import { olderService } from "./older.ts";
import type { Site } from "./site.ts";

/** The wiki created by `npm run test:wiki`, which passes it in the environment. */
const told = process.env["KILN_WIKI"];
if (told === undefined) throw new Error("These tests need a wiki: npm run test:wiki");
export const site = JSON.parse(told) as Site;

/** The version as a comparable number: 1.39. */
export const version = await wikiVersion();

/** The service in the spec. The following have it reduced to this version, and the difference. */
export const catalogue = queryService();
export const { service, lacks } = await olderService(catalogue, site.endpoint);

async function wikiVersion(): Promise<number> {
  const { general } = (await siteInfo("general")) as { readonly general: { readonly generator: string } };
  return Number(/\d+\.\d+/.exec(general.generator)?.[0]);
}

export async function siteInfo(about: string): Promise<NonNullable<Answer["query"]>> {
  return (await ask(site.endpoint, `action=query&meta=siteinfo&siprop=${about}`)).query!;
}
