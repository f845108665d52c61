const LONGEST = 80;

/** Text from the spec, short enough for a message. */
export function clip(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`;
}
