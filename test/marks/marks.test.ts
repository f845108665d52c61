import { readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { emitters } from "../../generators/index.ts";
import { decisionFiles } from "../../generators/emit/shared/package/package.ts";
import { compiledSpec, emittedFromSpec } from "../support/emit.ts";
import { withTable } from "../support/readme-table.ts";
import { exceptions, isExcepted } from "./exceptions.ts";
import { decisionIds, traced } from "./places.ts";
import { exceptionTable, readmeFile, readmeTable } from "./report.ts";
import { outputs, shownPlaces } from "./shown.ts";

const { model } = compiledSpec();
const { decisions } = model ?? expect.fail("The spec has errors.");
const places = shownPlaces(model!);
const byDecision = Map.groupBy(places, ({ decision }) => decision);
const unseen = places.flatMap((place) =>
  outputs.filter((output) => !place.shownIn.has(output)).map((output) => ({ place, output })),
);

test.each(decisions.map(({ id }) => [id] as const))(
  "every use of %s is marked in every output, but for the exceptions",
  (id) => {
    const uses = byDecision.get(id) ?? [];
    expect(uses.length).toBeGreaterThan(0);
    const missing = unseen.filter(
      ({ place, output }) => place.decision === id && !exceptions.some((one) => isExcepted(one, place, output)),
    );
    expect(missing.map(({ place, output }) => `${output}: ${place.kind}`)).toEqual([]);
  },
);

test("every exception is needed, in each of its outputs and for each kind that it names", () => {
  const idle = exceptions.flatMap(({ kinds, outputs: where, why }) =>
    kinds.flatMap((kind) =>
      where
        .filter(
          (output) =>
            !unseen.some(
              (one) =>
                one.output === output && isExcepted({ kinds: [kind], outputs: [output], why }, one.place, output),
            ),
        )
        .map((output) => `${output}: ${kind}`),
    ),
  );
  expect(idle).toEqual([]);
});

test("the README of the compiler has the exceptions", () => {
  const text = readFileSync(readmeFile, "utf8");
  expect(text).toBe(withTable(text, readmeTable, exceptionTable()));
});

describe("each use has a unique id", () => {
  const { model: marked, places: found } = traced(model!);
  const inText = (value: unknown): readonly string[] => JSON.stringify(value).match(decisionIds) ?? [];

  it("wherever it is cited", () => {
    const ids = found.flatMap((place) => place.ids);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(inText(marked.services))).toEqual(new Set(ids));
    expect(new Set(found.map(({ decision }) => decision))).toEqual(new Set(inText(model!.services)));
  });

  it("and the model stays the same otherwise", () => {
    const without = (value: unknown): string => JSON.stringify(value).replace(decisionIds, "D-");
    expect(without(marked.services) === without(model!.services)).toBe(true);
  });
});

describe.each(emitters)("the package of $name", (emitter) => {
  const files = emittedFromSpec([emitter]);
  const [json, markdown] = decisionFiles.map((file) => files.get(`${emitter.into}/${file}`)!);
  const carried = JSON.parse(json!) as Readonly<
    Record<string, { readonly question: string; readonly status: string; readonly answer?: string }>
  >;
  const others = [...files].filter(([path]) => !decisionFiles.some((file) => path === `${emitter.into}/${file}`));
  const named = new Set(others.flatMap(([, text]) => text.match(decisionIds) ?? []));

  it("carries the decisions that its files name", () => {
    expect(named.size).toBeGreaterThan(0);
    expect([...named].filter((id) => carried[id] === undefined)).toEqual([]);
  });

  it("contains each as data and under a heading, with its answer if it has one", () => {
    for (const { id, question, answer } of decisions.filter((one) => carried[one.id] !== undefined)) {
      const status = answer.kind === "known" ? { status: "decided", answer: answer.text } : { status: "unknown" };
      expect(carried[id]).toMatchObject({ question, ...status });
      expect(markdown).toContain(`\n## ${id}\n`);
    }
  });

  it("says in its README where they are", () => {
    const readme = files.get(`${emitter.into}/README.md`)!;
    expect(readme).toContain("`DECISIONS.md`");
    expect(readme).toContain("/decisions.json`");
  });
});
