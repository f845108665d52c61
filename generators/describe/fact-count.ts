import type { Status } from "../model/fact.ts";
import type { Model, Service } from "../model/model.ts";

/** How many claims of a service have each status. Claims that the spec can only state plainly are not among them. */
export type FactCount = Readonly<Record<Status, number>>;

export function countFacts(service: Service): FactCount {
  const count: Record<Status, number> = { documented: 0, decided: 0, unknown: 0 };
  countWithin(service, count);
  return count;
}

function countWithin(value: unknown, count: Record<Status, number>): void {
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) countWithin(item, count);
    return;
  }
  const node = value as Readonly<Record<string, unknown>>;
  if (isStatus(node["status"])) count[node["status"]]++;
  for (const key in node) if (key !== "place") countWithin(node[key], count);
}

function isStatus(value: unknown): value is Status {
  return value === "documented" || value === "decided" || value === "unknown";
}

/** The decisions without an answer yet, in the order of their file. */
export function openQuestions({ decisions }: Model): readonly { readonly id: string; readonly question: string }[] {
  return decisions.filter(({ answer }) => answer.kind === "unknown").map(({ id, question }) => ({ id, question }));
}
