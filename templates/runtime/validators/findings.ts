/** The longest text of a request that a finding repeats, and the longest list of what was expected. */
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

/** How a finding says what is wrong, where a value of a parameter is not it. */
export interface Wording {
  /** Between the name of the parameter and what it takes. */
  readonly verb?: string | undefined;
  /** The rule between parameters that is broken, which says what to do. */
  readonly rule?: (() => string) | undefined;
}

/** What is wrong with a request, or to be known of it. Texts are made when they are asked for. */
export class Finding {
  #subject: Subject | undefined;
  #wording: Wording | undefined;

  /** In a whole request, the module that it is about; undefined where it is about none. */
  module: string | undefined = undefined;

  /** The code that the real system answers. */
  declare readonly code: string;
  /** The parameter without its prefix; undefined where the finding is of no single one. */
  declare readonly parameter: string | undefined;
  /** The parameter as it is called in the request. */
  declare wireName: string | undefined;
  /** The beginning of what was given. Of a sensitive parameter it is never shown. */
  declare readonly received: string | undefined;
  /** What of a list was left out, one by one; no log needs it. */
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

  /** What would have been right. */
  get expected(): string | undefined {
    return this.#subject && capped(this.#subject.expected());
  }

  /** The rule between parameters that is broken, in a sentence; undefined where it is none. */
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

/** Where in a request a value stands. Its path is put together when there is something to say. */
export interface Position {
  readonly above: Position | undefined;
  /** Undefined of a whole body. */
  readonly key: string | undefined;
  readonly depth: number;
  /** Whether no value of it may be shown. */
  readonly secret: boolean;
  /** The code of what is wrong with it, where it has one of its own. */
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

/** The beginning of a value; of what is large, only how large it is. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === "object" && value !== null) return "an object";
  return typeof value === "function" ? "a function" : String(value);
}
