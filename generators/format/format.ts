import { format as formatWith } from "prettier/standalone";
import * as yaml from "prettier/plugins/yaml";

/** Formats YAML that has no syntax errors. The data is unchanged. */
export function format(text: string): Promise<string> {
  return formatWith(text, {
    ...style,
    parser: "yaml",
    plugins: [yaml],
    endOfLine: text.includes("\r\n") ? "crlf" : "lf",
  });
}

/** The format of spec files as Prettier options. `.prettierrc.yaml` has the same options for editors. */
export const style = { printWidth: 140, singleQuote: true } as const;
