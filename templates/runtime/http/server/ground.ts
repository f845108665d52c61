/** The status of a statement: stated by a source document, chosen by a decision of the spec, or unknown. */
export type Status = "documented" | "decided" | "unknown";

/** The basis of a statement. */
export interface Ground {
  readonly status: Status;
  /**
   * The decision that chose the statement or left it open. Undefined for documented statements, and if the spec does
   * not specify anything.
   */
  readonly decision?: string;
}

/**
 * A ground in a table: `D-007` if that decision chose it, `?D-008` if that decision leaves it open, `?` if the spec
 * does not specify it. Statements of a source document have no entry.
 */
export type GroundText = string;

const open = "?";

/** The ground of anything that the spec does not specify. */
export const unstated: GroundText = open;

export function groundOf(text: GroundText | undefined): Ground {
  if (text === undefined) return { status: "documented" };
  const decision = text.startsWith(open) ? text.slice(open.length) : text;
  return { status: text.startsWith(open) ? "unknown" : "decided", ...(decision !== "" && { decision }) };
}

/** Returns the weakest of several grounds: the first unknown one, or else the first from a decision. */
export function weakest(...grounds: readonly (GroundText | undefined)[]): GroundText | undefined {
  return grounds.find((one) => one?.startsWith(open)) ?? grounds.find((one) => one !== undefined);
}
