import { canonicalForm, isAddress, isRange } from "../../query/validators/addresses.js";
import { severalOf, ofText, Parameter } from "../../query/validators/parameters.js";
import { parseTitle, upperFirst } from "./titles.js";
import type { Options } from "./types.js";
import type { RunView } from "../../query/validators/run-view.js";

const userNamespace = 2;
/** The form of most user names: words separated by single spaces, with a capital first letter. */
const ordinary = /^[A-Z][A-Za-z0-9]*(?: [A-Za-z0-9]+)*$/;
const unseen = /[\u0080-\u00a0\u00ad\u2000-\u200f\u2028-\u202f\u3000\ue000-\uf8ff]/;
const likeAddress = /^\d{1,3}\.\d{1,3}\.\d{1,3}\.(?:xxx|\d{1,3})$|^(?:[0-9A-Fa-f]{0,4}:){2,7}[0-9A-Fa-f]{0,4}$/;

/** Returns the user in canonical form, or undefined if the string names no user of these kinds. */
export function userOf(text: string, kinds: readonly string[], options: Options): string | undefined {
  if (text.length < 80 && ordinary.test(text) && kinds.includes("name")) return text;
  if (/^#\d+$/.test(text)) return kinds.includes("id") ? text : undefined;
  if (text.includes(">"))
    return kinds.includes("interwiki") && !text.includes("#") ? upperFirst(text.replaceAll("_", " ")) : undefined;
  const title = text.includes("#") ? undefined : parseTitle(text, options, userNamespace);
  if (title === undefined || title.namespace !== userNamespace || title.interwiki !== "") return undefined;
  const name = upperFirst(title.text);
  if (isAddress(name)) return kinds.includes("ip") ? canonicalForm(name) : undefined;
  if (isRange(name)) return kinds.includes("cidr") ? canonicalForm(name) : undefined;
  if (name === "" || name.includes("/") || likeAddress.test(name) || unseen.test(name)) return undefined;
  const isTemporary = options.temporaryUser?.test(name) === true;
  return kinds.includes("name") || (kinds.includes("temp") && isTemporary) ? name : undefined;
}

function readUser(
  run: RunView,
  parameter: Parameter<readonly string[]>,
  text: string,
  start: number,
  end: number,
): string | undefined {
  return (
    userOf(text.slice(start, end), parameter.detail, run.options) ?? run.fail("baduser", parameter, text, start, end)
  );
}

export const user = (...kinds: readonly string[]): Parameter => ofText(new Parameter(readUser, "a user", kinds));
export const users = (...kinds: readonly string[]): Parameter => ofText(severalOf(readUser, "users", kinds));
