import type { Parameters } from "../../query/server/parameters.js";

const name = "callback";

/** Letters of which a path of JavaScript's names is made; all others are left out. */
const others = /[^\][.'"_A-Za-z0-9]/g;

/** The function that an answer in JSON is to call, and the other parameters: it belongs to the format, and no module has it. */
export function apartFromCallback(parameters: Parameters): Parameters & { readonly callback: string | undefined } {
  const { wire, given } = parameters;
  const callback = given.get(name);
  if (callback === undefined || given.get("format") !== "json") return { ...parameters, callback: undefined };
  const kept = wire.split("&").filter((part) => ![...new URLSearchParams(part).keys()].includes(name));
  return { wire: kept.join("&"), given: new Map([...given].filter(([one]) => one !== name)), callback: callback.replace(others, "") };
}

/** A script that calls the function with the answer. It begins with a comment, so that it cannot be taken for anything else. */
export function scriptOf(callback: string, json: string): string {
  return `/**/${callback}(${json.replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029")})`;
}
