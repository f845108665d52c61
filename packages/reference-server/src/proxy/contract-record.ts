import type { Violation } from "@kiln/server/exchange";

export interface ServiceCount {
  readonly requests: number;
  /** Requests that the spec does not describe. */
  readonly undescribed: number;
  /** Answers that were read. */
  readonly answers: number;
  /** Answers that could not be read: encoded, or longer than 8 MiB. */
  readonly unread: number;
  /** Requests to which the upstream gave no whole answer. */
  readonly failed: number;
}

/** Violations that are alike. They name parameters, fields and codes, and no values. */
export interface CountedViolation extends Violation {
  readonly service: string;
  readonly operation: string;
  readonly count: number;
  /** Moments as ISO 8601 in UTC. */
  readonly first: string;
  readonly last: string;
}

export interface ContractReport {
  readonly since: string;
  readonly services: Readonly<Record<string, ServiceCount>>;
  /** The most frequent ones first. */
  readonly violations: readonly CountedViolation[];
  /** How many more there were, beyond a thousand kinds. */
  readonly others: number;
}

export interface ContractRecord {
  count(service: string, what: keyof ServiceCount): void;
  /** Whether it is the first of its kind. */
  add(service: string, operation: string, violation: Violation): boolean;
  report(): ContractReport;
}

/** How many kinds of violations are kept apart; beyond them they are only counted. */
const mostKinds = 1000;

type Counting = { -readonly [Name in keyof ServiceCount]: number };

export function createRecord({ now = Date.now }: { readonly now?: () => number } = {}): ContractRecord {
  const violations = new Map<string, CountedViolation>();
  const services: Record<string, Counting> = {};
  let others = 0;
  const time = (): string => new Date(now()).toISOString();
  const since = time();

  const countOf = (service: string): Counting => (services[service] ??= { requests: 0, undescribed: 0, answers: 0, unread: 0, failed: 0 });
  return {
    count: (service, what) => void countOf(service)[what]++,
    add(service, operation, { by, rule, detail }) {
      const key = JSON.stringify([service, operation, by, rule, detail]);
      const before = violations.get(key);
      const counted = { count: (before?.count ?? 0) + 1, first: before?.first ?? time(), last: time() };
      if (before === undefined && violations.size >= mostKinds) others++;
      else violations.set(key, { service, operation, by, rule, detail, ...counted });
      return before === undefined;
    },
    report: () => ({
      since,
      services: structuredClone(services),
      violations: [...violations.values()].toSorted((a, b) => b.count - a.count),
      others,
    }),
  };
}

/** A report as the program prints it. */
export function reportText({ services, violations, others }: ContractReport): string {
  const total = violations.reduce((sum, { count }) => sum + count, others);
  return [
    "\n",
    ...Object.entries(services).map(countLine),
    ...(total === 0 ? ["No violations of the contract.\n"] : [`Violations of the contract: ${total}\n`, ...violations.map(violationLine)]),
    ...(others === 0 ? [] : [`${String(others).padStart(7)}  of other kinds\n`]),
  ].join("");
}

function countLine([name, { requests, undescribed, answers, unread, failed }]: readonly [string, ServiceCount]): string {
  const asked = `${requests} requests (${undescribed} that the spec does not describe)`;
  return `${name.padEnd(10)}${asked}, ${answers} answers (${unread} not read), ${failed} without one\n`;
}

function violationLine({ service, operation, by, rule, detail, count }: CountedViolation): string {
  return `${String(count).padStart(7)}  ${by.padEnd(9)} ${rule.padEnd(20)} ${service} ${operation}: ${detail}\n`;
}
