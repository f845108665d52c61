import { format as formatWith } from "prettier/standalone";
import * as yaml from "prettier/plugins/yaml";
import { style } from "./style.ts";

/** The same YAML in Kiln's form. The text has no errors of syntax. */
export function format(text: string): Promise<string> {
  return formatWith(text, {
    ...style,
    parser: "yaml",
    plugins: [yaml],
    endOfLine: text.includes("\r\n") ? "crlf" : "lf",
  });
}
