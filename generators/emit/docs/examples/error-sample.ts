import type { JsonObject } from "../../../codegen/json.ts";
import type { Service } from "../../../model/model.ts";
import { errorForm } from "../../../model/profiles.ts";
import { shownCode } from "../../../model/rule-codes.ts";
import type { ErrorCode } from "../../../model/service.ts";

/** Returns the body of an error response, or `undefined` if the format of errors is unknown. */
export function errorSample(service: Service, error: ErrorCode): JsonObject | undefined {
  const message = error.message?.value ?? conditionOf(error);
  const code = shownCode(error.code);
  if (service.kind === "query") {
    const { member, list, code: codeName, text } = errorForm(service);
    const one = { [codeName]: code, [text]: message };
    return member === undefined ? one : { [member]: list ? [one] : one };
  }
  const form = service.errorBody.value;
  if (form === undefined) return undefined;
  const one = { [form.code]: code, [form.message]: message };
  return form.envelope === undefined ? one : { [form.envelope]: one };
}

function conditionOf({ condition }: ErrorCode): string {
  return (condition.value ?? "A description of the error").replaceAll("`", "");
}
