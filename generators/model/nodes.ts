import { recordRead, startRevision, type Source } from "./memo.ts";
import type { Model } from "./model.ts";
import { isSameExceptPlaces } from "./same.ts";

/*
 * A model whose parts keep their identity from one revision of the spec to the next, for remembered results (memo.ts).
 * The members of a node are read through getters, which record the reads. Lists of named parts are lists of nodes; all
 * other members are plain data. Places are those of the revision in which the rest of a member last changed, so only
 * emitters may use nodes: outputs contain no places.
 */

/** The lists whose items are nodes, each with the member that identifies an item. */
const listed: Readonly<Record<string, string>> = {
  services: "id",
  modules: "name",
  valueSets: "id",
  parameterGroups: "id",
  requestParameters: "id",
  resources: "id",
  operations: "operationId",
  errors: "code",
  decisions: "id",
  sources: "id",
};

type Members = Readonly<Record<string, unknown>>;

/** The prototype of nodes, which are compared by identity. */
class Node {}

/** A model for emitters in successive revisions. */
export class ModelNodes {
  readonly #states = new WeakMap<object, Map<string, Member>>();
  #root: Node | undefined;

  /** Starts a revision with a model, and returns its node. */
  update(model: Model): Model {
    const revision = startRevision();
    this.#root = this.#nodeOf(model as unknown as Members, this.#root, revision);
    return this.#root as Model;
  }

  #nodeOf(data: Members, before: Node | undefined, revision: number): Node {
    const members = before && this.#states.get(before);
    const keys = Object.keys(data);
    if (
      before === undefined ||
      members === undefined ||
      !keys.every((key) => members.has(key)) ||
      keys.length !== members.size
    )
      return this.#newNode(data, revision);
    for (const key of keys)
      members.get(key)!.set(this.#valueOf(key, data[key], members.get(key)!.value, revision), revision);
    return before;
  }

  #newNode(data: Members, revision: number): Node {
    const node = new Node();
    const members = new Map<string, Member>();
    for (const [key, value] of Object.entries(data)) {
      const member = new Member(this.#valueOf(key, value, undefined, revision), revision);
      members.set(key, member);
      Object.defineProperty(node, key, { enumerable: true, get: () => member.read() });
    }
    this.#states.set(node, members);
    return node;
  }

  #valueOf(key: string, data: unknown, before: unknown, revision: number): unknown {
    const name = listed[key];
    if (name === undefined || !Array.isArray(data)) {
      const isKept = before !== undefined && isSameExceptPlaces({ [key]: before }, { [key]: data });
      return isKept ? before : data;
    }
    const items = data as readonly Members[];
    const ids = items.map((item) => item[name]);
    if (new Set(ids).size < ids.length) return data;
    const known = new Map(
      (Array.isArray(before) ? (before as readonly Members[]) : []).map((node) => [this.#idOf(node, name), node]),
    );
    const nodes = items.map((item, index) => this.#nodeOf(item, known.get(ids[index]), revision));
    return Array.isArray(before) &&
      before.length === nodes.length &&
      nodes.every((node, index) => node === before[index])
      ? before
      : nodes;
  }

  /** Returns the name of a node without recording a read. */
  #idOf(node: object, name: string): unknown {
    return this.#states.get(node)?.get(name)?.value;
  }
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
