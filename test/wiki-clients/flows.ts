/* The flows of the clients, and the data that they report. */

/** In the order in which a client runs them. */
export const flowNames = [
  "connect",
  "siteinfo",
  "login",
  "page text",
  "list with continuation",
  "category members",
  "search",
  "recent changes",
] as const;

export type FlowName = (typeof flowNames)[number];

/** A plain request to the server whose response has the same content. */
export type PlainRequest = Readonly<Record<string, string>>;

/** The data that a client received. */
export type Seen =
  | { readonly kind: "nothing" }
  /** Members of `general`. */
  | { readonly kind: "site"; readonly general: Readonly<Record<string, unknown>> }
  | { readonly kind: "user"; readonly name: unknown }
  | { readonly kind: "text"; readonly text: unknown; readonly same: PlainRequest }
  | { readonly kind: "titles"; readonly titles: readonly unknown[]; readonly same: PlainRequest };

/** The outcome of one flow: the received data, the reason why the client has no such flow, or the error. */
export type Outcome = { readonly seen: Seen } | { readonly none: string } | { readonly error: string };

export type Line = { readonly flow: FlowName } & Outcome;

export interface Account {
  readonly user: string;
  /** Name and password of one of its bot passwords: `Alice@bot`. */
  readonly bot: string;
  readonly botPassword: string;
}

/** The parts of the server that the programs use. */
export interface Given extends Account {
  readonly origin: string;
  readonly page: string;
  readonly category: string;
  /** A word by which pages can be found. */
  readonly word: string;
}
