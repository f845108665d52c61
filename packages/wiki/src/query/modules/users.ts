import type { HandlersByModule } from "@kiln/server/query";
import type { UsersItem } from "@kiln/server/query/results";
import { implicitGroups, rightsOf } from "../../accounts/rights.ts";
import { groupsOf } from "../../accounts/tokens.ts";
import { accountName } from "../../accounts/make.ts";
import type { AccountStore, StoredAccount, WikiStore } from "../../storage/storage.ts";
import { centralIds, membershipsOf, registrationOf } from "../shared/users.ts";
import { equal } from "../../storage/select.ts";
import type { RowOf } from "../../storage/tables.ts";
import { blockInfo, blocksOf, maySeeHiddenNames } from "../shared/users.ts";
import type { Site } from "../site/general.ts";

type Handler = NonNullable<HandlersByModule["users"]>;

/** Stored data about an account in addition to its name and groups. */
interface Facts {
  readonly edits: number;
  readonly gender: string;
  readonly block: RowOf<"blocks"> | undefined;
}

/** The members about an account, by the value of `prop`. Accounts have no mail on this server. */
const told: Readonly<Record<string, (account: StoredAccount, facts: Facts) => object>> = {
  blockinfo: (_account, { block }) => blockInfo(block),
  editcount: (_account, { edits }) => ({ editcount: edits }),
  registration: (account) => ({ registration: registrationOf(account) }),
  groups: (account) => ({ groups: groupsOf(account) }),
  groupmemberships: (account) => ({ groupmemberships: membershipsOf(account) }),
  implicitgroups: () => ({ implicitgroups: implicitGroups.account }),
  rights: (account) => ({ rights: rightsOf(groupsOf(account)) }),
  emailable: () => ({ emailable: false }),
  gender: (_account, { gender }) => ({ gender: gender === "" ? "unknown" : gender }),
};

/** Lists accounts by name or id. Invalid names come first. */
export function users({ storage, now }: Site): Handler {
  return async ({ users: names = [], userids = [], prop = [], attachedwiki }, context) => {
    const members = (account: StoredAccount, facts: Facts): object => {
      const all = Object.entries(told).flatMap(([one, tell]) =>
        prop.some((asked) => asked === one) ? [tell(account, facts)] : [],
      );
      return Object.assign(
        {},
        ...all,
        prop.includes("centralids") ? centralIds(Number(account.id), attachedwiki) : {},
      ) as object;
    };
    const invalid = names.filter((name) => accountName(name) === undefined).map((name) => ({ name, invalid: true }));
    const known = [...new Set(names.flatMap((name) => accountName(name) ?? []))];
    const items = await storage.read(async ({ accounts, wiki }) => {
      const itemOf = async (account: StoredAccount): Promise<object | undefined> => {
        const facts = await factsOf(wiki, Number(account.id), now());
        const isHidden = facts.block?.hidden === 1;
        if (isHidden && !maySeeHiddenNames(context)) return undefined;
        return {
          userid: Number(account.id),
          name: account.name,
          ...(isHidden ? { hidden: true } : {}),
          ...members(account, facts),
        };
      };
      return [
        ...(await found(
          known,
          accounts,
          "find",
          (name) => ({ name, missing: true, ...(prop.includes("cancreate") ? { cancreate: false } : {}) }),
          itemOf,
        )),
        ...(await found(userids.map(String), accounts, "get", (id) => ({ userid: Number(id), missing: true }), itemOf)),
      ];
    });
    return [...invalid, ...items] as unknown as UsersItem[];
  };
}

export async function factsOf(wiki: WikiStore, id: number, now: number): Promise<Facts> {
  const [row] = await wiki.select({
    from: "accounts",
    columns: ["accounts.edits", "accounts.gender"],
    where: [equal("accounts.id", id)],
  });
  return {
    edits: row?.["accounts.edits"] ?? 0,
    gender: row?.["accounts.gender"] ?? "",
    block: (await blocksOf(wiki, [id], now)).get(id),
  };
}

async function found(
  keys: readonly string[],
  accounts: AccountStore,
  by: "find" | "get",
  missing: (key: string) => object,
  itemOf: (account: StoredAccount) => Promise<object | undefined>,
): Promise<readonly object[]> {
  const items: object[] = [];
  for (const key of keys) {
    const account = await accounts[by](key);
    items.push((account && (await itemOf(account))) ?? missing(key));
  }
  return items;
}
