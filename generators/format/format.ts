import { format as formatWith } from "prettier/standalone";
import * as yaml from "prettier/plugins/yaml";

/** The same YAML in Kiln's format. The text has no syntax errors. */
export function format(text: string): Promise<string> {
  return formatWith(text, {
    ...style,
    parser: "yaml",
    plugins: [yaml],
    endOfLine: text.includes("\r\n") ? "crlf" : "lf",
  });
}

/** The format of spec files, as options of Prettier; `.prettierrc.yaml` has the same options for editors. */
export const style = { printWidth: 140, singleQuote: true } as const;
