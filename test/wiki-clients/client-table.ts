import type { FlowName } from "./flows.ts";

/** A client and its metadata. */
export interface Client {
  readonly name: string;
  readonly language: "javascript" | "python";
  /** Flows that fail with the real system too: the error and its reason. */
  readonly refused?: { readonly [Flow in FlowName]?: { readonly error: RegExp; readonly reason: string } };
  readonly notes?: { readonly [Flow in FlowName]?: string };
}

const oneRequest = "it requests the maximum number of items, so that one response contains them all";

/** All clients, with a program of each name in `clients/`. */
export const clients: readonly Client[] = [
  { name: "nodemw", language: "javascript", notes: { "list with continuation": oneRequest } },
  {
    name: "mwbot-ts",
    language: "javascript",
    refused: {
      login: {
        error: /^assertuserfailed/,
        reason:
          "it requests the login token with `assert=user` before it is logged in, which the real system refuses, too; " +
          "the other flows run without a login",
      },
    },
  },
  { name: "wikijs", language: "javascript", notes: { "list with continuation": "of backlinks" } },
  { name: "wikiapi", language: "javascript", notes: { "list with continuation": oneRequest } },
  { name: "mwn", language: "javascript" },
  { name: "m3api", language: "javascript" },
  { name: "mwclient", language: "python" },
];
