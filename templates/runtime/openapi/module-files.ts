import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { moduleDocument, type Document, type ModuleDocuments } from "./module-document.js";

/*
 * `node module-files.js write` writes the documents of single modules next to the others of the package, and `remove`
 * removes them. The package does not contain them, because they mostly repeat the other documents.
 */
const generated = fileURLToPath(new URL("../generated/", import.meta.url));

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));
const documentOf = (name: string): Document => readJson(`${generated}${name}.json`) as Document;

const commands: Readonly<Record<string, (services: readonly ModuleDocuments[]) => void>> = {
  write: (services) => services.forEach(writeDocuments),
  remove: (services) =>
    services.forEach(({ overview }) => rmSync(generated + overview, { recursive: true, force: true })),
};

function writeDocuments(all: ModuleDocuments): void {
  const [overview, combined] = [documentOf(all.overview), documentOf(all.combined)];
  for (const [name, part] of Object.entries(all.modules)) {
    const file = `${generated}${name}.json`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(moduleDocument(overview, combined, all, part), undefined, 2)}\n`);
  }
}

const [name = ""] = process.argv.slice(2);
const command = commands[name];
if (command === undefined) throw new Error(`Usage: node module-files.js ${Object.keys(commands).join("|")}`);
const { services } = readJson(fileURLToPath(new URL("../modules.json", import.meta.url))) as {
  readonly services: readonly ModuleDocuments[];
};
command(services);
