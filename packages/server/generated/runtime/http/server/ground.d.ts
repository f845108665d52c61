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
/** The ground of anything that the spec does not specify. */
export declare const unstated: GroundText;
export declare function groundOf(text: GroundText | undefined): Ground;
/** Returns the weakest of several grounds: the first unknown one, or else the first from a decision. */
export declare function weakest(...grounds: readonly (GroundText | undefined)[]): GroundText | undefined;
