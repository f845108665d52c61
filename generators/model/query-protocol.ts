import type { Fact } from "./fact.ts";
import type { Place } from "./place.ts";

/* What a query service says of its protocol beyond the names in requests: its profile, the roles of groups, errors in answers. */

/** A protocol that has more to it than query modules: its runtime is the folder of this name. */
export type Profile = (typeof profiles)[number];
export const profiles = ["action-api"] as const;

/**
 * What the modules of a group answer. `items`: lists of items. `properties`: members of the pages that a request is
 * about. `facts`: what they say of the whole, each once.
 */
export type GroupRole = (typeof groupRoles)[number];
export const groupRoles = ["items", "properties", "facts"] as const;

/** A request parameter that every request has, and always with the same value. */
export interface Constant {
  readonly name: string;
  readonly value: Fact<string>;
  readonly place: Place;
}

/** How an error or a warning is written in an answer: the names of the members that hold it. */
export interface MessageForm {
  /** The member of the body; undefined where the body itself is the message. */
  readonly member: string | undefined;
  /** Whether that member is a list of messages. */
  readonly list: boolean;
  readonly code: string;
  readonly text: string;
  readonly module: string | undefined;
  readonly parameter: string | undefined;
  readonly data: string | undefined;
}

/** What is wrong with a request whatever it asks for, or worth a warning: the codes that Kiln has for it. */
export type RequestFault = (typeof requestFaults)[number];
export const requestFaults = [
  "badvalue",
  "badinteger",
  "badtimestamp",
  "toomanyvalues",
  "missingparam",
  "badgenerator",
  "toolong",
  "outofrange",
  "unrecognizedvalues",
  "unrecognizedparams",
  "unsupportedarray",
  "unclearnowtimestamp",
  "badutf8",
  "deprecation",
  "invalidmethod",
  "toolarge",
  "ratelimited",
  "badrequest",
  "nohandler",
  "internal_api_error",
] as const;

/** The service's own code for one of these. */
export interface RequestError {
  readonly fault: RequestFault;
  readonly code: string;
  readonly place: Place;
}
