import type { Project, Service } from "../../model/model.ts";
import type { Place } from "../../model/place.ts";
import { outputName } from "../../naming/declared-name.ts";
import { packageName } from "../shared/package/data-package.ts";

/** A handler that a service can have. */
export interface Handler {
  /** Its path in the handlers: `modules.allpages`, `pagingGroups.list`. */
  readonly path: string;
  /**
   * The names that select it, alone or with others: the names in its path, and the spec's name of its module, resource
   * or operation.
   */
  readonly names: readonly string[];
  /** The location of its module or operation in the spec. */
  readonly place: Place;
}

/** A file for the user to complete: typed handlers without an implementation. */
export interface Stub {
  /** Relative to the root. */
  readonly path: string;
  readonly text: string;
  /** Changes to other files that make the server use it. */
  readonly wiring: readonly Wiring[];
}

/** Lines to add to a file. */
export interface Wiring {
  readonly file: string;
  readonly lines: readonly string[];
}

/** The folder of a service's handlers and the module with their types. */
export interface StubScope {
  /** The folder of the service's handlers, relative to the root. */
  readonly folder: string;
  /** The generated module with their types, such as `@kiln/server/query`. */
  readonly types: string;
}

export function stubScope(folder: string, project: Project, service: Pick<Service, "id">): StubScope {
  return {
    folder: handlersFolder(folder, service),
    types: `${packageName(project, "server")}/${outputName(service.id)}`,
  };
}

function handlersFolder(folder: string, service: Pick<Service, "id">): string {
  return `${folder}/${serviceFolder(service)}`;
}

/** Returns the name of a service's folder within a folder of handlers. The packages export it by the same name. */
export function serviceFolder({ id }: Pick<Service, "id">): string {
  return outputName(id);
}

/** Returns the path of the module with all handlers of a service. */
export function handlersFile(folder: string, service: Pick<Service, "id">): string {
  return `${handlersFolder(folder, service)}/handlers.ts`;
}
