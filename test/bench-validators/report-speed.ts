import { table } from "../bench/table.ts";
import { candidateNames, yardstick } from "./candidates/candidate.ts";
import { decoderNames, decodeYardstick } from "./decoders/decoder.ts";
import { rowName, type Kind } from "./rows.ts";
import { samples } from "./samples.ts";
import { geometricMean, type Speed, type Times } from "./speed.ts";

/** Prints one table for each kind of values, with the candidates side by side, and one for enum values. */
export function speedReport({ validate, decode, enums }: Speed): string {
  const validation = (["valid", "invalid"] as const).map((kind) =>
    comparison(`typed objects, ${kind}`, kind, candidateNames, validate, yardstick),
  );
  const words = {
    query: "decoding, the module's parameters alone",
    wrong: "decoding, refused for one of them",
    request: "decoding, a whole request",
  };
  const decoding = (["query", "wrong", "request"] as const).map((kind) =>
    comparison(words[kind], kind, decoderNames, decode, decodeYardstick),
  );
  const listed = Object.entries(enums)
    .map(([row, time]) => `${row} ${time.toFixed(0)} ns`)
    .join(", ");
  return `${[...validation, ...decoding].join("\n")}\nfour listed values, out of few and out of many: ${listed}\n`;
}

function comparison<Name extends string>(
  title: string,
  kind: Kind,
  names: readonly Name[],
  times: Readonly<Record<Name, Times>>,
  base: Name,
): string {
  const rows = measuredModules(times[base], kind).map((module) => {
    const row = rowName(module, kind);
    const unit = times[base][row]!;
    return [module, unit.toFixed(0), ...names.map((name) => (times[name][row]! / unit).toFixed(2))];
  });
  const means = names.map((name) =>
    geometricMean(ratios(times[name], times[base], kind).map(({ ratio }) => ratio)).toFixed(2),
  );
  return `${title} (${base} = 1)\n${table(["", "ns", ...names], [...rows, ["geometric mean", "", ...means]])}`;
}

/** Returns the ratio of the times of two candidates for each module. */
export function ratios(
  one: Times,
  other: Times,
  kind: Kind,
): readonly { readonly module: string; readonly ratio: number }[] {
  return measuredModules(other, kind).map((module) => ({
    module,
    ratio: one[rowName(module, kind)]! / other[rowName(module, kind)]!,
  }));
}

/** Returns the modules with values of this kind; not every module has all kinds. */
function measuredModules(times: Times, kind: Kind): readonly string[] {
  return samples.map(({ module }) => module).filter((module) => times[rowName(module, kind)] !== undefined);
}
