import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { mockNames } from "../../generators/emit/mock/mock-names.ts";
import { queryServices, resourceServices } from "../../generators/model/queries.ts";
import type { ResourceService } from "../../generators/model/resource.ts";
import { outputName } from "../../generators/naming/declared-name.ts";
import { clientTypeNames } from "../../generators/naming/type-names.ts";
import { compile, load } from "../../generators/index.ts";
import type { MockParent } from "../../templates/runtime/resource/mock/table.ts";
import { misfits } from "../../templates/runtime/core/samples/misfits.ts";
import { atLeastOne } from "../support/at-least-one.ts";
import { rootFolder } from "../support/emit.ts";
import { generatedProject, importGenerated } from "../support/generated-project.ts";
import { argumentsOf } from "../services/harness/arguments.ts";
import { clientCallsOf, tenant, type Call } from "../services/harness/calls.ts";
import { bytesOf, fileOf, isMedia, withMedia } from "../services/harness/program/media.ts";

/*
 * The response of a mock to any valid request matches the spec. Covers each operation of each service, each module, and
 * each factory.
 */

const specs = [
  ".",
  "test/fixtures/complete",
  "test/services/bookings",
  "test/services/booking-shop",
  "test/services/telephony",
  "test/services/library",
];

/** Specs with paths through objects of other resources. */
const nestedSpecs = ["test/services/bookings", "test/services/booking-shop", "test/services/telephony"];

describe.each(specs)("the mocks of %s", (spec) => {
  const source = join(rootFolder, spec);
  const { model } = compile(load(source), []);
  const folder = generatedProject(source);

  for (const service of resourceServices(model!)) {
    test(`${service.id} returns valid responses to every call`, async () => {
      const failures: string[] = [];
      for (const call of atLeastOne(clientCallsOf(service, "basic"), "calls")) {
        for (const seed of [0, 3])
          failures.push(...(await failureOf(folder, service, call, seed)).map(({ text }) => text));
      }
      expect(failures).toEqual([]);
    });

    if (nestedSpecs.includes(spec)) {
      test(`${service.id} has nothing below an object that there is not`, async () => {
        const { mock: told } = await importGenerated<{ readonly mock: any }>(
          folder,
          `mock/generated/${outputName(service.id)}/mock.js`,
        );
        const nested = clientCallsOf(service, "basic").filter((call) => parentsIn(told, call).length > 0);
        for (const call of atLeastOne(nested, "calls below other objects"))
          expect(await failureOf(folder, service, call, 0, true), call.title).toMatchObject([{ status: 404 }]);
      });
    }

    test(`each factory of ${service.id} makes objects that fit, whatever the seed`, async () => {
      const data = await importGenerated<Readonly<Record<string, (given?: object, options?: object) => object>>>(
        folder,
        `mock/generated/${outputName(service.id)}/data.js`,
      );
      const shapes = await importGenerated<Readonly<Record<string, never>>>(
        folder,
        `mock/generated/${outputName(service.id)}/shapes-of-samples.js`,
      );
      for (const [name, factory] of atLeastOne(Object.entries(data), "factories")) {
        for (const index of Array.from({ length: 40 }, (_, one) => one)) {
          const made = factory({}, { index, seed: index % 7 });
          expect(misfits({ kind: "shape", shape: () => shapes[`${name}Shape`]! }, made), `${name} ${index}`).toEqual(
            [],
          );
          expect(factory(made)).toEqual(made);
        }
      }
    });
  }

  for (const service of queryServices(model!)) {
    test(`each module of ${service.id} has a response`, async () => {
      const { create } = mockNames(service);
      const found: (readonly [module: string, status: number])[] = [];
      const { [create]: make } = await importGenerated<Record<string, (options: object) => any>>(
        folder,
        `mock/generated/${outputName(service.id)}/index.js`,
      );
      const server = await importGenerated<Record<string, any>>(
        folder,
        `server/generated/${outputName(service.id)}/index.js`,
      );
      const mock = make!({});
      const { table } = server as {
        readonly table: {
          readonly endpoint: string;
          readonly constants: Record<string, string>;
          readonly groups: Record<string, readonly string[]>;
        };
      };
      const names = Object.entries(table.groups).flatMap(([selector, modules]) =>
        modules.map((module) => [selector, module] as const),
      );
      for (const [selector, module] of atLeastOne(names, "modules")) {
        const address = `http://localhost${table.endpoint}?${new URLSearchParams({ ...table.constants, [selector]: module, titles: "Example 1" })}`;
        const { status } = (await mock.fetch(address)) as Response;
        found.push([module, status]);
      }
      expect(found.filter(([, status]) => status >= 500)).toEqual([]);
      atLeastOne(
        found.filter(([, status]) => status === 200),
        "modules with results",
      );
    });
    if (service.answer === undefined) continue;
    test(`each factory of ${service.id} makes what it takes, whatever the seed`, async () => {
      const data = await importGenerated<Readonly<Record<string, (given?: object, options?: object) => object>>>(
        folder,
        `mock/generated/${outputName(service.id)}/data.js`,
      );
      for (const [, factory] of atLeastOne(Object.entries(data), "factories")) {
        for (const index of [0, 1, 6, 99]) {
          const made = factory({}, { index, seed: index % 7 });
          expect(factory(made, { index, seed: index % 7 })).toEqual(made);
        }
      }
    });
  }
});

