import { lifecycleProse } from "../../../describe/lifecycle.ts";
import { parameterParts, rulesOfNone, rulesOfParameter, typeProse } from "../../../describe/parameter.ts";
import { afterFirstSentence, firstSentence, ownValues } from "../../../describe/texts.ts";
import { decidedBy } from "../../../describe/marks.ts";
import { generatorModules, generatorWireName, wireName } from "../../../naming/wire-names.ts";
import type { Module, Parameter, QueryService, RequestParameters } from "../../../model/query.ts";
import type { Rule } from "../../../model/rules.ts";
import type { EnumValue, Type, ValueSet } from "../../../model/type.ts";
import { above, anchor, itemPage, itemReference, siblingsOf, topicPage, within } from "../addresses.ts";
import { blocks, code, joined, link, list, marks, named, paragraph, prose, text } from "../prose.ts";
import type { Address, Block, Definitions, Entry, Page, Prose, WireNames } from "../site.ts";
import { definitions, section, table } from "./facts.ts";
import { codesOfModule } from "../../../model/error-codes.ts";
import { errorLinks } from "./error.ts";
import type { Service } from "../../../model/model.ts";
import { typesWithin } from "../../../model/queries.ts";
import { indexByKeys } from "../../../model/group-by.ts";
import { remembered } from "../../../model/memo.ts";

/**
 * Returns the parameters of a module, each with an anchor. The `shared` rules are listed at `place` instead of at each
 * parameter.
 */
export function parameterEntries(
  service: QueryService,
  module: Module,
  shared: readonly string[],
  place: Address,
): readonly Block[] {
  return entriesOf(
    service,
    module.parameters,
    (parameter) => {
      const rules = rulesOfParameter(module.rules, parameter, service);
      return [
        ...ruleList(rules.filter((rule) => !shared.includes(rule))),
        ...(rules.some((rule) => shared.includes(rule))
          ? [paragraph(text("See also: "), link(place, text("rules between parameters")), text("."))]
          : []),
      ];
    },
    (parameter) => wireNames(service, module, parameter),
  );
}

/** Returns the rules that involve several parameters of a module, without duplicates. */
export function sharedRules(service: QueryService, { parameters, rules }: Module): readonly string[] {
  const all = parameters.flatMap((parameter) => rulesOfParameter(rules, parameter, service));
  return [...new Set(all.filter((rule, index) => all.indexOf(rule) !== index))];
}

/** Returns the request parameters that belong to no module. */
function requestParameterEntries(
  service: QueryService,
  parameters: readonly Parameter[],
  rules: readonly Rule[],
): readonly Block[] {
  return entriesOf(
    service,
    parameters,
    (parameter) => ruleList(rulesOfParameter(rules, parameter, service)),
    () => undefined,
  );
}

function entriesOf(
  service: QueryService,
  parameters: readonly Parameter[],
  rulesOf: (parameter: Parameter) => readonly Block[],
  namesOf: (parameter: Parameter) => WireNames | undefined,
): readonly Block[] {
  if (parameters.length === 0) return [];
  const entries = parameters.map((parameter) =>
    parameterEntry(service, parameter, rulesOf(parameter), namesOf(parameter)),
  );
  const hasGeneratorNames = entries.some(({ wire }) => wire?.generator !== undefined);
  return [{ kind: "entries", hasGeneratorNames, entries }];
}

function wireNames(service: QueryService, module: Module, { name }: Parameter): WireNames | undefined {
  const plain = wireName(service, module, name);
  if (plain === undefined) return undefined;
  const isGenerator = generatorModules(service).includes(module);
  return { plain, generator: isGenerator ? generatorWireName(service, module, name) : undefined };
}

function parameterEntry(
  service: QueryService,
  parameter: Parameter,
  rules: readonly Block[],
  wire: WireNames | undefined,
): Entry {
  const { name, required, deprecated, description, type } = parameter;
  const parts = parameterParts(parameter, service);
  const isValueList = ownValues(type).length > 0;
  return {
    id: anchor("parameter", name),
    name,
    wire,
    type: withRight(service, typeOf(service, type)),
    badges: [...(required ? ["required"] : []), ...(deprecated === undefined ? [] : ["deprecated"])],
    blocks: [
      ...(description === undefined ? [] : [paragraph(...prose(description))]),
      ...(isValueList ? [valueRows(ownValues(type))] : []),
      ...definitions([
        ["Default", withoutLabel("Default", parts.default)],
        ["Several values", withRight(service, prose(parts.several))],
        ["Values", isValueList ? [] : prose(parts.values)],
        ["Condition", prose(parts.condition)],
        ["Form", withoutLabel("Form", parts.syntax)],
        ["Names", prose(parts.template)],
        ["Logs", prose(parts.sensitive)],
        ["Source", prose(parts.origin)],
        ["History", prose(lifecycleProse(parameter))],
      ]),
      ...rules,
    ],
  };
}

function ruleList(rules: readonly string[]): readonly Block[] {
  return rules.length === 0 ? [] : [paragraph(text("Rules:")), ...list(rules.map(prose))];
}

function valueRows(values: readonly EnumValue[]): Definitions {
  return {
    kind: "definitions",
    rows: values.map((value) => ({ label: [code(value.value)], prose: valueNotes(value) })),
  };
}

