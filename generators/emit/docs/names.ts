import type { Model, Service } from "../../model/model.ts";
import {
  declared,
  type DeclaredName,
  type NameOwner,
  ownerError,
  ownerModule,
  ownerOperation,
  ownerRequestParameters,
  ownerResource,
  ownerValueSet,
  outputName,
} from "../../naming/declared-name.ts";
import type { Kind } from "./addresses.ts";

/** Returns the names of pages, by folder. */
export function declaredNames({ services }: Model): readonly DeclaredName[] {
  return services.flatMap((service) => {
    const page = (kind: Kind, owner: NameOwner, name: string): readonly DeclaredName[] =>
      declared(`docs ${service.id} ${kind}`, owner, [outputName(name)]);
    return [
      ...service.valueSets.flatMap((set) => page("value-sets", ownerValueSet(set), set.id)),
      ...service.errors.flatMap((error) => page("errors", ownerError(error), error.code)),
      ...ofStyle(service, page),
    ];
  });
}

function ofStyle(
  service: Service,
  page: (kind: Kind, owner: NameOwner, name: string) => readonly DeclaredName[],
): readonly DeclaredName[] {
  if (service.kind === "query") {
    return [
      ...service.modules.flatMap((module) => page("modules", ownerModule(module), module.name)),
      ...service.requestParameters.flatMap((set) => page("request-parameters", ownerRequestParameters(set), set.id)),
    ];
  }
  return service.resources.flatMap((resource) => [
    ...page("resources", ownerResource(resource), resource.id),
    ...resource.operations.flatMap((operation) => page("operations", ownerOperation(operation), operation.operationId)),
  ]);
}
