import { responseMembers } from "../../../model/profiles.ts";
import type { Fact } from "../../../model/fact.ts";
import type { Module, ModuleGroup, QueryService } from "../../../model/query.ts";
import { knownResult, resultMembers } from "../../../model/result-parts.ts";
import { same, unwarned, type Case, type Claim, type Expectation, type Pair } from "../case.ts";
import { factClaim, originClaim } from "../claim.ts";
import { constantsOf, draftOf, wireOf } from "./draft.ts";
import { codeOf, queryCase, type QueryScope } from "./query-case.ts";

/** Returns cases of several modules in one request, of the alternative separator, and of pages that do not exist. */
export function wireCases(scope: QueryScope): readonly Case[] {
  const { service, given } = scope;
  const { separator, alternativeSeparator } = service.wire;
  const [results, pages] = responseMembers(service);
  const make = (key: string, claim: Claim, requests: readonly (readonly Pair[])[], expect: Expectation): Case =>
    queryCase(scope, { id: `service/${key}`, part: "service", claim, requests, expect });
  const several = service.groups.flatMap(({ name, role, selector }) => {
    const two = service.modules
      .filter((module) => module.group === name && isFree(module) && knownResult(module)?.items !== undefined)
      .slice(0, 2);
    const drafts = two.flatMap((module) => draftOf(service, module, given) ?? []);
    if (role !== "items" || drafts.length < 2) return [];
    const names = two.map((module) => module.name);
    const pairs = [
      ...drafts.flatMap((draft) => wireOf(service, draft)),
      [selector?.value ?? name, names.join(separator.value)],
    ];
    const paths = names.map((one) => [...(results === undefined ? [] : [results]), one]);
    const claim = factClaim(service.id, name, "several modules", selector);
    return [make(`several ${name}`, claim, [[...new Map(pairs as Pair[])]], { kind: "present", paths })];
  });
  const lists = service.modules.filter(isFree).flatMap((module) => {
    const parameter = module.parameters.find(({ multiple, type }) => multiple !== undefined && type.kind === "enum");
    const values =
      parameter?.type.kind === "enum" && parameter.type.values.kind === "inline" ? parameter.type.values.values : [];
    const [one, two] = values.filter(({ deprecated }) => deprecated === undefined);
    return parameter === undefined || one === undefined || two === undefined ? [] : [{ module, parameter, one, two }];
  });
  const other = alternativeSeparator?.value;
  const separated = lists.slice(0, 1).flatMap(({ module, parameter, one, two }) => {
    if (other === undefined || separator.value === undefined) return [];
    const usual = `${one.value}${separator.value}${two.value}`;
    const requests = [usual, `${other}${one.value}${other}${two.value}`, usual].flatMap((value) => {
      const draft = draftOf(service, module, given, new Map([[parameter.name, value]]));
      return draft === undefined ? [] : [wireOf(service, draft)];
    });
    const claim = factClaim(service.id, "wire", "alternativeSeparator", alternativeSeparator!);
    return requests.length < 3
      ? []
      : [
          make(
            "separator",
            factClaim(service.id, "wire", "separator", separator),
            requests.slice(0, 1),
            unwarned(codeOf(service, "unrecognizedvalues")),
          ),
          make("alternative separator", claim, requests, same),
        ];
  });
  const [titles] = service.pages?.pages ?? [];
  const marks = service.answer?.pages?.kinds.flatMap(({ fields, place }) =>
    fields.flatMap(({ name, type, optional }) => (type.kind === "const" && !optional ? [{ name, place }] : [])),
  );
  const odd = [
    ["missing", "Kiln verify no such page"],
    ["invalid", "<>"],
  ] as const;
  const marked = odd.flatMap(([name, title]) => {
    const kind = marks?.find((mark) => mark.name === name);
    if (kind === undefined || titles === undefined || results === undefined || pages === undefined) return [];
    const claim = originClaim(service.id, pages, `${name} page`, name, {
      origin: service.answer!.origin,
      place: kind.place,
    });
    const expect: Expectation = { kind: "present", paths: [[results, pages, "*", name]] };
    return [make(`${name} page`, claim, [[...new Map([...constantsOf(service), [titles, title] as const])]], expect)];
  });
  return [...addressCases(scope), ...several, ...separated, ...marked];
}

