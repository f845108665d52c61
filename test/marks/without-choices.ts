import type { Model } from "../../generators/index.ts";

type Data = Readonly<Record<string, unknown>>;

/** Returns the kinds of places where the model has a decided fact. */
export function kindsOfChoices({ services }: Model): ReadonlySet<string> {
  const kinds = new Set<string>();
  for (const service of services) copyWith(service, service.kind, (fact, kind) => (kinds.add(kind), fact));
  return kinds;
}

/** Returns the model with all decided facts at places of this kind made unknown. */
export function withoutChoices(model: Model, kind: string): Model {
  const open = (fact: Data, at: string): Data =>
    at === kind ? { status: "unknown", decision: fact["decision"], place: fact["place"] } : fact;
  return {
    ...model,
    services: model.services.map((service) => copyWith(service, service.kind, open) as Model["services"][number]),
  };
}

/** Returns a copy in which each decided fact is changed. Shared objects remain shared. */
function copyWith(whole: unknown, start: string, change: (fact: Data, kind: string) => Data): unknown {
  const copies = new Map<object, unknown>();
  const copy = (value: unknown, kind: string): unknown => {
    if (typeof value !== "object" || value === null || value instanceof Map) return value;
    if (!copies.has(value))
      copies.set(
        value,
        Array.isArray(value) ? value.map((item) => copy(item, `${kind}[]`)) : copyObject(value as Data, kind),
      );
    return copies.get(value);
  };
  const copyObject = (from: Data, kind: string): unknown => {
    const data = from["status"] === "decided" && "value" in from ? change(from, kind) : from;
    return Object.fromEntries(
      Object.entries(data).map(([key, value]) => [key, key === "place" ? value : copy(value, `${kind}.${key}`)]),
    );
  };
  return copy(whole, start);
}
