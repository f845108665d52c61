import type { Edit } from "./edits.ts";

/** An edit of the user's code, or a place to review. */
export type Finding = (
  | { readonly kind: "edit"; readonly edit: Edit }
  | { readonly kind: "place"; readonly position: number; readonly why: string }
) & {
  /** True if compile errors in the same statement do not matter. */
  readonly isCertain: boolean;
};
