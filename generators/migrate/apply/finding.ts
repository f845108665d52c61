import type { Edit } from "./edits.ts";

/** An edit of the user's code, or a place that a person has to check. */
export type Finding = (
  | { readonly kind: "edit"; readonly edit: Edit }
  | { readonly kind: "place"; readonly position: number; readonly why: string }
) & {
  /** True if errors of the compiler in the same statement do not matter. */
  readonly isCertain: boolean;
};
