import { diagnostic } from "../../diagnostics/diagnostic.ts";
import { eachCollision } from "../first-come.ts";
import type { Rule } from "../rule.ts";

/**
 * Two things of the spec that would get one name in an output. Compared without case: names become file names, here or
 * where others generate code, and not every file system tells them apart.
 */
export const outputCollision: Rule = {
  code: "output-collision",
  check(_, report, { names }) {
    const scoped = names.map((one) => ({ ...one, output: one.name, name: `${one.scope}\n${one.name.toLowerCase()}` }));
    eachCollision(scoped, (again, first) => {
      const related = [{ message: first.owner, place: first.place }];
      report(
        diagnostic(
          "output-collision",
          again.place,
          { first: first.owner, second: again.owner, name: again.output },
          { related },
        ),
      );
    });
  },
};
