import type { Json } from "../../codegen/json.ts";
import type { Exchange } from "../run/run.ts";
import type { Check } from "./verdict.ts";

/** The form of a service's responses. */
export interface Protocol {
  /** Returns the error codes of a response. Empty if the request was accepted. */
  readonly errors: (exchange: Exchange) => readonly string[];
  readonly warnings: (exchange: Exchange) => readonly string[];
  /** Returns the part of a request that the service does not know. Then the response proves nothing about the rest. */
  readonly unknownPart: (exchange: Exchange) => string | undefined;
  /** Returns why the service did not carry out an accepted request, so that it may not have checked it either. */
  readonly notCarriedOut: (exchange: Exchange) => string | undefined;
  /** Returns the body without members that may differ between requests with the same meaning. */
  readonly content: (exchange: Exchange) => Json | undefined;
  /** Compares a response with the contract, whatever its case expects. */
  readonly contract: (exchange: Exchange) => readonly Check[];
}
