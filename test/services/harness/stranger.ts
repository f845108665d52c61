import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compile, load, type Model } from "../../../generators/index.ts";
import { linkLibraries } from "../../support/generated-packages.ts";
import { once } from "./once.ts";
import { kiln, type Ended } from "./run.ts";
import { scaffold, type Stubs } from "./scaffolded.ts";

/** A generated package of another team. */
export interface Package {
  /** The short name: `client` of `@bookings/client`. */
  readonly id: string;
  readonly name: string;
  readonly folder: string;
}

/** A project of another team: its spec in a separate folder outside the repository, and the output of `kiln` for it. */
export interface Stranger {
  readonly id: string;
  readonly folder: string;
  readonly model: Model;
  /** The following run on first use: */
  readonly generated: () => Ended;
  readonly checked: () => Ended;
  readonly packages: () => readonly Package[];
  readonly stubs: () => Stubs;
}

const servicesFolder = join(import.meta.dirname, "..");

/** Creates the project. Its folder is removed with the temporary folder of the run. */
export function strangerOf(id: string): Stranger {
  const folder = mkdtempSync(join(tmpdir(), `kiln-${id}-`));
  cpSync(join(servicesFolder, id, "spec"), join(folder, "spec"), { recursive: true });
  const { model, diagnostics } = compile(load(folder), []);
  if (model === undefined) throw new Error(`${id} has errors: ${diagnostics.map(({ message }) => message).join("\n")}`);
  const generated = once(() => kiln(folder, "generate"));
  const stranger: Stranger = {
    id,
    folder,
    model,
    generated,
    checked: once(() => (generated(), kiln(folder, "check"))),
    packages: once(() => (generated(), installed(folder))),
    stubs: once(() => (stranger.packages(), scaffold(stranger))),
  };
  return stranger;
}

function installed(folder: string): readonly Package[] {
  const packages = packagesIn(folder);
  for (const one of packages) link(folder, one.name, one.folder);
  linkLibraries(folder, ["@types/node", "undici-types"]);
  // User files next to the packages are modules.
  writeFileSync(join(folder, "package.json"), '{ "name": "user", "private": true, "type": "module" }\n');
  return packages;
}

function packagesIn(folder: string): readonly Package[] {
  const parent = join(folder, "packages");
  if (!existsSync(parent)) return [];
  const ids = readdirSync(parent).filter((id) => existsSync(join(parent, id, "package.json")));
  return ids.map((id) => {
    const { name } = JSON.parse(readFileSync(join(parent, id, "package.json"), "utf8")) as { readonly name: string };
    return { id, name, folder: join(parent, id) };
  });
}

function link(folder: string, name: string, target: string): void {
  const path = join(folder, "node_modules", name);
  mkdirSync(join(path, ".."), { recursive: true });
  symlinkSync(target, path, "dir");
}
