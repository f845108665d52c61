import { knownValue } from "../../model/fact.ts";
import type { Service } from "../../model/model.ts";
import type { QueryWire } from "../../model/query.ts";
import { renderTemplate } from "../../codegen/template.ts";
import { builtFile } from "../../runtime/built.ts";
import { remark } from "../../codegen/typescript.ts";
import { homes, type RuntimeName } from "./imports.ts";
import { joined } from "./join.ts";

const folder = "validators";

/**
 * What the names need of the runtime, in one file: one thing in each of many files is good to read, and slow to import.
 * Those exported can be imported from it.
 */
export function runtimeText(service: Service, names: readonly RuntimeName[], exported: readonly RuntimeName[]): string {
  const entries = [...new Set(names.map((name) => `${homes[name]}.js`))].sort();
  const read = (name: string): string =>
    name === "service.js" && service.kind === "query" ? serviceText(service.wire) : builtFile(`${folder}/${name}`);
  return `${remark(`The code of ${service.id}. Generated: change the spec instead.`)}\n\n${joined(entries, read, new Set(exported))}\n`;
}

/** The types that all services share, by path below `generated/`. */
export function runtimeTypes(): ReadonlyMap<string, string> {
  return new Map(["types.d.ts", "resource-types.d.ts"].map((name) => [`runtime/${name}`, builtFile(`${folder}/${name}`)]));
}

/** Stands for what nobody knows: no text of a request has it. */
const nothing = "\uffff";

function serviceText({ separator, alternativeSeparator, allSpecifier, maxLimit, generatorPrefix }: QueryWire): string {
  const facts = Object.entries({ separator, alternativeSeparator, allSpecifier, maxLimit, generatorPrefix });
  const words = Object.fromEntries(facts.map(([name, fact]) => [name, knownValue(fact) ?? nothing]));
  return renderTemplate(`runtime/build/${folder}/service.js.hbs`, { ...words, escapedSeparator: escapedDigits(words["separator"]!) });
}

/** The digits of a separator that is escaped in one form alone; empty for any other. */
function escapedDigits(separator: string): string {
  const isPlain = /^[!-~]$/.test(separator) && !"%&+=".includes(separator);
  return isPlain ? separator.charCodeAt(0).toString(16) : "";
}
