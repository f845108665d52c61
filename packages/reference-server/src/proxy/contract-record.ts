/** Different violations that are told apart; beyond them they are only counted. */
const most = 1000;

/** @type {typeof import("../index.js").createRecord} */
export function createRecord({ now = Date.now } = {}) {
  /** @type {Map<string, import("../index.js").CountedViolation>} */
  const violations = new Map();
  /** @type {Record<string, { -readonly [Name in keyof import("../index.js").ServiceCount]: number }>} */
  const services = {};
  let others = 0;
  const since = time(now);

  const countOf = (/** @type {string} */ service) => (services[service] ??= { requests: 0, undescribed: 0, answers: 0, unread: 0, failed: 0 });
  return {
    count: (service, what) => void countOf(service)[what]++,
    add(service, operation, { by, rule, detail }) {
      const key = JSON.stringify([service, operation, by, rule, detail]);
      const before = violations.get(key);
      if (before === undefined && violations.size >= most) others++;
      else violations.set(key, { service, operation, by, rule, detail, count: (before?.count ?? 0) + 1, first: before?.first ?? time(now), last: time(now) });
      return before === undefined;
    },
    report: () => ({ since, services: structuredClone(services), violations: [...violations.values()].toSorted((a, b) => b.count - a.count), others }),
  };
}

/** @param {() => number} now */
function time(now) {
  return new Date(now()).toISOString();
}

/** For people. @param {import("../index.js").ContractReport} report */
export function reportText({ services, violations, others }) {
  const counted = Object.entries(services).map(([name, { requests, undescribed, answers, unread, failed }]) => `${name.padEnd(10)}${requests} requests (${undescribed} that the spec does not describe), ${answers} answers (${unread} not read), ${failed} without one\n`);
  const lines = violations.map(({ service, operation, by, rule, detail, count }) => `${String(count).padStart(7)}  ${by.padEnd(9)} ${rule.padEnd(20)} ${service} ${operation}: ${detail}\n`);
  const total = violations.reduce((sum, { count }) => sum + count, others);
  return `\n${counted.join("")}${total === 0 ? "No violations of the contract.\n" : `Violations of the contract: ${total}\n${lines.join("")}`}${others === 0 ? "" : `${String(others).padStart(7)}  of other kinds\n`}`;
}
