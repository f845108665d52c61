import type { Place } from "./place.ts";

/*
 * Remembered results of pure functions. A result is computed again if something that it was computed from has changed:
 * a member of a node (nodes.ts), or another remembered result. Reads are recorded while a function runs, so a function
 * declares no dependencies. Everything else that a function reads must be immutable, like the model of a single run,
 * and must be an argument or be reached from one.
 */

/** Something that results are computed from. */
export interface Source {
  /** The revision in which it last changed. */
  readonly changedAt: number;
  /** Determines whether it has changed in the current revision. */
  refresh(): void;
}

let revision = 0;

/** The sources that the running function has read. */
let reading: Set<Source> | undefined;

let isTracking = false;

/** Runs a function, and caches the results of `incremental` functions with what they read. */
export function track<Result>(run: () => Result): Result {
  const outer = isTracking;
  isTracking = true;
  try {
    return run();
  } finally {
    isTracking = outer;
  }
}

/** Starts a revision, in which members of nodes may change. Returns its number. */
export function startRevision(): number {
  return ++revision;
}

export function recordRead(source: Source): void {
  reading?.add(source);
}

class Memo<Result> implements Source {
  changedAt = 0;
  readonly #compute: () => Result;
  #result: Result | undefined;
  #sources: readonly Source[] = [];
  #checkedAt = -1;

  constructor(compute: () => Result) {
    this.#compute = compute;
  }

