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

/** What is wrong with a request, or to be known of it. Texts are made when they are asked for. */
export class Finding {
  #subject: Subject | undefined;

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

  constructor(code: string, subject: Subject | undefined, prefix: string, received: string | undefined, values?: readonly string[]) {
    this.code = code;
    this.parameter = subject?.name;
    this.wireName = subject && prefix + subject.name;
    this.received = received === undefined ? undefined : subject?.sensitive ? "…" : capped(received);
    this.values = values;
    this.#subject = subject;
  }

  /** What would have been right. */
  get expected(): string | undefined {
    return this.#subject && capped(this.#subject.expected());
  }

  get message(): string {
    const received = this.received === undefined ? "" : `, received ${JSON.stringify(this.received)}`;
    return this.wireName === undefined ? `${this.code}${received}` : `${this.code}: ${this.wireName} takes ${this.expected}${received}`;
  }

  toJSON(): object {
    const { code, parameter, wireName, received, expected, message } = this;
    return { code, parameter, wireName, received, expected, message };
  }
}
