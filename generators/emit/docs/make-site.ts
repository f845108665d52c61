import type { Model, Service } from "../../model/model.ts";
import { anchorsOf } from "./anchors.ts";
import { feedOf } from "./changes/feed.ts";
import type { HasPlace } from "./changes/subject.ts";
import { indexByKeys } from "./index-by-keys.ts";
import { kindsIn, navigationOf, referenceTo, releaseSiblings } from "./navigation.ts";
import { marksOf, withNotes } from "./notes.ts";
import { changesPagesOf } from "./pages/changes.ts";
import { decisionPageOf } from "./pages/decision.ts";
import { decisionsPageOf, questionsPageOf } from "./pages/decisions.ts";
import { errorPage } from "./pages/error.ts";
import { listPageOf } from "./pages/list.ts";
import { modulePage } from "./pages/module.ts";
import { operationPage } from "./pages/operation.ts";
import { releasePagesOf } from "./pages/release.ts";
import { requestParametersPage } from "./pages/request-parameters.ts";
import { resourcePage } from "./pages/resource.ts";
import { servicePageOf } from "./pages/service.ts";
import { startPageOf } from "./pages/start.ts";
import { textPageOf } from "./pages/text.ts";
import { valueSetPage } from "./pages/value-set.ts";
import type { ProjectFiles } from "./project-text.ts";
import type { Page, Reference, Site } from "./site.ts";

/** The documentation of all services of a model. */
export function makeSite(model: Model, { texts }: ProjectFiles): Site {
  const { project, services, decisions } = model;
  const pages = [startPageOf(model), ...services.flatMap((service) => servicePages(model, service))];
  const written = texts.map(textPageOf);
  const byDecision = indexByKeys(pages, (page) => marksOf(page).keys());
  const usesOf = ({ id }: { readonly id: string }): readonly Reference[] => (byDecision.get(id) ?? []).map(referenceTo);
  const byId = new Map(decisions.map((decision) => [decision.id, decision]));
  const about = [
    ...written,
    ...pages.map((page) => withNotes(page, byId)),
    decisionsPageOf(model, usesOf),
    questionsPageOf(model, usesOf),
    ...decisions.map((decision) => decisionPageOf(decision, usesOf(decision))),
  ];
  return {
    name: project.name,
    navigation: navigationOf(model, written),
    pages: [...about, ...releasePages(model, about)],
    feed: feedOf(project),
  };
}

/** What changed, the newest version first. */
function releasePages(model: Model, pages: readonly Page[]): readonly Page[] {
  const { releases } = model.project;
  const anchors = new Map(releases.length === 0 ? [] : pages.map((page) => [page.path, new Set(["", ...anchorsOf(page)])]));
  const has: HasPlace = ({ path, anchor }) => anchors.get(path)?.has(anchor ?? "") ?? false;
  const siblings = releaseSiblings(releases);
  const versions = releases.map((release, index) => releasePagesOf({ model, release, before: releases[index - 1], siblings, has }));
  return [...changesPagesOf(model.project), ...versions.toReversed().flat()];
}

function servicePages(model: Model, service: Service): readonly Page[] {
  return [
    servicePageOf(model, service),
    ...kindsIn(service).map((kind) => listPageOf(service, kind)),
    ...(service.kind === "query"
      ? [...service.modules.map((module) => modulePage(model, service, module)), ...service.requestParameters.map((set) => requestParametersPage(service, set))]
      : service.resources.flatMap((resource) => [resourcePage(service, resource), ...resource.operations.map((operation) => operationPage(model, service, resource, operation))])),
    ...service.valueSets.map((set) => valueSetPage(service, set)),
    ...service.errors.map((error) => errorPage(service, error)),
  ];
}
