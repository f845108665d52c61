import type { Query } from "./context.js";
import type { DecodeRequest } from "./decoded-request.js";
import type { SiteOptions } from "./options.js";
import type { CheckAnswer } from "./results/finding.js";

/** A request while it is answered, with what its answer needs of the service. */
export interface ActiveRequest extends Query {
  /** All its parameters, as one query string. */
  readonly wire: string;
  readonly decodeRequest: DecodeRequest;
  readonly loadCheck: (() => Promise<CheckAnswer>) | undefined;
  readonly site: SiteOptions;
}