interface Failure {
  readonly status: number | undefined;
  readonly text: string;
}

/**
 * Returns the faults of the response to a call. The object of the call exists. So do the objects in its path, unless it
 * is an orphan.
 */
async function failureOf(
  folder: string,
  service: ResourceService,
  call: Call,
  seed: number,
  isOrphan = false,
): Promise<readonly Failure[]> {
  const id = outputName(service.id);
  const { [mockNames(service).create]: make } = await importGenerated<Record<string, (options: object) => any>>(
    folder,
    `mock/generated/${id}/index.js`,
  );
  const { [clientTypeNames(service).create]: createClient } = await importGenerated<
    Record<string, (options: object) => any>
  >(folder, `client/generated/${id}/index.js`);
  const { table } = await importGenerated<{ readonly table: any }>(folder, `mock/generated/${id}/table.js`);
  const { mock: told } = await importGenerated<{ readonly mock: any }>(folder, `mock/generated/${id}/mock.js`);
  const idName: string | undefined = table.resources[call.collection].operations[call.name].id;
  const member: string | undefined = told.resources[call.collection].id;
  const given =
    idName === undefined || member === undefined
      ? undefined
      : typed(told.resources[call.collection].object.fields[member], call.ids[idName]);
  const own = given === undefined ? {} : { [call.collection]: [{ [member!]: given }] };
  const data = { ...parentsOf(told, call, isOrphan), ...own };
  const errors: unknown[] = [];
  const mock = make!({ baseUrl: "http://localhost", seed, data, onError: (error: unknown) => errors.push(error) });
  const kinds = (service.authentication?.keyKinds ?? []).find((kind) => kind.id === call.key);
  const client = createClient!({
    baseUrl: "http://localhost",
    key: "any",
    ...(kinds?.in && { keyIn: kinds.in[0] }),
    tenant,
    retries: { attempts: 1 },
    check: true,
    fetch: mock.fetch,
  });
  const { ids, takesBody, body, options } = argumentsOf(call);
  const sent = isMedia(body) ? new Blob([bytesOf(body)], { type: body.$media.mediaType }) : withMedia(body, fileOf);
  const mediaType = isMedia(body) && { mediaType: body.$media.mediaType };
  try {
    await client[call.collection][call.name](...ids, ...(takesBody ? [sent] : []), { ...options, ...mediaType });
    return [];
  } catch (error) {
    return [
      {
        status: (error as { readonly status?: number }).status,
        text: `${call.title} (${seed}): ${String(error)} ${errors.map(String).join()}`,
      },
    ];
  }
}

function parentsOf(told: any, call: Call, isOrphan: boolean): object {
  return Object.fromEntries(
    parentsIn(told, call).map(({ collection, parameter }) => {
      const { object, id } = told.resources[collection];
      return [collection, isOrphan ? [] : [{ [id]: typed(object.fields[id], call.ids[parameter]) }]];
    }),
  );
}

function parentsIn(told: any, { collection, name }: Call): readonly MockParent[] {
  return told.resources[collection].operations[name].parents ?? [];
}

function typed({ type }: { readonly type: { readonly kind: string } }, id: unknown): unknown {
  return type.kind === "number" ? Number(id) : type.kind === "text" ? String(id) : id;
}
