import { answeredErrorProse } from "../../describe/error.ts";
import type { Service } from "../../model/model.ts";
import { operationsOf } from "../../model/operations.ts";
import { codesOfModule, shownCode } from "../../model/rule-codes.ts";
import type { Detail } from "../../../templates/runtime/mcp/table.js";
import { oneLine } from "./argument-lines.ts";
import { entryName, errorName } from "./entry-names.ts";
import { fit } from "./fit.ts";

/** What is said of each error of a service: when it is answered, and by what. */
export function errorDetails(service: Service): Readonly<Record<string, Detail>> {
  return Object.fromEntries(service.errors.map((error) => {
    const names = answeredBy(service, error.code).map((name) => entryName(service, name));
    const head = oneLine(`${shownCode(error.code)}: ${answeredErrorProse(error)}`);
    return [errorName(service, error.code), { text: fit([() => (names.length === 0 ? head : `${head}\nAnswered by: ${names.join(", ")}`), () => head]) }];
  }));
}

function answeredBy(service: Service, code: string): readonly string[] {
  switch (service.kind) {
    case "query":
      return service.modules.filter((module) => codesOfModule(module).includes(code)).map(({ name }) => name);
    case "resource":
      return operationsOf(service).filter(({ errors }) => errors.some((error) => error.code === code)).map(({ operationId }) => operationId);
  }
}
