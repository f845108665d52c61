import type { Model, Service } from "../../../model/model.ts";
import type { QueryService } from "../../../model/query.ts";
import type { ResourceService } from "../../../model/resource.ts";
import { keyPlaces } from "../../../naming/paths.ts";
import { itemPage, topicPage, type Kind } from "../addresses.ts";
import { exampleBaseUrl } from "../examples/base-url.ts";
import { operationExample } from "../examples/operation-example.ts";
import { queryExample } from "../examples/query-example.ts";
import type { ShownExample } from "../examples/shown-example.ts";
import type { ProjectText } from "../project-text.ts";
import { code, joined, link, paragraph, plainText, prose, text } from "../prose.ts";
import type { Block, Prose, Section } from "../site.ts";
import { shownModules, shownOperations, simplestOf } from "./example-choice.ts";

/**
 * Returns a section with a first call of a service. Of the subjects that the project's texts link to most often, it
 * uses the one with the simplest example. Returns nothing if no request has a response.
 */
export function firstCall(model: Model, service: Service, texts: readonly ProjectText[] = []): readonly Section[] {
  const mentions = (kind: Kind, name: string): number => {
    const path = `/${itemPage(service, kind, name).path}`;
    return texts.reduce((sum, { markdown }) => sum + markdown.split(path).length - 1, 0);
  };
  const call =
    service.kind === "query" ? firstQuery(model, service, mentions) : firstOperation(model, service, mentions);
  if (call === undefined) return [];
  const blocks = [...preparation(service, call.needsKey), ...call.blocks];
  return [
    { kind: "section", id: `first-call-${service.id}`, title: `Your first call to the ${service.title}`, blocks },
  ];
}

type Mentions = (kind: Kind, name: string) => number;

interface FirstCall {
  readonly needsKey: boolean;
  readonly blocks: readonly Block[];
}

/** Returns the parts of the request that a reader must replace. */
function preparation(service: Service, needsKey: boolean): readonly Block[] {
  const { origin } = new URL(exampleBaseUrl(service));
  const host: Prose = [text("Replace "), code(origin), text(" with the address of your server")];
  const key: Prose = [code("your key"), text(" with "), link(topicPage(service, "authentication"), text("your key"))];
  const parts = [
    ...(isFixed(service) ? [] : [host]),
    ...(needsKey ? [isFixed(service) ? [text("Replace "), ...key] : key] : []),
  ];
  return parts.length === 0
    ? []
    : [paragraph(...joined(parts, ", and "), text(". Values in your response may differ."))];
}

function isFixed({ baseUrl, baseUrlVariables }: Service): boolean {
  return baseUrlVariables.length === 0 && /^https?:/.test(baseUrl.value ?? "");
}

function mostMentioned<Shown>(shown: readonly Shown[], mentions: (one: Shown) => number): readonly Shown[] {
  const counts = shown.map(mentions);
  const most = Math.max(...counts);
  return shown.filter((_, index) => counts[index] === most);
}

function firstQuery(model: Model, service: QueryService, mentions: Mentions): FirstCall | undefined {
  const documented = shownModules(service).filter(({ module }) => module.origin.status === "documented");
  const lists = new Set(service.groups.filter(({ role }) => role === "items").map(({ name }) => name));
  const ofLists = documented.filter(({ module }) => lists.has(module.group));
  const simplest = simplestOf(
    mostMentioned(ofLists.length > 0 ? ofLists : documented, ({ module }) => mentions("modules", module.name)),
  );
  if (simplest === undefined) return undefined;
  const { module, example } = simplest;
  const lead = paragraph(
    text(leadOf(example, "module")),
    link(itemPage(service, "modules", module.name), code(module.name)),
    text(":"),
  );
  return {
    needsKey: false,
    blocks: [lead, ...queryExample(model, service, module, example, `first-call-${service.id}`)],
  };
}

function firstOperation(model: Model, service: ResourceService, mentions: Mentions): FirstCall | undefined {
  const shown = shownOperations(service);
  const reads = shown.filter(({ operation, example }) => operation.method === "GET" && example.response !== undefined);
  const simplest =
    simplestOf(mostMentioned(reads, ({ operation }) => mentions("operations", operation.operationId))) ?? shown[0];
  if (simplest === undefined) return undefined;
  const { resource, operation, example } = simplest;
  const lead = paragraph(
    text(leadOf(example, "operation")),
    link(itemPage(service, "operations", operation.operationId), code(operation.operationId)),
    text(":"),
  );
  const needsKey = operation.access.kind === "keys" && keyPlaces(service).length > 0;
  return {
    needsKey,
    blocks: [lead, ...operationExample(model, service, resource, operation, example, `first-call-${service.id}`)],
  };
}

function leadOf({ title, generated }: ShownExample, kind: string): string {
  return generated.includes("request") ? `From the ${kind} ` : `${plainText(prose(title))}, from the ${kind} `;
}
