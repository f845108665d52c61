import { isUnknown } from "../../../model/fact.ts";
import type { Model, Service } from "../../../model/model.ts";
import type { QueryService } from "../../../model/query.ts";
import type { ResourceService } from "../../../model/resource.ts";
import { keyPlaces } from "../../../naming/resource-paths.ts";
import { packageName } from "../../shared/package/data-package.ts";
import { itemPage, servicePage, within } from "../addresses.ts";
import { exampleBaseUrl, serverBaseUrl } from "../examples/base-url.ts";
import { operationExample } from "../examples/operation-example.ts";
import { queryExample } from "../examples/query-example.ts";
import { code, link, paragraph, text } from "../prose.ts";
import type { Block, Prose, Section } from "../site.ts";
import { shownModules, shownOperations, simplestOf } from "./example-choice.ts";

/**
 * A first call of a service: its simplest example, which is run as a test. It goes to the reference server where the
 * documents do not say at which address the service is. Nothing where the spec has no example.
 */
export function firstCall(model: Model, service: Service): readonly Section[] {
  const base = isFixed(service) ? exampleBaseUrl(service) : serverBaseUrl(service);
  const call = service.kind === "query" ? firstQuery(model, service, base) : firstOperation(model, service, base);
  if (call === undefined) return [];
  const blocks = [preparation(model, service, call.needsKey), ...call.blocks];
  return [{ kind: "section", id: `first-call-${service.id}`, title: `A first call of the ${service.title}`, blocks }];
}

/** Whether the address of the service is known in full. */
function isFixed({ baseUrl, baseUrlVariables }: Service): boolean {
  return baseUrlVariables.length === 0 && !isUnknown(baseUrl);
}

interface FirstCall {
  readonly needsKey: boolean;
  readonly blocks: readonly Block[];
}

/** What the code needs, and what in it stands for something else. */
function preparation({ project }: Model, service: Service, needsKey: boolean): Block {
  const where: Prose = [
    code("npx kiln serve --demo"),
    text(" starts the reference server at the address below, with sample data. "),
  ];
  const key: Prose = [
    code("your key"),
    text(" stands for "),
    link(within(servicePage(service), "authentication"), text("a key")),
    ...(isFixed(service) ? [] : [text("; the server prints some when it starts")]),
    text(". "),
  ];
  return paragraph(
    ...(isFixed(service) ? [] : where),
    ...(needsKey ? key : []),
    code(`npm install ${packageName(project, "client")}`),
    text(" installs the client. Values in your response may differ."),
  );
}

function firstQuery(model: Model, service: QueryService, base: string): FirstCall | undefined {
  const documented = shownModules(service).filter(({ module }) => module.origin.status === "documented");
  const lists = new Set(service.groups.filter(({ role }) => role === "items").map(({ name }) => name));
  const simplest = simplestOf(documented.filter(({ module }) => lists.has(module.group))) ?? simplestOf(documented);
  if (simplest === undefined) return undefined;
  const { module, example } = simplest;
  const lead = paragraph(
    text(`${example.title}, from the module `),
    link(itemPage(service, "modules", module.name), code(module.name)),
    text(":"),
  );
  return {
    needsKey: false,
    blocks: [lead, ...queryExample(model, service, module, example, `first-call-${service.id}`, base)],
  };
}

function firstOperation(model: Model, service: ResourceService, base: string): FirstCall | undefined {
  const shown = shownOperations(service);
  const simplest = simplestOf(shown.filter(({ operation }) => operation.method === "GET")) ?? shown[0];
  if (simplest === undefined) return undefined;
  const { resource, operation, example } = simplest;
  const lead = paragraph(
    text(`${example.title}, from the operation `),
    link(itemPage(service, "operations", operation.operationId), code(operation.operationId)),
    text(":"),
  );
  const needsKey = operation.access.kind === "keys" && keyPlaces(service).length > 0;
  return {
    needsKey,
    blocks: [lead, ...operationExample(model, service, resource, operation, example, `first-call-${service.id}`, base)],
  };
}
