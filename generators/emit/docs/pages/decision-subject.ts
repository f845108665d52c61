import type { Service } from "../../../model/model.ts";
import { itemPage, servicePage, type Kind } from "../addresses.ts";
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
const kinds: readonly SubjectKind[] = ["resources", "operations", "modules", "request-parameters", "value-sets", "errors", "service"];

/** More pages than these are about the service, if its own is among them. */
const mostOfOne = 3;

export function decisionSubject(services: readonly Service[], uses: readonly Reference[]): DecisionSubject {
  const places = uses.flatMap((use) => services.flatMap((service) => {
    const kind = kinds.find((one) => isOf(use, service, one));
    return kind === undefined ? [] : [{ use, service, kind }];
  }));
  const found = kinds.filter((kind) => places.some((place) => place.kind === kind));
  const most = uses.length > mostOfOne && found.includes("service") ? "service" : found[0];
  return {
    services: services.filter((service) => places.some((place) => place.service === service)),
    kinds: found,
    page: places.find(({ kind }) => kind === most)?.use,
    isWhole: most === "service",
  };
}

function isOf({ to: { path } }: Reference, service: Service, kind: SubjectKind): boolean {
  return kind === "service" ? path === servicePage(service).path : path.startsWith(itemPage(service, kind, "").path.replace(/[^/]*$/, ""));
}
