import { isIP } from "node:net";
import { accountName, fullTitle, grantRights, pageNamed } from "@kiln/wiki";
import { publicIdOf } from "../keys/keys.ts";
import { didYouMean } from "../program/terminal.ts";
import { type Seed, isAddress } from "./seed.ts";
import { kindOf } from "./exchange.ts";
import type { Fault, Path } from "./fault.ts";
import type { SeedFile } from "./read-seed.ts";

/** Returns the faults of a seed whose form is valid: references to unknown names, invalid titles, and duplicates. */
export function checkSeed(files: readonly SeedFile[]): readonly Fault[] {
  const users = new Set(
    files.flatMap(({ seed }) => (seed.wiki?.users ?? []).map(({ name }) => accountName(name) ?? name)),
  );
  const tenants = new Set(files.flatMap(({ seed }) => (seed.exchange?.tenants ?? []).map(({ code }) => code)));
  const once = new Map<string, string>();
  return files.flatMap(({ name: file, seed }) => {
    const faults: Fault[] = [];
    const look: Look = {
      users,
      tenants,
      fault: (path, message, remedy) => void faults.push({ file, path, message, remedy }),
      first: (what, name, path) => {
        const key = `${what} ${name}`;
        if (once.has(key))
          faults.push({
            file,
            path,
            message: `The ${what} “${name}” is duplicated`,
            remedy: `Combine the two; the other one is in ${once.get(key)}.`,
          });
        once.set(key, file);
      },
    };
    visit(seed, [], look);
    for (const { list, check } of checks) list(seed).forEach(([value, path]) => check(value as never, path, look));
    return faults;
  });
}

interface Look {
  readonly users: ReadonlySet<string>;
  readonly tenants: ReadonlySet<string>;
  fault(path: Path, message: string, remedy: string): void;
  first(what: string, name: string, path: Path): void;
}

/** The checks of members that have the same meaning everywhere. */
const members: Readonly<Record<string, (value: string, path: Path, look: Look) => void>> = {
  user: (value, path, look) => {
    if (path[0] === "wiki") checkUser(value, path, look);
  },
  by: checkUser,
  title: checkTitle,
  from: checkTitle,
  to: checkTitle,
  tenant: (value, path, { tenants, fault }) => {
    if (!tenants.has(value))
      fault(
        path,
        `There is no tenant “${value}” in the seed`,
        didYouMean(value, [...tenants]) ?? "Add it to exchange.tenants.",
      );
  },
  timestamp: checkMoment,
  registered: checkMoment,
  notified: checkMoment,
};

/** Checks a whole seed, except for data that the server stores unchanged. */
function visit(value: unknown, path: Path, look: Look): void {
  if (Array.isArray(value)) value.forEach((one, index) => visit(one, [...path, index], look));
  else if (typeof value === "object" && value !== null) {
    for (const [name, one] of Object.entries(value)) {
      const check = Object.hasOwn(members, name) ? members[name] : undefined;
      const isTag = path.at(-2) === "tags" && name === "title";
      if (check !== undefined && typeof one === "string" && !isTag) check(one, [...path, name], look);
      if (name !== "params" && name !== "metadata") visit(one, [...path, name], look);
    }
  }
}

function checkUser(value: string, path: Path, { users, fault }: Look): void {
  if (isAddress(value) || users.has(accountName(value) ?? value)) return;
  fault(
    path,
    `There is no user “${value}” in the seed`,
    didYouMean(value, [...users]) ?? "Add the user to wiki.users, or write an address such as 192.0.2.7.",
  );
}

function checkTitle(value: string, path: Path, { fault }: Look): void {
  const title = pageNamed(value, path[1] === "files" ? 6 : 0);
  if (title === undefined || (title.ns < 0 && path[1] !== "log"))
    fault(
      path,
      `“${value.slice(0, 80)}” is not a valid page title`,
      "Use a title of this site with at most 255 bytes and without # < > [ ] { } |.",
    );
}

function checkMoment(value: string, path: Path, { fault }: Look): void {
  const parsed = Date.parse(value);
  if (Number.isNaN(parsed) || !new Date(parsed).toISOString().startsWith(value.slice(0, 19)))
    fault(path, `The time ${value} does not exist`, "Write an existing date, such as 2024-01-31T12:00:00Z.");
}

