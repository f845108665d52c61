import { existsSync, copyFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
/*
 * npm runs this before and after it packs: `node changelog.js write` takes the changelog of the repository into the package, where there is
 * one, and `remove` takes it away again.
 */
const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const [from, to] = [at("../../../CHANGELOG.md"), at("../CHANGELOG.md")];
const [command] = process.argv.slice(2);
if (command === "remove")
    rmSync(to, { force: true });
else if (command !== "write")
    throw new Error("Usage: node changelog.js write|remove");
else if (existsSync(from))
    copyFileSync(from, to);