  get result(): Result {
    this.refresh();
    if (this.#sources.length > 0) recordRead(this);
    return this.#result!;
  }

  refresh(): void {
    if (this.#checkedAt === revision) return;
    if (this.#checkedAt < 0 || this.#isStale()) this.#run();
    this.#checkedAt = revision;
  }

  #isStale(): boolean {
    for (const source of this.#sources) {
      source.refresh();
      if (source.changedAt > this.#checkedAt) return true;
    }
    return false;
  }

  #run(): void {
    const outer = reading;
    reading = isTracking ? new Set() : undefined;
    try {
      const result = this.#compute();
      this.#sources = reading === undefined ? [] : [...reading];
      if (this.#checkedAt >= 0 && isSame(this.#result, result)) return;
      this.#result = result;
      this.changedAt = revision;
    } finally {
      reading = outer;
    }
  }
}

/**
 * Caches the result of a function for each object. The cache does not keep the object alive.
 */
export function remembered<Subject extends object, Result>(
  compute: (subject: Subject) => Result,
): (subject: Subject) => Result {
  const memos = new WeakMap<Subject, Memo<Result>>();
  return (subject) => {
    let memo = memos.get(subject);
    if (memo === undefined) memos.set(subject, (memo = new Memo(() => compute(subject))));
    return memo.result;
  };
}

/**
 * Caches the result of a function for each list of arguments, but only within `track`. Single runs of the compiler
 * compute each such result once and have no use for the cache.
 */
export function incremental<Arguments extends readonly [object, ...unknown[]], Result>(
  compute: (...given: Arguments) => Result,
): (...given: Arguments) => Result {
  const memos = new Trie<Memo<Result>>();
  return (...given) => {
    if (!isTracking) return compute(...given);
    const node = memos.at(given);
    node.value ??= new Memo(() => compute(...given));
    return node.value.result;
  };
}

/*
 * Structural sharing: a new value with the parts of an earlier one, where they are equal. So equal parts of successive
 * models are identical.
 */

export interface Sharing {
  /** True to treat parts as equal if only the offsets of their places differ. */
  readonly ignoresOffsets: boolean;
  /** The earlier results, by new objects. An object that occurs several times stays a single object. */
  readonly shared: WeakMap<object, unknown>;
}

/** Returns `after` with all parts of `before` that it equals. */
function share(before: unknown, after: unknown, sharing: Sharing): unknown {
  if (typeof after !== "object" || after === null) return after;
  const known = sharing.shared.get(after);
  if (known !== undefined) return known;
  const result = before === after ? after : shareObject(before, after, sharing);
  sharing.shared.set(after, result);
  return result;
}

function shareObject(before: unknown, after: object, sharing: Sharing): unknown {
  if (Array.isArray(after)) return shareList(Array.isArray(before) ? before : [], after, sharing);
  if (after instanceof Map) return before instanceof Map ? shareMap(before, after, sharing) : after;
  return isPlain(after) ? shareMembers(before, after, sharing) : after;
}

function shareList(before: readonly unknown[], after: readonly unknown[], sharing: Sharing): readonly unknown[] {
  const byName = new Map(before.map((item) => [nameOf(item), item]));
  const items = after.map((item, index) => {
    const name = nameOf(item);
    return share(name === undefined ? before[index] : byName.get(name), item, sharing);
  });
  if (items.length === before.length && items.every((item, index) => Object.is(item, before[index]))) return before;
  return items;
}

/** Returns the string that identifies an item of a list, if it has one. */
function nameOf(item: unknown): string | undefined {
  const { name, id, code, value } = (item ?? {}) as Members;
  return [name, id, code, value].find((one) => typeof one === "string");
}

function shareMap(
  before: ReadonlyMap<unknown, unknown>,
  after: ReadonlyMap<unknown, unknown>,
  sharing: Sharing,
): unknown {
  const entries = Array.from(after, ([key, value]) => [key, share(before.get(key), value, sharing)] as const);
  const keys = [...before.keys()];
  const isKept =
    keys.length === entries.length &&
    entries.every(([key, value], index) => key === keys[index] && Object.is(value, before.get(key)));
  return isKept ? before : new Map(entries);
}

/** Returns the value of a member with all equal parts of its value before. */
export function shareMember(key: string, before: unknown, after: unknown, sharing: Sharing): unknown {
  const isKept = sharing.ignoresOffsets && /^places?$|Places?$/.test(key) && isMoved(before, after);
  return isKept ? before : share(before, after, sharing);
}

function shareMembers(before: unknown, after: Members, sharing: Sharing): unknown {
  const old = typeof before === "object" && before !== null && isPlain(before) ? before : {};
  const keys = Object.keys(after);
  // The values of examples may have the form of places.
  const inside = after["places"] instanceof Map ? { ...sharing, ignoresOffsets: false } : sharing;
  const members = keys.map((key) => shareMember(key, old[key], after[key], key === "places" ? sharing : inside));
  const oldKeys = Object.keys(old);
  const isKept =
    oldKeys.length === keys.length &&
    keys.every((key, index) => key === oldKeys[index] && Object.is(members[index], old[key]));
  return isKept && before !== undefined ? before : Object.fromEntries(keys.map((key, index) => [key, members[index]]));
}

/** Returns whether two values are equal, including the order of members. Instances of classes are equal if identical. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one))
    return (
      Array.isArray(other) && one.length === other.length && one.every((item, index) => isSame(item, other[index]))
    );
  if (one instanceof Map || one instanceof Set)
    return other.constructor === one.constructor && isSame([...one], [...(other as typeof one)]);
  return isPlain(one) && isPlain(other) && hasSameMembers(one, other);
}

function hasSameMembers(one: Members, other: Members): boolean {
  const [keys, others] = [Reflect.ownKeys(one), Reflect.ownKeys(other)];
  return (
    keys.length === others.length && keys.every((key, index) => key === others[index] && isSame(one[key], other[key]))
  );
}

type Members = Readonly<Record<string | symbol, unknown>>;

function isPlain(value: object): value is Members {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Returns whether two values hold only places, which differ at most in their offsets. */
function isMoved(before: unknown, after: unknown): boolean {
  if (typeof before !== "object" || typeof after !== "object" || before === null || after === null)
    return before === undefined && after === undefined;
  if (isPlace(before)) return isPlace(after) && before.file === after.file;
  const [old, current] = [before, after].map((one) => new Map(one instanceof Map ? one : Object.entries(one)));
  return (
    old!.size === current!.size && [...current!].every(([key, one]) => old!.has(key) && isMoved(old!.get(key), one))
  );
}

function isPlace(value: object): value is Place {
  const { file, start, end, ...others } = value as Members;
  return (
    typeof file === "string" && typeof start === "number" && typeof end === "number" && Object.keys(others).length === 0
  );
}

/** Values by lists of keys. Keys that are objects are not kept alive; they are compared by identity. */
export class Trie<Value> {
  readonly #byObject = new WeakMap<object, Trie<Value>>();
  readonly #byValue = new Map<unknown, Trie<Value>>();
  value: Value | undefined;

  /** Returns the node of a list of keys, which holds its value. */
  at(keys: readonly unknown[]): Trie<Value> {
    return keys.reduce<Trie<Value>>((node, key) => node.#next(key), this);
  }

  #next(key: unknown): Trie<Value> {
    const known = isObject(key) ? this.#byObject.get(key) : this.#byValue.get(key);
    if (known !== undefined) return known;
    const next = new Trie<Value>();
    if (isObject(key)) this.#byObject.set(key, next);
    else this.#byValue.set(key, next);
    return next;
  }
}

function isObject(value: unknown): value is object {
  return (typeof value === "object" && value !== null) || typeof value === "function";
}
