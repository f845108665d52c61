import type { Model, Service } from "../../model/model.ts";
import type { Module, QueryService } from "../../model/query.ts";
import { combinedName, documentName, moduleDocumentName, combinedTag } from "./names.ts";
import type { ModuleParts } from "./query/document.ts";

/** The documents of a query service in addition to its overview. */
export interface MoreDocuments {
  readonly hasCombined: boolean;
  readonly modules: ModuleParts;
}

export interface DocumentEntry {
  readonly service: Service;
  readonly title: string;
  readonly version: string;
  /** Without the extension. */
  readonly name: string;
  readonly holds: string;
}

/** Contains no totals: if two branches both add something, a merge would keep a wrong total. */
const holds = {
  query: "modules, each with its own path, on the server of the same spec",
  resource: "resources and their operations",
} as const;

/** Returns all documents of the package. Documents of single modules follow the other documents of their service. */
export function documentEntries(
  { services }: Model,
  more: ReadonlyMap<QueryService, MoreDocuments>,
): readonly DocumentEntry[] {
  return services.flatMap((service) => {
    const version = service.version.value ?? "0.0.0";
    const entry = (name: string, title: string, text: string): DocumentEntry => ({
      service,
      title,
      version,
      name,
      holds: text,
    });
    const first = entry(documentName(service), service.title, holds[service.kind]);
    const others = service.kind === "query" ? more.get(service) : undefined;
    if (service.kind === "resource" || others === undefined) return [first];
    const titled = (module: Module): string => `${service.title}: ${module.name}`;
    const any = entry(
      combinedName(service),
      `${service.title}: ${combinedTag}`,
      "requests for any modules, at the one endpoint, on every server",
    );
    return [
      first,
      ...(others.hasCombined ? [any] : []),
      ...[...others.modules.keys()].map((module) => {
        return entry(
          moduleDocumentName(service, module),
          titled(module),
          `requests for ${module.name} alone, at the one endpoint, on every server`,
        );
      }),
    ];
  });
}
