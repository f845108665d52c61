import type { Entry, Module as DescribedModule } from "../../../templates/runtime/query/validators/decoder.ts";
import type { Parameter as DescribedParameter } from "../../../templates/runtime/query/validators/parameters.ts";
import type { Service } from "../../../templates/runtime/query/validators/request.ts";
import { literal, reference } from "../../codegen/literal.ts";
import { orderedGroups, profileOf } from "../../model/profiles.ts";
import { valueOr } from "../../model/fact.ts";
import { noLifecycle } from "../../model/lifecycle.ts";
import type { Module, QueryService, RequestParameters } from "../../model/query.ts";
import { indented, lineList, stringList } from "./code.ts";
import { entryOf, moduleDescription } from "./query-decode.ts";
import type { NamedModule } from "./query-module.ts";
import type { RuntimeUse } from "./runtime-use.ts";
import type { ValueLists } from "./value-lists.ts";

/** What a generator that is none is answered with. */
const badGenerator = "badgenerator";

/** The error of a value that no response has. */
const badContinue = "badcontinue";

/** The reader of whole requests. */
export function requestText(
  service: QueryService,
  modules: readonly NamedModule[],
  runtime: RuntimeUse,
  lists: ValueLists,
): string {
  const sets = service.requestParameters.map((set) => {
    const description = moduleDescription({ service, module: asModule(service, set), name: set.id, runtime, lists });
    return [set.id, indented(description, "    ")] as const;
  });
  const selectors = orderedGroups(service)
    .map(({ selector }) => valueOr(selector, undefined, "unknown-is-open"))
    .filter((selector) => selector !== undefined);
  const table: Service = {
    sets: Object.fromEntries(sets),
    selection: indented(selection(service, runtime), "  "),
    groups: stringList(selectors),
    generator: valueOr(service.wire.generatorSelector, "", "unknown-is-open"),
    continuation: continuation(service),
    pages: stringList(service.pages?.pages ?? []),
    revisions: stringList(service.pages?.revisions ?? []),
    modules: Object.fromEntries(
      modules.map(({ module, name }) => [module.name, reference<() => DescribedModule>(`parameters_${name}`)]),
    ),
  };
  return `\n${lists.print()}export const decodeRequest = /* @__PURE__ */ ${runtime.name("requestDecoder")}(() => (${literal(table)}));\n`;
}

/**
 * Undefined where the requests of a service do not continue by a profile's parameter, or where its error is not known.
 */
function continuation(service: QueryService): Service["continuation"] {
  const name = profileOf(service)?.continuation;
  const isParameter = service.requestParameters.some(({ parameters }) => parameters.some((one) => one.name === name));
  return name !== undefined && isParameter && service.errors.some(({ code }) => code === badContinue)
    ? [name, badContinue]
    : undefined;
}

/** The parameters that name modules. */
function selection(service: QueryService, runtime: RuntimeUse): DescribedModule {
  const groups = orderedGroups(service).flatMap((group): readonly Entry[] => {
    const selector = valueOr(group.selector, undefined, "unknown-is-open");
    const names = service.modules.filter((module) => module.group === group.name).map(({ name }) => name);
    return selector === undefined ? [] : [entryOf(selector, runtime.call("someOf", stringList(names, "  ")))];
  });
  const generator = valueOr(service.wire.generatorSelector, undefined, "unknown-is-open");
  const generators = stringList(
    service.modules.filter((module) => module.generator).map(({ name }) => name),
    "  ",
  );
  const selectors =
    generator === undefined ? groups : [...groups, entryOf(generator, generatorOf(runtime, generators))];
  return runtime.call("module", "", lineList(selectors, ""));
}

function generatorOf(runtime: RuntimeUse, generators: readonly string[]): DescribedParameter {
  return runtime.call("refusedWith", runtime.call("oneOf", generators), badGenerator);
}

/** Parameters that belong to no module are read like those of one without a prefix. */
function asModule(service: QueryService, set: RequestParameters): Module {
  return {
    name: set.id,
    description: set.description,
    manual: undefined,
    group: "",
    prefix: "",
    generator: false,
    ...noLifecycle,
    parameters: set.parameters,
    sameParametersAs: undefined,
    rules: set.rules,
    result: undefined,
    examples: [],
    facts: [],
    origin: set.origin,
    place: set.place ?? service.place,
  };
}
