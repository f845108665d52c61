import { describe, expect, test } from "vitest";
import type { Topic } from "../../generators/emit/docs/addresses.ts";
import { counted } from "../../generators/describe/texts.ts";
import type { Model, Service } from "../../generators/model/model.ts";
import { models, pagesOf, siteOf, type SiteFiles } from "./sites.ts";

/* The texts of the pages. The Markdown twin of each has the same text, without tags. */

const specs = (["base", "complete", "stranger"] as const).map((name) => {
  const model = models[name]();
  return { name, model, files: siteOf(model) };
});
const complete = specs.find(({ name }) => name === "complete")!;
const stranger = specs.find(({ name }) => name === "stranger")!;

function twin(files: SiteFiles, path: string): string {
  return files.get(`${path}.md`) ?? `no page ${path}`;
}

/** Returns a section of a twin, up to the next heading of its level. */
function part(markdown: string, title: string): string {
  const start = markdown.indexOf(`## ${title}\n`);
  if (start < 0) return `no section “${title}”`;
  const level = markdown.slice(0, start).match(/#*$/)![0].length + 2;
  const rest = markdown.slice(start + 3);
  const end = rest.search(new RegExp(`\\n#{1,${level}} `));
  return end < 0 ? rest : rest.slice(0, end);
}

function topicPage(files: SiteFiles, { id }: Pick<Service, "id">, topic: Topic): string {
  return twin(files, `api/${id}/${topic}`);
}

const services = specs.flatMap(({ name, model, files }) =>
  model.services.map((service) => ({ name: `${name} ${service.id}`, model, files, service })),
);

describe("the status of values", () => {
  test("has the same word in marks, in notes and on the page of the decision", () => {
    const html = complete.files.get("api/shop/authentication.html")!;
    expect(html).toContain('<a class="mark decided" href="#decision-D-003" aria-label="decided: D-003">decided</a>');
    expect(html).toContain('<span class="status decided">decided</span> <span class="id">D-003</span>');
    expect(twin(complete.files, "api/shop/authentication")).toContain("([decided: D-003](../../decisions/D-003.md))");
    expect(twin(complete.files, "decisions/D-003")).toMatch(
      /Status\*\*: decided\n[^]*Applies to\*\*: the reference server only/,
    );
    expect(twin(complete.files, "decisions")).toContain("| [D-003](decisions/D-003.md) (decided) ");
  });

  test("is shown on demand: a page has one button that opens its notes", () => {
    for (const [path, html] of pagesOf(complete.files)) {
      const buttons = html.split('popovertarget="provenance"').length - 1;
      expect(buttons, path).toBe(html.includes('id="provenance" popover') ? 1 : 0);
      if (html.includes('<a class="mark ')) expect(buttons, path).toBe(1);
    }
  });

  test("is explained on the first page, with the two servers", () => {
    for (const { files } of specs) {
      const status = part(twin(files, "index"), "What is documented, decided and unknown");
      for (const word of ["documented", "decided", "unknown"]) expect(status).toContain(`- **${word}**: `);
      expect(part(twin(files, "index"), "An API, and a reference server that behaves like it")).toMatch(
        /\*\*The APIs?\*\*[^]*\*\*The reference server\*\*/,
      );
    }
  });
});

test("each host of an example is explained on the first page", () => {
  const hosts = complete.model.services.flatMap((service) => service.baseUrlVariables);
  expect(hosts.length).toBeGreaterThan(0);
  expect(part(twin(complete.files, "index"), "An API, and a reference server that behaves like it")).toContain(
    "**`https://shop.invalid`**: The host of the shop.",
  );
});

describe("a first call", () => {
  test("names the host to replace if the address has variables", () => {
    const call = part(twin(complete.files, "index"), "Your first call to the Shop");
    expect(call).toContain("curl 'https://shop.invalid");
    expect(call).toContain("Replace `https://shop.invalid` with the address of your server");
  });

  test("has no command that runs a package of a registry", () => {
    for (const { files } of specs) for (const [path, text] of pagesOf(files)) expect(text, path).not.toMatch(/npx /);
  });

  test("calls the service if its address is known, and explains its key", () => {
    const call = part(twin(stranger.files, "index"), "Your first call to the Booking shop");
    expect(call).toContain("https://api.booking-shop.example/");
    expect(call).not.toContain("Replace `https");
    expect(part(twin(complete.files, "index"), "Your first call to the Office")).toContain(
      "`your key` with [your key](api/office/authentication.md).",
    );
  });
});

describe.each(services)("the page of $name", ({ files, service }) => {
  test("says how to authenticate requests", () => {
    expect(topicPage(files, service, "authentication")).toMatch(
      service.authentication === undefined
        ? /need neither a key nor a login/
        : service.kind === "query"
          ? /Authentication of requests is not known/
          : /Send the key/,
    );
  });
});

test.each(
  services
    .map(({ name, files, service }) => ({ name, page: topicPage(files, service, "errors-and-retries") }))
    .filter(({ page }) => page.includes("## Order of the checks")),
)("the page of $name says whose the order of the checks is", ({ page }) =>
  expect(part(page, "Order of the checks")).toContain("This is the order of the reference server."),
);

test.each(
  services.flatMap(({ name, model, files, service }) =>
    service.facts
      .filter(({ text }) => text.status === "unknown")
      .map(({ name: fact, text }) => ({
        name,
        fact,
        page: ["scope", "authentication", "limits"]
          .map((topic) => topicPage(files, service, topic as Topic))
          .join("\n"),
        question: questionOf(model, text),
      })),
  ),
)("the page of $name shows the question about $fact, and does not show that name", ({ fact, page, question }) => {
  expect(page).toContain(`: Not known: ${question}`);
  expect(page).not.toContain(`\`${fact}\``);
});

/** Returns the question of a decision, as a twin has it. */
function questionOf({ decisions }: Model, fact: { readonly status: string }): string {
  const cited = "decision" in fact ? fact.decision : undefined;
  return decisions.find(({ id }) => id === cited)!.question;
}

describe("authentication of a service of resources", () => {
  const said = topicPage(stranger.files, stranger.model.services[0]!, "authentication");

  test("names the places of a key, and the errors for a missing or wrong one", () => {
    expect(said).toContain(
      "- **Header field, X-Partner-Key**: `X-Partner-Key: your key`\n- **Bearer token, Authorization**: `Authorization: Bearer your key`",
    );
    expect(said).toMatch(/## Errors of missing or invalid keys\n\n[^]*\[`unauthorized`\][^]*\[`forbidden`\]/);
    expect(said).toContain("https://login.booking-shop.example/token");
  });

  test("shows a request with a key in an allowed place", () => {
    expect(part(said, "A request with a key")).toMatch(
      /curl[^]*-H '(?:X-Partner-Key: your key|Authorization: Bearer your key)'[^]*key: "your key"/,
    );
  });
});

describe("authentication of a service of query modules", () => {
  const said = topicPage(
    complete.files,
    complete.model.services.find(({ kind }) => kind === "query")!,
    "authentication",
  );

  test("describes its client, in words and in code", () => {
    expect(said).toContain("- **Login**: With a password.\n- **Session**: By a cookie.");
    expect(said).toContain('from "@complete/client/shop/account";');
    expect(said).toContain("wiki.login(");
  });

  test("says where tokens come from", () => {
    expect(said).toContain(
      "Tokens come from the module [`makers-by-name`](modules/makers-by-name.md); its parameter [`name`]",
    );
  });
});

test("facts are below the part of a document that leaves them open, and those of the reference server below a separate heading", () => {
  const facts = twin(complete.files, "api/shop/facts");
  const scope = twin(complete.files, "api/shop/scope");
  const shop = facts + twin(complete.files, "api/shop/authentication") + scope;
  expect(facts).toContain("## Stated by the document\n\n- **Rate limits**: Nobody counts the requests.");
  expect(part(twin(stranger.files, "api/shop/scope"), "What is not known")).toContain("- **Lead time**: Not known");
  expect(part(scope, "What is not known")).toContain("- **Ordering**: Not known");
  expect(shop.match(/What is told to the reference server is kept/g)).toHaveLength(1);
  expect(shop).toMatch(
    /## (?:Only for the reference server|Authentication on the reference server)\n\n- \*\*Memory\*\*: What is told to the reference server/,
  );
});

test("limits name the callers with higher limits", () => {
  expect(twin(complete.files, "api/shop/limits")).toContain("1 to 500; for callers with the right `many` up to 5000");
  expect(complete.files.get("api/shop/modules/goods.html")).toContain(
    'for callers with the right <a href="../limits.html"><code>many</code></a>',
  );
  for (const { files } of specs)
    for (const [path, text] of files) expect(text.includes("privileged"), path).toBe(false);
});

describe("the continuation of a request", () => {
  test("is described for a query service, and for lists in pages", () => {
    expect(twin(complete.files, "api/shop/paging")).toContain("has the member `continue`");
    expect(twin(stranger.files, "api/shop/paging")).toContain("[`listBookings`](operations/listBookings.md)");
    expect(part(twin(stranger.files, "api/shop/operations/listBookings"), "The next page")).toContain(
      "The member `next_cursor` of a response is the start of the next page; pass it in `cursor`.",
    );
  });
});

test("destinations have an example where their place is, and an operation leads there", () => {
  expect(part(twin(complete.files, "api/office/resources/room"), "Destinations")).toMatch(
    /In a body:\n\n```json\n\{\n {2}"[^"]+": \{\n {4}"[^"]+": \[\n {6}"[^"]+-100",/,
  );
  const links = [...complete.files].filter(
    ([path, html]) =>
      path.startsWith("api/office/operations/") &&
      html.includes('href="../resources/room.html#destinations">destinations</a>'),
  );
  expect(links.length).toBeGreaterThan(0);
});

test("the name in a request is next to the name in code, without a switch", () => {
  const html = complete.files.get("api/shop/modules/goods.html")!;
  expect(html).toContain('<code class="name">title</code> <code class="wire">gdtitle</code>');
  expect(html).not.toContain('value="wire"');
  expect(html).toContain('value="generator"');
});

test("an error describes its cause once, with its mark", () => {
  const pages = [...complete.files].filter(([path]) => /^api\/[^/]+\/errors\/.*\.md$/.test(path));
  expect(pages.length).toBeGreaterThan(0);
  for (const [path, markdown] of pages) {
    const lead = markdown.split("\n\n")[2]!;
    expect(markdown.replace(/```json[^]*?```/g, "").split(lead.replace(/ \(\[.*$/, "")).length, path).toBe(2);
    expect(markdown).toMatch(/## (?:Modules whose rules|Operations that) return it/);
  }
});

test("a type shows the mark of a decision once, after everything that depends on it", () => {
  const lines = [...complete.files]
    .filter(([path]) => path.endsWith(".md"))
    .flatMap(([, text]) => text.match(/^- \*\*Type\*\*: .*$/gm) ?? []);
  expect(lines.filter((line) => line.includes("([decided: ")).length).toBeGreaterThan(3);
  expect(lines.filter((line) => /(\[decided: D-\d+\])(?:(?!\[(?:decided|unknown): )[^])*\1/.test(line))).toEqual([]);
});

test("a page says where JavaScript is off what needs it", () => {
  const pages = pagesOf(stranger.files);
  expect(
    pages.filter(
      ([, html]) =>
        !html.includes(
          '<noscript><p class="noscript">JavaScript is off. The search and the forms need it; everything else does not.</p></noscript>',
        ),
    ),
  ).toEqual([]);
});

test.each([
  [1, "characters", "1 character"],
  [2, "characters", "2 characters"],
  [0, "items", "0 items"],
  [1, "digits after the decimal point", "1 digit after the decimal point"],
  ["1", "bytes", "1 byte"],
])("%s %s are counted as “%s”", (number, nouns, expected) => expect(counted(number, nouns)).toBe(expected));
