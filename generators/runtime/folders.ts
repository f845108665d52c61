import { fileURLToPath } from "node:url";

/** The folders of the runtime's sources and their build. Tests pass their own folders. */
export interface RuntimeFolders {
  /** The hand-written TypeScript that ships in the packages, with a `tsconfig.<environment>.json` for each build. */
  readonly sources: string;
  /** The output of `tsc`: JavaScript and declarations, in the same folders. The next build is created next to it. */
  readonly build: string;
  /** Files outside of the sources that the configurations extend. */
  readonly configurations: readonly string[];
}

export const runtimeFolders: RuntimeFolders = {
  sources: pathFromHere("../../templates/runtime"),
  build: pathFromHere("../../templates/runtime/build"),
  configurations: [pathFromHere("../../tsconfig.json")],
};

/** The file in the build with the hash of its sources. */
export const hashFile = "sources.sha256";

/** The file in the build that lists the imports of each file. */
export const importsFile = "imports.json";

function pathFromHere(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
