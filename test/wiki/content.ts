import { articleTitle, counts, fileTitle, longHistory, shortcutTitle } from "./site.ts";

interface Page {
  readonly title: string;
  readonly revisions: readonly Revision[];
}

interface Revision {
  readonly text: string;
  readonly user: string;
}

/** Returns the wiki's pages in MediaWiki's export format, the same for every run. */
export function content(): string {
  let seconds = Date.UTC(2024, 0, 1) / 1000;
  const revision = ({ text, user }: Revision): string => {
    seconds += 60;
    const timestamp = new Date(seconds * 1000).toISOString().replace(".000", "");
    return `<revision><timestamp>${timestamp}</timestamp><contributor>${contributor(user)}</contributor><comment>Filled</comment><text>${escaped(text)}</text></revision>`;
  };
  const page = ({ title, revisions }: Page): string =>
    `<page><title>${escaped(title)}</title>${revisions.map(revision).join("")}</page>\n`;
  return `<mediawiki xmlns="http://www.mediawiki.org/xml/export-0.11/" version="0.11" xml:lang="en">\n${pages().map(page).join("")}</mediawiki>\n`;
}

function pages(): readonly Page[] {
  return [
    by("Alice", "Template:Note", "Note {{{1}}}, [[Category:Noted]]<noinclude>a template</noinclude>"),
    by("Alice", "Category:Numbered", "Everything that has a number. [[Category:Everything]]"),
    by("Admin", "MediaWiki:Kiln-both", "$1 and $2"),
    by("Bob", "Talk:Article 001", "Good. ~~~~"),
    by("Bob", "User:Alice", "I am [[Article 001]]."),
    by("Bob", "Ärger & 日本 😀 (a_b)", "[[Article 001]]"),
    by("Alice", "Left out", "deleted later"),
    ...numbers(counts.articles).map(article),
    ...numbers(counts.shortcuts).map((number) =>
      by("Alice", shortcutTitle(number), `#REDIRECT [[${articleTitle(number)}]]`),
    ),
    {
      title: longHistory,
      revisions: numbers(counts.revisions).map((number) => ({
        text: `Revision ${number}`,
        user: number % 2 === 0 ? "Alice" : "192.0.2.7",
      })),
    },
  ];
}

function article(number: number): Page {
  const text = [
    `{{Note|${number}}} {{DISPLAYTITLE:${articleTitle(number)}}}{{DEFAULTSORT:${articleTitle(number)}}}`,
    ...[1, 2, 3].map((step) => `[[${articleTitle(((number + step - 1) % counts.articles) + 1)}]]`),
    `[https://example.org/${number} outside] [[de:Artikel ${number}]] [[mediawikiwiki:Page ${number}]] [[${fileTitle}]]`,
    `[[Category:Numbered]] [[Category:${number % 2 === 0 ? "Even" : "Odd"}]] [[Category:Ends with ${number % 10}]]`,
  ];
  return {
    title: articleTitle(number),
    revisions: [
      { text: "Begun", user: "Bob" },
      { text: text.join("\n"), user: "Alice" },
    ],
  };
}

function by(user: string, title: string, text: string): Page {
  return { title, revisions: [{ text, user }] };
}

function numbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

function contributor(user: string): string {
  return /^[\d.]+$/.test(user) ? `<ip>${user}</ip>` : `<username>${user}</username>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
