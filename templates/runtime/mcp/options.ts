import { findEntry } from "./search.js";
import type { Entry, ProjectTable } from "./table.js";

/** Options of an MCP server, for any set of services. */
export interface ServeOptions {
  /**
   * The client options of each service, by service id. A service without options can be searched and described, but not
   * called.
   */
  readonly services?: Readonly<Record<string, object | undefined>> | undefined;
  /** Allows calls of all operations that change data. By default they are refused. */
  readonly allowWrites?: boolean | undefined;
  /** Allows calls of single operations that change data, by name: `exchange.createPagingGroup`. */
  readonly allow?: readonly string[] | undefined;
  /** Shows response values that the spec marks as secret. By default they are masked. */
  readonly showSecrets?: boolean | undefined;
  /** The maximum length of a response in one result, in characters. The default is 20,000. */
  readonly maximumAnswer?: number | undefined;
  /** The version that the server reports. */
  readonly version?: string | undefined;
}

export interface Permission {
  /** True if any operation that changes data is allowed. */
  readonly mayWrite: boolean;
  /** Returns the reason why an operation may not be called and how to allow it, or undefined if it may be called. */
  refusal(entry: Entry): string | undefined;
}

/** Returns the permission to read and to call the operations that the options allow. */
export function permissionOf(project: ProjectTable, { allowWrites = false, allow = [] }: ServeOptions): Permission {
  const named = new Set(allow.map((name) => writingEntry(project, name).name));
  return {
    mayWrite: allowWrites || named.size > 0,
    refusal({ name, writes }) {
      if (!writes || allowWrites || named.has(name)) return undefined;
      return `${name} changes data, and this server only reads. Its operator can allow this with --allow ${name}, or all changes with --allow-writes.`;
    },
  };
}

/** @throws {RangeError} if no operation that changes data has this name. */
function writingEntry(project: ProjectTable, name: string): Entry {
  const entry = findEntry(project, name)?.entry;
  if (entry?.writes) return entry;
  throw new RangeError(
    entry === undefined
      ? `There is no operation ${JSON.stringify(name)} to allow.`
      : `${entry.name} changes no data, so it needs no permission.`,
  );
}

/** Reads the client options of each service from the environment. Empty variables are ignored. */
export function optionsFromEnvironment(
  { services }: ProjectTable,
  environment: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, object>> {
  return Object.fromEntries(
    services.map(({ id, variables }) => {
      const set = variables.flatMap(({ name, option }) =>
        environment[name] ? [[option, environment[name]] as const] : [],
      );
      return [id, Object.fromEntries(set)];
    }),
  );
}
