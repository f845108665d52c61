import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { printYaml } from "./yaml.js";

/*
 * npm runs this before and after it packs: `node yaml-files.js write` puts a YAML file beside each document, `remove` takes them
 * away again.
 */
const generated = fileURLToPath(new URL("../generated/", import.meta.url));

const commands: Readonly<Record<string, (document: string, yaml: string) => void>> = {
  write: (document, yaml) => writeFileSync(yaml, printYaml(JSON.parse(readFileSync(document, "utf8")))),
  remove: (_, yaml) => rmSync(yaml, { force: true }),
};

const [name = ""] = process.argv.slice(2);
const command = commands[name];
if (command === undefined) throw new Error(`Usage: node yaml-files.js ${Object.keys(commands).join("|")}`);
for (const file of readdirSync(generated, { recursive: true, encoding: "utf8" }).filter((one) => one.endsWith(".json"))) {
  command(generated + file, generated + file.replace(/json$/, "yaml"));
}
