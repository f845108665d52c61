import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { importWiki } from "../../generators/import/paraminfo/import-wiki.ts";
import { readDescription } from "../../generators/import/paraminfo/description.ts";

const text = readFileSync(join(import.meta.dirname, "fixture/paraminfo.json"), "utf8");

/** Returns the paths of all values in a JSON value, outermost first. */
function pathsIn(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== "object" || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, one]) => pathsIn(one, [...path, key]))];
}

const paths = pathsIn(JSON.parse(text)).filter((path) => path.length > 0);

test("whatever a wiki states about itself, its import compiles, or is refused with a reason", () => {
  const changed = fc.array(fc.tuple(fc.constantFrom(...paths), fc.jsonValue({ maxDepth: 2 })), {
    minLength: 1,
    maxLength: 4,
  });
  fc.assert(
    fc.property(changed, (changes) => {
      const body = JSON.parse(text);
      for (const [path, value] of changes) {
        const owner = path.slice(0, -1).reduce((found, key) => found?.[key], body);
        if (typeof owner === "object" && owner !== null) owner[path.at(-1)!] = value;
      }
      const wiki = readDescription(JSON.stringify(body));
      if ("problem" in wiki) {
        expect(wiki.problem).toMatch(/^(?:it|the wiki) /);
        return;
      }
      const none = { sources: new Map(), decisions: [], emitters: [] };
      const { model, diagnostics } = importWiki(wiki, { ...none, project: "example", service: "mediawiki" });
      expect(model !== undefined || diagnostics.length > 0).toBe(true);
    }),
    { numRuns: 60 },
  );
});
