import { renderTemplate } from "../codegen/template.ts";

export interface InitFile {
  readonly path: string;
  readonly text: string;
}

const server = "packages/reference-server";

/** The target path of each template for every project. */
const templates: Readonly<Record<string, string>> = {
  "README.md.hbs": "README.md",
  gitattributes: ".gitattributes",
  gitignore: ".gitignore",
  "prettierrc.yaml": ".prettierrc.yaml",
  "extensions.json": ".vscode/extensions.json",
  "workflow/kiln.yml": ".github/workflows/kiln.yml",
  "workflow/release.yml": ".github/workflows/release.yml",
};

/** The templates of a project that starts with the task list. */
const forExample: Readonly<Record<string, string>> = {
  "spec/project.yaml.hbs": "spec/project.yaml",
  "spec/decisions.yaml": "spec/decisions.yaml",
  "spec/tasks/service.yaml": "spec/tasks/service.yaml",
  "spec/tasks/errors.yaml": "spec/tasks/errors.yaml",
  "spec/tasks/resources/task.yaml": "spec/tasks/resources/task.yaml",
  "server/src/tasks/task.ts.hbs": `${server}/src/tasks/task.ts`,
  "server/test/tasks.test.ts.hbs": `${server}/test/tasks.test.ts`,
};

/** The templates of a project that starts with an imported spec. */
const forImport: Readonly<Record<string, string>> = {
  "server/test/server.test.ts.hbs": `${server}/test/server.test.ts`,
};

/** Files that pnpm needs in addition to `workspaces` in `package.json`. */
const forPnpm: Readonly<Record<string, string>> = { "pnpm-workspace.yaml": "pnpm-workspace.yaml" };

/** Returns the files of a new project except for its `package.json`. */
export function initFiles(
  name: string,
  { usesPnpm, hasExample }: { readonly usesPnpm: boolean; readonly hasExample: boolean },
): readonly InitFile[] {
  const all = Object.entries({
    ...templates,
    ...(hasExample ? forExample : forImport),
    ...(usesPnpm ? forPnpm : {}),
  });
  return all.map(([template, path]) => ({ path, text: renderTemplate(`init/${template}`, { name }) }));
}
