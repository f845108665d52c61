import { narrower, wider, type ChangeClass } from "./class.ts";

/** Bounds of a value, by what happens where one is raised. */
export const bounds = {
  minimum: "lower",
  maximum: "upper",
  "min-length": "lower",
  "max-length": "upper",
  "min-items": "lower",
  "max-items": "upper",
  "max-key-length": "upper",
  "high-maximum": "upper",
  "value-limit": "upper",
  "high-value-limit": "upper",
} as const;

export type Bound = keyof typeof bounds;

export type BoundChange = `${Bound}-${"raised" | "lowered" | "added" | "removed"}`;

/** The four changes of each bound. */
export const boundClasses = Object.fromEntries(
  Object.entries(bounds).flatMap(([bound, side]) => {
    const isUpper = side === "upper";
    const name = bound.replaceAll("-", " ");
    return [
      [`${bound}-raised`, (isUpper ? wider : narrower)(`has a higher ${name}`, "at-run-time")],
      [`${bound}-lowered`, (isUpper ? narrower : wider)(`has a lower ${name}`, "at-run-time")],
      [`${bound}-added`, narrower(`has a ${name} now`, "at-run-time")],
      [`${bound}-removed`, wider(`has no ${name} any more`, "at-run-time")],
    ];
  }),
) as Readonly<Record<BoundChange, ChangeClass>>;
