import { diagnostic } from "../../diagnostics/diagnostic.ts";
import { resourceServices } from "../../model/queries.ts";
import type { Place } from "../../model/place.ts";
import type { Operation, Resource, ResourceService } from "../../model/resource.ts";
import { eachRepeated } from "../first-come.ts";
import type { Rule } from "../rule.ts";

/** One word must not mean two things to the same reader: in a request body, among the query parameters, or in a path. */
export const duplicateAlias: Rule = {
  code: "duplicate-alias",
  check(model, report) {
    for (const { scope, words } of resourceServices(model).flatMap(spacesOf)) {
      eachRepeated(words, (again, first) => {
        const related = [{ message: `“${first.name}” means “${first.meaning}” here`, place: first.place }];
        report(diagnostic("duplicate-alias", again.place, { alias: again.name, first: first.meaning, scope, second: again.meaning }, { related }));
      });
    }
  },
};

interface Word {
  readonly name: string;
  readonly meaning: string;
  readonly place: Place;
}

function spacesOf(service: ResourceService): readonly { readonly scope: string; readonly words: readonly Word[] }[] {
  const bodies = service.resources.map((resource) => ({ scope: `a request body of “${resource.id}”`, words: bodyWords(resource) }));
  const queries = service.resources.flatMap((resource) =>
    resource.operations.map((operation) => ({
      scope: `the query of “${operation.operationId}”`,
      words: queryWords(service, resource, operation),
    })),
  );
  const paths = { scope: `the paths of “${service.id}”`, words: service.resources.flatMap(pathWords) };
  return [...bodies, ...queries, paths];
}

/** The tenant, the flag of shared objects, and the operation's own. */
function queryWords({ tenant }: ResourceService, { scope, place }: Resource, operation: Operation): readonly Word[] {
  return [
    ...(tenant === undefined || operation.tenant === "none" ? [] : wordsFor(tenant.name, [], tenant.place)),
    ...(scope.kind === "tenant-or-shared" ? wordsFor(scope.flag, [], place) : []),
    ...operation.query.flatMap((parameter) => wordsFor(parameter.name, parameter.aliases, parameter.place)),
  ];
}

function bodyWords({ fields, destinations }: Resource): readonly Word[] {
  const inRequests = fields.filter((field) => field.use !== "response");
  const slots = destinations?.slots ?? [];
  const objectField = destinations === undefined || slots.length === 0 ? [] : wordsFor(destinations.objectField, [], slots[0]!.place);
  return [
    ...inRequests.flatMap(({ name, aliases, place }) => wordsFor(name, aliases, place)),
    ...slots.flatMap((slot) => slot.aliases.map((alias) => ({ name: alias, meaning: slot.name, place: slot.place }))),
    ...objectField,
  ];
}

function pathWords({ id, path, pathAliases, place }: Resource): readonly Word[] {
  return [path, ...pathAliases].map((name) => ({ name, meaning: id, place }));
}

function wordsFor(name: string, aliases: readonly string[], place: Place): readonly Word[] {
  return [name, ...aliases].map((word) => ({ name: word, meaning: name, place }));
}
