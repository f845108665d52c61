import { isDeepStrictEqual } from "node:util";
import { candidateNames, candidates, type Candidate } from "./candidates/candidate.ts";
import { decoderNames, decoders, decodeYardstick, type Decode, type Decoder } from "./decoders/decoder.ts";
import { queriesOf, requestsOf, samples, wrongQueriesOf, type Sample } from "./samples.ts";

/** Returns the samples for which a candidate gives a wrong result. If there are any, nothing may be measured. */
export async function disagreements(): Promise<readonly string[]> {
  const found = samples.flatMap((sample) => [
    ...candidateNames.map((candidate) => wrongChecks(candidate, sample)),
    ...decoderNames.map((decoder) => wrongDecoding(decoder, sample)),
  ]);
  return (await Promise.all(found)).flat();
}

async function wrongChecks(candidate: Candidate, { module, valid, invalid }: Sample): Promise<readonly string[]> {
  const { make } = await candidates[candidate]();
  const check = await make(module);
  const wrong = (values: readonly unknown[], expected: boolean): readonly string[] =>
    values
      .filter((value) => check(value) !== expected)
      .map((value) => `${candidate}, ${module}: ${!expected} for ${JSON.stringify(value)}`);
  return [...wrong(valid, true), ...wrong(invalid, false)];
}

/**
 * Checks that a decoder returns the same typed object as all others, including defaults, and rejects the same queries.
 */
async function wrongDecoding(decoder: Decoder, sample: Sample): Promise<readonly string[]> {
  const [decode, expect] = [await decodeOf(decoder, sample), await decodeOf(decodeYardstick, sample)];
  const taken = wrongQueriesOf(sample)
    .filter((query) => decode(query).errors === undefined)
    .map((query) => `${decoder}, ${sample.module}: takes ${query}`);
  const other = [...queriesOf(sample), ...requestsOf(sample)].flatMap((query) => {
    const [own, right] = [decode(query), expect(query)];
    if (own.value !== undefined && isDeepStrictEqual({ ...own.value }, { ...right.value })) return [];
    return [`${decoder}, ${sample.module}: ${JSON.stringify(own)} instead of ${JSON.stringify(right)} for ${query}`];
  });
  return [...taken, ...other];
}

async function decodeOf(decoder: Decoder, { module, prefix }: Sample): Promise<Decode> {
  const { make } = await decoders[decoder]();
  return make(module, prefix);
}
