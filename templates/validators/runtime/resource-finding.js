import { Finding } from "./findings.js";

/** What is wrong with a field of a body, or with a parameter of a request. */
export class FieldFinding extends Finding {
  #sentence;

  /**
   * @param {string} code
   * @param {import("./findings.js").Subject | undefined} subject
   * @param {string | undefined} wireName the name in the request; a field has several
   * @param {unknown} received undefined where nothing was
   * @param {() => string} sentence
   */
  constructor(code, subject, wireName, received, sentence) {
    super(code, subject, "", received === undefined ? undefined : shown(received));
    this.wireName = wireName;
    this.#sentence = sentence;
  }

  get message() {
    return `${this.code}: ${this.#sentence()}`;
  }
}

/** The beginning of a value; of what is large, only how large it is. @param {unknown} value */
function shown(value) {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === "object" && value !== null) return "an object";
  return typeof value === "function" ? "a function" : String(value);
}
