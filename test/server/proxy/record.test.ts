import { expect, it } from "vitest";
import {
  createRecord,
  reportText,
  type ContractRecord,
} from "../../../packages/reference-server/src/proxy/contract-record.ts";

/* The violations that a proxy has seen, and their summary. */

type Violation = Parameters<ContractRecord["add"]>[2];

const violation = (detail: string, status: Violation["status"] = "documented"): Violation => ({
  by: "client",
  rule: "badvalue",
  detail,
  status,
});

it("equal violations are counted together, with the times of the first and the last", () => {
  let time = 0;
  const record = createRecord({ now: () => time });
  const add = (one: Violation): boolean => record.add("query", "list", one);
  expect([add(violation("a")), add(violation("b"))]).toEqual([true, true]);
  time = 1000;
  expect([add(violation("b")), record.add("query", "get", violation("b"))]).toEqual([false, true]);
  const [early, late] = ["1970-01-01T00:00:00.000Z", "1970-01-01T00:00:01.000Z"];
  const { since, documented, decided } = record.report();
  expect([since, decided]).toEqual([early, { count: 0, violations: [], others: 0 }]);
  expect(documented.violations.map((one) => [one.operation, one.detail, one.count, one.first, one.last])).toEqual([
    ["list", "b", 2, early, late],
    ["list", "a", 1, early, early],
    ["get", "b", 1, late, late],
  ]);
});

it("a thousand kinds are recorded, and further ones are counted by status", () => {
  const record = createRecord();
  for (let kind = 1; kind <= 1000; kind++) record.add("query", "list", violation(String(kind)));
  for (const status of ["documented", "decided", "decided"] as const)
    record.add("query", "list", violation("another", status));
  record.add("query", "list", violation("1000"));
  const { documented, decided, unknown } = record.report();
  expect([documented.count, documented.violations.length, documented.others]).toEqual([1002, 1000, 1]);
  expect([decided.count, decided.violations.length, decided.others]).toEqual([2, 0, 2]);
  expect(unknown.others).toBe(0);
  expect(reportText(record.report())).toMatch(
    /\n {6}1 {2}of other kinds\nDiffer from a decision of the spec: 2\n {6}2 {2}of other kinds\n$/,
  );
});

it("the summary is a table", () => {
  const record = createRecord();
  for (const what of ["requests", "requests", "undescribed", "answers", "unread", "failed", "failed"] as const)
    record.count("exchange", what);
  const services =
    "exchange  2 requests (1 that the spec does not describe), 1 responses (1 not read), 2 without a response\n";
  expect(reportText(record.report())).toBe(`\n${services}No violations of the contract.\n`);
  record.add("exchange", "list", violation("a"));
  record.add("exchange", "list", { ...violation("b", "unknown"), by: "upstream", decision: "D-001" });
  expect(reportText(record.report())).toBe(
    `\n${services}Violations of the contract: 2\nViolate a documented statement: 1\n` +
      "      1  client    badvalue             exchange list: a\n" +
      "Differ from a decision of the spec: 0\n" +
      "Concern unknown facts: 1\n" +
      "      1  upstream  badvalue             exchange list: b (D-001)\n",
  );
});
