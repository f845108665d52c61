import { renderTemplate } from "../codegen/template.ts";
import { changelogSections } from "../describe/release.ts";
import type { Project } from "../model/model.ts";
import type { Release, ReleasedPackage } from "../model/release.ts";

/** A release as Markdown: the packages that rose, and what is new in any of them. */
export function releaseNotes({ name, packageScope, releases }: Project, release: Release): string {
  const before = releases[releases.indexOf(release) - 1];
  const { version, date, summary, entries, packages } = release;
  const rows = packages.filter((one) => versionIn(before, one) !== one.version).map((one) => ({ package: `${packageScope}/${one.name}`, version: one.version, from: versionIn(before, one) ?? "" }));
  return renderTemplate("readme/release-notes.md.hbs", { project: name, version, date, summary, packages: rows, sections: changelogSections(entries) });
}

function versionIn(release: Release | undefined, { name }: ReleasedPackage): string | undefined {
  return release?.packages.find((one) => one.name === name)?.version;
}
