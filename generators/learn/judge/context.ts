import type { Pages, Role } from "../../model/rules.ts";
import type { JsonObject } from "../../codegen/json.ts";
import type { Parameters, Request } from "../request/request.ts";

export interface Answer {
  readonly id: string;
  readonly request: Request;
  /** The kinds of page selections that apply to the request. */
  readonly pages: Readonly<Record<Pages, boolean>>;
  readonly body: JsonObject;
  /** True if the request failed or continues another. Then missing members of modules prove nothing. */
  readonly isPartial: boolean;
}

/**
 * The context in which the members of an object are evaluated. Objects of one response with the same context share it.
 */
export interface Context {
  readonly answer: Answer;
  /** The parameters for tests: those of the module or of the request. */
  readonly parameters: Parameters;
  /** The role of the module, or `undefined` if there is no module. */
  readonly role: Role | undefined;
  /** The kind of the page, for a page and its contents. */
  readonly pageKind: string | undefined;
}
