import { Finding } from "./findings.js";

/** What is wrong with a field of a body, or with a parameter of a request. */
export class FieldFinding extends Finding {
  #path;
  #sentence;

  /**
   * @param {string} code
   * @param {import("./findings.js").Subject | undefined} subject
   * @param {readonly string[]} path the names in the request that lead to it; a field has several
   * @param {unknown} received undefined where nothing was
   * @param {() => string} sentence
   */
  constructor(code, subject, path, received, sentence) {
    super(code, subject, "", received === undefined ? undefined : shown(received));
    this.wireName = path.length === 0 ? undefined : path.join(".");
    this.#path = path;
    this.#sentence = sentence;
  }

  /** @override */
  get message() {
    return `${this.code}: ${this.#sentence()}`;
  }

  get path() {
    return this.#path;
  }
}

/** The beginning of a value; of what is large, only how large it is. @param {unknown} value */
function shown(value) {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === "object" && value !== null) return "an object";
  return typeof value === "function" ? "a function" : String(value);
}
