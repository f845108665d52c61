import type { Pages, Role } from "../../model/rules.ts";
import type { JsonObject } from "../../codegen/json.ts";
import type { Parameters, Request } from "../request/request.ts";

export interface Answer {
  readonly id: string;
  readonly request: Request;
  /** Which pages the request is about. */
  readonly pages: Readonly<Record<Pages, boolean>>;
  readonly body: JsonObject;
  /** Whether the request failed or goes on, so that what is missing proves nothing of what modules add. */
  readonly isPartial: boolean;
}

/** In whose terms an object is looked at. The objects of one answer that are seen alike share one. */
export interface Context {
  readonly answer: Answer;
  /** Those that tests name: a module's, or the request's. */
  readonly parameters: Parameters;
  /** Undefined where no module is asked. */
  readonly role: Role | undefined;
  /** The kind of the page, in a page and all that it holds. */
  readonly pageKind: string | undefined;
}
