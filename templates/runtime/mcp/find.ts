import { nearest } from "./nearest.js";
import type { Entry, ProjectTable, ServiceTable } from "./table.js";

/** Something that can be described, and the service that it is of. */
export interface Found {
  readonly service: ServiceTable;
  readonly entry: Entry;
}

export function entriesOf({ services }: ProjectTable): readonly Found[] {
  return services.flatMap((service) => service.entries.map((entry) => ({ service, entry })));
}

/** By its whole name, or by the part behind the service where only one has that. */
export function findEntry(project: ProjectTable, name: string): Found | undefined {
  const all = entriesOf(project);
  const exact = all.find(({ entry }) => entry.name === name);
  if (exact !== undefined) return exact;
  const short = all.filter(({ service, entry }) => entry.name === `${service.id}.${name}`);
  return short.length === 1 ? short[0] : undefined;
}

/** That there is no such name, and what may have been meant. */
export function unknownName(project: ProjectTable, name: string): string {
  const close = nearest(
    name,
    entriesOf(project).map(({ entry }) => entry.name),
  );
  const hint = close.length === 0 ? "" : ` Did you mean ${close.join(", ")}?`;
  return `There is no ${JSON.stringify(shortened(name))}.${hint} Find names with search.`;
}

function shortened(name: string): string {
  return name.length > 100 ? `${name.slice(0, 100)}…` : name;
}
