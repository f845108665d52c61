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
