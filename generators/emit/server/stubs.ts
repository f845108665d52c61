import type { Project, Service } from "../../model/model.ts";
import { stubScope, type Handler, type Stub } from "./stub.ts";
import { queryHandlers, queryStubs } from "./stubs-query.ts";
import { resourceHandlers, resourceStubs } from "./stubs-resource.ts";

/** The handlers that a service can have. */
export function handlersOf(service: Service): readonly Handler[] {
  switch (service.kind) {
    case "query":
      return queryHandlers(service);
    case "resource":
      return resourceHandlers(service);
  }
}

/**
 * Files for the handlers that are not among those present, below a folder. A list is present by its own name too:
 * `modules`.
 */
export function stubsFor(
  folder: string,
  project: Project,
  service: Service,
  present: ReadonlySet<string>,
): readonly Stub[] {
  const scope = stubScope(folder, project, service);
  switch (service.kind) {
    case "query":
      return queryStubs(service, scope, present);
    case "resource":
      return resourceStubs(service, scope, present);
  }
}
