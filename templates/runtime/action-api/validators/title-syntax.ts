import type { Rule } from "../../query/validators/rules.js";
import { Syntax } from "../../query/validators/syntax.js";
import { isOrdinary, namespaceName, parseTitle } from "./titles.js";
import { allSpecifier } from "../../query/validators/wire-constants.js";
import type { RunView } from "../../query/validators/run-view.js";

export const title = (code: string, local: boolean, namespace?: number, cannotExist?: string): Syntax =>
  new Syntax(code, () => (text: string, { options }) => {
    const parsed = parseTitle(text, options);
    if (parsed === undefined || (local && parsed.interwiki !== "")) return false;
    if (namespace !== undefined && parsed.namespace !== namespace) return false;
    return (cannotExist !== undefined && (parsed.namespace < 0 || parsed.text === "") && cannotExist) || true;
  });

/** Returns whether the string with a letter appended is a valid title in the namespace. */
function isPart(text: string, namespace: number, { options }: RunView): boolean {
  if (isOrdinary(text)) return true;
  const name = namespaceName(namespace, options);
  const parsed = parseTitle(name === "" ? `${text}x` : `${name}:${text}x`, options);
  return parsed !== undefined && parsed.interwiki === "" && (name !== "" || parsed.namespace === 0) && !parsed.fragment;
}

/** Accepts a part of a title without its namespace prefix. `namespace` is an id, or the parameter that contains it. */
export const titlePart = (code: string, namespace: number | string): Syntax =>
  new Syntax(code, () => (text: string, run) => {
    const given =
      typeof namespace === "number" ? namespace : ((run.value[namespace] ?? 0) as number | string | readonly number[]);
    return [given].flat().every((id) => isPart(text, id === allSpecifier ? 0 : (id as number), run));
  });

/** Accepts the beginning of a title, with at least one letter. */
export const titlePrefix = (code: string): Syntax =>
  new Syntax(code, () => (text: string, { options }) => {
    if (isOrdinary(text)) return true;
    const parsed = parseTitle(`${text}X`, options);
    return parsed !== undefined && parsed.interwiki === "" && !parsed.fragment && parsed.text !== "X";
  });

/**
 * Requires the title in a parameter to be in one namespace. If the parameter's syntax rejects the title, only that
 * error is reported.
 */
export const inNamespace =
  (code: string, name: string, namespace: number): Rule =>
  (module) => ({
    bits: module.bitOf(name),
    followsSyntax: true,
    check: (run) => {
      if (run.errors?.some(({ parameter }) => parameter === name)) return;
      const given = run.value[name];
      const parsed = typeof given === "string" ? parseTitle(given, run.options) : undefined;
      if (parsed !== undefined && parsed.namespace !== namespace) {
        run.refuse(
          code,
          { name, sensitive: false, expected: () => `a title of namespace ${namespace}` },
          given as string,
        );
      }
    },
  });
