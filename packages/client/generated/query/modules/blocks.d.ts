// The module blocks of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Lists the blocks of users and IP addresses that hold now.
 *
 * The parameters of `blocks`, without the prefix `bk`.
 * @see {@link https://www.mediawiki.org/wiki/API:Blocks}
 * @example for await (const item of wiki.list("blocks", { ip: "192.0.2.5", prop: ["id", "user", "by", "timestamp", "expiry", "reason"] })) console.log(item); // The block that an address is in
 */
export interface BlocksParameters {
  /**
   * The time at which the list starts, by when blocks were made: the latest, or with `dir=newer` the earliest.
   *
   * Wire name: `bkstart` (decided: D-107).
   */
  readonly start?: Date | string | undefined;
  /**
   * The time at which the list ends, by when blocks were made: the earliest, or with `dir=newer` the latest.
   *
   * Wire name: `bkend` (decided: D-107).
   */
  readonly end?: Date | string | undefined;
  /**
   * Whether the oldest or the newest blocks come first. Default: `older`.
   *
   * - `newer`: From the oldest to the newest.
   * - `older`: From the newest to the oldest.
   *
   * Wire name: `bkdir` (decided: D-107).
   */
  readonly dir?: "newer" | "older" | undefined;
  /**
   * Lists only blocks with these ids. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * Wire name: `bkids` (decided: D-107).
   */
  readonly ids?: number | readonly number[] | undefined;
  /**
   * Lists only blocks whose targets are these users, addresses or ranges exactly. A user, given as `name`, `ip`, `temp` or `cidr`. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * At most one of `users`, `ip` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `bkusers` (decided: D-107).
   */
  readonly users?: string | readonly string[] | undefined;
  /**
   * Lists only blocks that hold for this IP address, or for all of this range, including those of wider ranges. Form: an IP address or a range of IP addresses, not broader than /16 or for IPv6 /19 (else `param_ip`). (decided: D-189)
   *
   * At most one of `users`, `ip` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `bkip` (decided: D-107).
   */
  readonly ip?: string | undefined;
  /**
   * The most blocks that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`.
   *
   * Wire name: `bklimit` (decided: D-107).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * What to say of each block. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `id`, `user`, `by`, `timestamp`, `expiry`, `reason`, `flags`.
   *
   * - `by`: Who made the block, by name.
   * - `byid`: Who made the block, by id.
   * - `expiry`: When the block ends, or `infinity`.
   * - `flags`: What the block forbids and how it works, such as whether it holds for accounts.
   * - `id`: The id of the block, by which requests refer to it.
   * - `parsedreason`: The reason in HTML.
   * - `range`: The first and the last IP address of the range.
   * - `reason`: The reason as wikitext.
   * - `restrictions`: The pages, namespaces and actions that a partial block is limited to.
   * - `timestamp`: When the block was made.
   * - `user`: The name of the user, or the address or range, that is blocked.
   * - `userid`: The id of the blocked user.
   *
   * Wire name: `bkprop` (decided: D-107).
   */
  readonly prop?: "by" | "byid" | "expiry" | "flags" | "id" | "parsedreason" | "range" | "reason" | "restrictions" | "timestamp" | "user" | "userid" | readonly ("by" | "byid" | "expiry" | "flags" | "id" | "parsedreason" | "range" | "reason" | "restrictions" | "timestamp" | "user" | "userid")[] | undefined;
  /**
   * Lists only blocks that meet all of these conditions. `!` before one means the opposite. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `!account`: Blocks of addresses and ranges.
   * - `!ip`: Blocks of accounts and ranges.
   * - `!range`: Blocks of accounts and single addresses.
   * - `!temp`: Blocks without an end.
   * - `account`: Blocks of accounts.
   * - `ip`: Blocks of single addresses.
   * - `range`: Blocks of ranges of addresses.
   * - `temp`: Blocks that end by themselves.
   *
   * Values of `show` that contradict each other: `account` and `!account`, `ip` and `!ip`, `range` and `!range`, `temp` and `!temp` (`show`). (decided: D-183)
   *
   * Wire name: `bkshow` (decided: D-107).
   */
  readonly show?: "!account" | "!ip" | "!range" | "!temp" | "account" | "ip" | "range" | "temp" | readonly ("!account" | "!ip" | "!range" | "!temp" | "account" | "ip" | "range" | "temp")[] | undefined;
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value. Form: `<timestamp>|<integer>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `bkcontinue` (decided: D-107).
   */
  readonly continue?: string | undefined;
}

/** An item of `blocks`. (decided: D-219) */
export type BlocksItem<P = BlocksParameters> = Flat<MembersIf<Holds<P, "prop", "id", Defaults>, {
  /** The id of the block, by which requests refer to it. Comes with `prop=id`. */
  readonly id: number;
}> & MembersIf<Holds<P, "prop", "user", Defaults>, {
  /** The user, IP address or range that is blocked; empty where the block hides it. Comes with `prop=user`. May be missing. */
  readonly user?: string;
}> & MembersIf<Holds<P, "prop", "userid", Defaults>, {
  /** The id of the user who is blocked; `0` for an IP address or a range. Comes with `prop=userid`. May be missing. */
  readonly userid?: number;
}> & MembersIf<Holds<P, "prop", "by", Defaults>, {
  /** The name of the user who made the block. Comes with `prop=by`. */
  readonly by: string;
}> & MembersIf<Holds<P, "prop", "byid", Defaults>, {
  /** The id of the user who made the block; `0` where it is nobody of this site. Comes with `prop=byid`. */
  readonly byid: number;
}> & MembersIf<Holds<P, "prop", "timestamp", Defaults>, {
  /** When the block was made. Comes with `prop=timestamp`. */
  readonly timestamp: string;
}> & MembersIf<Holds<P, "prop", "expiry", Defaults>, {
  /** When the block ends; `infinity` where it has no end. Comes with `prop=expiry`. */
  readonly expiry: string | "infinity";
  /** How long the block lasts from its beginning, in words of the language of the caller. Comes with `prop=expiry`. May be missing. */
  readonly "duration-l10n"?: string;
}> & MembersIf<Holds<P, "prop", "reason", Defaults>, {
  /** The reason that was given for the block, in wikitext. Comes with `prop=reason`. */
  readonly reason: string;
}> & MembersIf<Holds<P, "prop", "parsedreason", Defaults>, {
  /** The reason in HTML, with links made of its wikitext. Comes with `prop=parsedreason`. May be missing. */
  readonly parsedreason?: string;
}> & MembersIf<Holds<P, "prop", "range", Defaults>, {
  /** The first IP address that the block covers. Comes with `prop=range`. May be missing. */
  readonly rangestart?: string;
  /** The last IP address that the block covers; the same as `rangestart` for a single one. Comes with `prop=range`. May be missing. */
  readonly rangeend?: string;
}> & MembersIf<Holds<P, "prop", "flags", Defaults>, {
  /** Whether the software made the block automatically, against an address that a blocked user used. Comes with `prop=flags`. */
  readonly automatic: boolean;
  /** Whether the block spares users who are logged in. Comes with `prop=flags`. */
  readonly anononly: boolean;
  /** Whether the block forbids creating accounts. Comes with `prop=flags`. */
  readonly nocreate: boolean;
  /** Whether addresses that the user uses are blocked as well. Comes with `prop=flags`. */
  readonly autoblock: boolean;
  /** Whether the block forbids sending mail to other users. Comes with `prop=flags`. */
  readonly noemail: boolean;
  /** Whether the block hides the name of the user from the public. Comes with `prop=flags`. */
  readonly hidden: boolean;
  /** Whether the user may still edit their own talk page. Comes with `prop=flags`. */
  readonly allowusertalk: boolean;
  /** Whether the block covers some pages, namespaces or actions only, and not the whole site. Comes with `prop=flags`. */
  readonly partial: boolean;
}> & MembersIf<Holds<P, "prop", "restrictions", Defaults>, {
  /** What a partial block covers; empty where the block covers the whole site. Comes with `prop=restrictions`. */
  readonly restrictions: {
    /** The pages that the user may not edit. May be missing. */
    readonly pages?: readonly ({
      /** The id of the page that may not be edited. */
      readonly id: number;
      /** The namespace id of the page that may not be edited. May be missing. */
      readonly ns?: number;
      /** The title of the page that may not be edited. May be missing. */
      readonly title?: string;
    })[];
    /** The ids of the namespaces in which the user may not edit. May be missing. */
    readonly namespaces?: readonly number[];
    /** The names of the actions that the user may not take, such as `upload`. May be missing. */
    readonly actions?: readonly string[];
  };
}>>;

interface Defaults {
  readonly prop: ["id", "user", "by", "timestamp", "expiry", "reason", "flags"];
}

export {};
