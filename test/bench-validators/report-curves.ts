import { table } from "../bench/table.ts";
import { perDoubling, type Curve } from "./curves.ts";

/** Reports the factor by which doubling the input multiplies the time: 2 is linear, 4 is quadratic, 1 is constant. */
export function curvesReport(curves: readonly Curve[], refusal: number): string {
  const rows = curves.map((curve) => {
    const [quarter, half, whole] = curve.times as readonly [number, number, number];
    return [
      curve.name,
      String(curve.lengths.at(-1)),
      whole.toFixed(2),
      ratio(half / quarter),
      ratio(whole / half),
      ratio(perDoubling(curve)),
    ];
  });
  const cap = `Longer than 1,048,576 characters (the option maxLength): refused as toolong, in ${refusal.toFixed(3)} ms for 8 MB.\n`;
  return `${table(["decoding of much", "characters", "ms", "n/4 to n/2", "n/2 to n", "per doubling"], rows)}${cap}`;
}

function ratio(number: number): string {
  return `× ${number.toFixed(2)}`;
}
