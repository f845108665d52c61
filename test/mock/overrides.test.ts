import { describe, expect, test } from "vitest";
import type { Module } from "../../generators/model/query.ts";
import { partName, partsOf } from "../../generators/emit/shared/server/query/handlers.ts";
import { madeResults } from "../../generators/emit/mock/query.ts";
import * as data from "../../packages/mock/generated/query/data.js";
import { queryMock } from "../../packages/mock/generated/query/index.js";
import { requestFor } from "../server/results/support/requests.ts";
import { queryConstants } from "../server/results/support/mock.ts";
import { atLeastOne } from "../support/at-least-one.ts";
import { random } from "../support/random.ts";
import { queryServer } from "../server/query/support/package.ts";
import { queryValidators } from "../validators/package.ts";
import { queryService } from "../validators/service.ts";

/*
 * An override of any module, as a list, of pages, of facts or as a generator, returns what a factory creates. The
 * response to any request matches the spec.
 */

const endpoint = "https://wiki.invalid/w/api.php";
const service = queryService();
const [validators, { table }] = [await queryValidators(), await queryServer()];
const factories = data as unknown as Readonly<Record<string, ((given?: object) => object) | undefined>>;
const made = madeResults(service, service.answer!);

/** Name of the factory that an override receives, by the form of its result. */
const factoryNames = { items: "item", generator: "item", pages: "members", results: "result", body: "result" } as const;
type Form = keyof typeof factoryNames;

interface Use {
  readonly module: Module;
  readonly selector: string;
  readonly form: Form;
}

const uses: readonly Use[] = service.modules.flatMap((module): readonly Use[] => [
  { module, selector: module.group, form: (table.forms as Readonly<Record<string, Form>>)[module.name]! },
  ...(module.generator ? [{ module, selector: table.generator[0], form: "generator" } as const] : []),
]);

/**
 * Returns requests with only the required parameters, with each value of `prop`, with all of them, and with random
 * parameters.
 */
function requestsTo({ module, selector, form }: Use, seed: number): readonly string[] {
  const chance = random(seed);
  const isGenerator = form === "generator";
  const found: string[] = [];
  for (let tries = 0; found.length < 4 && tries < 400; tries++) {
    const query = `${queryConstants}&${requestFor(service, validators, module, chance)}`;
    const isMeant = new URLSearchParams(query).get(selector)?.split("|").includes(module.name);
    if (isMeant && validators.decodeRequest(query).errors === undefined) found.push(query);
  }
  const [first] = atLeastOne(found, "requests");
  const least = new URLSearchParams(first);
  for (const name of [...new Set(least.keys())].filter(
    (one) => !queryConstants.includes(`${one}=`) && one !== selector,
  )) {
    const without = new URLSearchParams(least);
    without.delete(name);
    if (validators.decodeRequest(without.toString()).errors === undefined) least.delete(name);
  }
  least.set(selector, module.name);
  if (!isGenerator || module.group === "prop") least.set("titles", "Example 1|Example 2");
  const prefix = `${isGenerator ? table.generator[1] : ""}${module.prefix}`;
  const type = (
    table.modules as Readonly<
      Record<string, { readonly parameters: readonly { readonly name: string; readonly type: unknown }[] }>
    >
  )[module.name]!.parameters.find(({ name }) => name === "prop")?.type;
  const values = Array.isArray(type) ? [...type, type.slice(0, 50).join("|")] : [];
  const withProp = values.map(
    (value) =>
      `${new URLSearchParams([...[...least].filter(([name]) => name !== `${prefix}prop`), [`${prefix}prop`, value]])}`,
  );
  return [
    ...found,
    least.toString(),
    ...withProp.filter((query) => validators.decodeRequest(query).errors === undefined),
  ];
}

describe.each(uses.map((use, index) => [`${use.selector}=${use.module.name}`, use, index] as const))(
  "%s",
  (_, use, index) => {
    const { module, selector, form } = use;
    const requests = requestsTo(use, 300 + index);
    const part = partsOf(module, form === "generator" ? "results" : form).find(({ suffix }) =>
      form === "generator" ? suffix === "Generated" : suffix !== "Others" && suffix !== "Generated",
    );
    const plain = made.find((one) => part !== undefined && one.type === partName(module, part))?.factory;

    const failuresWith = async (
      create: (request: Readonly<Record<string, () => object>>) => object,
    ): Promise<readonly string[]> => {
      const failures: string[] = [];
      for (const query of requests) {
        const errors: unknown[] = [];
        const mock = queryMock({ endpoint, onError: (error) => errors.push(error) }) as unknown as {
          readonly override: any;
          readonly fetch: typeof fetch;
        };
        let calls = 0;
        mock.override[selector][module.name]((request: any) => {
          calls++;
          const one = create(request);
          return form === "items" || form === "generator" ? [one] : one;
        });
        const body: any = await (await mock.fetch(`${endpoint}?${query}`)).json();
        if (calls !== 1 || body.errors !== undefined || errors.length > 0)
          failures.push(`${query}: ${errors.map(String).join() || JSON.stringify(body)}`);
      }
      return failures;
    };

    test("the factory that an override gets follows the request", async () => {
      expect(await failuresWith((request) => request[factoryNames[form]]!())).toEqual([]);
    });

    if (plain === undefined) return;
    test("a factory of the package creates all members, and the response has those of the request", async () => {
      expect(await failuresWith(() => factories[plain]!())).toEqual([]);
    });
  },
);

test("each module has a factory in the package, except for generators that add no members to pages", () => {
  const without = uses
    .filter(({ form, module }) => form !== "generator" && !made.some(({ owner }) => owner === module))
    .map(({ module }) => module.name);
  expect(without).toEqual([]);
});
