import type { Report } from "../../report.ts";
import { reason } from "../version-table.ts";
import { code } from "./text.ts";

/** What a release of today would be; nothing where it would be none. */
export function versionList({ versions, changes }: Report): readonly string[] {
  if (versions.every(({ level }) => level === "none")) return [];
  const rows = versions.map(({ package: name, from, to, level, because }) => {
    const cells = [
      code(name),
      from === to ? code(from) : `${code(from)} → ${code(to)}`,
      level === "none" ? "" : level,
      reason(because, changes),
    ];
    return `| ${cells.join(" | ")} |\n`;
  });
  return [
    `### Versions that follow\n\n| package | version | level | because of |\n| --- | --- | --- | --- |\n${rows.join("")}`,
  ];
}
