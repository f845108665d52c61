/** The first pause is up to this many seconds, each further one up to twice the last. */
const base = 0.5;

/**
 * How many seconds to wait before the status is read again, after so many times: at least what the server asks for
 * (`after`). A part is by chance, from 0 up to 1 in `random`, so that many clients do not come back at once.
 */
export function pauseBefore(polls: number, after: number, most: number, random: number): number {
  const half = Math.min(most, base * 2 ** polls) / 2;
  return Math.max(after, half) + random * half;
}
