import type { Service } from "../../../model/model.ts";
import { anchor, decisionPage, itemPage, servicePage, within } from "../addresses.ts";
import type { Address, HasPlace } from "../site.ts";

/**
 * Formats a subject as a heading: `service library / module books / parameter year` becomes “Parameter year of module
 * books of service library”.
 */
export function subjectTitle(subject: string): string {
  const title = subject.split(between).toReversed().join(" of ");
  return `${title.charAt(0).toUpperCase()}${title.slice(1)}`;
}

const between = " / ";

/** A subject in two parts: the part with an address on the site, and the remaining path. */
export interface FoundSubject {
  readonly found: string;
  /** The address of the first part, or `undefined` if the site has no part of the subject. */
  readonly to: Address | undefined;
  readonly rest: string;
}

export function findSubject(services: readonly Service[], subject: string, has: HasPlace): FoundSubject {
  const steps = subject.split(between);
  const { to, depth } = steps.reduce(
    (position, step, index) => follow(services, position, step, index + 1, has),
    start,
  );
  return { found: steps.slice(0, depth).join(between), to, rest: steps.slice(depth).join(between) };
}

/** The position that the steps of a subject have led to. */
interface Position {
  readonly service: Service | undefined;
  /** The id of the enclosing resource. */
  readonly resource: string | undefined;
  readonly to: Address | undefined;
  readonly depth: number;
}

const start: Position = { service: undefined, resource: undefined, to: undefined, depth: 0 };

/** Follows one step. Steps inside an anchor, or inside something that was removed, have no address of their own. */
function follow(
  services: readonly Service[],
  position: Position,
  text: string,
  depth: number,
  has: HasPlace,
): Position {
  const kind = stepKinds.find((one) => text.startsWith(`${one} `));
  if (kind === undefined || position.depth !== depth - 1 || position.to?.anchor !== undefined) return position;
  const name = text.slice(kind.length + 1);
  const service = kind === "service" ? services.find(({ id }) => id === name) : position.service;
  const to = addressIn[kind]({ ...position, service }, name);
  if (to === undefined || !has(to)) return position;
  return { service, resource: kind === "resource" ? name : position.resource, to, depth };
}

type AddressIn = (position: Position, name: string) => Address | undefined;

const item =
  (kind: Parameters<typeof itemPage>[1]): AddressIn =>
  ({ service }, name) =>
    service && itemPage(service, kind, name);
const place =
  (kind: Parameters<typeof anchor>[0]): AddressIn =>
  ({ to }, name) =>
    to && within(to, anchor(kind, name));

/**
 * Addresses by the kind of step that `diff` writes. “value set” comes before “value” because the shorter one is its
 * prefix.
 */
const addressIn = {
  service: ({ service }) => service && servicePage(service),
  module: item("modules"),
  "request parameters": item("request-parameters"),
  "value set": item("value-sets"),
  error: item("errors"),
  resource: item("resources"),
  operation: (position, name) => {
    const { service, resource: id } = position;
    const resource = service?.kind === "resource" ? service.resources.find((one) => one.id === id) : undefined;
    const operation = resource?.operations.find((one) => one.name === name);
    return operation && item("operations")(position, operation.operationId);
  },
  decision: (_, name) => decisionPage(name),
  parameter: place("parameter"),
  field: place("field"),
  value: place("value"),
  state: place("state"),
  shape: place("shape"),
} as const satisfies Readonly<Record<string, AddressIn>>;

const stepKinds = Object.keys(addressIn) as readonly (keyof typeof addressIn)[];
