import type { Service } from "../../../model/model.ts";
import { placeInService, type Kind } from "../addresses.ts";
import type { Reference } from "../site.ts";

/** What a decision is about, as far as pages rest on it. */
export interface DecisionSubject {
  readonly services: readonly Service[];
  /** What the pages are about; `service` is one as a whole. */
  readonly kinds: readonly SubjectKind[];
  /** The page that says most; undefined where none rests on it. */
  readonly page: Reference | undefined;
  /** Whether that is a service as a whole. */
  readonly isWhole: boolean;
}

export type SubjectKind = Kind | "service";

/** In the order in which a page of them says most. */
const kinds: readonly SubjectKind[] = [
  "resources",
  "operations",
  "modules",
  "request-parameters",
  "value-sets",
  "errors",
  "service",
];

/** More pages than these are about the service, if its own is among them. */
const mostOfOne = 3;

/** `services` are by the names of their folders in addresses, in their order. */
export function decisionSubject(services: ReadonlyMap<string, Service>, uses: readonly Reference[]): DecisionSubject {
  const places = uses.flatMap((use) => {
    const place = placeInService(use.to);
    return place === undefined ? [] : [{ use, folder: place.service, kind: place.kind ?? "service" }];
  });
  const found = kinds.filter((kind) => places.some((place) => place.kind === kind));
  const folders = new Set(places.map(({ folder }) => folder));
  const most = uses.length > mostOfOne && found.includes("service") ? "service" : found[0];
  return {
    services: [...services].flatMap(([folder, service]) => (folders.has(folder) ? [service] : [])),
    kinds: found,
    page: places.find(({ kind }) => kind === most)?.use,
    isWhole: most === "service",
  };
}
