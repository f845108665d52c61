import type { Ground, Violation } from "@kiln/server/exchange";

export interface ServiceCount {
  readonly requests: number;
  /** Requests that the spec does not describe. */
  readonly undescribed: number;
  /** The number of responses that were checked. */
  readonly answers: number;
  /** The number of responses that could not be checked, because they were encoded or longer than 8 MiB. */
  readonly unread: number;
  /** The number of requests without a complete response from the upstream. */
  readonly failed: number;
}

/** Equal violations. They contain names of parameters, fields and codes, but no values. */
export interface CountedViolation extends Violation {
  readonly service: string;
  readonly operation: string;
  readonly count: number;
  /** Timestamps in ISO 8601, in UTC. */
  readonly first: string;
  readonly last: string;
}

/** The violations of rules with the same status. */
export interface ViolationSummary {
  readonly count: number;
  /** The violations, the most frequent ones first. */
  readonly violations: readonly CountedViolation[];
  /** The number of further violations. Only a thousand kinds are recorded, across all statuses. */
  readonly others: number;
}

/** Violations by status: of documented rules, of decisions, and of facts that are unknown or missing in the spec. */
export interface ContractReport extends Readonly<Record<Ground["status"], ViolationSummary>> {
  readonly since: string;
  readonly services: Readonly<Record<string, ServiceCount>>;
}

export interface ContractRecord {
  count(service: string, what: keyof ServiceCount): void;
  /** Adds a violation. Returns whether it is the first of its kind. */
  add(service: string, operation: string, violation: Violation): boolean;
  report(): ContractReport;
}

/** Maximum number of kinds of violations that are recorded individually. Further kinds are only counted. */
const mostKinds = 1000;

type Counting = { -readonly [Name in keyof ServiceCount]: number };

export function createRecord({ now = Date.now }: { readonly now?: () => number } = {}): ContractRecord {
  const kept = new Map<string, CountedViolation>();
  const services: Record<string, Counting> = {};
  const others: Record<Ground["status"], number> = { documented: 0, decided: 0, unknown: 0 };
  const time = (): string => new Date(now()).toISOString();
  const since = time();

  const countOf = (service: string): Counting =>
    (services[service] ??= { requests: 0, undescribed: 0, answers: 0, unread: 0, failed: 0 });
  const summaryOf = (status: Ground["status"]): ViolationSummary => {
    const violations = [...kept.values()].filter((one) => one.status === status).toSorted((a, b) => b.count - a.count);
    return {
      count: violations.reduce((sum, { count }) => sum + count, others[status]),
      violations,
      others: others[status],
    };
  };
  return {
    count: (service, what) => void countOf(service)[what]++,
    add(service, operation, violation) {
      const { by, rule, detail, status, decision } = violation;
      const key = JSON.stringify([service, operation, by, rule, detail, status, decision]);
      const before = kept.get(key);
      const counted = { count: (before?.count ?? 0) + 1, first: before?.first ?? time(), last: time() };
      if (before === undefined && kept.size >= mostKinds) others[status]++;
      else kept.set(key, { service, operation, ...violation, ...counted });
      return before === undefined;
    },
    report: () => ({
      since,
      services: structuredClone(services),
      documented: summaryOf("documented"),
      decided: summaryOf("decided"),
      unknown: summaryOf("unknown"),
    }),
  };
}

/** The headings for the violations of each status, the worst first. */
const headings: Readonly<Record<Ground["status"], string>> = {
  documented: "Violate a documented statement",
  decided: "Differ from a decision of the spec",
  unknown: "Concern unknown facts",
};

export function reportText({ services, ...report }: ContractReport): string {
  const statuses = Object.keys(headings) as readonly Ground["status"][];
  const total = statuses.reduce((sum, status) => sum + report[status].count, 0);
  return [
    "\n",
    ...Object.entries(services).map(countLine),
    total === 0 ? "No violations of the contract.\n" : `Violations of the contract: ${total}\n`,
    ...(total === 0 ? [] : statuses.flatMap((status) => summaryLines(status, report[status]))),
  ].join("");
}

function countLine([name, { requests, undescribed, answers, unread, failed }]: readonly [
  string,
  ServiceCount,
]): string {
  const asked = `${requests} requests (${undescribed} that the spec does not describe)`;
  return `${name.padEnd(10)}${asked}, ${answers} responses (${unread} not read), ${failed} without a response\n`;
}

/** Returns the lines of a status. Violations of unknown facts are printed only if there are any. */
function summaryLines(status: Ground["status"], { count, violations, others }: ViolationSummary): readonly string[] {
  if (status === "unknown" && count === 0) return [];
  const more = others === 0 ? [] : [`${String(others).padStart(7)}  of other kinds\n`];
  return [`${headings[status]}: ${count}\n`, ...violations.map(violationLine), ...more];
}

function violationLine({ service, operation, by, rule, detail, decision, count }: CountedViolation): string {
  const remark = decision === undefined ? "" : ` (${decision})`;
  return `${String(count).padStart(7)}  ${by.padEnd(9)} ${rule.padEnd(20)} ${service} ${operation}: ${detail}${remark}\n`;
}
