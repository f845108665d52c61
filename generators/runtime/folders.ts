import { fileURLToPath } from "node:url";

/** The hand-written TypeScript that ships in the packages. */
export const sourceFolder = fileURLToPath(new URL("../../templates/runtime/", import.meta.url));

/** What `tsc` made of it: JavaScript and declarations, in the same folders. */
export const buildFolder = fileURLToPath(new URL("../../templates/runtime/build/", import.meta.url));

/** In the build: the hash of the sources that it was made from. */
export const hashFile = "sources.sha256";
