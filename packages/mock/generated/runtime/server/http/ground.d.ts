/** Whether a source document states something, a decision of the spec chose it, or it is not known. */
export type Status = "documented" | "decided" | "unknown";
/** What a claim rests on. */
export interface Ground {
    readonly status: Status;
    /**
     * The decision that chose it, or that asks. There is none of what is documented, and none where the spec says nothing
     * at all.
     */
    readonly decision?: string;
}
/**
 * The same in a table: `D-007` where that decision chose, `?D-008` where that one asks, `?` where the spec says
 * nothing. What a source document states is left out.
 */
export type GroundText = string;
/** Of what the spec says nothing about. */
export declare const unstated: GroundText;
export declare function groundOf(text: GroundText | undefined): Ground;
/**
 * What something rests on that rests on all of these: the first that is unknown, else the first that a decision chose.
 */
export declare function weakest(...grounds: readonly (GroundText | undefined)[]): GroundText | undefined;
