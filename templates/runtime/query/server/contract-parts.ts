import { isObject } from "../../core/values.js";
import { type Violation, clientBroke, upstreamBroke, type Verdict } from "../../http/server/contract.js";
import { weakest } from "../../http/server/ground.js";
import type { Finding } from "./request.js";
import { codeGround, findingGround, requestGround } from "./findings.js";
import type { AnswerFinding } from "./results/finding.js";
import type { Table } from "./table.js";

/* Common parts of the contracts of query services, independent of their profile. */

export type Body = Readonly<Record<string, unknown>>;

/** Parses a JSON object. Returns undefined if the string is not one. */
export function parsedObject(text: string): Body | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the modules that a request names, including its generator. */
export function namesIn(table: Table, given: ReadonlyMap<string, string>): readonly string[] {
  const isModule = (name: string): boolean => Object.hasOwn(table.modules, name);
  const modules = Object.keys(table.groups).flatMap((group) =>
    (given.get(group) ?? "").split(table.separators[0] || "\0"),
  );
  const generator = given.get(table.generator[0]);
  return [
    ...new Set([
      ...modules.filter(isModule),
      ...(generator !== undefined && isModule(generator) ? [`${table.generator[0]}=${generator}`] : []),
    ]),
  ];
}

export function moduleAt({ modules }: Table, path: string): string | undefined {
  return Object.values(modules).find((one) => one.path !== undefined && path === `/${one.path}`)?.name;
}

export function methodViolations(table: Table, method: string): readonly Violation[] {
  if (method === "HEAD" || table.methods.includes(method)) return [];
  const code = table.codes["invalidmethod"] ?? "invalidmethod";
  return [clientBroke({ code, ground: weakest(table.grounds?.methods, codeGround(table, code)) }, method)];
}

/**
 * Returns the violation for an error in a request. It contains names but no values, because those may be confidential.
 */
export function clientViolation(table: Table, finding: Finding): Violation {
  const { wireName, parameter, values = [] } = finding;
  return clientBroke(
    { code: finding.code, ground: requestGround(table, finding) },
    wireName ?? parameter ?? values.join(" "),
  );
}

export function verdictOf(table: Table, finding: Finding): Verdict {
  return { code: finding.code, ground: findingGround(table, finding) };
}

/** Returns the verdict of another server that rejected a request, or undefined if it did not. */
export function verdictThere(table: Table, code: string | undefined): Verdict | undefined {
  return code === undefined ? undefined : { code, ground: codeGround(table, code) };
}

/** Returns the violation for a difference in a response. Indices of list items are replaced by `*`. */
export function resultViolation({ pointer, expected, received, status, decision }: AnswerFinding): Violation {
  const place = pointer.replace(/\/\d+(?=\/|$)/g, "/*");
  const detail = `${place}: ${received === "nothing" ? "missing" : `${expected} wanted`}`;
  return { by: "upstream", rule: "other-result", detail, status, ...(decision !== undefined && { decision }) };
}

/** Reports an error header that contradicts the body. */
export function headerViolations(
  { errorHeader, grounds }: Table,
  header: string,
  code: string | undefined,
): readonly Violation[] {
  if ((code ?? "") === header) return [];
  return [
    upstreamBroke(
      "other-header",
      `${errorHeader}: ${header || "none"}, body: ${code ?? "no error"}`,
      grounds?.errorHeader,
    ),
  ];
}
