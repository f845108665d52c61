import type { Model, Service } from "../../model/model.ts";
import type { Module } from "../../model/query.ts";
import { combinedName, documentName, moduleDocumentName, combinedTag } from "./names.ts";
import { queryContents } from "./query/contents.ts";
import { moduleParts } from "./query/document.ts";

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
export function documentEntries(model: Model): readonly DocumentEntry[] {
  return model.services.flatMap((service) => {
    const version = service.version.value ?? "0.0.0";
    const entry = (name: string, title: string, text: string): DocumentEntry => ({
      service,
      title,
      version,
      name,
      holds: text,
    });
    const first = entry(documentName(service), service.title, holds[service.kind]);
    if (service.kind === "resource") return [first];
    const titled = (module: Module): string => `${service.title}: ${module.name}`;
    const any = entry(
      combinedName(service),
      `${service.title}: ${combinedTag}`,
      "requests for any modules, at the one endpoint, on every server",
    );
    return [
      first,
      ...(queryContents(model)(service).combined.length === 0 ? [] : [any]),
      ...Array.from(moduleParts(model)(service).keys(), (module) => {
        return entry(
          moduleDocumentName(service, module),
          titled(module),
          `requests for ${module.name} alone, at the one endpoint, on every server`,
        );
      }),
    ];
  });
}
