import type { Decision } from "../../model/decision.ts";
import type { DecisionId } from "../../model/fact.ts";
import type { Model, Service } from "../../model/model.ts";
import type { QueryService } from "../../model/query.ts";
import { baseOf } from "../../model/version.ts";
import type { ResourceService } from "../../model/resource.ts";
import { feedOf } from "./changes.ts";
import { iconFile, imageFile, kindsIn, navigationOf, referenceTo, releaseSiblings, startPage } from "./addresses.ts";
import { decisionPageOf, decisionsPageOf, marksOf, questionsPageOf, withNotes } from "./pages/decisions.ts";
import { clientsPageOf, openapiPageOf } from "./pages/clients.ts";
import { changesPagesOf, releasePagesOf } from "./pages/release.ts";
import { errorPage } from "./pages/error.ts";
import { listPageOf, servicePageOf } from "./pages/service.ts";
import { modulePage } from "./pages/module.ts";
import { operationPage } from "./pages/operation.ts";
import { requestParametersPage, valueSetPage } from "./pages/parameters.ts";
import { resourcePage } from "./pages/resource.ts";
import { startPageOf } from "./pages/start.ts";
import { topicPagesOf } from "./pages/topic.ts";
import { textPageOf } from "./pages/facts.ts";
import { type ProjectFiles, type ProjectText, addressIn } from "./prose.ts";
import { type Address, type Block, type HasPlace, type Page, type Reference, type Site, innerBlocks } from "./site.ts";
import { isWebUrl } from "../../codegen/html.ts";
import { textBlocks } from "./text-blocks.ts";

/** Returns the documentation of all services of a model. */
export function makeSite(model: Model, files: ProjectFiles): Site {
  const { project } = model;
  const written = files.texts.map(textPageOf);
  const home = written.find(({ path }) => path === startPage.path);
  const texts = written.filter((page) => page !== home);
  const images = new Set(files.images.map((path) => imageFile(path).path));
  const places = new Map<string, ReadonlySet<string>>();
  const has: HasPlace = ({ path, anchor }) => places.get(path)?.has(anchor ?? "") ?? images.has(path);
  function* pages(): Generator<Page> {
    for (const page of allPages(model, files, { home, texts }, has)) {
      places.set(page.path, new Set(["", ...anchorsOf(page)]));
      yield page;
    }
  }
  return {
    name: home?.title ?? project.name,
    logo: imageNamed(files, "logo"),
    icon: imageNamed(files, "icon") ?? iconFile,
    version: project.releases.at(-1)?.version,
    navigation: navigationOf(model, texts, topicPagesOf(model)),
    pages: { [Symbol.iterator]: pages },
    has,
    feed: feedOf(project),
  };
}

function imageNamed({ images }: ProjectFiles, name: string): Address | undefined {
  const path = images.find((one) => /^[^/.]+/.exec(one)?.[0] === name);
  return path === undefined ? undefined : imageFile(path);
}

interface WrittenPages {
  readonly home: Page | undefined;
  readonly texts: readonly Page[];
}

/** Yields all pages. Pages that depend on others come after them. */
function* allPages(model: Model, files: ProjectFiles, { home, texts }: WrittenPages, has: HasPlace): Generator<Page> {
  yield* texts;
  yield* factPages(model, files, home);
  yield* releasePages(model, has);
}

/** Yields the pages of the services, then the decisions, each with the pages that depend on it. */
function* factPages(model: Model, project: ProjectFiles, home: Page | undefined): Generator<Page> {
  const { decisions } = model;
  const byId = new Map(decisions.map((decision) => [decision.id, decision]));
  const uses = new Map(decisions.map(({ id }): readonly [DecisionId, Reference[]] => [id, []]));
  const usesOf = ({ id }: Decision): readonly Reference[] => uses.get(id)!;
  for (const page of apiPages(model, project, home)) {
    const [cited, use] = [marksOf(page), referenceTo(page)];
    for (const id of cited.keys()) uses.get(id)?.push(use);
    yield withNotes(page, cited, byId);
  }
  yield decisionsPageOf(model, usesOf);
  yield questionsPageOf(model, usesOf);
  for (const decision of decisions) yield decisionPageOf(decision, usesOf(decision));
}

