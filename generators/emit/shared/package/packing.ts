import type { JsonObject } from "../../../codegen/json.ts";
import { builtFile } from "../../../runtime/built.ts";

/** What is run when a package is packed; not in the tarball. */
export const packingFolder = "pack";

/** The changelog of the repository, which lies beside `packages/`: a copy of it is in tarballs only. */
export const changelog = "CHANGELOG.md";

const script = `${packingFolder}/changelog.js`;

/** Packs the changelog, after what else is made for the tarball. */
export function packingScripts(own: { readonly prepack: readonly string[]; readonly postpack: readonly string[] }): JsonObject {
  return {
    prepack: [...own.prepack, `node ${script} write`].join(" && "),
    postpack: [...own.postpack, `node ${script} remove`].join(" && "),
  };
}

/** What these scripts run. */
export function packingFile(): readonly [path: string, text: string] {
  return [script, builtFile("packing/changelog.js")];
}
