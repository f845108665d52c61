// The parameters of blocks. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/core/validators/types.js";

/**
 * Lists the active blocks of users and IP addresses.
 *
 * The parameters of `blocks`, without the prefix.
 * @see {@link https://www.mediawiki.org/wiki/API:Blocks}
 */
export interface BlocksParameters {
  /** Timestamp to start from, by block time: the latest, or with `dir=newer` the earliest. */
  readonly start?: string;
  /** Timestamp to stop at, by block time: the earliest, or with `dir=newer` the latest. */
  readonly end?: string;
  /**
   * Whether the oldest or the newest blocks come first. Default: `older`.
   *
   * - `newer`: Oldest first.
   * - `older`: Newest first.
   */
  readonly dir?: "newer" | "older";
  /** Lists only blocks with these IDs. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). */
  readonly ids?: readonly number[];
  /**
   * Lists only blocks whose targets are exactly these users, addresses or ranges. A user, given as `name`, `ip`, `temp` or `cidr`. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * At most one of `users`, `ip` (otherwise `invalidparammix`). (decided: D-181)
   */
  readonly users?: readonly string[];
  /**
   * Lists only blocks that affect this IP address or the whole of this IP range, including blocks of wider ranges. Form: an IP address or a range of IP addresses, not broader than /16 or for IPv6 /19 (otherwise `param_ip`). (decided: D-189)
   *
   * At most one of `users`, `ip` (otherwise `invalidparammix`). (decided: D-181)
   */
  readonly ip?: string;
  /** Maximum number of blocks to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`. */
  readonly limit?: number | "max";
  /**
   * Properties to return for each block. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `id`, `user`, `by`, `timestamp`, `expiry`, `reason`, `flags`.
   *
   * - `by`: The name of the user who set the block.
   * - `byid`: The ID of the user who set the block.
   * - `expiry`: The expiry time of the block, or `infinity`.
   * - `flags`: The restrictions and options of the block, such as whether it affects logged-in users.
   * - `id`: The ID that identifies the block in requests.
   * - `parsedreason`: The reason as HTML.
   * - `range`: The first and last IP address of the range.
   * - `reason`: The reason as wikitext.
   * - `restrictions`: The pages, namespaces and actions that a partial block covers.
   * - `timestamp`: The time at which the block was set.
   * - `user`: The blocked user, IP address or IP range.
   * - `userid`: The ID of the blocked user.
   */
  readonly prop?: readonly ("by" | "byid" | "expiry" | "flags" | "id" | "parsedreason" | "range" | "reason" | "restrictions" | "timestamp" | "user" | "userid")[];
  /**
   * Lists only blocks that meet all of these conditions. `!` negates a condition. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `!account`: Blocks of IP addresses and IP ranges.
   * - `!ip`: Blocks of accounts and IP ranges.
   * - `!range`: Blocks of accounts and single IP addresses.
   * - `!temp`: Blocks that do not expire.
   * - `account`: Blocks of accounts.
   * - `ip`: Blocks of single IP addresses.
   * - `range`: Blocks of IP ranges.
   * - `temp`: Blocks that expire.
   *
   * Contradicting values of `show`: `account` and `!account`, `ip` and `!ip`, `range` and `!range`, `temp` and `!temp` (`show`). (decided: D-183)
   */
  readonly show?: readonly ("!account" | "!ip" | "!range" | "!temp" | "account" | "ip" | "range" | "temp")[];
  /** Continues from a previous response. Pass the value of its `continue` member. Form: `<timestamp>|<integer>` (otherwise `badcontinue`). (decided: D-186) */
  readonly continue?: string;
}

/** Returns whether the value is valid for the module: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is BlocksParameters;

/** Reads the parameters of the module from a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<BlocksParameters>;

/**
 * Returns the query string that decodes to the value.
 * @example encode({ ip: "192.0.2.5", prop: ["id", "user", "by", "timestamp", "expiry", "reason"] }); // The block that covers an IP address
 */
export declare function encode(value: BlocksParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: StandardSchema<BlocksParameters>;
