import type { Edit } from "./edits.ts";

/** What is done at a place of the user's code, or has to be looked at there. */
export type Finding = ({ readonly kind: "edit"; readonly edit: Edit } | { readonly kind: "place"; readonly position: number; readonly why: string }) & {
  /** Whether it holds whatever the compiler says of what is around it. */
  readonly isCertain: boolean;
};
