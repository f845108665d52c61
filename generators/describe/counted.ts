/**
 * A number with a noun in the plural: `1 character`, `2 characters`. The nouns are regular ones, with an `s`, perhaps
 * with words behind them.
 */
export function counted(number: number | string, nouns: string): string {
  return Number(number) === 1 ? `1 ${nouns.replace(/s\b/, "")}` : `${number} ${nouns}`;
}
