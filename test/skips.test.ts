import { join } from "node:path";
import { expect, test } from "vitest";
import { rootFolder } from "./support/emit.ts";
import { readFiles } from "./support/files.ts";

/** Tests that may be skipped, by file, with the condition. No test may be skipped because a file is missing. */
const reasons: Readonly<Record<string, string>> = {
  "generators/load/load.test.ts": "as root, whom permissions do not stop",
  "generators/write/write.test.ts": "as root, whom permissions do not stop",
  "test/emitters/python-types/emitter.test.ts": "where Python is not installed",
  "test/support/fuzz.ts": "one seed is requested, or none",
  "test/wiki/modules.wiki.test.ts": "modules that the version of the wiki lacks",
};

const skips = /\.(?:skip|skipIf|runIf|todo)\b\s*(?:\(|\.)/;

test("tests are skipped for the reasons that are listed here, and no others", () => {
  const skipping = ["generators", "test"].flatMap((folder) => {
    const files = readFiles(join(rootFolder, folder), (path) => /^(?!.*node_modules\/).*\.ts$/.test(path));
    return [...files].filter(([, text]) => skips.test(text)).map(([path]) => `${folder}/${path}`);
  });
  expect(skipping.toSorted()).toEqual(Object.keys(reasons).toSorted());
});
