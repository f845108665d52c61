import type { Json } from "../../codegen/json.ts";
import type { Verdict } from "./verdict.ts";

/** The result of a case for its own claim. */
export type Outcome = Pick<Verdict, "kind" | "observed"> & { readonly value?: Json | undefined };

export const confirmed: Outcome = { kind: "confirmed", observed: "" };
export const refuted = (observed: string, value?: Json): Outcome => ({ kind: "refuted", observed, value });
export const untestable = (observed: string): Outcome => ({ kind: "untestable", observed });
