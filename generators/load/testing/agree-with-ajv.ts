import { Ajv2020 } from "ajv/dist/2020.js";
import { expect } from "vitest";
import { checkShape } from "../check-shape.ts";
import { loadSources } from "../load.ts";
import { readSchemas, readSpec } from "../read.ts";
import { schemaReader } from "../read-schema.ts";
import { mutantsOf, plain } from "./mutants.ts";

const texts = readSchemas();
const schemaOf = schemaReader(texts);
const ajv = new Ajv2020({
  strict: true,
  strictRequired: false,
  allowUnionTypes: true,
  inlineRefs: false,
  code: { optimize: false },
});
for (const [file, text] of texts) ajv.addSchema(JSON.parse(text) as object, file);

/**
 * Compares the shape check with ajv. Ajv must accept the schemas. Both must agree about the spec and its mutants, or
 * about one in `every` mutants.
 */
export function agreeWithAjv(every: number): void {
  let count = 0;
  const { sources } = readSpec(process.cwd());
  const tally = { right: 0, wrong: 0 };
  for (const document of loadSources(sources).documents) {
    const kind =
      document.kind !== "service" ? document.kind : `${document.service === "query" ? "query" : "resource"}-service`;
    const isRight = ajv.getSchema(`${kind}.json`)!;
    for (const root of [document.root, ...mutantsOf(document.root)]) {
      if (root !== document.root && count++ % every !== 0) continue;
      const right = isRight(plain(root));
      tally[right ? "right" : "wrong"]++;
      expect({
        file: document.file,
        root: plain(root),
        right: root.kind === "map" && checkShape(schemaOf(`${kind}.json`), root, "").length === 0,
      }).toEqual({ file: document.file, root: plain(root), right });
    }
  }
  expect(tally.right).toBeGreaterThan(80);
  expect(tally.wrong).toBeGreaterThan(5000 / every);
}
