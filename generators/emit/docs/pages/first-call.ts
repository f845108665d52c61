import { isUnknown } from "../../../model/fact.ts";
import type { Model, Service } from "../../../model/model.ts";
import type { QueryService } from "../../../model/query.ts";
import type { ResourceService } from "../../../model/resource.ts";
import { packageName } from "../../shared/package/data-package.ts";
import { itemPage } from "../addresses.ts";
import { exampleBaseUrl } from "../examples/base-url.ts";
import { operationExample } from "../examples/operation-example.ts";
import { queryExample } from "../examples/query-example.ts";
import { code, link, paragraph, text } from "../prose.ts";
import type { Block, Section } from "../site.ts";

/** A first call of a service: its simplest example, which is run as a test. Nothing where the spec has no example. */
export function firstCall(model: Model, service: Service): readonly Section[] {
  const blocks = service.kind === "query" ? firstQuery(model, service) : firstOperation(model, service);
  if (blocks.length === 0) return [];
  return [{ kind: "section", id: `first-call-${service.id}`, title: `A first call of the ${service.title}`, blocks: [preparation(model, service), ...blocks] }];
}

/** What the code needs, and what in it stands for something else. */
function preparation({ project }: Model, service: Service): Block {
  const isFixed = service.baseUrlVariables.length === 0 && !isUnknown(service.baseUrl);
  return paragraph(
    code(`npm install ${packageName(project, "client")}`),
    text(" installs the client."),
    ...(isFixed ? [] : [text(" Put the address of your service in the place of "), code(exampleBaseUrl(service)), text(".")]),
  );
}

function firstQuery(model: Model, service: QueryService): readonly Block[] {
  const shown = service.modules.flatMap((module) => module.examples.map((example) => ({ module, example })));
  const documented = shown.filter(({ module }) => module.origin.status === "documented");
  const lists = new Set(service.groups.filter(({ role }) => role === "items").map(({ name }) => name));
  const simplest = simplestOf(documented.filter(({ module }) => lists.has(module.group))) ?? simplestOf(documented);
  if (simplest === undefined) return [];
  const { module, example } = simplest;
  return [
    paragraph(text(`${example.title}, from the module `), link(itemPage(service, "modules", module.name), code(module.name)), text(":")),
    ...queryExample(model, service, module, example),
  ];
}

function firstOperation(model: Model, service: ResourceService): readonly Block[] {
  const shown = service.resources.flatMap((resource) =>
    resource.operations.flatMap((operation) => operation.examples.map((example) => ({ resource, operation, example }))),
  );
  const simplest = simplestOf(shown.filter(({ operation }) => operation.method === "GET")) ?? shown[0];
  if (simplest === undefined) return [];
  const { resource, operation, example } = simplest;
  return [
    paragraph(text(`${example.title}, from the operation `), link(itemPage(service, "operations", operation.operationId), code(operation.operationId)), text(":")),
    ...operationExample(model, service, resource, operation, example),
  ];
}

/** The one with the shortest request and answer: the first of several. */
function simplestOf<Shown extends { readonly example: { readonly parameters: object; readonly request: unknown; readonly response: unknown } }>(
  shown: readonly Shown[],
): Shown | undefined {
  const size = ({ example: { parameters, request, response } }: Shown): number => JSON.stringify([parameters, request, response]).length;
  return shown.filter(({ example }) => example.response !== undefined).toSorted((one, other) => size(one) - size(other))[0];
}
