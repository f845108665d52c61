const noCookies: ReadonlyMap<string, string> = new Map();

/** The cookies that a request shows, by name; of two with one name the first counts. */
export function cookiesIn(header: string | readonly string[] | undefined): ReadonlyMap<string, string> {
  if (header === undefined) return noCookies;
  const found = new Map<string, string>();
  for (const part of [header].flat().join(";").split(";")) {
    const [name = "", ...value] = part.split("=");
    if (!found.has(name.trim())) found.set(name.trim(), decoded(value.join("=").trim()));
  }
  return found;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return "";
  }
}

export interface CookieTerms {
  readonly isSecure: boolean;
  /** In seconds from now; without it, the browser forgets the cookie when it ends. */
  readonly lifetime?: number | undefined;
  readonly now: number;
}

/** A field `Set-Cookie`. Scripts do not see it, and requests that other sites make with POST do not send it. */
export function cookieField(name: string, value: string, { isSecure, lifetime, now }: CookieTerms): string {
  const dates =
    lifetime === undefined ? [] : [`expires=${new Date(now + lifetime * 1000).toUTCString()}`, `Max-Age=${lifetime}`];
  return [`${name}=${encodeURIComponent(value)}`, ...dates, ...attributes(isSecure)].join("; ");
}

/** A field that makes a browser forget a cookie. */
export function deletedCookie(name: string, isSecure: boolean): string {
  return [`${name}=deleted`, "expires=Thu, 01 Jan 1970 00:00:01 GMT", "Max-Age=0", ...attributes(isSecure)].join("; ");
}

function attributes(isSecure: boolean): readonly string[] {
  return ["path=/", ...(isSecure ? ["secure"] : []), "HttpOnly", "SameSite=Lax"];
}
