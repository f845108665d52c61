import type { MessageParameter, MessageText } from "./message.js";

/**
 * A text with its parameters in their places. `shown` may write a parameter in another way, which may be in markup
 * already.
 */
export function fillMessage(
  text: string,
  { parameters = [] }: Pick<MessageText, "parameters">,
  shown: (one: string, isMarkup: boolean) => string = (one) => one,
): string {
  return text.replace(/\$(\d)/g, (whole, number: string) => {
    const parameter = parameters[Number(number) - 1];
    return parameter === undefined ? whole : shown(parameterText(parameter), isMarkup(parameter));
  });
}

function isMarkup(parameter: MessageParameter): boolean {
  return typeof parameter === "object" && ("markup" in parameter || ("list" in parameter && parameter.bare === true));
}

function parameterText(parameter: MessageParameter): string {
  if (typeof parameter !== "object") return String(parameter);
  if ("count" in parameter) return String(parameter.count);
  if ("noNumber" in parameter) return "";
  if ("markup" in parameter) return parameter.markup;
  return parameter.type === "comma" ? parameter.list.join(", ") : listText(parameter.list);
}

/** `a`, `a and b`, `a, b and c`. */
function listText(items: readonly (string | number)[]): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}
