import { renderTemplate } from "../codegen/template.ts";
import { changelogSections } from "../describe/release.ts";
import type { Project } from "../model/model.ts";
import type { Release } from "../model/release.ts";
import { baseOf, versionIn } from "../model/version.ts";

/** Formats a release as Markdown: the packages with new versions, and their changes. */
export function releaseNotes({ name, packageScope, releases }: Project, release: Release): string {
  const before = baseOf(releases, release);
  const { version, date, summary, entries, packages } = release;
  const risen = packages.filter((one) => versionIn(before, one.name) !== one.version);
  const rows = risen.map((one) => ({
    package: `${packageScope}/${one.name}`,
    version: one.version,
    from: versionIn(before, one.name) ?? "",
  }));
  return renderTemplate("readme/release-notes.md.hbs", {
    project: name,
    version,
    date,
    summary,
    packages: rows,
    sections: changelogSections(entries),
  });
}
