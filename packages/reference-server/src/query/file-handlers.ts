import type { QueryHandlers } from "@kiln/server/query";
import { allimages } from "./modules/allimages.ts";
import { duplicatefiles } from "./modules/duplicatefiles.ts";
import { filearchive } from "./modules/filearchive.ts";
import { filerepoinfo } from "./modules/filerepoinfo.ts";
import { imageinfo } from "./modules/imageinfo.ts";
import { mystashedfiles } from "./modules/mystashedfiles.ts";
import { stashimageinfo } from "./modules/stashimageinfo.ts";
import { generatorsOf, modulesOf } from "./shared/handlers-of.ts";
import type { Site } from "./site.ts";

/** The handlers of modules about files: published, deleted, in the stash. */
export function fileHandlersOn(site: Site): Required<Pick<QueryHandlers, "modules" | "generators">> {
  const generating = { allimages: allimages(site), duplicatefiles: duplicatefiles(site) };
  const plain = {
    filearchive: filearchive(site),
    filerepoinfo: filerepoinfo(site),
    mystashedfiles: mystashedfiles(site),
    stashimageinfo: stashimageinfo(site),
  };
  return {
    modules: { ...modulesOf({ ...generating, imageinfo: imageinfo(site) }), ...plain },
    generators: generatorsOf(generating),
  };
}
