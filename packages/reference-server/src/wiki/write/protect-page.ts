import { equal } from "../../storage/wiki/select.ts";
import { fullTitle, type StoredTitle } from "../titles.ts";
import { cascading, describeProtection, protectionText, type Protection } from "./describe-protection.ts";
import { findPage } from "./find-page.ts";
import { writeLogEntry } from "./log-entry.ts";
import { nullRevision } from "./null-revision.ts";
import type { Change, WikiUnit } from "./wiki-unit.ts";

export interface PageProtection extends Change {
  readonly title: StoredTitle;
  /** All that hold from now on; none for a page that is free again. */
  readonly protections: readonly Protection[];
  readonly cascade?: boolean;
}

/** Says who may edit and move a page. Returns whether there is such a page. */
export async function protectPage(unit: WikiUnit, change: PageProtection): Promise<boolean> {
  const { title, protections, cascade = false, comment } = change;
  const page = await findPage(unit, title);
  if (page === undefined) return false;
  const had = (await unit.wiki.delete("protections", [equal("protections.page", page.id)])) > 0;
  const rows = protections.map(({ type, level, expiry }) => ({
    page: page.id,
    type,
    level,
    cascade: cascade && type === cascading ? 1 : 0,
    expiry,
  }));
  if (rows.length > 0) await unit.wiki.insert("protections", rows);
  const action = protections.length === 0 ? "unprotect" : had ? "modify" : "protect";
  const reason = `${words[action]} "[[${fullTitle(title)}]]"${comment === "" ? "" : `: ${comment}`}${protectionText(protections)}${cascade ? " [cascading]" : ""}`;
  const revision = await nullRevision(unit, page, { ...change, comment: reason });
  const params = protections.length === 0 ? {} : describeProtection(protections, cascade);
  await writeLogEntry(unit, { ...change, type: "protect", action, about: title, page: page.id, params, revision });
  return true;
}

const words = {
  protect: "Protected",
  modify: "Changed protection settings for",
  unprotect: "Removed protection from",
} as const;
