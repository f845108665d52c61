type Paint = (text: string) => string;

export interface Palette {
  readonly error: Paint;
  readonly warning: Paint;
  readonly strong: Paint;
  readonly quiet: Paint;
}

export function palette(color: boolean): Palette {
  const paint = (code: string): Paint => (color ? (text) => `\u001b[${code}m${text}\u001b[0m` : (text) => text);
  return { error: paint("1;31"), warning: paint("1;33"), strong: paint("1"), quiet: paint("1;34") };
}
