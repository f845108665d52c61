import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { command } from "../support/command.ts";
import { modules } from "./tools.ts";

/** A package manager, which installs packages and runs their programs. */
export interface Manager {
  readonly name: string;
  /** Installs the tarballs into a new folder that contains the programs, without network access. */
  install(folder: string, tarballs: readonly string[]): Promise<void>;
  run(folder: string, args: readonly string[]): Promise<string>;
}

const yarn = join(modules, "@yarnpkg/cli-dist/bin/yarn.js");
const pnpm = join(modules, "pnpm/bin/pnpm.cjs");

const byNode: Manager["run"] = (folder, args) => command(process.execPath, args, { cwd: folder });

export const managers: readonly Manager[] = [
  {
    name: "npm",
    install: async (folder, tarballs) => {
      await command("npm", ["install", "--offline", "--no-audit", "--no-fund", ...tarballs], {
        cwd: userFolder(folder),
      });
    },
    run: byNode,
  },
  {
    name: "pnpm",
    install: async (folder, tarballs) => {
      const flags = [
        "--offline",
        "--ignore-scripts",
        "--store-dir",
        join(folder, ".store"),
        "--config.update-notifier=false",
      ];
      await command(process.execPath, [pnpm, "add", ...flags, ...tarballs], { cwd: userFolder(folder) });
    },
    run: byNode,
  },
  yarnWith("Yarn with node_modules", "node-modules", byNode),
  yarnWith("Yarn with Plug'n'Play", "pnp", (folder, args) =>
    command(process.execPath, [yarn, "node", ...args], { cwd: folder }),
  ),
];

function yarnWith(name: string, nodeLinker: string, run: Manager["run"]): Manager {
  return {
    name,
    async install(folder, tarballs) {
      userFolder(folder);
      const settings = {
        nodeLinker,
        enableTelemetry: false,
        enableNetwork: false,
        enableGlobalCache: false,
        enableImmutableInstalls: false,
        enableScripts: false,
      };
      writeFileSync(
        join(folder, ".yarnrc.yml"),
        JSON.stringify({ ...settings, globalFolder: join(folder, ".global") }),
      );
      writeFileSync(join(folder, "yarn.lock"), "");
      const packages = tarballs.map((tarball) => `@kiln/${/kiln-(\w+)-/.exec(basename(tarball))![1]}@file:${tarball}`);
      await command(process.execPath, [yarn, "add", ...packages], { cwd: folder });
    },
    run,
  };
}

function userFolder(folder: string): string {
  mkdirSync(folder);
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "user", private: true }));
  cpSync(join(import.meta.dirname, "program"), folder, { recursive: true });
  return folder;
}
