import type { Resource } from "../../../model/resource.ts";
import type { Service } from "../../../model/model.ts";
import { anchor, decisionPage, itemPage, servicePage, within } from "../addresses.ts";
import type { Address } from "../site.ts";

/** `service library / module books / parameter year` as a heading: “Parameter year of module books of service library”. */
export function subjectTitle(subject: string): string {
  const title = subject.split(between).toReversed().join(" of ");
  return `${title.charAt(0).toUpperCase()}${title.slice(1)}`;
}

const between = " / ";

/** Whether the site has a place. */
export type HasPlace = (address: Address) => boolean;

/** Where the site tells of a subject, or of what it is part of; undefined where that is gone. */
export function subjectAddress(services: readonly Service[], subject: string, has: HasPlace): Address | undefined {
  const found = subject.split(between).reduce((position, text) => follow(services, position, text, has), start);
  return found.place ?? found.page;
}

/** How far the steps of a subject have led. */
interface Position {
  readonly service: Service | undefined;
  readonly resource: Resource | undefined;
  readonly page: Address | undefined;
  /** Within the page; what comes after it is part of it. */
  readonly place: Address | undefined;
}

const start: Position = { service: undefined, resource: undefined, page: undefined, place: undefined };

function follow(services: readonly Service[], position: Position, text: string, has: HasPlace): Position {
  const kind = stepKinds.find((one) => text.startsWith(`${one} `));
  if (kind === undefined || position.place !== undefined) return position;
  const name = text.slice(kind.length + 1);
  if (kind === "service") return entered(services, name);
  const { page } = position;
  if (isPlace(kind)) {
    const place = page && within(page, anchor(kind, name));
    return place !== undefined && has(place) ? { ...position, place } : position;
  }
  const to = pages[kind](position, name);
  if (to === undefined || !has(to)) return position;
  return { ...position, resource: kind === "resource" ? resourceOf(position.service, name) : position.resource, page: to };
}

function entered(services: readonly Service[], name: string): Position {
  const service = services.find(({ id }) => id === name);
  return { ...start, service, page: service && servicePage(service) };
}

const pages = {
  module: ({ service }: Position, name: string) => service && itemPage(service, "modules", name),
  "request parameters": ({ service }: Position, name: string) => service && itemPage(service, "request-parameters", name),
  "value set": ({ service }: Position, name: string) => service && itemPage(service, "value-sets", name),
  error: ({ service }: Position, name: string) => service && itemPage(service, "errors", name),
  resource: ({ service }: Position, name: string) => service && itemPage(service, "resources", name),
  operation: ({ service, resource }: Position, name: string) => {
    const operation = resource?.operations.find((one) => one.name === name);
    return service && operation && itemPage(service, "operations", operation.operationId);
  },
  decision: (_: Position, name: string) => decisionPage(name),
} as const;

const places = ["parameter", "field", "value", "state", "shape"] as const;

type PlaceKind = (typeof places)[number];
type StepKind = "service" | PlaceKind | keyof typeof pages;

/** As `diff` names the steps of a path, a longer name before one that it begins with. */
const stepKinds: readonly StepKind[] = ["service", ...(Object.keys(pages) as (keyof typeof pages)[]), ...places];

function isPlace(kind: StepKind): kind is PlaceKind {
  return (places as readonly string[]).includes(kind);
}

function resourceOf(service: Service | undefined, name: string): Resource | undefined {
  return service?.kind === "resource" ? service.resources.find(({ id }) => id === name) : undefined;
}
