/** A step into a JSON Pointer (RFC 6901). */
export function pointerTo(pointer: string, step: string | number): string {
  return `${pointer}/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}
