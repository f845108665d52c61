import type { Model } from "../../generators/index.ts";

/** One use of a decision in the model, from one citation in the spec. */
export interface DecisionPlace {
  readonly decision: string;
  /** Path in the model without names and numbers: `query.modules[].parameters[].default`. */
  readonly kind: string;
  /** The ids that replace the decision here, one for each fact that depends on the citation. */
  readonly ids: readonly string[];
}

export interface TracedModel {
  /** The model with a unique id for each fact's citation. */
  readonly model: Model;
  readonly places: readonly DecisionPlace[];
}

/** The format of decision ids in every output. */
export const decisionIds = /\bD-[0-9]{3,}\b/g;

/**
 * Gives each use of a decision a unique id, so that an output shows which uses it marks. The model is traversed as
 * plain data: every citation of a decision is found, without a list of possible places.
 */
export function traced(model: Model): TracedModel {
  const places: Place[] = [];
  const copies = new Map<object, unknown>();
  let last = 100_000;

  const citing = (
    decision: string,
    kind: string,
    above: readonly Place[],
  ): { readonly id: string; readonly place: Place } => {
    const id = `D-${(last += 1)}`;
    const owner = above.find((place) => place.decision === decision);
    const place = owner ?? { decision, kind, ids: [] };
    if (owner === undefined) places.push(place);
    place.ids.push(id);
    return { id, place };
  };

  const copy = (value: unknown, kind: string, above: readonly Place[]): unknown => {
    if (typeof value === "string") return value.replace(decisionIds, (decision) => citing(decision, kind, above).id);
    if (typeof value !== "object" || value === null || value instanceof Map) return value;
    const known = copies.get(value);
    if (known !== undefined) return known;
    return Array.isArray(value) ? copyList(value, kind, above) : copyObject(value as Data, kind, above);
  };

  const copyList = (list: readonly unknown[], kind: string, above: readonly Place[]): unknown => {
    const made: unknown[] = [];
    copies.set(list, made);
    for (const item of list) made.push(copy(item, `${kind}[]`, above));
    return made;
  };

  const copyObject = (from: Data, kind: string, above: readonly Place[]): unknown => {
    const made: Record<string, unknown> = {};
    copies.set(from, made);
    // The decision of the whole object comes first, because its members depend on the same citation.
    const own = ownDecision(from);
    const cited = own && citing(own.decision, own.key === "origin" ? `${kind}.origin` : kind, above);
    const inside = cited === undefined ? above : [...above, cited.place];
    for (const [key, value] of Object.entries(from)) {
      if (key === own?.key) made[key] = key === "origin" ? { ...(value as object), decision: cited!.id } : cited!.id;
      else made[key] = notTraced.has(key) ? value : copy(value, `${kind}.${key}`, inside);
    }
    return made;
  };

  const services = model.services.map((service) => copy(service, service.kind, []) as Model["services"][number]);
  return { model: { ...model, services }, places };
}

type Data = Readonly<Record<string, unknown>>;

interface Place extends DecisionPlace {
  readonly ids: string[];
}

/** Keys of places in the spec, which are not content. */
const notTraced: ReadonlySet<string> = new Set(["place", "pathPlace", "operationIdPlace"]);

function ownDecision(from: Data): { readonly key: "decision" | "origin"; readonly decision: string } | undefined {
  if (typeof from["decision"] === "string") return { key: "decision", decision: from["decision"] };
  const origin = from["origin"] as Data | undefined;
  return typeof origin?.["decision"] === "string" ? { key: "origin", decision: origin["decision"] } : undefined;
}
