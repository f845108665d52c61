import { decisionOf, valueOr, type Fact } from "../model/fact.ts";
import type { MessageForm } from "../model/query-protocol.ts";
import type { AnswerShape, ResultField, ResultType } from "../model/result.ts";

/**
 * The answer's shape with the members for errors and warnings among those of the body, where they are not listed there.
 */
export function withMessages(
  answer: AnswerShape | undefined,
  forms: readonly (Fact<MessageForm> | undefined)[],
): AnswerShape | undefined {
  if (answer === undefined) return undefined;
  const known = new Set(answer.body.map(({ name }) => name));
  const added = forms.flatMap((fact) => {
    const form = valueOr(fact, undefined, "used-on-the-wire");
    if (fact === undefined || form?.member === undefined || known.has(form.member)) return [];
    const decision = decisionOf(fact);
    const description = decision === undefined ? undefined : `Decided: ${decision}.`;
    return [{ ...field(answer, form.member, messagesType(answer, form), true), description }];
  });
  return added.length === 0 ? answer : { ...answer, body: [...answer.body, ...added] };
}

const text: ResultType = { kind: "text", pattern: undefined };

function messagesType(answer: AnswerShape, form: MessageForm): ResultType {
  const { list, code, text: sentence, module, parameter, data } = form;
  const anything: ResultType = { kind: "map", values: { kind: "any" }, emptyList: false };
  const optional = (name: string | undefined, type: ResultType): readonly ResultField[] =>
    name === undefined ? [] : [field(answer, name, type, true)];
  const fields = [
    field(answer, code, text, false),
    field(answer, sentence, text, false),
    ...optional(module, text),
    ...optional(parameter, text),
    ...optional(data, anything),
  ];
  const message: ResultType = { kind: "object", fields, emptyList: false };
  return list ? { kind: "list", items: message } : message;
}

function field({ place }: AnswerShape, name: string, type: ResultType, optional: boolean): ResultField {
  const always = { substitutes: [], nullable: false, when: [], unless: [], pages: [] };
  return { name, type, optional, ...always, written: undefined, description: undefined, place };
}
