import type { Finding } from "./finding.ts";
import type { NameTarget } from "./targets.ts";

/**
 * Vue and Svelte components, and data files. The compiler reads only the scripts of a component. Everything else is
 * replaced by blanks, so that positions are unchanged. Templates and data are not migrated. Former names in them are
 * reported for review.
 */

/** A file that is not plain TypeScript or JavaScript: a component or a data file. */
export interface OtherFile {
  readonly path: string;
  readonly text: string;
}

/**
 * Returns the virtual file that the compiler reads in place of a component: only its scripts. Returns `undefined` if
 * the component has no scripts.
 */
export function scriptFile({ path, text }: OtherFile): OtherFile | undefined {
  const scripts = partsOf(text).filter(({ kind }) => kind === "script");
  if (!isComponent(path) || scripts.length === 0) return undefined;
  const [language = "js"] = scripts.flatMap(({ head }) => /\blang=["']?(tsx?|jsx?)\b/.exec(head)?.[1] ?? []);
  const blank = (part: string): string => part.replace(/[^\r\n]/g, " ");
  let [code, end] = ["", 0];
  for (const { start, end: next } of scripts) {
    code += blank(text.slice(end, start)) + text.slice(start, next);
    end = next;
  }
  return { path: `${path}.kiln.${language}`, text: code + blank(text.slice(end)) };
}

export function isComponent(path: string): boolean {
  return /\.(?:vue|svelte)$/.test(path);
}

interface Part {
  readonly kind: "script" | "style" | "comment";
  readonly head: string;
  readonly start: number;
  readonly end: number;
}

const attributes = `(?:"[^"]*"|'[^']*'|[^>"'])*`;
const parts = new RegExp(`<!--[\\s\\S]*?-->|<(script|style)\\b(${attributes})>([\\s\\S]*?)</\\1\\s*>`, "gi");

function partsOf(text: string): readonly Part[] {
  return [...text.matchAll(parts)].map(({ 0: whole, 1: tag, 2: head = "", 3: body = "", index }) => {
    const kind =
      tag === undefined ? "comment" : tag.toLowerCase() === "script" && !/\bsrc=|json/.test(head) ? "script" : "style";
    const start = kind === "script" ? index + whole.indexOf(">", 1 + (tag?.length ?? 0) + head.length) + 1 : index;
    return { kind, head, start, end: kind === "script" ? start + body.length : index + whole.length };
  });
}

/** Finds old names in the expressions of a template, or in a data file. */
export function mentionsIn({ path, text }: OtherFile, targets: Iterable<NameTarget>): readonly Finding[] {
  const byName = new Map([...targets].map((target) => [target.from, target]));
  const expressions = isComponent(path) ? expressionsIn(path, text) : [{ start: 0, text }];
  const found = expressions.flatMap((one) =>
    [...one.text.matchAll(/\.\s*([\p{ID_Start}_$][\p{ID_Continue}$]*)|(["'`])((?:(?!\2)[^\\\n])+)\2/gu)].flatMap(
      (match) => {
        const target = byName.get(match[1] ?? match[3] ?? "");
        return target === undefined ? [] : [{ position: one.start + match.index, target }];
      },
    ),
  );
  const kind = isComponent(path) ? "template" : path.slice(path.lastIndexOf(".") + 1).toUpperCase();
  const listed = isComponent(path) ? found : found.slice(0, 1);
  return listed.map(({ position, target }) => ({
    kind: "place",
    position,
    isCertain: true,
    why: whyOf(kind, target, new Set(found.map((one) => one.target.from)).size - 1),
  }));
}

function whyOf(kind: string, target: NameTarget, others: number): string {
  const now = target.kind === "rename" ? `“${target.from}” is now “${target.to}”.` : target.why;
  if (kind === "template") return `Templates are not migrated. ${now}`;
  return `${kind} is not migrated, and this file contains ${others === 0 ? "an old name" : `${others + 1} old names`}. ${now}`;
}

interface Expression {
  readonly start: number;
  readonly text: string;
}

function expressionsIn(path: string, text: string): readonly Expression[] {
  const outside = partsOf(text).reduceRight(
    (done, { start, end }) => done.slice(0, start) + " ".repeat(end - start) + done.slice(end),
    text,
  );
  const pattern = path.endsWith(".svelte")
    ? /\{[^{}]*\}/g
    : /\{\{[\s\S]*?\}\}|(?:\sv-[\w:.-]+|\s[:@#][\w:.-]+)=(?:"[^"]*"|'[^']*')/g;
  return [...outside.matchAll(pattern)].map(({ 0: found, index }) => {
    const skipped = /^\s[^=]*=["']/.exec(found)?.[0].length ?? 0;
    return { start: index + skipped, text: skipped === 0 ? found : found.slice(skipped, -1) };
  });
}

/** Global functions that the compilers of components provide, for projects whose packages are not installed. */
export const componentGlobals = `declare function defineProps<T>(...rest: unknown[]): Readonly<T>;
declare function withDefaults<T>(props: T, defaults: unknown): T;
declare function defineEmits<T>(...rest: unknown[]): any;
declare function defineExpose(...rest: unknown[]): void;
declare function defineModel<T>(...rest: unknown[]): { value: T };
declare function defineSlots<T>(): T;
declare function defineOptions(...rest: unknown[]): void;
declare function $props<T = any>(): T;
declare function $state<T>(value: T): T;
declare function $state<T>(): T | undefined;
declare function $derived<T>(value: T): T;
declare namespace $derived { function by<T>(get: () => T): T }
declare function $effect(run: () => unknown): void;
`;
