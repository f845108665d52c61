import { answeredErrorProse } from "../../describe/error.ts";
import { usersOfError } from "../../model/error-codes.ts";
import type { Service } from "../../model/model.ts";
import { shownCode } from "../../model/rule-codes.ts";
import type { Detail } from "../../../templates/runtime/mcp/table.js";
import { oneLine } from "./argument-lines.ts";
import { entryName, errorName } from "./entry-names.ts";
import { fit } from "./fit.ts";

/** What is said of each error of a service: when it is answered, and by what. */
export function errorDetails(service: Service): Readonly<Record<string, Detail>> {
  return Object.fromEntries(
    service.errors.map((error) => {
      const names = usersOfError(service, error.code).map((name) => entryName(service, name));
      const head = oneLine(`${shownCode(error.code)}: ${answeredErrorProse(error)}`);
      return [
        errorName(service, error.code),
        { text: fit([() => (names.length === 0 ? head : `${head}\nAnswered by: ${names.join(", ")}`), () => head]) },
      ];
    }),
  );
}
