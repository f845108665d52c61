import { diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Service } from "../../model/model.ts";
import type { Resource, ResourceService } from "../../model/resource.ts";
import {
  camelCase,
  clientTypeNames,
  collectionName,
  decodedTypeName,
  destinationsTypeName,
  fieldsTypeName,
  moduleOperationId,
  moduleTypeName,
  operationsTypeName,
  parametersTypeName,
  requestTypeName,
  responseTypeName,
  shapeTypeName,
  sharedTypeNames,
  valueSetTypeName,
} from "../../naming/type-names.ts";
import { eachCollision, type Named, type Owned } from "../first-come.ts";
import type { Rule } from "../rule.ts";

/**
 * Two things of a service that would get one name in the outputs. Compared without case: names become file names,
 * and not every file system tells them apart.
 */
export const outputCollision: Rule = {
  code: "output-collision",
  check(model, report) {
    for (const service of model.services) {
      eachCollision(outputNames(service), (again, first) => {
        const related = [{ message: first.owner, place: first.place }];
        report(diagnostic("output-collision", again.place, { first: first.owner, second: again.owner, name: again.output }, { related }));
      });
    }
  },
};

interface OutputName extends Owned {
  /** The name as it would be written. */
  readonly output: string;
}

function outputNames(service: Service): readonly OutputName[] {
  const sets = service.valueSets.map((set) => named(valueSetTypeName(set), `the value set “${set.id}”`, set));
  if (service.kind === "query") {
    const modules = service.modules.flatMap((module) => [
      named(moduleTypeName(module), `the module “${module.name}”`, module),
      named(moduleOperationId(module), `the module “${module.name}”`, module),
    ]);
    return [...sets, ...modules];
  }
  const shapes = service.resources.flatMap((resource) =>
    resource.shapes.map((shape) => named(shapeTypeName(resource, shape.name), `the shape “${shape.name}” of “${resource.id}”`, shape)),
  );
  const writing = service.resources.flatMap((resource) =>
    [fieldsTypeName(resource), destinationsTypeName(resource), operationsTypeName(resource)].map((name) => named(name, `the resource “${resource.id}”`, resource)),
  );
  const bodies = service.resources.flatMap((resource) =>
    resource.operations.flatMap((operation) =>
      [decodedTypeName, parametersTypeName, requestTypeName, responseTypeName].map((typeName) => typeName(operation.operationId)).map((name) =>
        named(name, `the operation “${operation.operationId}”`, operation),
      ),
    ),
  );
  return [...sets, ...shapes, ...writing, ...bodies, ...clientNames(service)];
}

/** What a client exports beside the types of its resources, and what stands in objects of it. */
function clientNames(service: ResourceService): readonly OutputName[] {
  const own = [...Object.values(clientTypeNames(service)), ...sharedTypeNames, "TransportError"];
  return [...own.map((name) => named(name, `the client of “${service.id}”`, service)), ...service.resources.flatMap(memberNames)];
}

function memberNames(resource: Resource): readonly OutputName[] {
  const collection = named(collectionName(resource), `the collection of “${resource.id}”`, resource);
  const operations = resource.operations.map((operation) => named(camelCase(operation.name), `the operation “${operation.name}”`, operation));
  return [member("", collection), ...operations.map((operation) => member(resource.id, operation))];
}

/** A name inside an object: only its neighbours count. */
function member(object: string, member: OutputName): OutputName {
  return { ...member, name: `${object}.${member.name}` };
}

function named(output: string, owner: string, { place }: Pick<Named, "place">): OutputName {
  return { name: output.toLowerCase(), output, owner, place };
}
