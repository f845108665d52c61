import type { QueryHandlers } from "@kiln/server/query";
import { allusers } from "./modules/allusers.ts";
import { blocks } from "./modules/blocks.ts";
import { protectedtitles } from "./modules/protectedtitles.ts";
import { userinfoOn } from "./modules/stored-userinfo.ts";
import { generatorsOf, modulesOf } from "./shared/handlers-of.ts";
import type { Site } from "./site.ts";

/** The handlers of modules about users, their blocks and protected titles. */
export function peopleHandlersOn(site: Site): Required<Pick<QueryHandlers, "modules" | "generators">> {
  const generating = { protectedtitles: protectedtitles(site) };
  const plain = { allusers: allusers(site), blocks: blocks(site), userinfo: userinfoOn(site) };
  return { modules: { ...modulesOf(generating), ...plain }, generators: generatorsOf(generating) };
}
