import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { printYaml } from "./yaml.js";

/*
 * `node yaml-files.js write` writes a YAML file next to each document, and `remove` removes them. Names of documents as
 * arguments, such as `exchange`, limit the command to these. npm runs it before and after packing.
 */
const generated = fileURLToPath(new URL("../generated/", import.meta.url));

const commands: Readonly<Record<string, (document: string, yaml: string) => void>> = {
  write: (document, yaml) => writeFileSync(yaml, printYaml(JSON.parse(readFileSync(document, "utf8")))),
  remove: (_, yaml) => rmSync(yaml, { force: true }),
};

const [name = "", ...documents] = process.argv.slice(2);
const command = commands[name];
if (command === undefined)
  throw new Error(`Usage: node yaml-files.js ${Object.keys(commands).join("|")} [DOCUMENT...]`);
const files =
  documents.length > 0
    ? documents.map((one) => `${one}.json`)
    : readdirSync(generated, { recursive: true, encoding: "utf8" });
for (const file of files.filter((one) => one.endsWith(".json"))) {
  command(generated + file, generated + file.replace(/json$/, "yaml"));
}
