import type { RowOf } from "../../../../packages/reference-server/src/storage/wiki/tables.ts";
import { hashed } from "./hashed.ts";

/* Rows with all columns, of which a test says what it is about. */

export const pageRow = (row: Partial<RowOf<"pages">>): Omit<RowOf<"pages">, "id"> => ({
  ns: 0, title: "Page", is_redirect: 0, is_new: 0, touched: "20240101000000", length: 0, latest: 0, model: "wikitext", language: "en", random: 0.5, ...row,
});

export const revisionRow = (row: Partial<RowOf<"revisions">>): Omit<RowOf<"revisions">, "id"> => ({
  page: 1, parent: 0, timestamp: "20240101000000", account: 1, user_name: "Alice", comment: "", minor: 0, hidden: 0, length: 0, sha1: hashed(""), model: "wikitext", ...row,
});

export const changeRow = (row: Partial<RowOf<"changes">>): Omit<RowOf<"changes">, "id"> => ({
  type: "edit", timestamp: "20240101000000", account: 1, user_name: "Alice", ns: 0, title: "Page", page: 1, revision: 0, old_revision: 0, old_length: 0, new_length: 0,
  comment: "", minor: 0, bot: 0, patrolled: 0, hidden: 0, log: 0, log_type: "", log_action: "", params: "{}", ...row,
});

export const logRow = (row: Partial<RowOf<"log">>): Omit<RowOf<"log">, "id"> => ({
  type: "delete", action: "delete", timestamp: "20240101000000", account: 1, user_name: "Alice", ns: 0, title: "Page", page: 0, comment: "", params: "{}", hidden: 0, ...row,
});

export const fileRow = (row: Partial<RowOf<"files">>): Omit<RowOf<"files">, "id"> => ({
  title: "A.png", state: "current", archive_name: "", timestamp: "20240101000000", account: 1, user_name: "Alice", comment: "", size: 100, width: 10, height: 5, bits: 8,
  media_type: "BITMAP", mime: "image/png", sha1: hashed("A"), metadata: "{}", hidden: 0, archive_id: 0, storage_key: "", deleted_timestamp: "", deleted_by: "", deleted_reason: "", ...row,
});

export const blockRow = (row: Partial<RowOf<"blocks">>): Omit<RowOf<"blocks">, "id"> => ({
  target: "Mallory", account: 3, range_start: "", range_end: "", is_auto: 0, by_account: 1, by_name: "Alice", reason: "Noise", timestamp: "20240101000000", expiry: "infinity",
  anonymous_only: 0, no_account: 1, autoblock: 1, no_email: 0, own_talk: 1, hidden: 0, sitewide: 1, restrictions: "{}", ...row,
});
