import { diagnostic } from "../../diagnostics/diagnostic.ts";
import { type Rule, eachCollision } from "../rule.ts";

/**
 * Two names of the spec must not become the same name in an output. Case is ignored, because names become file names
 * and some file systems are case-insensitive.
 */
export const outputCollision: Rule = {
  code: "output-collision",
  check(model, report, { names }) {
    const scoped = names(model).map((one) => ({
      ...one,
      output: one.name,
      name: `${one.scope}\n${one.name.toLowerCase()}`,
    }));
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
