import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import type { Command } from "./command.ts";
import { lastLines, npm, packagesTo, withMaps } from "./publish.ts";
import { count, line } from "./print.ts";
import { exit, misusedIn } from "./terminal.ts";

const misused = misusedIn("pack");

export const pack: Command = {
  name: "pack",
  summary: "pack the packages into tarballs, with maps from their declarations to the spec",
  arguments: "",
  flags: ["root", "out", "debug", "help"],
  flagHelp: { out: { help: "the folder for the tarballs (default: the current folder)", value: "DIR" } },
  details: `Packs the packages below packages/ that are not private with npm. Each declaration file
gets a map to the spec files, which are in the tarball as well: “go to definition” in an editor
opens the line of YAML that defines a name. kiln publish does the same. packages/ does not change.

Exit code 0: all packages are packed. 2: a package could not be packed. 3: an internal error.`,
  async run(options, terminal) {
    const root = resolve(terminal.folder, options.root);
    const packages = packagesTo("pack", root);
    if ("problem" in packages) return misused(terminal, packages.problem);
    const target = resolve(terminal.folder, options.texts.out.at(-1) ?? ".");
    mkdirSync(target, { recursive: true });
    return withMaps(root, terminal, async (folderToPack) => {
      for (const { name, version, folder } of packages) {
        const packed = await npm(root, ["pack", folderToPack(folder), "--pack-destination", target], "quiet");
        if (packed.code !== 0) {
          terminal.error(`npm pack failed for ${name}:\n${lastLines(packed.output)}`);
          return exit.failed;
        }
        terminal.out(line("packed", `${name} ${version}`));
      }
      terminal.out(line("pack", count(packages.length, "package")));
      return exit.ok;
    });
  },
};