/** Returns the description of a value, its decision and its lifecycle. */
export function valueNotes(value: EnumValue): Prose {
  return [
    ...prose(value.description),
    ...(value.addedBy === undefined ? [] : marks(decidedBy(value.addedBy))),
    ...[lifecycleProse(value)].flatMap((more) => (more === undefined ? [] : [text(" "), ...prose(more)])),
  ];
}

/** Links the name of the right to higher limits to the page that describes it. */
function withRight(service: QueryService, content: Prose): Prose {
  const right = service.limits.highRight?.value;
  return content.map((run) =>
    run.kind === "code" && run.text === right ? link(topicPage(service, "limits"), run) : run,
  );
}

/** Describes a type in a few words, with a link if its values are a value set. */
function typeOf(service: QueryService, type: Type): Prose {
  const set = type.kind === "enum" && type.values.kind === "set" ? type.values.set : undefined;
  const title = service.valueSets.find(({ id }) => id === set)?.title;
  if (set === undefined || title === undefined) return prose(lowerFirst(typeProse(type, service).replace(/\.$/, "")));
  return [text("one of: "), link(itemPage(service, "value-sets", set), text(title))];
}

/** Returns the text of `Default: x.` after its label. */
function withoutLabel(label: string, sentence: string | undefined): Prose {
  return prose(sentence?.replace(`${label}: `, "").replace(/\.$/, ""));
}

function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

/** Returns the page of request parameters that belong to no module. */
export function requestParametersPage(service: QueryService, set: RequestParameters): Page {
  const { id, title, description, parameters, rules, origin } = set;
  return {
    path: itemPage(service, "request-parameters", id).path,
    kind: "request-parameters",
    title,
    summary: firstSentence(description),
    breadcrumbs: above(service, "request-parameters"),
    siblings: siblingsOf(service, "request-parameters"),
    blocks: [
      ...blocks(afterFirstSentence(description)),
      ...definitions([["Name", [code(id), ...marks(origin)]]]),
      ...section("parameters", "Parameters", requestParameterEntries(service, parameters, rules)),
      ...section("remarks", "Rules between parameters", list(rulesOfNone(rules, service).map(prose))),
      ...section("errors", "Errors", errorLinks(service, codesOfModule(set))),
    ],
  };
}

/** Returns the page of a value set: its values, and the definitions that use it. */
export function valueSetPage(service: Service, set: ValueSet): Page {
  const { id, title, description, documentName, from, values, missing, origin } = set;
  return {
    path: itemPage(service, "value-sets", id).path,
    kind: "value-set",
    title,
    summary: firstSentence(description),
    breadcrumbs: above(service, "value-sets"),
    siblings: siblingsOf(service, "value-sets"),
    blocks: [
      ...blocks(afterFirstSentence(description)),
      ...definitions([
        ["Name", [code(id), ...marks(origin)]],
        ["In the source document", documentName === undefined ? [] : [text(documentName)]],
        ["Starts from", from === undefined ? [] : [named(itemReference(service, "value-sets", from))]],
        ["Other values", missing === undefined ? [] : [...prose(missing.note), ...missingPattern(missing)]],
      ]),
      ...section("values", "Values", valueTable(values)),
      ...section("uses", "Used by", service.kind === "query" ? usesOf(service, set) : []),
    ],
  };
}

function valueTable(values: ValueSet["values"]): readonly Block[] {
  const notes = values.map(valueNotes);
  const hasNotes = notes.some((note) => note.length > 0);
  const rows = values.map(({ value }, index) => ({
    id: anchor("value", value),
    cells: [[code(value)], ...(hasNotes ? [notes[index]!] : [])],
  }));
  return table(hasNotes ? ["Value", "Meaning"] : ["Value"], rows);
}

function missingPattern({ pattern }: NonNullable<ValueSet["missing"]>): Prose {
  if (pattern === undefined) return [];
  const known = pattern.value;
  return [
    text(known === undefined ? " Their format is not known" : " They match "),
    ...(known === undefined ? [] : [code(known)]),
    ...marks(pattern),
  ];
}

function usesOf(service: QueryService, { id }: ValueSet): readonly Block[] {
  const uses = usesBySet(service).get(id) ?? [];
  return uses.length === 0
    ? []
    : [
        paragraph(
          ...joined(
            uses.map(({ module, parameter }) => [
              link(
                within(itemPage(service, "modules", module), anchor("parameter", parameter)),
                code(module),
                text(": "),
                code(parameter),
              ),
            ]),
          ),
        ),
      ];
}

const usesBySet = remembered((service: QueryService) => indexByKeys(usesIn(service), ({ sets }) => sets));

function usesIn({ modules }: QueryService): readonly Use[] {
  return modules.flatMap(({ name: module, parameters }) =>
    parameters.map(({ name: parameter, type }) => ({ module, parameter, sets: setsOf(type) })),
  );
}

interface Use {
  readonly module: string;
  readonly parameter: string;
  readonly sets: readonly string[];
}

function setsOf(type: Type): readonly string[] {
  return [...typesWithin(type)].flatMap((one) =>
    one.kind === "enum" && one.values.kind === "set" ? [one.values.set] : [],
  );
}
