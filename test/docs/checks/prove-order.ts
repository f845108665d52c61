import { describe, expect, test } from "vitest";
import type { Picture } from "../../../generators/emit/docs/site.ts";

/** A request that passes all checks, and changes that make it fail each of them. */
export interface Requests<Request> {
  readonly name: string;
  readonly good: Request;
  /** Keyed by the title of the check in the picture. */
  readonly wrong: Readonly<Record<string, (request: Request) => Request>>;
}

/**
 * Compares the picture of a request's checks with a server: for a request with two faults, the first check in the
 * picture determines the code. `apart` lists checks that no request can fail together with the next one, each with its
 * reason.
 */
export function proveOrder<Request>(
  [picture]: readonly Picture[],
  all: readonly Requests<Request>[],
  codeOf: (request: Request) => Promise<string | undefined>,
  apart: Readonly<Record<string, string>> = {},
): void {
  if (picture?.drawing.kind !== "steps") throw new Error("There is no picture of the checks.");
  const { steps } = picture.drawing;
  const pairs = all.map(({ wrong }) =>
    steps.flatMap((one, at) =>
      steps
        .slice(at + 1)
        .flatMap((other) => (one.title in wrong && other.title in wrong ? [[one.title, other.title] as const] : [])),
    ),
  );

  describe.each(all.map((requests, index) => [requests.name, requests, pairs[index]!] as const))(
    "%s",
    (_, { good, wrong }, own) => {
      test("passes all checks", async () => expect(await codeOf(good)).toBeUndefined());

      test.each(Object.keys(wrong))("“%s” returns one of its codes", async (title) => {
        const titles = steps.find((step) => step.title === title)?.answers.map((response) => response.title);
        expect(titles).toContain(await codeOf(wrong[title]!(good)));
      });

      test.each(own)("“%s” comes before “%s”", async (first, second) => {
        // If both change the same part of the request, the first one applies.
        expect(await codeOf(wrong[first]!(wrong[second]!(good)))).toBe(await codeOf(wrong[first]!(good)));
      });
    },
  );

  test("each check of the picture is requested together with the next one", () => {
    const asked = new Set(pairs.flat().map(([first, second]) => `${first} ${second}`));
    const missing = steps
      .slice(1)
      .flatMap(({ title }, index) => (asked.has(`${steps[index]!.title} ${title}`) ? [] : [steps[index]!.title]));
    expect(missing).toEqual(Object.keys(apart));
  });
}
