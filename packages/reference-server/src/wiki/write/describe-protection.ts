import { isoOf } from "../timestamps.ts";
import { momentText } from "../wikitext/pre-save.ts";

export interface Protection {
  /** `edit`, `move` or `upload`; `create` of a title without a page. */
  readonly type: string;
  readonly level: string;
  /** A stored moment, or `infinity`. */
  readonly expiry: string;
}

const levels: Readonly<Record<string, string>> = {
  autoconfirmed: "Allow only autoconfirmed users",
  sysop: "Allow only administrators",
};

/** Protections in the history of a page. */
export function protectionText(protections: readonly Protection[]): string {
  const parts = protections.map(
    ({ type, level, expiry }) =>
      `[${type[0]?.toUpperCase()}${type.slice(1)}=${levels[level] ?? level}] (${expiryText(expiry)})`,
  );
  return parts.length === 0 ? "" : ` (${parts.join(" ")})`;
}

/** Only this protection extends to the pages that the page includes. */
export const cascading = "edit";

/** Protections in a log: in words, and as data. A title without a page has nothing that a protection could extend to. */
export function describeProtection(protections: readonly Protection[], cascade: boolean): object {
  const description = protections
    .map(({ type, level, expiry }) => `\u200e[${type}=${level}] (${expiryText(expiry)})`)
    .join("");
  const details = protections.map(({ type, level, expiry }) => ({
    type,
    level,
    expiry: expiry === "infinity" ? "infinite" : isoOf(expiry),
    ...(type === "create" ? {} : { cascade: cascade && type === cascading }),
  }));
  return { description, cascade, details };
}

function expiryText(expiry: string): string {
  return expiry === "infinity" ? "indefinite" : `expires ${momentText(expiry)}`;
}
