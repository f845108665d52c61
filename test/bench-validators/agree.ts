import { isDeepStrictEqual } from "node:util";
import { candidates, loadCandidate } from "./candidates/candidate.ts";
import { decodeYardstick, decoders, loadDecoder } from "./decoders/decoder.ts";
import { queriesOf, requestsOf, samples, type Sample } from "./samples.ts";

/** Where a candidate says something else of a sample than it should: none may be measured then. */
export async function disagreements(): Promise<readonly string[]> {
  const found = await Promise.all(samples.flatMap((sample) => [...candidates.map((one) => wrongChecks(one, sample)), ...decoders.map((one) => wrongDecoding(one, sample))]));
  return found.flat();
}

async function wrongChecks(candidate: string, { module, valid, invalid }: Sample): Promise<readonly string[]> {
  const check = await (await loadCandidate(candidate))(module);
  const wrong = (values: readonly unknown[], expected: boolean): readonly string[] =>
    values.filter((value) => check(value) !== expected).map((value) => `${candidate}, ${module}: ${!expected} for ${JSON.stringify(value)}`);
  return [...wrong(valid, true), ...wrong(invalid, false)];
}

/** All must make the same typed object, defaults and all. */
async function wrongDecoding(decoder: string, sample: Sample): Promise<readonly string[]> {
  const [decode, expected] = await Promise.all([decoder, decodeYardstick].map(async (one) => (await loadDecoder(one))(sample.module, sample.prefix)));
  return [...queriesOf(sample), ...requestsOf(sample)].flatMap((query) => {
    const [own, right] = [decode!(query), expected!(query)];
    if (own.value !== undefined && isDeepStrictEqual({ ...own.value }, { ...(right.value as object) })) return [];
    return [`${decoder}, ${sample.module}: ${JSON.stringify(own)} instead of ${JSON.stringify(right)} for ${query}`];
  });
}
