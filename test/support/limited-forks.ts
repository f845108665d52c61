import { ForksPoolWorker, type PoolOptions } from "vitest/node";

/** The heap, in bytes, from which on a worker runs no further file. */
const limit = 1.2 * 2 ** 30;

/** A worker process that runs one file after another until its heap is large. */
class LimitedFork extends ForksPoolWorker {
  override readonly name: string = "limited-forks";
  readonly reportMemory = true;
  #used = 0;

  override async start(): Promise<void> {
    await super.start();
    this.on("message", ({ usedMemory }: { readonly usedMemory?: number }) => (this.#used = usedMemory ?? this.#used));
  }

  canReuse(): boolean {
    return this.#used < limit;
  }
}

/**
 * The pool of slow tests. Their files share a worker, which loads the compiler once. Some keep whole programs of the
 * TypeScript compiler, which must not add up.
 */
export const limitedForks = {
  name: "limited-forks",
  createPoolWorker: (options: PoolOptions): LimitedFork => new LimitedFork(options),
};
