import fc from "fast-check";
import { expect, test } from "vitest";
import type { JsonObject } from "../../generators/codegen/json.ts";
import { entryYaml, jsonOf } from "../../generators/edit/yaml.ts";
import { rewriteMembers } from "../../generators/edit/rewrite.ts";
import { parse } from "../../generators/load/parse.ts";

/* The text of a file that gets other members has exactly these, and keeps the lines of what stays equal. */

const key = fc.constantFrom("a", "b", "c", "d", "long name");
const scalar = fc.oneof(
  fc.constantFrom("x", "two words", "yes", "", "1", "lines\nof text"),
  fc.integer(),
  fc.boolean(),
);
const value = fc.letrec((tie) => ({
  json: fc.oneof(
    { maxDepth: 3 },
    scalar,
    fc.dictionary(key, tie("json"), { maxKeys: 4 }),
    fc.array(tie("json"), { maxLength: 3 }),
  ),
})).json;
const members = fc.dictionary(key, value, { minKeys: 1, maxKeys: 4 }) as fc.Arbitrary<JsonObject>;

test("the text has the new members, and their text stays if nothing changes", () => {
  fc.assert(
    fc.property(members, members, fc.nat({ max: 3 }), (before, after, levels) => {
      const text = Object.entries(before)
        .map(([name, one]) => `# About ${name}.\n${entryYaml(name, one!, 0, levels)} # End.\n`)
        .join("");
      const readable = parse("a.yaml", text).root === undefined ? text.replaceAll(" # End.", "") : text;
      const changed = rewriteMembers("a.yaml", readable, after, () => levels);
      expect(jsonOf(parse("a.yaml", changed).root!)).toEqual(after);
      expect(rewriteMembers("a.yaml", changed, after)).toBe(changed);
      if (Object.keys(before).every((name) => after[name] === undefined)) return;
      for (const name of Object.keys(before)) expect(changed).toContain(`# About ${name}.`);
    }),
    { numRuns: 2000 },
  );
});
