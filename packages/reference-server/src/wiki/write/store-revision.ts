import { createHash } from "node:crypto";
import type { WikiUnit, Actor } from "./wiki-unit.ts";

export interface NewRevision {
  readonly page: number;
  readonly parent: number;
  readonly text: string;
  readonly timestamp: string;
  readonly actor: Actor;
  readonly comment: string;
  readonly minor?: boolean;
  readonly model?: string;
}

export interface StoredRevision {
  readonly id: number;
  /** In bytes. */
  readonly length: number;
  readonly sha1: string;
}

/** The hash of a text, in base 16. */
export function sha1Of(text: string): string {
  return createHash("sha1").update(text).digest("hex");
}

/** Writes a revision and its text. */
export async function storeRevision({ wiki }: WikiUnit, revision: NewRevision): Promise<StoredRevision> {
  const { page, parent, text, timestamp, actor, comment, minor = false, model = "wikitext" } = revision;
  const [length, sha1] = [Buffer.byteLength(text), sha1Of(text)];
  const author = { account: actor.account, user_name: actor.name };
  const [id = 0] = await wiki.create("revisions", [
    { page, parent, timestamp, ...author, comment, minor: minor ? 1 : 0, hidden: 0, length, sha1, model },
  ]);
  await wiki.insert("texts", [{ revision: id, text }]);
  return { id, length, sha1 };
}
