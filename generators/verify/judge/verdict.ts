import type { Json } from "../../codegen/json.ts";
import type { Claim } from "../suite/case.ts";

/** The result of one response for a claim. */
export interface Verdict {
  readonly claim: Claim;
  readonly kind: "confirmed" | "refuted" | "answered" | "untestable";
  /** The observation, or the reason why there is none, as the end of a sentence. */
  readonly observed: string;
  /** The value that the spec should have instead, if the response shows it. */
  readonly value: Json | undefined;
  /** The request, and the id of its case. */
  readonly request: string;
  readonly id: string;
}

/** A part of a contract that a response confirms or breaks. */
export interface Check {
  readonly claim: Claim;
  /** The observation if the claim is broken; undefined if it is confirmed. */
  readonly observed: string | undefined;
  readonly value?: Json | undefined;
  /** A value whose type the spec does not describe, of which the type can be learned. */
  readonly seen?: Json;
}
