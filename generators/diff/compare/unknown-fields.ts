import { valueOr, type Fact } from "../../model/fact.ts";
import { difference, type Comparison } from "../found.ts";
import { fact, factOr } from "./fact.ts";

type Treatment = "ignored" | "refused";

/** What becomes of fields that nothing names. Where nothing is said they are ignored. */
export const unknownFields: Comparison<Fact<Treatment> | undefined> = (site, before, after) => {
  if (before !== undefined && after !== undefined) return treated(site, before, after);
  return (isRefused(before) || isRefused(after) ? refusalStated : ignoranceStated)(site, before, after);
};

function isRefused(claim: Fact<Treatment> | undefined): boolean {
  return valueOr(claim, undefined, "unknown-is-open") === "refused";
}

const treatment: Comparison<Treatment> = (site, before, after) =>
  before === after
    ? []
    : [difference(after === "ignored" ? "unknown-fields-ignored" : "unknown-fields-refused", site, before, after)];

const treated = fact(treatment);
const refusalStated = factOr("unknown-fields-refused", "unknown-fields-ignored", treatment);
const ignoranceStated = factOr("unknown-fields-changed", "unknown-fields-changed", treatment);
