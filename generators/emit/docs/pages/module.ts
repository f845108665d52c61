import { afterFirstSentence, counted, firstSentence } from "../../../describe/texts.ts";
import { lifecycleProse } from "../../../describe/lifecycle.ts";
import { rulesOfNone } from "../../../describe/parameter.ts";
import { resultRows } from "../../../describe/result.ts";
import { matchFact } from "../../../model/fact.ts";
import { codesOfModule } from "../../../model/error-codes.ts";
import type { Model } from "../../../model/model.ts";
import type { Module, QueryService } from "../../../model/query.ts";
import type { ModuleResult } from "../../../model/result.ts";
import { generatorModules, groupOf } from "../../../naming/wire-names.ts";
import { above, anchor, itemPage, itemReference, siblingsOf, within } from "../addresses.ts";
import { queryExample } from "../examples/example-blocks.ts";
import { moduleExamples } from "../examples/shown-example.ts";
import { moduleForm } from "../forms.ts";
import { blocks, code, external, joined, link, list, marks, named, paragraph, prose, text } from "../prose.ts";
import type { Block, Page, Prose } from "../site.ts";
import { definitionRows, exampleSections, factList, section, sourceRow, table } from "./facts.ts";
import { errorLinks } from "./error.ts";
import { parameterEntries, sharedRules } from "./parameters.ts";
import { indexByKeys } from "../../../model/group-by.ts";
import { remembered } from "../../../model/memo.ts";
import { typesWithin } from "../../../model/queries.ts";

export function modulePage(model: Model, service: QueryService, module: Module): Page {
  const [example, ...moreExamples] = exampleSections(moduleExamples(service, module), (one, id) =>
    queryExample(model, service, module, one, id),
  );
  const page = itemPage(service, "modules", module.name);
  const shared = sharedRules(service, module);
  return {
    path: page.path,
    kind: "module",
    title: module.name,
    isCode: true,
    calls: [
      ...groupRequest(service, module),
      ...generatorRequest(service, module).flatMap((run) => (run.kind === "code" ? [run.text] : [])),
    ],
    summary: firstSentence(module.description),
    breadcrumbs: above(service, "modules"),
    siblings: siblingsOf(
      service,
      "modules",
      service.modules.filter(({ group }) => group === module.group).map(({ name }) => name),
    ),
    blocks: [
      example,
      ...blocks(afterFirstSentence(module.description)),
      head(service, module),
      ...section("parameters", "Parameters", parameterEntries(service, module, shared, within(page, "remarks"))),
      ...section("remarks", "Rules between parameters", remarks(model, service, module, shared)),
      ...section("answer", "Response", answer(service, module)),
      ...section("errors", "Errors", errorLinks(service, codesOfModule(module))),
      ...section("more-examples", "More examples", moreExamples),
      ...section("related", "Related modules", related(service, module)),
    ],
    form: moduleForm(model, service, module),
  };
}

function head(service: QueryService, module: Module): Block {
  const group = groupOf(service, module);
  const generator = module.generator
    ? `As a generator it selects the pages that other modules describe${generatorModules(service).includes(module) ? ":" : "."} `
    : "";
  return definitionRows([
    ["Group", group === undefined ? [code(module.group)] : [text(group.title)]],
    ["Pages", askedPages(service, module)],
    ["Prefix", module.prefix === "" ? [] : [code(module.prefix), ...marks(service.wire.prefix)]],
    ["Generator", generator === "" ? [] : [text(generator), ...generatorRequest(service, module)]],
    sourceRow(module.origin),
    ["History", prose(lifecycleProse(module))],
    ["Manual", module.manual === undefined ? [] : [external(module.manual)]],
  ]);
}

/** Returns the query that selects the module, or an empty list if it is unknown. */
function groupRequest(service: QueryService, module: Module): readonly string[] {
  const group = groupOf(service, module);
  return group === undefined ? [] : [`${group.selector}=${module.name}`];
}

function generatorRequest(service: QueryService, module: Module): Prose {
  const { generatorSelector } = service.wire;
  if (generatorSelector === undefined || !generatorModules(service).includes(module)) return [];
  return matchFact<string, Prose>(generatorSelector, {
    documented: (name) => [code(`${name}=${module.name}`)],
    decided: (name) => [code(`${name}=${module.name}`), ...marks(generatorSelector)],
    unknown: () => marks(generatorSelector),
  });
}

