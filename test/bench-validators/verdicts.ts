import { candidateNames, yardstick } from "./candidates/candidate.ts";
import { perDoubling, type Curve } from "./curves.ts";
import { decodePeer, decoderNames, decodeYardstick } from "./decoders/decoder.ts";
import type { ImportTime } from "./import-time.ts";
import { kilobytes } from "./report-sizes.ts";
import { ratios } from "./report-speed.ts";
import { plainModules } from "./package.ts";
import type { Kind } from "./rows.ts";
import type { NamedSize, Sizes } from "./sizes.ts";
import { geometricMean, type Speed, type Times } from "./speed.ts";

export interface Measured {
  readonly speed: Speed;
  readonly sizes: Sizes;
  readonly importTime: ImportTime;
  readonly curves: readonly Curve[];
}

/** Tolerances for "linear" and "the same time", because the clock is not exact. */
const linear = 2.4;
const noise = 1.1;

/** Returns a line for each goal of the benchmark. The goals are not enforced; a person reads them. */
export function verdicts({ speed, sizes, importTime, curves }: Measured): readonly string[] {
  return [
    validation(speed, "valid"),
    validation(speed, "invalid"),
    ...decoding(speed),
    ...first(speed),
    ...enums(speed),
    ...small(sizes),
    ...quick(importTime),
    growth(curves),
  ];
}

function validation({ validate }: Speed, kind: Kind): string {
  const mean = geometricMean(ratios(validate.kiln, validate[yardstick], kind).map(({ ratio }) => ratio));
  return line(mean <= 0.35, `${kind} typed objects in at most 0.35 of the time of ${yardstick} (${mean.toFixed(2)})`);
}

/** Compares decoding times. Valid input has the stricter target. Kiln must never be slower than the yardstick. */
function decoding({ decode }: Speed): readonly string[] {
  return (["query", "wrong", "request"] as const).map((kind) => {
    const times = ratios(decode[decodeYardstick], decode.kiln, kind).map(({ ratio }) => ratio);
    const [mean, least] = [geometricMean(times), Math.min(...times)];
    const aim = kind === "query" ? 1.5 : 1;
    const words = { query: "the module's parameters alone", wrong: "what is refused", request: "a whole request" }[
      kind
    ];
    const figures = `${mean.toFixed(2)}, at least ${least.toFixed(2)}; beside ${decodePeer} ${beside(decode, kind).toFixed(2)}`;
    return line(
      mean >= aim && least >= 1,
      `decoding ${aim} times as fast as ${decodeYardstick}, no row below 1: ${words} (${figures})`,
    );
  });
}

/** Returns the average speed relative to `decodePeer`. */
function beside(decode: Speed["decode"], kind: Kind): number {
  return geometricMean(ratios(decode[decodePeer], decode.kiln, kind).map(({ ratio }) => ratio));
}

/** Reports whether Kiln is faster than every other candidate in every row. */
function first({ validate, decode }: Speed): readonly string[] {
  const behind = (["valid", "invalid"] as const).flatMap((kind) =>
    beaten(candidateNames, validate.kiln, validate, kind),
  );
  const behindDecoding = (["query", "wrong", "request"] as const).flatMap((kind) =>
    beaten(decoderNames, decode.kiln, decode, kind),
  );
  const all = [...behind, ...behindDecoding];
  return [line(all.length === 0, `first in every row${all.length === 0 ? "" : ` (behind: ${all.join("; ")})`}`)];
}

function beaten<Name extends string>(
  names: readonly Name[],
  kiln: Times,
  times: Readonly<Record<Name, Times>>,
  kind: Kind,
): readonly string[] {
  return names.flatMap((name) => {
    const behind = ratios(kiln, times[name], kind).filter(({ ratio }) => ratio > 1);
    return behind.map(({ ratio, module }) => `${name}, ${module} ${kind} by ${ratio.toFixed(2)}`);
  });
}

function enums({ enums: times }: Speed): readonly string[] {
  return ["validate", "decode"].map((work) => {
    const ratio = times[`${work} many`]! / times[`${work} few`]!;
    return line(ratio <= noise, `${work}: a value out of 234 costs no more than one out of five (${ratio.toFixed(2)})`);
  });
}

function small({ modules, all }: Sizes): readonly string[] {
  const plain = new Set(plainModules());
  return [
    each("one validate", "validate", modules, 1000),
    each(
      "one decode of a plain module",
      "decode",
      modules.filter(({ name }) => plain.has(name)),
      5000,
    ),
    line(all.both <= 22_000, `all of both at most 22 kB (${kilobytes(all.both)})`),
  ];
}

function each(what: string, key: "validate" | "decode", modules: readonly NamedSize[], most: number): string {
  const large = modules.filter((one) => one[key] > most);
  const largest = Math.max(...modules.map((one) => one[key]));
  const figures = `${large.length} of ${modules.length} are larger, the largest ${kilobytes(largest)}`;
  return line(large.length === 0, `${what} at most ${kilobytes(most)} (${figures})`);
}

function quick({ one, files, bundled }: ImportTime): readonly string[] {
  return [
    line(one <= 6, `importing one module in at most 6 ms (${one.toFixed(1)})`),
    line(
      files < 10,
      `importing all in less than 10 ms (${files.toFixed(1)} from the package's index, ${bundled.toFixed(1)} from a bundle)`,
    ),
  ];
}

function growth(curves: readonly Curve[]): string {
  const steep = curves
    .filter((curve) => perDoubling(curve) > linear)
    .map((curve) => `${curve.name} × ${perDoubling(curve).toFixed(1)}`);
  return line(
    steep.length === 0,
    `twice as much takes twice as long${steep.length === 0 ? "" : ` (not: ${steep.join("; ")})`}`,
  );
}

function line(holds: boolean, aim: string): string {
  return `${holds ? "yes" : "NO "}  ${aim}`;
}
