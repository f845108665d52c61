import type { QueryHandlers } from "@kiln/server/query";
import { generatedByRevisions, revisions } from "./modules/revisions.ts";
import type { Site } from "./site.ts";

/** The handlers of modules about what happened: revisions, changes, logs, users and files. */
export function historyHandlersOn(site: Site): Required<Pick<QueryHandlers, "modules" | "generators">> {
  return {
    modules: {
      revisions: revisions(site),
    },
    generators: {
      revisions: generatedByRevisions(site),
    },
  };
}
