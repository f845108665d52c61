import { describe, expect, it } from "vitest";
import { compiledSpec } from "../support/emit.ts";
import { pathsBelow } from "./change-claims.ts";
import { claimsOf } from "./claims-of.ts";
import { pathAt, statementPlacesOf } from "./statement-places.ts";
import { statementsOf } from "./statements.ts";

const { model } = compiledSpec();
const services = (model ?? expect.fail("The spec has errors.")).services;

describe.each(services.map((service) => [service.id, service] as const))(
  "each numbered statement about %s",
  (id, service) => {
    const statements = statementPlacesOf(id);
    const found = claimsOf(service);

    it("has the number after the last one's", () => {
      expect(statements.map(({ number }) => number)).toEqual(statements.map((_, index) => index + 1));
    });

    it("has places that the spec has", () => {
      const all = statements.flatMap(({ number, places }) => places.map((place) => ({ number, place })));
      expect(all.filter(({ place }) => pathAt(found, place) === undefined)).toEqual([]);
    });

    it("carries all that the tests hold against the document: nothing there is stated by no number", () => {
      const stated = statementsOf(id);
      const carried = statements.flatMap(({ places }) =>
        places.flatMap((place) => pathAt(stated, place)?.join(" › ") ?? []),
      );
      const paths = [...pathsBelow(stated)].map((path) => path.join(" › "));
      const leaves = paths.filter((path, index) => !paths[index + 1]?.startsWith(`${path} › `));
      expect(
        leaves.filter((leaf) => !carried.some((place) => leaf === place || leaf.startsWith(`${place} › `))),
      ).toEqual([]);
    });
  },
);
