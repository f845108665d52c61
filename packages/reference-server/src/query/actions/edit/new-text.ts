import { sectionPlace } from "../../../wiki/sections.ts";
import * as refusals from "./refusal.ts";
import type { Refusal } from "./refusal.ts";

/** What a request says of the text. */
export interface TextChange {
  readonly text: string | undefined;
  readonly prependtext: string | undefined;
  readonly appendtext: string | undefined;
  /** A number, or `new`. */
  readonly section: string | undefined;
  readonly heading: string | undefined;
}

/** The text of the whole page after a change; `before` is undefined where there is no page. */
export function newText(
  before: string | undefined,
  change: TextChange,
): { readonly text: string } | { readonly refusal: Refusal } {
  const { section, text, prependtext = "", appendtext = "" } = change;
  if (section === "new")
    return { text: withNewSection(before ?? "", text ?? prependtext + appendtext, change.heading) };
  if (section === undefined) return { text: text ?? `${prependtext}${before ?? ""}${appendtext}` };
  if (!/^(?:T-)?\d+$/.test(section)) return { refusal: refusals.badSection };
  const whole = before ?? "";
  const place = sectionPlace(whole, section);
  if (place === undefined || before === undefined) return { refusal: refusals.noSuchSection(section) };
  const inner = text ?? `${prependtext}${whole.slice(place.start, place.end).trimEnd()}${appendtext}`;
  return { text: replaced(whole, place, inner.trimEnd()) };
}

function withNewSection(before: string, text: string, heading: string | undefined): string {
  const section = `${heading === undefined || heading === "" ? "" : `== ${heading} ==\n\n`}${text}`;
  return before.trimEnd() === "" ? section : `${before.trimEnd()}\n\n${section}`;
}

function replaced(
  whole: string,
  { start, end }: { readonly start: number; readonly end: number },
  inner: string,
): string {
  const rest = whole.slice(end);
  return `${whole.slice(0, start)}${inner}${inner === "" || rest === "" ? "" : "\n\n"}${rest}`.trimEnd();
}
