import { visible } from "../../diagnostics/visible.ts";
import type { Change } from "../change.ts";
import { fails, type Report } from "../report.ts";
import { audienceTitles, byAudience, worstOf, type AudienceGroup } from "./audiences.ts";
import type { Look } from "./look.ts";
import { spotOf, startOf, whereText } from "./places.ts";
import { affectedSentence } from "./wording.ts";

/** A suite for each audience and a test for each change, which fails where the change does. */
export function renderJunit({ changes, failOn }: Report, look: Look): string {
  const isFailing = (change: Change): boolean => fails(change, failOn);
  const suites = byAudience(changes).map((group) => suite(group, isFailing, look));
  const attributes = { name: "kiln diff", ...totals(changes, isFailing) };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element("testsuites", attributes, changes.length === 0 ? [unchanged] : suites)}`;
}

/** Some readers take a file without tests for a mistake. */
const unchanged = element("testsuite", { name: "No changes", tests: 1, failures: 0 }, [element("testcase", { classname: "kiln.diff", name: "No changes" })]);

function suite({ audience, changes }: AudienceGroup, isFailing: (change: Change) => boolean, look: Look): string {
  const attributes = { name: audienceTitles[audience], ...totals(changes, isFailing) };
  return element("testsuite", attributes, changes.map((change) => testCase(change, isFailing(change), look)));
}

function totals(changes: readonly Change[], isFailing: (change: Change) => boolean) {
  return { tests: Math.max(changes.length, 1), failures: changes.filter(isFailing).length };
}

/** The fingerprint tells two changes of one class and subject apart. */
function testCase(change: Change, isFailing: boolean, look: Look): string {
  const { id, subject, sentence, fingerprint } = change;
  const spot = spotOf(change, look);
  const attributes = { classname: `kiln.diff.${id}`, name: `${subject} (${fingerprint})`, file: spot.place?.file, line: startOf(spot)?.line };
  const said = [sentence, ...affectedSentence(change), whereText(change, look)].map((line) => escapeXml(line)).join("\n");
  const failure = element("failure", { type: worstOf(change), message: sentence }, [`${said}\n`]);
  return element("testcase", attributes, isFailing ? [failure] : [element("system-out", {}, [`${said}\n`])]);
}

/** Its content is XML already. */
function element(name: string, attributes: Readonly<Record<string, string | number | undefined>>, content: readonly string[] = []): string {
  const given = Object.entries(attributes).flatMap(([key, value]) => (value === undefined ? [] : [` ${key}="${escapeXml(String(value))}"`]));
  const head = `<${name}${given.join("")}`;
  return content.length === 0 ? `${head}/>\n` : `${head}>\n${content.join("")}</${name}>\n`;
}

/** Two characters that are visible to nobody are forbidden in XML beside those that `visible` shows. */
function escapeXml(text: string): string {
  return visible(text)
    .replace(/[\ufffe\uffff]/g, "\ufffd")
    .replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
