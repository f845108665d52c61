import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseDocument } from "yaml";
import { rootFolder } from "../support/emit.ts";
import type { Editable } from "./editable.ts";

/** An editable copy of the repository. Its dependencies are links to ours; its packages are its own. */
export interface Copy extends Editable {
  readonly folder: string;
  undo(): void;
  remove(): void;
}

const parts = ["generators", "packages", "scripts", "spec", "templates", "test"];

export function copyRepository(): Copy {
  const folder = mkdtempSync(join(tmpdir(), "kiln-edits-"));
  const isOurs = (path: string): boolean => !path.endsWith("/node_modules");
  const files = readdirSync(rootFolder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
  for (const part of [...parts, ...files])
    cpSync(join(rootFolder, part), join(folder, part), { recursive: true, filter: isOurs });
  linkDependencies(folder);
  const path = (file: string): string => join(folder, "spec", file);
  const write = (file: string, text: string): void => writeFileSync(path(file), text);
  return {
    folder,
    write,
    delete: (file) => rmSync(path(file)),
    edit(file, change) {
      const document = parseDocument(readFileSync(path(file), "utf8"));
      change(document);
      write(file, document.toString({ lineWidth: 0 }));
    },
    undo() {
      rmSync(join(folder, "spec"), { recursive: true });
      cpSync(join(rootFolder, "spec"), join(folder, "spec"), { recursive: true });
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Links every installed package except those of the workspace, which resolve to the copy's own. */
function linkDependencies(folder: string): void {
  const [from, to] = [join(rootFolder, "node_modules"), join(folder, "node_modules")];
  const project = parseDocument(readFileSync(join(rootFolder, "spec/project.yaml"), "utf8"));
  const packageScope = String(project.get("packageScope"));
  mkdirSync(join(to, packageScope), { recursive: true });
  const others = readdirSync(from).filter((name) => name !== packageScope && !name.startsWith(".vite"));
  for (const name of others) symlinkSync(join(from, name), join(to, name));
  for (const entry of readdirSync(join(folder, "packages"), { withFileTypes: true })) {
    if (entry.isDirectory()) symlinkSync(join(folder, "packages", entry.name), join(to, packageScope, entry.name));
  }
}
