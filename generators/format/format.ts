import { format as formatWith } from "prettier/standalone";
import * as yaml from "prettier/plugins/yaml";

/** The same YAML in Kiln's form. The text has no errors of syntax. */
export function format(text: string): Promise<string> {
  return formatWith(text, {
    ...style,
    parser: "yaml",
    plugins: [yaml],
    endOfLine: text.includes("\r\n") ? "crlf" : "lf",
  });
}

/** The form of spec files, as options of Prettier; `.prettierrc.yaml` says the same to editors. */
export const style = { printWidth: 140, singleQuote: true } as const;
