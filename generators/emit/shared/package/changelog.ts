import type { Project } from "../../../model/model.ts";
import { renderTemplate } from "../../../codegen/template.ts";
import { changelogSections, releasesOf } from "../../../describe/release.ts";
import type { OutFile } from "../../emitter.ts";
import { changelog } from "./common-file-names.ts";
import { packageName } from "./data-package.ts";

/** What the releases brought to one package, the newest first, after what the next one will. */
export function changelogFile(project: Project, into: string): OutFile {
  const name = into.slice("packages/".length);
  const data = {
    packageName: packageName(project, name),
    next: changelogSections(project.notes, name),
    isUnreleased: project.releases.length === 0,
    releases: releasesOf(project, name),
  };
  return { path: `${into}/${changelog}`, text: renderTemplate("readme/changelog.md.hbs", data), owner: "generator" };
}
