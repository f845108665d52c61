import type { Candidate } from "./candidates/candidate.ts";
import type { Decoder } from "./decoders/decoder.ts";
import { enumRows } from "./enums.ts";
import { measured, type Row } from "./measure.ts";
import { decodingRows, validationRows } from "./rows.ts";

/* Measures one candidate in a separate process: `node worker.ts WORK CANDIDATE ROUNDS` prints nanoseconds by row. */
const [work, candidate, rounds] = process.argv.slice(2);

process.stdout.write(JSON.stringify(measured(await rows(), Number(rounds))));

async function rows(): Promise<readonly Row[]> {
  switch (work) {
    case "validate":
      return validationRows(candidate as Candidate);
    case "decode":
      return decodingRows(candidate as Decoder);
    case "enums":
      return enumRows();
    default:
      throw new Error(`No work “${work}”`);
  }
}
