import { isSame } from "./same.ts";
import { Trie } from "./trie.ts";

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
