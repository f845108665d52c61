import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Model, Service } from "../model/model.ts";
import { contractName, type Checks, type ServiceChecks } from "../verify/contract.ts";

const packages = ["server", "validators"];

/** Returns whether an emitted package is needed to check requests. */
export function isChecked(folder: string): boolean {
  return packages.some((name) => folder === `packages/${name}`);
}

/** Loads the checks of a revision's services from its emitted files, which are in a temporary folder for that time. */
export async function loadChecks({ services, project }: Model, files: ReadonlyMap<string, string>): Promise<Checks> {
  const root = mkdtempSync(join(tmpdir(), "kiln-diff-"));
  try {
    for (const name of packages) {
      const home = join(root, "node_modules", project.packageScope, name);
      for (const [path, text] of files)
        if (path.startsWith(`packages/${name}/`) && /\.js$|\/package\.json$/.test(path))
          write(join(home, path.slice(`packages/${name}/`.length)), text);
    }
    const server = join(root, "node_modules", project.packageScope, "server");
    const loaded = services.map(async (service) => [service.id, await checksOf(server, service)] as const);
    return new Map(await Promise.all(loaded));
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

async function checksOf(server: string, service: Service): Promise<ServiceChecks> {
  const file = pathToFileURL(join(server, "generated", service.id, "index.js")).href;
  const loaded = (await import(file)) as Readonly<Record<string, () => ServiceChecks["contract"]>>;
  return { contract: loaded[contractName(service)]!() };
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
