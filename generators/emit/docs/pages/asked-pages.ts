import type { Module, QueryService } from "../../../model/query.ts";
import { generatorModules } from "../../../naming/groups.ts";
import { anchor, itemPage, within } from "../addresses.ts";
import { code, joined, link, marks, text } from "../prose.ts";
import type { Prose } from "../site.ts";

/** How a request says which pages a module is about; nothing of a module that is about none. */
export function askedPages(service: QueryService, module: Module): Prose {
  const { groups, pages } = service;
  if (pages === undefined || groups.find(({ name }) => name === module.group)?.role !== "properties") return [];
  const names = [...pages.pages, ...pages.revisions].map((name) => linkedParameter(service, name));
  const generators = generatorModules(service).length === 0 ? [] : [text(", or that a generator finds")];
  return [text("The pages that the request names with "), ...joined(names), ...generators, ...marks(pages.origin)];
}

function linkedParameter(service: QueryService, name: string): Prose {
  const set = service.requestParameters.find(({ parameters }) => parameters.some((one) => one.name === name));
  return set === undefined
    ? [code(name)]
    : [link(within(itemPage(service, "request-parameters", set.id), anchor("parameter", name)), code(name))];
}
