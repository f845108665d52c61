import { didYouMean } from "../diagnostics/suggest.ts";
import { groupBy } from "../model/group-by.ts";
import type { Model } from "../model/model.ts";
import type { AnswerShape } from "../model/result.ts";
import { queryServices } from "../model/queries.ts";
import type { QueryService } from "../model/query.ts";
import type { UsageError } from "./command-line.ts";

/** The service that answers were recorded of: the one that is named, or the only one of its kind. */
export function serviceToLearn(model: Model, name: string | undefined): QueryService | UsageError {
  const services = queryServices(model);
  const names = services.map(({ id }) => id);
  if (services.length === 0) return { problem: "The spec has no service of query modules." };
  if (name === undefined)
    return services.length === 1 ? services[0]! : { problem: `Choose a service with --service: ${names.join(", ")}.` };
  const named = services.find(({ id }) => id === name);
  return (
    named ?? {
      problem: [`There is no service “${name}” with query modules.`, didYouMean(name, names)].filter(Boolean).join(" "),
    }
  );
}

/** The decision that most results of the service cite, or the one of its answer's shape. */
export function decisionFor({ modules }: QueryService, answer: AnswerShape): string | undefined {
  const cited = modules.flatMap(({ result }) => (result?.status === "decided" ? [result.decision] : []));
  const counts = groupBy(cited, (decision) => decision);
  const [most] = [...counts.values()].sort((a, b) => b.length - a.length);
  return most?.[0] ?? answer.origin.decision;
}
