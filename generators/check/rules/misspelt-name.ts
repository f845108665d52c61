import { remembered } from "../../model/memo.ts";
import { diagnostic } from "../../diagnostics/diagnostic.ts";
import { isMisspelling } from "../../diagnostics/suggest.ts";
import { groupBy } from "../../model/group-by.ts";
import { proseOf, type Prose } from "../prose/prose.ts";
import type { Rule } from "../rule.ts";

/** A name in a text must not be unknown to the service while the same file has one that differs by one letter. */
export const misspeltName: Rule = {
  code: "misspelt-name",
  check({ services }, report) {
    for (const service of services) {
      const { texts, names, words } = proseOf(service);
      const byFile = groupBy(names, ({ place }) => place.file);
      const reported = new Set<string>();
      for (const prose of texts) {
        for (const name of namesIn(prose).filter((one) => !words.has(one))) {
          const { file } = prose.place;
          const meant = byFile.get(file)?.find((other) => isMisspelling(name, other.name));
          // Fields of shapes inherit the descriptions of fields.
          const key = `${file} ${name} ${prose.text}`;
          if (meant === undefined || reported.has(key)) continue;
          reported.add(key);
          report(diagnostic("misspelt-name", prose.place, { name, meant: meant.name }));
        }
      }
    }
  },
};

/** Returns the names in backticks, and those before `=` in backticks. */
const namesIn = remembered(({ text }: Prose): readonly string[] =>
  [...text.matchAll(/`([A-Za-z_][\w-]{2,}\w)(?:=[^`]*)?`/g)].map(([, name]) => name!),
);