function* apiPages(model: Model, project: ProjectFiles, home: Page | undefined): Generator<Page> {
  yield startPageOf(model, project.texts, home);
  yield clientsPageOf(model);
  yield openapiPageOf(model, project.documents);
  for (const service of model.services) yield* servicePages(model, service, project.texts);
}

/** Yields the pages of a service, each with the service's version. */
function* servicePages(model: Model, service: Service, texts: ProjectFiles["texts"]): Generator<Page> {
  const version = service.version.value;
  for (const page of unversionedPages(model, service, texts)) yield { ...page, version };
}

function* unversionedPages(model: Model, service: Service, texts: ProjectFiles["texts"]): Generator<Page> {
  yield servicePageOf(model, service, texts);
  yield* topicPagesOf(model).get(service)!;
  for (const kind of kindsIn(service)) yield listPageOf(service, kind);
  yield* service.kind === "query" ? queryPages(model, service) : resourcePages(model, service);
  for (const set of service.valueSets) yield valueSetPage(service, set);
  for (const error of service.errors) yield errorPage(service, error);
}

function* queryPages(model: Model, service: QueryService): Generator<Page> {
  for (const module of service.modules) yield modulePage(model, service, module);
  for (const set of service.requestParameters) yield requestParametersPage(service, set);
}

function* resourcePages(model: Model, service: ResourceService): Generator<Page> {
  for (const resource of service.resources) {
    yield resourcePage(model, service, resource);
    for (const operation of resource.operations) yield operationPage(model, service, resource, operation);
  }
}

/** Yields the pages of changes, with the newest release first. */
function* releasePages(model: Model, has: HasPlace): Generator<Page> {
  const { releases } = model.project;
  const siblings = releaseSiblings(releases);
  yield* changesPagesOf(model.project);
  for (const release of releases.toReversed()) {
    yield* releasePagesOf({ model, release, before: baseOf(releases, release), siblings, has });
  }
}

function anchorsOf({ blocks, notes = [] }: Pick<Page, "blocks" | "notes">): readonly string[] {
  return [...blocks.flatMap(idsOf), ...(notes.length === 0 ? [] : ["provenance"]), ...notes.map(({ id }) => id)];
}

function idsOf(block: Block): readonly string[] {
  switch (block.kind) {
    case "section":
      return [block.id, ...block.blocks.flatMap(idsOf)];
    case "entries":
      return block.entries.flatMap(({ id, blocks }) => [id, ...blocks.flatMap(idsOf)]);
    case "table":
      return block.rows.flatMap(({ id }) => id ?? []);
    case "picture":
      return [block.id];
  }
  return innerBlocks(block).flatMap(idsOf);
}

/** A link or an image in a text whose target is not on the site. */
export interface DeadLink {
  readonly text: string;
  /** The line number, starting at 1. */
  readonly line: number;
  readonly target: string;
  readonly kind: "link" | "image";
}

/** Finds links to pages, anchors and images that the site does not have. Images must be files of the site. */
export function deadLinks(texts: readonly ProjectText[], has: HasPlace): readonly DeadLink[] {
  return texts.flatMap(({ name, markdown }) => {
    const found = new Map<string, DeadLink>();
    textBlocks(markdown, (target, kind) => {
      const address = addressIn(name, target);
      const isAlive = address === undefined ? kind === "link" && isWebUrl(target) : has(address);
      if (!isAlive) found.set(`${kind} ${target}`, { text: name, line: lineOf(markdown, target), target, kind });
      return address;
    });
    return [...found.values()];
  });
}

function lineOf(markdown: string, target: string): number {
  const at = markdown.indexOf(`](${target}`);
  return markdown.slice(0, at < 0 ? Math.max(markdown.indexOf(target), 0) : at).split("\n").length;
}
