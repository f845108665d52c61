import type { GroundText } from "../../http/server/ground.js";
import type { ModuleInfo, ParameterInfo } from "./table.js";

export interface Message extends MessageText {
  readonly code: string;
  /** The path or name of the module, such as `query+allpages`; empty for the whole request if that has no name. */
  readonly module: string;
  /** The parameter as the request names it, if the message concerns one. */
  readonly parameter?: string | undefined;
  /** The ground for the message, if it involves more than the code. Error formats have no member for it. */
  readonly ground?: GroundText | undefined;
}

/**
 * A message: its text with the placeholders `$1`, `$2` …, data for programs, and a key if the service identifies
 * messages by keys.
 */
export interface MessageText {
  readonly key?: string;
  readonly text: string;
  readonly parameters?: readonly MessageParameter[];
  readonly data?: Readonly<Record<string, unknown>>;
}

/**
 * A parameter of a message: a string, a number, a number that only selects a plural form, a missing number, a string in
 * message markup, or a list of strings. The items of a list with `bare` are also in markup.
 */
export type MessageParameter =
  | string
  | number
  | { readonly count: number }
  | { readonly noNumber: true }
  | { readonly markup: string }
  | { readonly list: readonly (string | number)[]; readonly type: "comma" | "text"; readonly bare?: boolean };

export interface MessageSubject {
  readonly code: string;
  readonly severity: "error" | "warning";
  /** Undefined for the request as a whole. */
  readonly module: ModuleInfo | undefined;
  readonly parameter: ParameterInfo | undefined;
  /** The parameter as the request names it. */
  readonly name: string | undefined;
  /** The given value, or the single item if the parameter is a list. */
  readonly value: string | undefined;
  /** The parameters of the request by name, without those that are arrays. */
  readonly given: ReadonlyMap<string, string>;
  /** Returns the value escaped for message markup, if the service has such markup. */
  readonly markup?: string | undefined;
}

/**
 * Replaces the placeholders of a message by its parameters. `shown` may format a parameter differently; its result may
 * already be in markup.
 */
export function fillMessage(
  text: string,
  { parameters = [] }: Pick<MessageText, "parameters">,
  shown: (one: string, isMarkup: boolean) => string = (one) => one,
): string {
  return text.replace(/\$(\d)/g, (whole, number: string) => {
    const parameter = parameters[Number(number) - 1];
    return parameter === undefined ? whole : shown(parameterText(parameter), isMarkup(parameter));
  });
}

function isMarkup(parameter: MessageParameter): boolean {
  return typeof parameter === "object" && ("markup" in parameter || ("list" in parameter && parameter.bare === true));
}

function parameterText(parameter: MessageParameter): string {
  if (typeof parameter !== "object") return String(parameter);
  if ("count" in parameter) return String(parameter.count);
  if ("noNumber" in parameter) return "";
  if ("markup" in parameter) return parameter.markup;
  return parameter.type === "comma" ? parameter.list.join(", ") : listText(parameter.list);
}

/** Joins items as `a`, `a and b`, or `a, b and c`. */
function listText(items: readonly (string | number)[]): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

/** `Error` with `stackTraceLimit`. Engines other than V8 ignore the limit. */
const limited: ErrorConstructor & { stackTraceLimit?: number | undefined } = Error;

/** Ends a request with an error for the caller. `Context.fail` throws one. */
export class Failure extends Error {
  readonly error: Message;
  /** The HTTP status. If undefined, the status of the code applies. */
  readonly status: number | undefined;

  constructor(error: Message, status?: number) {
    // The stack trace does not describe the request, and capturing it takes a quarter of the response time.
    const { stackTraceLimit } = limited;
    limited.stackTraceLimit = 0;
    super(`${error.code}: ${error.text}`);
    limited.stackTraceLimit = stackTraceLimit;
    this.name = "Failure";
    this.error = error;
    this.status = status;
  }
}
