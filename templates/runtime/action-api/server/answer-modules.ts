import type { DecodedRequest } from "../../query/server/decoded-request.js";
import { bodyOf, pagesOf, runModules, type Ran } from "../../query/server/run-modules.js";
import type { ActiveRequest } from "./active-request.js";
import { nextOf, type Continuation, type Start } from "./continuation.js";
import { pagesById } from "./format-version-1.js";

/** What the modules of a request answer from where it begins, and how it goes on. */
export async function answerModules(request: DecodedRequest, active: ActiveRequest, start: Start): Promise<Record<string, unknown>> {
  const { table, given, version } = active;
  const ran = await runModules(request, active, start);
  const names = Object.keys(request.modules);
  const next = nextOf(start, { ...ran, modules: names, properties: names.filter((name) => isOfPages(active, name)) });
  const pages = pagesOf(ran);
  return {
    ...(given.has("rawcontinue") ? rawContinue(ran, request.generator?.name) : continuePart(next)),
    ...(Object.keys(ran.limits).length === 0 ? {} : { limits: ran.limits }),
    ...bodyOf(table, ran, pages === undefined || version === "2" ? pages : pagesById(pages)),
  };
}

/** Whether a module is of a group whose modules are run again for each batch of pages. */
function isOfPages({ table }: ActiveRequest, name: string): boolean {
  return Object.entries(table.groups).some(([selector, names]) => table.roles[selector] === "properties" && names.includes(name));
}

function continuePart({ next, complete }: Continuation): object {
  return { ...(complete ? { batchcomplete: true } : {}), ...(next === undefined ? {} : { continue: next }) };
}

/** The older form: by module, and not whether the pages are complete. */
function rawContinue({ modulesAt, generatorAt }: Pick<Ran, "modulesAt" | "generatorAt">, generator: string | undefined): object {
  const raw = Object.fromEntries(modulesAt);
  if (generator !== undefined && Object.keys(generatorAt).length > 0) raw[generator] = { ...raw[generator], ...generatorAt };
  return Object.keys(raw).length === 0 ? {} : { "query-continue": raw };
}
