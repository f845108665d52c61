import { isIP } from "node:net";
import { equal } from "../../storage/select.ts";
import { isoExpiry, isoOf } from "../timestamps.ts";
import { pageNamed, underscored } from "../titles.ts";
import { findPage } from "./page-row.ts";
import { type Change, type WikiUnit, writeLogEntry } from "./log-entry.ts";

interface Block extends Change {
  /** The name of an account, an address, or a range of addresses. */
  readonly target: string;
  /** 0 for addresses. */
  readonly account: number;
  /** A timestamp in its stored form, or `infinity`. */
  readonly expiry: string;
  /** The requested duration, such as `2 weeks`. */
  readonly duration?: string;
  readonly anonymousOnly?: boolean;
  readonly noAccount?: boolean;
  readonly autoblock?: boolean;
  readonly noEmail?: boolean;
  /** True if the blocked user may edit their own talk page. */
  readonly ownTalk?: boolean;
  readonly hidden?: boolean;
  /** The pages and namespaces that the block applies to. By default, it applies to the whole site. */
  readonly partial?: { readonly pages?: readonly string[]; readonly namespaces?: readonly number[] };
}

const flag = (is: boolean | undefined): number => (is === true ? 1 : 0);

export async function block(unit: WikiUnit, one: Block): Promise<number> {
  const { target, account, actor, timestamp, comment, expiry, partial, ownTalk = true } = one;
  const isAgain = (await unit.wiki.delete("blocks", [equal("blocks.target", target), equal("blocks.is_auto", 0)])) > 0;
  const [id = 0] = await unit.wiki.create("blocks", [
    {
      target,
      account,
      ...rangeOf(target),
      is_auto: 0,
      by_account: actor.account,
      by_name: actor.name,
      reason: comment,
      timestamp,
      expiry,
      anonymous_only: flag(one.anonymousOnly),
      no_account: flag(one.noAccount),
      autoblock: flag(one.autoblock),
      no_email: flag(one.noEmail),
      own_talk: flag(ownTalk),
      hidden: flag(one.hidden),
      sitewide: flag(partial === undefined),
      restrictions: JSON.stringify(partial === undefined ? {} : await inOrder(unit, partial)),
    },
  ]);
  const restrictions =
    partial === undefined
      ? {}
      : {
          restrictions: {
            ...(partial.pages && {
              pages: partial.pages.map((title) => ({ page_ns: pageNamed(title)?.ns ?? 0, page_title: title })),
            }),
            ...(partial.namespaces && { namespaces: partial.namespaces }),
          },
        };
  const params = {
    duration: one.duration ?? (expiry === "infinity" ? "infinity" : isoOf(expiry)),
    ...(expiry === "infinity" ? {} : { expiry: isoExpiry(expiry) }),
    flags: flagsOf(one),
    sitewide: partial === undefined,
    ...restrictions,
  };
  await writeLogEntry(unit, {
    ...one,
    type: one.hidden ? "suppress" : "block",
    action: isAgain ? "reblock" : "block",
    about: userPage(target),
    params,
    isChange: !one.hidden,
  });
  return id;
}

/** Ends a block. Returns whether the block existed. */
export async function unblock(unit: WikiUnit, change: Change & { readonly target: string }): Promise<boolean> {
  if ((await unit.wiki.delete("blocks", [equal("blocks.target", change.target)])) === 0) return false;
  await writeLogEntry(unit, { ...change, type: "block", action: "unblock", about: userPage(change.target) });
  return true;
}

/** Returns the pages by ascending id, as in responses. */
async function inOrder(
  unit: WikiUnit,
  { pages, namespaces }: NonNullable<Block["partial"]>,
): Promise<NonNullable<Block["partial"]>> {
  const known = await Promise.all(
    (pages ?? []).map(async (title) => ({
      title,
      id: (await findPage(unit, pageNamed(title) ?? { ns: 0, title }))?.id ?? 0,
    })),
  );
  const titles = known.toSorted((one, other) => one.id - other.id).map(({ title }) => title);
  return {
    ...(pages && { pages: titles }),
    ...(namespaces && { namespaces: namespaces.toSorted((one, other) => one - other) }),
  };
}

const userPage = (target: string) => ({ ns: 2, title: underscored(target) });

function flagsOf({
  anonymousOnly,
  noAccount,
  autoblock,
  noEmail,
  ownTalk = true,
  hidden,
  account,
}: Block): readonly string[] {
  return [
    ...(anonymousOnly === true ? ["anononly"] : []),
    ...(noAccount === true ? ["nocreate"] : []),
    ...(autoblock !== true && account !== 0 ? ["noautoblock"] : []),
    ...(noEmail === true ? ["noemail"] : []),
    ...(ownTalk ? [] : ["nousertalk"]),
    ...(hidden === true ? ["hiddenname"] : []),
  ];
}

function rangeOf(target: string): { readonly range_start: string; readonly range_end: string } {
  const [start, end] = addressRange(target) ?? ["", ""];
  return { range_start: start, range_end: end };
}

/**
 * Returns the first and the last address of a range in hexadecimal, with the prefix `v6-` for IPv6. For a single
 * address, both are equal. Undefined for an account name.
 */
export function addressRange(text: string): readonly [string, string] | undefined {
  const [address = "", size] = text.split("/");
  const kind = isIP(address);
  if (kind === 0 || (size !== undefined && !/^\d{1,3}$/.test(size))) return undefined;
  const bits = kind === 4 ? 32 : 128;
  const fixed = size === undefined ? bits : Math.min(bits, Number(size));
  const value = kind === 4 ? valueOf4(address) : valueOf6(address);
  const free = (1n << BigInt(bits - fixed)) - 1n;
  const shown = (one: bigint): string =>
    (kind === 4 ? "" : "v6-") +
    one
      .toString(16)
      .toUpperCase()
      .padStart(bits / 4, "0");
  return [shown(value & ~free), shown(value | free)];
}

const valueOf4 = (address: string): bigint =>
  address.split(".").reduce((value, part) => (value << 8n) | BigInt(part), 0n);

function valueOf6(address: string): bigint {
  const [head = "", tail] = address.replace(/%.*$/, "").split("::");
  const groups = (part: string | undefined): readonly string[] =>
    (part ?? "")
      .split(":")
      .filter((one) => one !== "")
      .flatMap(groupsOf);
  const [first, last] = [groups(head), groups(tail)];
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill("0");
  return [...first, ...zeros, ...last].reduce((value, group) => (value << 16n) | BigInt(`0x${group}`), 0n);
}

/** Splits a group. The last two groups may be written as an IPv4 address. */
function groupsOf(group: string): readonly string[] {
  if (!group.includes(".")) return [group];
  const value = valueOf4(group);
  return [(value >> 16n).toString(16), (value & 0xffffn).toString(16)];
}
