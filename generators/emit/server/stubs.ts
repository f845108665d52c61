import type { Service } from "../../model/model.ts";
import type { Stub } from "./stub.ts";
import { queryStubs, queryHandlers } from "./stubs-query.ts";
import { resourceHandlers, resourceStubs } from "./stubs-resource.ts";

/** The handlers that a service can have, as paths of names: `modules.allpages`, `pagingGroups.list`. */
export function handlersOf(service: Service): readonly string[] {
  switch (service.kind) {
    case "query":
      return queryHandlers(service);
    case "resource":
      return resourceHandlers(service);
  }
}

/** Files for the handlers that are not among those present, of which lists are told by their own name too: `modules`. */
export function stubsFor(service: Service, present: ReadonlySet<string>): readonly Stub[] {
  switch (service.kind) {
    case "query":
      return queryStubs(service, present);
    case "resource":
      return resourceStubs(service, present);
  }
}