function remarks(
  model: Model,
  service: QueryService,
  { facts, rules }: Module,
  shared: readonly string[],
): readonly Block[] {
  return [...factList(model, facts), ...list([...shared, ...rulesOfNone(rules, service)].map(prose))];
}

function answer(service: QueryService, module: Module): readonly Block[] {
  if (module.result === undefined) return [];
  return matchFact<ModuleResult, readonly Block[]>(module.result, {
    documented: (result) => responseTable(service, module, result),
    decided: (result) => [
      paragraph(
        text(`Based on ${counted(result.answers, "recorded responses")}`),
        ...marks(module.result),
        text(". Members that depend on a parameter are absent without it."),
      ),
      ...responseTable(service, module, result),
    ],
    unknown: () => [paragraph(text("The response is not known"), ...marks(module.result), text("."))],
  });
}

function responseTable(service: QueryService, module: Module, result: ModuleResult): readonly Block[] {
  const rows = resultRows(service, module.name, result, (name) => name).map(
    ({ path, type, prose: more }, index, all) => ({
      // A member with several alternative types has one anchor.
      id: all.findIndex((other) => other.path === path) === index ? anchor("member", path) : undefined,
      cells: [[code(path)], prose(type), prose(more)],
    }),
  );
  return table(["Member", "Type", "Condition and description"], rows);
}

function related(service: QueryService, module: Module): readonly Block[] {
  return relatedModules(service, module).map(({ reason, modules }) =>
    paragraph(
      text(`${reason}: `),
      ...joined(modules.map(({ name }) => [named(itemReference(service, "modules", name))])),
      text("."),
    ),
  );
}

/** Describes how a request selects pages for a module. It is empty if the module does not describe pages. */
function askedPages(service: QueryService, module: Module): Prose {
  const { groups, pages } = service;
  if (pages === undefined || groups.find(({ name }) => name === module.group)?.role !== "properties") return [];
  const names = [...pages.pages, ...pages.revisions].map((name) => linkedParameter(service, name));
  const generators = generatorModules(service).length === 0 ? [] : [text(", or that a generator finds")];
  return [text("The pages that the request names with "), ...joined(names), ...generators, ...marks(pages.origin)];
}

function linkedParameter(service: QueryService, name: string): Prose {
  const set = service.requestParameters.find(({ parameters }) => parameters.some((one) => one.name === name));
  return set === undefined
    ? [code(name)]
    : [link(within(itemPage(service, "request-parameters", set.id), anchor("parameter", name)), code(name))];
}

interface RelatedModules {
  readonly reason: string;
  readonly modules: readonly Module[];
}

/** The maximum number of modules listed for each reason. */
const most = 12;

/** Returns modules that may interest a reader of this one, with reasons. */
function relatedModules(service: QueryService, module: Module): readonly RelatedModules[] {
  const { bySet, byGroup, byName } = indexOf(service);
  const same = module.sameParametersAs === undefined ? [] : (byName.get(module.sameParametersAs) ?? []);
  const sharing = [...enumSetsOf(module)].map((set): RelatedModules => {
    const title = service.valueSets.find(({ id }) => id === set)?.title ?? set;
    return { reason: `Take the same values (${title})`, modules: others(module, bySet.get(set) ?? []) };
  });
  const grouped = [...groupsOf(module)].map((group): RelatedModules => {
    const title = service.parameterGroups.find(({ id }) => id === group)?.title ?? group;
    return { reason: `Share parameters (${title})`, modules: others(module, byGroup.get(group) ?? []) };
  });
  return [{ reason: "Has the same parameters", modules: same }, ...grouped, ...sharing].filter(
    ({ modules }) => modules.length > 0,
  );
}

function others(module: Module, modules: readonly Module[]): readonly Module[] {
  return modules.filter((one) => one !== module).slice(0, most);
}

const indexOf = remembered((service: QueryService) => {
  const { modules } = service;
  return {
    bySet: indexByKeys(modules, enumSetsOf),
    byGroup: indexByKeys(modules, groupsOf),
    byName: indexByKeys(modules, ({ name }) => [name]),
  } as const;
});

function groupsOf({ parameters }: Module): ReadonlySet<string> {
  return new Set(parameters.flatMap(({ fromGroup }) => fromGroup?.group ?? []));
}

/** Returns the value sets that parameters of a module use. */
export function enumSetsOf({ parameters }: Module): ReadonlySet<string> {
  const types = parameters.flatMap(({ type }) => [...typesWithin(type)]);
  return new Set(
    types.flatMap((type) => (type.kind === "enum" && type.values.kind === "set" ? [type.values.set] : [])),
  );
}
