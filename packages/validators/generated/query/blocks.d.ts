// The parameters of blocks. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/**
 * Lists the blocks of users and IP addresses that hold now.
 *
 * The parameters of `blocks`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Blocks}
 */
export interface BlocksParameters {
  /** The time at which the list starts, by when blocks were made: the latest, or with `dir=newer` the earliest. */
  readonly start?: string;
  /** The time at which the list ends, by when blocks were made: the earliest, or with `dir=newer` the latest. */
  readonly end?: string;
  /**
   * Whether the oldest or the newest blocks come first. Default: `older`.
   *
   * - `newer`: From the oldest to the newest.
   * - `older`: From the newest to the oldest.
   */
  readonly dir?: "newer" | "older";
  /** Lists only blocks with these ids. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). */
  readonly ids?: readonly number[];
  /**
   * Lists only blocks whose targets are these users, addresses or ranges exactly. A user, given as `name`, `ip`, `temp` or `cidr`. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * At most one of `users`, `ip` (else `invalidparammix`). (decided: D-181)
   */
  readonly users?: readonly string[];
  /**
   * Lists only blocks that hold for this IP address, or for all of this range, including those of wider ranges. Form: an IP address or a range of IP addresses, not broader than /16 or for IPv6 /19 (else `param_ip`). (decided: D-189)
   *
   * At most one of `users`, `ip` (else `invalidparammix`). (decided: D-181)
   */
  readonly ip?: string;
  /** The most blocks that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`. */
  readonly limit?: number | "max";
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
   */
  readonly prop?: readonly ("by" | "byid" | "expiry" | "flags" | "id" | "parsedreason" | "range" | "reason" | "restrictions" | "timestamp" | "user" | "userid")[];
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
   */
  readonly show?: readonly ("!account" | "!ip" | "!range" | "!temp" | "account" | "ip" | "range" | "temp")[];
  /** Goes on after an earlier answer, whose member `continue` holds the value. Form: `<timestamp>|<integer>` (else `badcontinue`). (decided: D-186) */
  readonly continue?: string;
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is BlocksParameters;

/** Reads the module's parameters out of a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<BlocksParameters>;

/**
 * The query string that decodes to the value.
 * @example encode({ ip: "192.0.2.5", prop: ["id", "user", "by", "timestamp", "expiry", "reason"] }); // The block that an address is in
 */
export declare function encode(value: BlocksParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object, and gives what `decode` makes of it, with defaults. Its issues are what that finds. */
export declare const standard: StandardSchema<BlocksParameters>;
