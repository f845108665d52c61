/** A range in a YAML file: the path of the file below the root, and offsets (UTF-16 code units) into its text. */
export interface Place {
  readonly file: string;
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
}

/** A step into a JSON Pointer (RFC 6901). */
export function pointerTo(pointer: string, step: string | number): string {
  return `${pointer}/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}
