import type { MessageParameter, MessageText } from "./message.js";

/** A text with its parameters in their places. `shown` may write a parameter in another way. */
export function fillMessage(text: string, { parameters = [] }: Pick<MessageText, "parameters">, shown = (one: string): string => one): string {
  return text.replace(/\$(\d)/g, (whole, number: string) => {
    const parameter = parameters[Number(number) - 1];
    return parameter === undefined ? whole : shown(parameterText(parameter));
  });
}

function parameterText(parameter: MessageParameter): string {
  if (typeof parameter !== "object") return String(parameter);
  if ("count" in parameter) return String(parameter.count);
  return parameter.type === "comma" ? parameter.list.join(", ") : listText(parameter.list);
}

/** `a`, `a and b`, `a, b and c`. */
function listText(items: readonly string[]): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}
