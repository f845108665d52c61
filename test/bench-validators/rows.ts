import { candidates, type Candidate } from "./candidates/candidate.ts";
import { decoders, type Decoder } from "./decoders/decoder.ts";
import type { Row } from "./measure.ts";
import { queriesOf, requestsOf, samples, wrongQueriesOf } from "./samples.ts";

export type Kind = "valid" | "invalid" | "query" | "wrong" | "request";

export function rowName(module: string, kind: Kind): string {
  return `${module} ${kind}`;
}

export async function validationRows(candidate: Candidate): Promise<readonly Row[]> {
  const { make } = await candidates[candidate]();
  const rows = samples.map(async ({ module, valid, invalid }): Promise<readonly Row[]> => {
    const run = await make(module);
    return [
      { name: rowName(module, "valid"), run, values: valid },
      { name: rowName(module, "invalid"), run, values: invalid },
    ];
  });
  return (await Promise.all(rows)).flat();
}

export async function decodingRows(decoder: Decoder): Promise<readonly Row[]> {
  const { make } = await decoders[decoder]();
  const rows = samples.map(async (sample): Promise<readonly Row[]> => {
    const run = (await make(sample.module, sample.prefix)) as Row["run"];
    return [
      { name: rowName(sample.module, "query"), run, values: queriesOf(sample) },
      ...(sample.wrong.length === 0
        ? []
        : [{ name: rowName(sample.module, "wrong"), run, values: wrongQueriesOf(sample) }]),
      { name: rowName(sample.module, "request"), run, values: requestsOf(sample) },
    ];
  });
  return (await Promise.all(rows)).flat();
}
