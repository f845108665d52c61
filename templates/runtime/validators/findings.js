/** The longest text of a request that a finding repeats, and the longest list of what was expected. */
const longest = 100;

/** @param {string} text */
function capped(text) {
  return text.length <= longest ? text : `${text.slice(0, longest - 1)}…`;
}

/**
 * What is wrong with a request, or to be known of it. Texts are made when they are asked for.
 * @typedef { { readonly name: string, readonly sensitive: boolean, expected(): string } } Subject
 */
export class Finding {
  /** @type {Subject | undefined} */
  #subject;

  /** In a whole request, the module that it is about; undefined where it is about none. @type {string | undefined} */
  module = undefined;

  /**
   * @param {string} code @param {Subject | undefined} subject @param {string} prefix @param {string | undefined} received
   * @param {readonly string[]} [values]
   */
  constructor(code, subject, prefix, received, values) {
    /** The code that the real system answers. */
    this.code = code;
    /** The parameter without its prefix; undefined where the finding is of no single one. */
    this.parameter = subject?.name;
    /** The parameter as it is called in the request. */
    this.wireName = subject && prefix + subject.name;
    /** The beginning of what was given. Of a sensitive parameter it is never shown. */
    this.received = received === undefined ? undefined : subject?.sensitive ? "…" : capped(received);
    /** What of a list was left out, one by one; no log needs it. */
    this.values = values;
    this.#subject = subject;
  }

  /** What would have been right. */
  get expected() {
    return this.#subject && capped(this.#subject.expected());
  }

  get message() {
    const received = this.received === undefined ? "" : `, received ${JSON.stringify(this.received)}`;
    return this.wireName === undefined ? `${this.code}${received}` : `${this.code}: ${this.wireName} takes ${this.expected}${received}`;
  }

  toJSON() {
    const { code, parameter, wireName, received, expected, message } = this;
    return { code, parameter, wireName, received, expected, message };
  }
}
