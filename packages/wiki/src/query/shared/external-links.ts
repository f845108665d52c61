import { anyOf, atLeast, beginsWith, equal, lessThan, type Condition } from "../../storage/select.ts";
import { externalIndexes } from "../../content/wikitext/read-facts.ts";
import { protocols } from "../site/wikitext.ts";
import { urlPart } from "../../content/titles.ts";
import { interwikiAddresses } from "../site/languages.ts";

interface ExternalQuery {
  readonly protocol: string;
  readonly query?: string;
}

/** Returns the conditions on the requested URLs, one list for each protocol. */
export function externalParts({ protocol, query = "" }: ExternalQuery): readonly (readonly Condition[])[] {
  const once = protocol === "" ? [eachOnce] : [];
  if (query === "") return [protocol === "" ? once : [beginsWith("external_links.host", begun(protocol))]];
  const asked = protocol === "" ? ["http://", "https://"] : [begun(protocol)];
  return asked.map((one) => [...matching(one, query), ...once]);
}

/** Returns the prefix of URLs: `https://` for `https`, `mailto:` for `mailto`. */
const begun = (protocol: string): string =>
  protocols.find((one) => one === `${protocol}://` || one === `${protocol}:`) ?? protocol;

/** Excludes duplicates: a URL without a scheme has two rows, of which only the one for `http` is kept. */
const eachOnce: Condition = anyOf(
  lessThan("external_links.url", "//"),
  atLeast("external_links.url", "/0"),
  beginsWith("external_links.host", "http://"),
);

/** Selects a host with a path prefix or, after `*.`, a host with all its subdomains. */
function matching(protocol: string, query: string): readonly Condition[] {
  const isWild = query.startsWith("*.");
  const [index] = externalIndexes(protocol + (isWild ? query.slice(2) : query));
  const { host = "", path = "" } = index ?? {};
  return isWild
    ? [beginsWith("external_links.host", host)]
    : [equal("external_links.host", host), beginsWith("external_links.path", path)];
}

/** Adds the scheme of the site to a URL without a scheme. */
export function expanded(url: string, expandurl = false): string {
  return expandurl && url.startsWith("//") ? `http:${url}` : url;
}

/** Returns the URL of a page on another site by interwiki prefix; `undefined` if the prefix is unknown. */
export function foreignUrl(prefix: string, title: string): string | undefined {
  const address = new Map(Object.entries(interwikiAddresses)).get(prefix);
  return address?.replace("$1", () => urlPart(title));
}
