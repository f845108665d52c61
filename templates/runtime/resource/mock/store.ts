import { canonical } from "../../core/samples/canonical.js";
import { sampleObject } from "../../core/samples/sample.js";
import type { SampleShape } from "../../core/samples/type.js";
import type { MockPoll } from "./table.js";

export interface Stored {
  /** The id in paths. */
  readonly id: string;
  /** The number of the sample that supplies missing values. */
  readonly number: number;
  /** The id of the tenant that owns the object. Undefined if all tenants see it. */
  readonly tenant: string | undefined;
  /** The other parameters of the path at which the object was created. */
  readonly under: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, unknown>>;
  /** The remaining states of work in progress. */
  readonly coming?: { readonly poll: MockPoll; readonly states: readonly string[] } | undefined;
}

export interface NewObject {
  readonly values: Readonly<Record<string, unknown>>;
  readonly tenant?: string | undefined;
  readonly under?: Readonly<Record<string, string>> | undefined;
  readonly id?: string | undefined;
}

/** The objects of a resource, in the order in which they were created. */
export interface Store {
  all(): readonly Stored[];
  find(id: string): Stored | undefined;
  add(object: NewObject): Stored;
  replace(stored: Stored): void;
  remove(id: string): void;
}

/** The number of generated ids to try before a suffix is added. */
const mostTries = 3;

export function createStore(shape: SampleShape | undefined, idMember: string | undefined, first: number): Store {
  const kept = new Map<string, Stored>();
  let number = first;

  function freeId(values: NewObject["values"]): unknown {
    for (let tries = 0; ; tries++) {
      const object = shape === undefined ? values : sampleObject(shape, ++number, values);
      const id = (idMember === undefined ? undefined : object[idMember]) ?? number;
      if (!kept.has(String(id))) return id;
      if (tries === mostTries) return `${String(id)}-${number}`;
    }
  }

  return {
    all: () => [...kept.values()],
    find: (id) => kept.get(id),
    add: ({ values: written, tenant, under = {}, id: wanted }) => {
      const values = shape === undefined ? written : canonical(shape, written);
      const given = wanted ?? (idMember === undefined ? undefined : values[idMember]);
      const id = given ?? freeId(values);
      if (given !== undefined) number++;
      const stored: Stored = {
        id: String(id),
        number,
        tenant,
        under,
        values: idMember === undefined ? values : { ...values, [idMember]: id },
      };
      kept.set(stored.id, stored);
      return stored;
    },
    replace: (stored) => void kept.set(stored.id, stored),
    remove: (id) => void kept.delete(id),
  };
}
