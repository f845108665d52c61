import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { moduleContradictions, operationContradictions } from "../../generators/check/values/contradictions.ts";
import { moduleFaults } from "../../generators/check/values/module-faults.ts";
import { operationFaults } from "../../generators/check/values/operation-faults.ts";
import { moduleExamples, operationExamples } from "../../generators/emit/docs/examples/shown-example.ts";
import { textLike } from "../../generators/emit/shared/examples/sample-value.ts";
import { load } from "../../generators/load/load.ts";
import { rootFolder } from "../support/emit.ts";
import { modelOf, models, pagesOf, siteOf } from "./sites.ts";

/* Each page of an operation or a module begins with an example. It is generated if the spec has none. */

const strangers = ["telephony", "library", "booking-shop"].map(
  (name) => [name, () => modelOf(load(join(rootFolder, "test/services", name)))] as const,
);

describe.each([...strangers, ["complete", models.complete], ["base", models.base]] as const)(
  "the examples of %s",
  (_, make) => {
    const model = make();

    test("fit their types and one another", () => {
      const faults = model.services.flatMap((service) =>
        service.kind === "query"
          ? service.modules.flatMap((module) =>
              moduleExamples(service, module).flatMap((example) =>
                [moduleFaults, moduleContradictions].flatMap((judge) => judge(service, module, example)),
              ),
            )
          : service.resources.flatMap((resource) =>
              resource.operations.flatMap((operation) =>
                operationExamples(service, resource, operation).flatMap((example) =>
                  [operationFaults, operationContradictions].flatMap((judge) =>
                    judge(service, resource, operation, example),
                  ),
                ),
              ),
            ),
      );
      expect(faults).toEqual([]);
    });

    test("are on each page, with a request in each language and a response", () => {
      const pages = pagesOf(siteOf(model)).filter(([, html]) => /data-kind="(?:operation|module)"/.test(html));
      expect(pages.length).toBeGreaterThan(0);
      for (const [path, html] of pages) {
        const aside = html.slice(html.indexOf('<div class="aside">'), html.indexOf('<div class="body">'));
        expect(aside, path).toMatch(/id="example-1"/);
        if (!aside.includes('value="curl"')) continue;
        expect(aside, path).toMatch(
          /<code class="language-shell"><span class="keyword">curl<\/span> [^]*<code class="language-python"><span class="keyword">import<\/span> requests/,
        );
        expect(aside, path).toMatch(/name="example-1-response"/);
      }
    });
  },
);

test("an example states what is generated", () => {
  const html = siteOf(models.base()).get("api/office/operations/createRoom.html")!;
  expect(html).toContain("The request and response of this example are generated from the types.");
});

test.each(["^[0-9a-f]{4}$", "^a{2,}b?$", "^(?:cat|dog)s+$", "^\\d\\w\\.[^a-z]$", "[A-Z]{2,3}-\\d+"])(
  "a string like %s",
  (pattern) => {
    expect(textLike(pattern, () => true)).toMatch(new RegExp(pattern, "u"));
    expect(textLike(pattern, () => true)).not.toBe("");
  },
);

test("a pattern without a simple string has no example", () => expect(textLike("^(?=a)b$", () => true)).toBe(""));
