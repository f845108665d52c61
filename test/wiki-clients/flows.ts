/* What the clients do, and what they report of it. */

/** In the order in which a client goes through them. */
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

/** The outcome of one flow: what was seen, why the client has no such flow, or how it failed. */
export type Outcome = { readonly seen: Seen } | { readonly none: string } | { readonly error: string };

/** A line of what a client's program writes. */
export type Line = { readonly flow: FlowName } & Outcome;

/** An account of the server. */
export interface Account {
  readonly user: string;
  /** The name and the password of one of its bot passwords: `Alice@bot`. */
  readonly bot: string;
  readonly botPassword: string;
}

/** The parts of the server that the programs use. */
export interface Given extends Account {
  /** The origin of the server, such as `http://127.0.0.1:8080`. */
  readonly origin: string;
  /** The title of a page. */
  readonly page: string;
  /** The title of a category. */
  readonly category: string;
  /** A word that pages are found by. */
  readonly word: string;
}
