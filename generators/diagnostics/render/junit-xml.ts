import { visible } from "../visible.ts";

export interface JunitSuite {
  readonly name: string;
  readonly tests: readonly JunitTest[];
}

export interface JunitTest {
  readonly classname: string;
  readonly name: string;
  /** The place that the test is about. */
  readonly file?: string | undefined;
  readonly line?: number | undefined;
  readonly outcome: JunitOutcome;
}

interface JunitOutcome {
  readonly kind: "failure" | "skipped" | "system-out";
  readonly attributes: Readonly<Record<string, string>>;
  readonly lines: readonly string[];
}

/** Renders suites as the XML that CI services read. */
export function junitXml(title: string, suites: readonly JunitSuite[]): string {
  const content = suites.map(({ name, tests }) => element("testsuite", { name, ...totals(tests) }, tests.map(testXml)));
  const root = element("testsuites", { name: title, ...totals(suites.flatMap(({ tests }) => tests)) }, content);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}`;
}

function totals(tests: readonly JunitTest[]) {
  const count = (kind: JunitOutcome["kind"]): number => tests.filter(({ outcome }) => outcome.kind === kind).length;
  return { tests: tests.length, failures: count("failure"), skipped: count("skipped") };
}

function testXml({ classname, name, file, line, outcome: { kind, attributes, lines } }: JunitTest): string {
  const content = lines.map((one) => `${escapeXml(one)}\n`).join("");
  return element("testcase", { classname, name, file, line }, [
    element(kind, attributes, content === "" ? [] : [content]),
  ]);
}

/** Renders an element. Its content must already be XML. */
function element(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  content: readonly string[],
): string {
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeXml(String(value))}"`],
  );
  const head = `<${name}${given.join("")}`;
  return content.length === 0 ? `${head}/>\n` : `${head}>\n${content.join("")}</${name}>\n`;
}

/** `visible` escapes the characters that XML forbids, except two noncharacters. */
function escapeXml(text: string): string {
  return visible(text)
    .replace(/[\ufffe\uffff]/g, "\ufffd")
    .replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
