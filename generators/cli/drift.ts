import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { compile } from "../compile.ts";
import { type Difference, compareLive, findingOf, lineOf, withoutAccepted } from "../drift/compare.ts";
import { importWiki } from "../import/paraminfo/import-wiki.ts";
import { load } from "../load/load.ts";
import { queryServices } from "../model/queries.ts";
import { rewriteFiles } from "../write/rewrite.ts";
import type { Command } from "./command.ts";
import { serviceToLearn } from "./learn.ts";
import { misusedIn, exit } from "./terminal.ts";
import { count, line, printFindings, printResult } from "./print.ts";
import { readWiki } from "./input.ts";

const misused = misusedIn("drift");

const SERVICE = "live";

export const drift: Command = {
  name: "drift",
  summary: "compare the spec with a live API",
  arguments: "",
  flags: ["live", "service", "baseline", "accept", "root", "format", "json", "user-agent", "debug", "help"],
  flagHelp: { accept: { help: "write all differences into the baseline, so that they are accepted from now on" } },
  details: `Compares the query modules of a service with those that a MediaWiki describes in its
action=paraminfo: modules, parameters, types, values, limits, defaults, required and deprecated
ones. Results, rules and descriptions are not compared. “kiln check” compares packages/ with the
spec instead.

A finding states whether the spec documents the fact (live-different), a decision states it
(live-refuted), or the spec leaves it open (live-answer). Each line of the baseline accepts one
difference.

Exit code 0: no difference, or only accepted ones. 1: differences. 2: not compared. 3: an internal error.`,
  async run(options, terminal) {
    const input = options.texts.live.at(-1);
    if (input === undefined) return misused(terminal, "Name the live API: kiln drift --live URL");
    const root = resolve(terminal.folder, options.root);
    const loaded = load(root);
    const { model, diagnostics } = compile(loaded, []);
    if (model === undefined) {
      terminal.error(await printFindings(diagnostics, loaded.sources, options, terminal, root));
      return exit.failed;
    }
    const service = serviceToLearn(model, options.texts.service.at(-1));
    if ("problem" in service) return misused(terminal, service.problem);
    const read = await readWiki(input, options, terminal);
    if ("problem" in read) return misused(terminal, read.problem);
    const request = { sources: new Map(), decisions: [], project: SERVICE, service: SERVICE, emitters: [] };
    const live = importWiki(read.wiki, request);
    const described = live.model && queryServices(live.model)[0];
    if (described === undefined) return misused(terminal, `The description of “${input}” cannot be compared.`);
    const differences = compareLive(service, described);
    const baseline = resolve(root, options.texts.baseline.at(-1) ?? "spec/drift.txt");
    const before = existsSync(baseline) ? readFileSync(baseline, "utf8") : undefined;
    const after = options.accept ? textOf(differences) : before;
    if (after !== before) {
      const refused = rewriteFiles(dirname(baseline), [{ path: basename(baseline), before, after }], "kiln drift");
      if (refused.length > 0) {
        terminal.error(await printFindings(refused, loaded.sources, options, terminal, root));
        return exit.failed;
      }
    }
    const { open, obsolete } = withoutAccepted(differences, linesOf(after));
    const findings = await printFindings(open.map(findingOf), loaded.sources, options, terminal, root);
    const accepted = differences.length - open.length;
    const modules = `${count(service.modules.length, "module")} with ${count(described.modules.length, "live module")}`;
    const skipped = live.losses;
    const lines = [
      line("compared", modules),
      line("drift", `${count(open.length, "difference")}, ${accepted} accepted`),
      ...obsolete.map((text) => line("obsolete", `${text}: remove the line from the baseline`)),
      ...(skipped.length === 0 ? [] : [line("skipped", `${count(skipped.length, "fact")} that no spec can express`)]),
    ];
    const found = open.map(({ place, ...difference }) => ({ ...difference, file: place.file }));
    printResult(findings, options, terminal, lines, () => ({ differences: found, accepted, obsolete, skipped }));
    return open.length > 0 ? exit.findings : exit.ok;
  },
};

function linesOf(baseline: string | undefined): readonly string[] {
  return (baseline ?? "").split(/\r?\n/).filter(Boolean);
}

function textOf(differences: readonly Difference[]): string {
  return [...new Set(differences.map(lineOf))]
    .toSorted()
    .map((text) => `${text}\n`)
    .join("");
}
