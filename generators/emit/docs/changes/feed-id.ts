import { createHash } from "node:crypto";
import type { Project } from "../../../model/model.ts";

/**
 * Returns the id of a version in the feed, or of the feed itself: a UUID of its name (RFC 9562, version 5). It does not
 * depend on the URL of the site, so feed readers do not show old entries as new after a move.
 */
export function feedId({ packageScope, name }: Project, version: string | undefined): string {
  const digest = createHash("sha1")
    .update(space)
    .update(JSON.stringify([packageScope, name, version ?? null]))
    .digest();
  digest[6] = (digest[6]! & 0x0f) | 0x50;
  digest[8] = (digest[8]! & 0x3f) | 0x80;
  return `urn:uuid:${digest.toString("hex", 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5")}`;
}

/** The namespace of these names. It must never change. */
const space = Buffer.from("9d0b6f7c4f0e4b6f9a3e5c1d7a2f8e64", "hex");
