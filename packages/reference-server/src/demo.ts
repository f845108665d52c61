import { fileURLToPath } from "node:url";
import { defaultGrants, demoCost, holdsWiki, newPassword, newSecret, passwordHash, secretHash } from "@kiln/wiki";
import { keyKinds, makeKey } from "./keys/keys.ts";
import { packageFolder } from "./package.ts";
import type { Storage } from "./storage/storage.ts";

/** The folder of the seed that ships with the server: the wiki of a harbour town. */
export const demoWorld = fileURLToPath(new URL("seed", packageFolder));

/**
 * Returns the initial data of a server: the given seed, or the demo data set if it is requested and the database
 * contains no wiki.
 */
export async function seedFor<Given>(
  storage: Storage,
  seed: Given | undefined,
  wantsWorld: boolean,
): Promise<Given | string | undefined> {
  return seed ?? (wantsWorld && !(await holdsWiki(storage)) ? demoWorld : undefined);
}

/**
 * Creates two tenants, identities, a paging group and keys. Leaves a database unchanged if it already contains them.
 * Returns the keys by kind, which cannot be shown again.
 */
export function makeDemo(storage: Storage): Promise<Readonly<Record<string, string>> | undefined> {
  return storage.write(async ({ tenants, keys, identities, pagingGroups }) => {
    if ((await tenants.find("DEMO")) !== undefined) return undefined;
    const demo = await tenants.insert({ code: "DEMO", name: "Demo Company" });
    await tenants.insert({ code: "OTHER", name: "Other Company" });
    await identities.insertUser({ username: "api.operator" });
    await identities.insertExtension({ tenant: demo.id, number: "100", name: "Reception", webUser: "100" });
    await identities.insertExtension({ tenant: demo.id, number: "101", name: "Workshop", sipNames: ["101-DEMO"] });
    await identities.insertExtension({ tenant: demo.id, number: "102", name: "Yard", endpoints: ["102-DEMO"] });
    const group = await pagingGroups.insert(demo.id, demoGroup);
    await pagingGroups.replaceDestinations(
      demo.id,
      group,
      "PAGING",
      ["100", "101", "102"].map((id) => ({ type: "EXT", id })),
    );

    const texts: Record<string, string> = {};
    for (const kind of keyKinds) {
      const { text, stored } = makeKey(kind, {
        label: "demo",
        tenant: kind.startsWith("tenant") ? demo.id : undefined,
      });
      await keys.insert(stored);
      texts[kind] = text;
    }
    return texts;
  });
}

const demoGroup = {
  pa_name: "Everybody",
  pa_number: "830",
  pa_pin: "",
  pa_bidirectional: "no",
  pa_checkinuse: "",
  pa_me_id: "0",
  pa_manualheader: "",
};

/** An account with the rights of a bot and an administrator. */
export interface TestAccount {
  readonly name: string;
  readonly password: string;
  /** The login name of the program, such as `Demo@demo`. */
  readonly botName: string;
  readonly botPassword: string;
  /** The token for `Authorization: Bearer …`. */
  readonly token: string;
}

const demoAccount = { name: "Demo", groups: ["bot", "sysop"], program: "demo" };

/**
 * Creates an account of the query interface and its credentials; `undefined` if the account exists. If two servers
 * start at once, only one creates it.
 */
export async function makeDemoAccount(storage: Storage, now = Date.now()): Promise<TestAccount | undefined> {
  const { name, groups, program } = demoAccount;
  if ((await storage.read(({ accounts }) => accounts.find(name))) !== undefined) return undefined;
  const [password, programPassword, token] = [newPassword(), newPassword(), newSecret()];
  const [hash, programHash] = await Promise.all([
    passwordHash(password, demoCost),
    passwordHash(programPassword, demoCost),
  ]);
  return storage.write(async ({ accounts }) => {
    const id = await accounts.insert({ name, password: hash, groups, registered: now });
    if (id === undefined) return undefined;
    await accounts.setBotPassword(id, { app: program, password: programHash, grants: defaultGrants });
    await accounts.insertBearerToken({ hash: secretHash(token), account: id, label: program, grants: defaultGrants });
    return { name, password, botName: `${name}@${program}`, botPassword: programPassword, token };
  });
}