/**
 * Returns cases of the address and the constants, of the parameters that select modules, and of the parameters of a
 * generator.
 */
function addressCases(scope: QueryScope): readonly Case[] {
  const { service, given } = scope;
  const { wire, groups, constants } = service;
  const [results, pages] = responseMembers(service);
  const within = results === undefined ? [] : [results];
  const make = (key: string, claim: Claim, request: readonly Pair[], expect: Expectation): Case =>
    queryCase(scope, { id: `service/${key}`, part: "service", claim, requests: [request], expect });
  const shown = groups.flatMap((group) => {
    const module = service.modules.find(
      (one) => one.group === group.name && isFree(one) && memberNamed(one) !== undefined,
    );
    const draft = module && draftOf(service, module, given);
    return draft === undefined
      ? []
      : [{ group, request: wireOf(service, draft), path: [...within, memberNamed(module!)!] }];
  });
  const present = (path: readonly string[]): Expectation => ({ kind: "present", paths: [path] });
  const known = unwarned(codeOf(service, "unrecognizedparams"));
  const [first] = shown;
  const ofGroups = shown.flatMap(({ group, request, path }) => [
    make(`selector ${group.name}`, selectorClaim(service, group), request, known),
    ...(group.roleOrigin === undefined
      ? []
      : [
          make(
            `role ${group.name}`,
            originClaim(service.id, group.name, "role", group.role, { origin: group.roleOrigin, place: group.place }),
            request,
            present(path),
          ),
        ]),
  ]);
  const ofAll =
    first === undefined
      ? []
      : [
          ["endpoint", wire.endpoint] as const,
          ...constants.map(({ name, value }) => [`constant ${name}`, value] as const),
        ].flatMap(([attribute, fact]) =>
          fact?.value === undefined
            ? []
            : [make(attribute, factClaim(service.id, "wire", attribute, fact), first.request, present(first.path))],
        );
  const generator = service.modules.find(
    (one) => one.generator && isFree(one) && one.parameters.some(({ type }) => type.kind === "limit"),
  );
  const limit = generator?.parameters.find(({ type }) => type.kind === "limit");
  const fixed = limit && new Map([[limit.name, "1"]]);
  const draft = generator && fixed && draftOf(service, generator, given, fixed, { role: "generator" });
  const ofPrefix: readonly (readonly [string, Fact<string> | undefined])[] = [
    ["generatorSelector", wire.generatorSelector],
    ["generatorPrefix", wire.generatorPrefix],
  ];
  const plain = service.modules.find(
    (one) => isFree(one) && one.prefix !== "" && one.parameters.some(({ type }) => type.kind === "limit"),
  );
  const prefixed = plain && draftOf(service, plain, given);
  return [
    ...ofGroups,
    ...ofAll,
    ...(prefixed === undefined || wire.prefix === undefined
      ? []
      : [make("prefix", factClaim(service.id, "wire", "prefix", wire.prefix), wireOf(service, prefixed), known)]),
    ...(draft === undefined || pages === undefined
      ? []
      : ofPrefix.flatMap(([attribute, fact]) =>
          fact?.value === undefined
            ? []
            : [
                make(
                  attribute,
                  factClaim(service.id, "wire", attribute, fact),
                  wireOf(service, draft),
                  attribute === "generatorPrefix" ? known : present([...within, pages]),
                ),
              ],
        )),
  ];
}

function selectorClaim({ id }: QueryService, { name, selector }: ModuleGroup): Claim {
  return factClaim(id, name, "selector", selector);
}

/** Returns a member that the results of every request of a module have. */
function memberNamed(module: Module): string | undefined {
  const result = knownResult(module);
  return result && resultMembers(module, result).find(({ optional }) => !optional)?.name;
}

/** Returns whether requests of a module need no parameters. */
export function isFree({ parameters, rules }: Module): boolean {
  return rules.length === 0 && !parameters.some(({ required }) => required);
}
