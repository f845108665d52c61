import { Finding, type Subject, type Wording, shown } from "../../core/validators/findings.js";
import { isBlob } from "./files.js";

export class FieldFinding extends Finding {
  #path: readonly string[];
  #sentence: () => string;

  /** `path` contains the names in the request that lead to the value. `received` is undefined if there was no value. */
  constructor(
    code: string,
    subject: Subject | undefined,
    path: readonly string[],
    received: unknown,
    sentence: () => string,
    wording?: Wording,
  ) {
    super(code, subject, "", received === undefined ? undefined : shownInput(received), undefined, wording);
    this.wireName = path.length === 0 ? undefined : path.join(".");
    this.#path = path;
    this.#sentence = sentence;
  }

  override get message(): string {
    return `${this.code}: ${this.#sentence()}`;
  }

  get path(): readonly string[] {
    return this.#path;
  }
}

/** Formats a received value. Files are described by their type and size. */
function shownInput(received: unknown): string {
  return isBlob(received) ? `a file of ${received.type || "no media type"}, ${received.size} bytes` : shown(received);
}
