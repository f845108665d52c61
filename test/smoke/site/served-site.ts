import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ProjectFiles } from "../../../generators/emit/docs/prose.ts";
import { writeSite } from "../../../generators/write/tree-view.ts";
import { createServer, openSqlite } from "../../../packages/reference-server/src/index.ts";
import { models, siteOf, type SiteFiles } from "../../docs/sites.ts";

/** The documentation of both services and a project text, in a folder and on a server that supports its forms. */
export interface ServedSite {
  readonly files: SiteFiles;
  /** URLs of `index.html`'s folder, with a trailing slash. */
  readonly folder: string;
  readonly server: string;
}

export async function withServedSite(work: (site: ServedSite) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "kiln-site-"));
  const docs = join(folder, "site");
  const files = siteOf(models.real(), project);
  writeSite(
    docs,
    Array.from(files, ([path, text]) => ({ path, text })),
  );
  const storage = openSqlite(":memory:");
  const server = await createServer({ logLevel: "silent", rateLimit: 0, database: storage, docs });
  try {
    const address = await server.listen({ port: 0, host: "127.0.0.1" });
    await work({ files, folder: `${pathToFileURL(docs)}/`, server: `${address}/docs/` });
  } finally {
    await server.close();
    await storage.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A text with every supported Markdown form. */
const project: ProjectFiles = {
  images: [],
  synonyms: [],
  colours: undefined,
  documents: [],
  texts: [
    {
      name: "conventions",
      markdown: `# Conventions

How names are made, with *emphasis*, **weight**, \`code\` and a [link](https://example.invalid/names).

## Names

1. First a prefix.
2. Then a word, as in:
   - \`aplimit\`
   - \`rvprop\`

| Part | What it is | Example |
|---|---|---|
| prefix | two letters | \`ap\` |
| name | a word | \`limit\` |

> A name stays what it is.

## A call

\`\`\`sh
curl 'https://wiki.invalid/w/api.php?action=query&list=allpages&aplimit=2&apfilterredir=redirects&format=json&formatversion=2'
\`\`\`
`,
    },
  ],
};
