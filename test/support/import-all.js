import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/*
 * Imports every module of the packages in a folder, one after the other, and prints the faults as a JSON array. Plain
 * JavaScript, so that every supported version of Node can run it.
 */
const folder = process.argv[2];
const clean = Object.getOwnPropertyNames(Object.prototype).join();
const faults = [];

for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
  if (/node_modules/.test(path) || !/[\\/]generated[\\/].*\.c?js$/.test(path)) continue;
  // Skips a program, because importing it would run it.
  if (/[\\/]generated[\\/]program\.js$/.test(path)) continue;
  const fault = await faultOf(join(folder, path));
  if (fault !== undefined) faults.push(`${path}: ${fault}`);
}

process.stdout.write(JSON.stringify(faults));

async function faultOf(path) {
  try {
    const loaded = await import(pathToFileURL(path).href);
    return indexFault(path, loaded) ?? globalFault();
  } catch (error) {
    return isRoot(path) && / has nothing in its root\. Import /.test(error.message) ? globalFault() : error.message;
  }
}

/** Returns whether this is the root of a code package, which throws an error that names the entry points. */
function isRoot(path) {
  return /[\\/]packages[\\/][^\\/]+[\\/]generated[\\/]index\.js$/.test(path);
}

function globalFault() {
  if (globalThis.PWNED !== undefined) return "the text has run";
  return Object.getOwnPropertyNames(Object.prototype).join() === clean ? undefined : "Object.prototype has changed";
}

/** Checks that the index of a data package contains the same data as its JSON file. */
function indexFault(path, loaded) {
  const twin = /^(.*[\\/](?:openapi|schemas))[\\/]generated[\\/]index\.c?js$/.exec(path)?.[1];
  if (twin === undefined) return undefined;
  const list = Object.values("default" in loaded ? loaded.default : loaded).find(Array.isArray);
  return JSON.stringify(list) === JSON.stringify(JSON.parse(readFileSync(`${twin}/index.json`, "utf8")))
    ? undefined
    : "it is not what index.json says";
}
