import { whereKnown, type Fact } from "../../model/fact.ts";
import type { FieldDefault, QueryParameter } from "../../model/resource.ts";
import { docComment, optionalMember, propertyKey } from "../../codegen/typescript.ts";
import { historyProse, lifecycleTags } from "../../describe/lifecycle.ts";
import { statusRemark, usefulFirst } from "../../describe/marks.ts";
import { valueProse } from "../../describe/parameter.ts";
import { sentences } from "../../describe/join-texts.ts";
import { typeText, valuesOf } from "../shared/typescript/resource-types.ts";
import type { ResourceScope } from "./resource-scope.ts";

/** The type of an operation's query parameters, under the preferred names. */
export function queryType({ requests }: ResourceScope, query: readonly QueryParameter[]): string {
  const members = query.map((parameter) => {
    const { name, type, required } = parameter;
    const text = typeText(requests, type);
    const doc = docComment(usefulFirst(queryProse(parameter)), "    ", lifecycleTags(parameter));
    return `${doc}    ${required ? `readonly ${propertyKey(name)}: ${text};` : optionalMember(name, text)}\n`;
  });
  return `{\n${members.join("")}  }`;
}

function queryProse(parameter: QueryParameter): string {
  const { description, type, default: fallback } = parameter;
  return sentences(
    (description ?? "") + statusRemark(type),
    valuesOf(type),
    fallback && defaultProse(fallback),
    historyProse(parameter),
  );
}

function defaultProse(fact: Fact<FieldDefault>): string {
  const remark = statusRemark(fact);
  return whereKnown(
    fact,
    (value) => `Default: ${valueProse(value)}${remark}.`,
    () => `Default${remark}.`,
  );
}
