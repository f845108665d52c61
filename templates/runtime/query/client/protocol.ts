import type { Batch } from "./batch.js";
import type { Data } from "./merge.js";
import type { QueryClientOptions } from "./options.js";
import type { Message } from "./results.js";
import type { Reply } from "./session.js";

/** What a profile adds to how a client speaks with its service. A member that is missing is a feature that is off. */
export interface Protocol<Options extends QueryClientOptions = QueryClientOptions> {
  /** The names of the options that only its clients have. */
  readonly options?: readonly string[];
  /** What all requests of a client have; throws where the options will not do. */
  readonly setUp?: (options: Options) => Setup;
  /** The batches of one request: its answer, and all that go on with it. */
  readonly follow?: Follow;
}

/** What every request has, whatever it asks for. */
export interface Setup {
  /** The header field that says who asks. */
  readonly agentHeader?: string;
  /** Parameters beside the constants of the service. */
  readonly parameters?: Data;
  /** Parameters that stand in the address, though others are posted. */
  readonly inAddress?: Readonly<Record<string, string>>;
  readonly credentials?: "include" | undefined;
  /** The warnings of an answer that has them in a form of the profile, not in that of the service. */
  readonly otherWarnings?: (body: Data) => readonly Message[];
}

/** `further` is what the request goes on with. Ends with an error after `most` requests. */
export type Follow = (
  send: (parameters: Data) => Promise<Reply>,
  parameters: Data,
  further: Data | undefined,
  createBatch: () => Batch,
  most: number,
) => AsyncGenerator<Batch, void, undefined>;