type Listed = readonly (readonly [unknown, Path])[];

const inList = (path: Path, list: readonly unknown[] = []): Listed => list.map((one, index) => [one, [...path, index]]);

const checks: readonly {
  readonly list: (seed: Seed) => Listed;
  readonly check: (value: never, path: Path, look: Look) => void;
}[] = [
  { list: ({ wiki }) => inList(["wiki", "users"], wiki?.users), check: checkAccount },
  { list: ({ wiki }) => inList(["wiki", "pages"], wiki?.pages), check: onceByTitle("page", 0) },
  { list: ({ wiki }) => inList(["wiki", "files"], wiki?.files), check: onceByTitle("file", 6) },
  { list: ({ wiki }) => inList(["wiki", "tags"], wiki?.tags), check: onceBy("tag", "name") },
  { list: ({ wiki }) => inList(["wiki", "blocks"], wiki?.blocks), check: checkTarget },
  {
    list: ({ wiki }) =>
      (wiki?.watchlists ?? []).flatMap(({ titles }, index) => inList(["wiki", "watchlists", index, "titles"], titles)),
    check: checkWatched,
  },
  { list: ({ exchange }) => inList(["exchange", "tenants"], exchange?.tenants), check: onceBy("tenant", "code") },
  { list: ({ exchange }) => inList(["exchange", "keys"], exchange?.keys), check: checkKey },
];

type User = NonNullable<NonNullable<Seed["wiki"]>["users"]>[number];

function checkAccount({ name, botPasswords = [], bearerTokens = [] }: User, path: Path, { fault, first }: Look): void {
  const valid = accountName(name);
  if (valid === undefined || /[@:]/.test(valid))
    fault(
      [...path, "name"],
      `“${name}” is not a valid account name`,
      "Use a name with at most 235 bytes and without @ : # < > [ ] | { } / that is not an IP address.",
    );
  first("user", valid ?? name, [...path, "name"]);
  const grants = [...botPasswords, ...bearerTokens].flatMap((one) => one.grants ?? []);
  const unknown = grants.find((one) => !Object.hasOwn(grantRights, one));
  if (unknown !== undefined)
    fault(
      path,
      `There is no grant “${unknown}”`,
      didYouMean(unknown, Object.keys(grantRights)) ?? `Known: ${Object.keys(grantRights).join(", ")}.`,
    );
}

function onceByTitle(what: string, ns: number) {
  return ({ title }: { readonly title: string }, path: Path, { first }: Look): void => {
    const named = pageNamed(title, ns);
    if (named !== undefined) first(what, fullTitle(named), [...path, "title"]);
  };
}

function onceBy(what: string, member: string) {
  return (value: Readonly<Record<string, string>>, path: Path, { first }: Look): void =>
    first(what, value[member] ?? "", [...path, member]);
}

function checkTarget({ target }: { readonly target: string }, path: Path, look: Look): void {
  const [address = "", size] = target.split("/");
  if (isIP(address) !== 0 && (size === undefined || /^\d{1,3}$/.test(size))) return;
  checkUser(target, [...path, "target"], look);
}

function checkWatched(value: string | object, path: Path, look: Look): void {
  if (typeof value === "string") checkTitle(value, path, look);
}

function checkKey(
  { text, kind, tenant }: { readonly text?: string; readonly kind?: string; readonly tenant?: string },
  path: Path,
  { fault, first }: Look,
): void {
  if (text !== undefined && publicIdOf(text) === undefined)
    fault(
      [...path, "text"],
      "This is not a key: its checksum is wrong",
      "Use a key from `kiln-server keys create`, or leave it out.",
    );
  if (text !== undefined) first("key", publicIdOf(text) ?? text, path);
  const whole = text === undefined ? (kind ?? "global-read-only") : kindOf(text);
  if (text !== undefined && kind !== undefined && kind !== whole)
    fault([...path, "kind"], `The key is of the kind ${whole}`, "Leave out “kind”.");
  if (whole.startsWith("tenant") !== (tenant !== undefined))
    fault(
      path,
      whole.startsWith("tenant") ? "A tenant key needs a tenant" : "A global key must not have a tenant",
      "Only keys whose kind begins with `tenant` have a tenant.",
    );
}
