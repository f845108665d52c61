import { type Sharing, type Source, isSame, recordRead, shareMember, startRevision } from "./memo.ts";
import type { Model } from "./model.ts";

/*
 * A model whose parts keep their identity from one revision of the spec to the next, for remembered results (memo.ts).
 * The members of a node are read through getters, which record the reads. Lists of named parts are lists of nodes; all
 * other members are plain data. In nodes that ignore offsets, places are those of the revision in which the rest of the
 * member last changed: outputs contain no places, and most rules need them only for what they report.
 */

/** The lists whose items are nodes, each with the member that identifies an item. */
const listed: Readonly<Record<string, string>> = {
  services: "id",
  modules: "name",
  valueSets: "id",
  parameterGroups: "id",
  requestParameters: "id",
  parameters: "name",
  resources: "id",
  operations: "operationId",
  errors: "code",
  decisions: "id",
};

type Members = Readonly<Record<string, unknown>>;

/** The prototype of nodes, which are compared by identity. */
class Node {}

/** A model in successive revisions. */
export class ModelNodes {
  readonly #sharing: Sharing;
  readonly #states = new WeakMap<object, NodeState>();
  #root: Node | undefined;
  #model: Model | undefined;

  /** `ignoresOffsets` is for readers whose results contain no offsets. The offsets in their nodes may be outdated. */
  constructor({ ignoresOffsets }: Pick<Sharing, "ignoresOffsets">) {
    this.#sharing = { ignoresOffsets, shared: new WeakMap() };
  }

  /** Starts a revision with a model, unless it is the current one, and returns its node. */
  update(model: Model): Model {
    if (this.#model !== model) {
      const update = { ...this.#sharing, revision: startRevision() };
      this.#root = this.#nodeOf(model as unknown as Members, this.#root, update);
      this.#model = model;
    }
    return this.#root as Model;
  }

  #nodeOf(data: Members, before: Node | undefined, update: Update): Node {
    const state = before && this.#states.get(before);
    const keys = Object.keys(data);
    if (before === undefined || state === undefined || !isSame(keys, [...state.members.keys()]))
      return this.#newNode(data, update);
    // Data that was bound only once cannot have changed.
    if (state.data === data) return before;
    state.data = data;
    for (const [key, member] of state.members)
      member.set(this.#valueOf(key, data[key], member.value, update), update.revision);
    return before;
  }

  #newNode(data: Members, update: Update): Node {
    const node = new Node();
    const members = new Map<string, Member>();
    for (const [key, value] of Object.entries(data)) {
      const member = new Member(this.#valueOf(key, value, undefined, update), update.revision);
      members.set(key, member);
      Object.defineProperty(node, key, { enumerable: true, get: () => member.read() });
    }
    this.#states.set(node, { data, members });
    return node;
  }

  #valueOf(key: string, data: unknown, before: unknown, update: Update): unknown {
    const name = listed[key];
    if (name === undefined || !Array.isArray(data)) return shareMember(key, before, data, update);
    const items = data as readonly Members[];
    const ids = items.map((item) => item[name]);
    if (new Set(ids).size < ids.length) return data;
    const known = new Map(
      (Array.isArray(before) ? (before as readonly Members[]) : []).map((node) => [this.#idOf(node, name), node]),
    );
    const nodes = items.map((item, index) => this.#nodeOf(item, known.get(ids[index]), update));
    return Array.isArray(before) &&
      before.length === nodes.length &&
      nodes.every((node, index) => node === before[index])
      ? before
      : nodes;
  }

  /** Returns the name of a node without recording a read. */
  #idOf(node: object, name: string): unknown {
    return this.#states.get(node)?.members.get(name)?.value;
  }
}

interface NodeState {
  readonly members: ReadonlyMap<string, Member>;
  /** The data of the current revision. */
  data: Members;
}

interface Update extends Sharing {
  readonly revision: number;
}

/** A member of a node. */
class Member implements Source {
  value: unknown;
  changedAt: number;

  constructor(value: unknown, revision: number) {
    this.value = value;
    this.changedAt = revision;
  }

  read(): unknown {
    recordRead(this);
    return this.value;
  }

  set(value: unknown, revision: number): void {
    if (value === this.value) return;
    this.value = value;
    this.changedAt = revision;
  }

  refresh(): void {
    // A member changes only when a revision starts.
  }
}
