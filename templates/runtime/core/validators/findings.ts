/** The maximum length of a value in a finding, and of a list of expected values, in characters. */
const longest = 100;

function capped(text: string): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1)}…`;
}

/** The parameter or field that a finding is about. */
export interface Subject {
  readonly name: string;
  readonly sensitive: boolean;
  expected(): string;
}

/** Alternative wording for a finding that is not about an invalid value. */
export interface Wording {
  /** Text between the name of the parameter and the expected value. */
  readonly verb?: string | undefined;
  /** The violated rule between parameters, phrased as an instruction. */
  readonly rule?: (() => string) | undefined;
}

/** A problem of a request, or information about it. Messages are created lazily. */
export class Finding {
  #subject: Subject | undefined;
  #wording: Wording | undefined;

  /** The module of a finding about a whole request; undefined if there is none. */
  module: string | undefined = undefined;

  /** The code that the real system returns. */
  declare readonly code: string;
  /** The parameter without its prefix. Undefined if the finding does not concern a single parameter. */
  declare readonly parameter: string | undefined;
  /** The name of the parameter in the request. */
  declare wireName: string | undefined;
  /** The beginning of the given value. It is never shown for a sensitive parameter. */
  declare readonly received: string | undefined;
  /** The values that were dropped from a list. They are excluded from JSON, because logs do not need them. */
  declare readonly values: readonly string[] | undefined;

  constructor(
    code: string,
    subject: Subject | undefined,
    prefix: string,
    received: string | undefined,
    values?: readonly string[],
    wording?: Wording,
  ) {
    this.code = code;
    this.parameter = subject?.name;
    this.wireName = subject && prefix + subject.name;
    this.received = received === undefined ? undefined : subject?.sensitive ? "…" : capped(received);
    this.values = values;
    this.#subject = subject;
    this.#wording = wording;
  }

  get expected(): string | undefined {
    return this.#subject && capped(this.#subject.expected());
  }

  /** The violated rule between parameters as a sentence, or undefined. */
  get rule(): string | undefined {
    return this.#wording?.rule?.();
  }

  get message(): string {
    const { code, wireName, expected, rule } = this;
    const verb = this.#wording?.verb ?? (wireName === undefined ? "" : "takes");
    const received = this.received === undefined ? "" : `${verb && ", "}received ${JSON.stringify(this.received)}`;
    return `${code}: ${rule ?? [wireName, verb, expected].filter(Boolean).join(" ") + received}`.replace(/: $/, "");
  }

  toJSON(): object {
    const { code, parameter, wireName, received, expected, rule, message } = this;
    return { code, parameter, wireName, received, expected, rule, message };
  }
}

/** The position of a value in a request. Its path is built only when a problem is reported. */
export interface Position {
  readonly above: Position | undefined;
  /** The last key of the path. Undefined for a whole body. */
  readonly key: string | undefined;
  readonly depth: number;
  /** True if its values must not be shown. */
  readonly secret: boolean;
  /** The specific error code for an invalid value, if any. */
  readonly invalid: string | undefined;
}

export function below(above: Position, key: string | number, secret = above.secret): Position {
  return { above, key: String(key), depth: above.depth + 1, secret, invalid: above.invalid };
}

export function pathOf(at: Position | undefined): readonly string[] {
  const path: string[] = [];
  for (let one = at; one?.key !== undefined; one = one.above) path.unshift(one.key);
  return path;
}

/** Returns the beginning of a value, or only the size of a large value. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === "object" && value !== null) return "an object";
  return typeof value === "function" ? "a function" : String(value);
}
