import type { Model, Service } from "../../model/model.ts";
import { decisionsPage, questionsPage, textPage } from "./addresses.ts";
import { kindsIn, navigationOf, referenceTo } from "./navigation.ts";
import { marksOf, withNotes } from "./notes.ts";
import { decisionPageOf } from "./pages/decision.ts";
import { decisionsPageOf, questionsPageOf } from "./pages/decisions.ts";
import { errorPage } from "./pages/error.ts";
import { listPageOf } from "./pages/list.ts";
import { modulePage } from "./pages/module.ts";
import { operationPage } from "./pages/operation.ts";
import { resourcePage } from "./pages/resource.ts";
import { servicePageOf } from "./pages/service.ts";
import { startPageOf } from "./pages/start.ts";
import { valueSetPage } from "./pages/value-set.ts";
import { textPageOf } from "./pages/text.ts";
import { resolver, type ProjectFiles } from "./project-text.ts";
import type { Page, Reference, Site } from "./site.ts";

/** The documentation of all services of a model. */
export function makeSite(model: Model, { texts }: ProjectFiles): Site {
  const { project, services, decisions } = model;
  const pages = [startPageOf(model), ...services.flatMap((service) => servicePages(model, service))];
  const written = textPages(texts, pages);
  const uses = usesByDecision(pages);
  const usesOf = ({ id }: { readonly id: string }): readonly Reference[] => uses.get(id) ?? [];
  const byId = new Map(decisions.map((decision) => [decision.id, decision]));
  return {
    name: project.name,
    navigation: navigationOf(model, written),
    pages: [
      ...written,
      ...pages.map((page) => withNotes(page, byId)),
      decisionsPageOf(model, (decision) => usesOf(decision).length),
      questionsPageOf(model, (decision) => usesOf(decision).length),
      ...decisions.map((decision) => decisionPageOf(decision, usesOf(decision))),
    ],
  };
}

/** Texts may lead to each other, and to the pages of services. */
function textPages(texts: ProjectFiles["texts"], pages: readonly Page[]): readonly Page[] {
  const paths = new Set([...pages.map(({ path }) => path), ...texts.map(({ name }) => textPage(name).path), decisionsPage.path, questionsPage.path]);
  return texts.map((one) => textPageOf(one, resolver(paths)));
}

function servicePages(model: Model, service: Service): readonly Page[] {
  return [
    servicePageOf(model, service),
    ...kindsIn(service).map((kind) => listPageOf(service, kind)),
    ...(service.kind === "query"
      ? service.modules.map((module) => modulePage(model, service, module))
      : service.resources.flatMap((resource) => [resourcePage(service, resource), ...resource.operations.map((operation) => operationPage(model, service, resource, operation))])),
    ...service.valueSets.map((set) => valueSetPage(service, set)),
    ...service.errors.map((error) => errorPage(service, error)),
  ];
}

/** The pages that have a mark of a decision. */
function usesByDecision(pages: readonly Page[]): ReadonlyMap<string, readonly Reference[]> {
  const uses = new Map<string, Reference[]>();
  for (const page of pages) {
    for (const id of marksOf(page).keys()) uses.set(id, [...(uses.get(id) ?? []), referenceTo(page)]);
  }
  return uses;
}
