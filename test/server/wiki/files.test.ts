import { beforeAll, expect, test } from "vitest";
import { seedStorage } from "../../../packages/reference-server/src/seed/seed-storage.ts";
import { equal } from "../../../packages/wiki/src/storage/select.ts";
import { hiddenParts } from "../../../packages/wiki/src/storage/tables.ts";
import { askOf, emptyWiki, member, type Any, type Ask } from "./support/asked-wiki.ts";
import { filesSeed } from "./support/files-seed.ts";

const sysop = member("Ann", 1, "sysop");
const user = member("Bob", 2);
const oversight = { ...sysop, rights: [...sysop.rights, "viewsuppressed"] };
const [one, two] = ["a".repeat(40), "b".repeat(40)] as const;

let ask: Ask;
beforeAll(async () => {
  const storage = emptyWiki();
  await seedStorage(storage, filesSeed);
  ask = askOf(storage);
});

/** Returns the same wiki with parts of the deleted versions of a file hidden. */
async function hiding(title: string, ...parts: readonly (keyof typeof hiddenParts)[]): Promise<Ask> {
  const storage = emptyWiki();
  await seedStorage(storage, filesSeed);
  await storage.write(({ wiki }) =>
    wiki.update("files", { hidden: parts.reduce((sum, part) => sum + hiddenParts[part], 0) }, [
      equal("files.title", title),
    ]),
  );
  return askOf(storage);
}

const errorOf = ({ errors }: Any): string => errors[0].code;

test("the data of a version in imageinfo", async () => {
  const all =
    "archivename|badfile|bitdepth|canonicaltitle|comment|commonmetadata|dimensions|extmetadata|mediatype|metadata|mime|parsedcomment|sha1|size|timestamp|url|user|userid";
  const { query } = await ask({ titles: "File:Lamp.png", prop: "imageinfo", iiprop: all, iilimit: 3 });
  const [{ pageid, badfile, imagerepository, imageinfo }] = query.pages;
  expect({ badfile, imagerepository }).toEqual({ badfile: false, imagerepository: "local" });
  expect(imageinfo[0]).toEqual({
    timestamp: "2025-01-01T00:12:00Z",
    user: "Bob",
    userid: 2,
    size: 40_000,
    width: 1000,
    height: 500,
    comment: "Third",
    parsedcomment: "Third",
    canonicaltitle: "File:Lamp.png",
    sha1: "c".repeat(40),
    metadata: null,
    commonmetadata: [],
    extmetadata: {},
    mime: "image/png",
    mediatype: "BITMAP",
    bitdepth: 8,
    url: "http://wiki.test/images/3/37/Lamp.png",
    descriptionurl: "http://wiki.test/index.php/File:Lamp.png",
    descriptionshorturl: `http://wiki.test/index.php?curid=${pageid}`,
  });
  expect(imageinfo[2]).toMatchObject({
    archivename: "20250101001100!Lamp.png",
    metadata: [{ name: "Make", value: "Box" }],
    parsedcomment: '<a href="/index.php/Pier" title="Pier">First</a>',
    url: "http://wiki.test/images/archive/3/37/20250101001100%21Lamp.png",
  });
});

test("the address of a file whose name has signs, and of its page, as siteinfo says where pages are", async () => {
  const [
    {
      imageinfo: [{ url, descriptionurl }],
    },
  ] = (await ask({ titles: "File:Moon & star's (1).png", prop: "imageinfo", iiprop: "url" })).query.pages;
  expect(url).toBe("http://wiki.test/images/f/f9/Moon_%26_star%27s_%281%29.png");
  const { general } = (await ask({ meta: "siteinfo" })).query;
  expect(descriptionurl).toBe(general.server + general.articlepath.replace("$1", "File:Moon_%26_star%27s_(1).png"));
});

test.each<[object, readonly string[]]>([
  [{}, ["Third"]],
  [{ iilimit: 2 }, ["Third", "Second"]],
  [{ iilimit: "max" }, ["Third", "Second", "First"]],
  [{ iilimit: "max", iistart: "2025-01-01T00:11:00Z" }, ["Second", "First"]],
  [{ iilimit: "max", iiend: "2025-01-01T00:11:00Z" }, ["Third", "Second"]],
  [{ iilimit: 1, iicontinue: "Lamp.png|20250101001100" }, ["Second"]],
])("versions with %j", async (parameters, expected) => {
  const [{ imageinfo }] = (await ask({ titles: "File:Lamp.png", prop: "imageinfo", iiprop: "comment", ...parameters }))
    .query.pages;
  expect(imageinfo.map(({ comment }: Any) => comment.replace(/.*\||\]\]/g, ""))).toEqual(expected);
});

test("only the versions of a single file continue, and pages that are not files have none", async () => {
  expect((await ask({ titles: "File:Lamp.png", prop: "imageinfo" })).continue).toEqual({
    iicontinue: "Lamp.png|20250101001100",
    continue: "||",
  });
  const { query, continue: next } = await ask({
    titles: "File:Lamp.png|File:Sun.png|File:None.png|Lamp",
    prop: "imageinfo",
  });
  expect(next).toBeUndefined();
  const told = query.pages
    .map(({ title, imagerepository, imageinfo }: Any) => [title, imagerepository, imageinfo?.length])
    .toSorted();
  expect(told).toEqual([
    ["File:Lamp.png", "local", 1],
    ["File:None.png", "", undefined],
    ["File:Sun.png", "local", 1],
    ["Lamp", undefined, undefined],
  ]);
});

test("allimages gives the same addresses", async () => {
  const { query } = await ask({ list: "allimages", aiprop: "url" });
  for (const { title, url, descriptionurl, descriptionshorturl } of query.allimages) {
    const [
      {
        imageinfo: [told],
      },
    ] = (await ask({ titles: title, prop: "imageinfo", iiprop: "url" })).query.pages;
    expect(told).toEqual({ url, descriptionurl, descriptionshorturl });
  }
  expect(query.allimages).toHaveLength(3);
});

const stars = "Moon_&_star's_(1).png";

test.each<[object, readonly string[]]>([
  [{ titles: "File:Lamp.png" }, [stars, "Sun.png"]],
  [{ titles: "File:Lamp.png", dfdir: "descending" }, ["Sun.png", stars]],
  [{ titles: "File:Lamp.png", dflimit: 1 }, [stars]],
  [{ titles: "File:Lamp.png", dfcontinue: "Lamp.png|Sun.png" }, ["Sun.png"]],
  [{ titles: "File:Lamp.png|File:Sun.png", dfcontinue: "Lamp.png|Sun.png" }, ["Sun.png", "Lamp.png", stars]],
  [
    { titles: "File:Lamp.png|File:Sun.png", dfdir: "descending", dfcontinue: "Sun.png|Lamp.png" },
    ["Lamp.png", "Sun.png", stars],
  ],
  [{ titles: "File:Gone.png|File:None.png|Lamp.png" }, []],
])("duplicates with %j", async (parameters, expected) => {
  const { query } = await ask({ prop: "duplicatefiles", ...parameters });
  const names = query.pages.flatMap(({ title, duplicatefiles = [] }: Any) =>
    duplicatefiles.map(({ name }: Any) => [title, name]),
  );
  expect(names.map(([, name]: Any) => name).toSorted()).toEqual([...expected].toSorted());
  if (!String((parameters as Any).titles).includes("|")) expect(names.map(([, name]: Any) => name)).toEqual(expected);
});

test("uploader and time of a duplicate, the continuation, and duplicates as pages", async () => {
  const { query, continue: next } = await ask({ titles: "File:Lamp.png", prop: "duplicatefiles", dflimit: 1 });
  expect(query.pages[0].duplicatefiles).toEqual([
    { name: stars, timestamp: "2025-01-01T00:13:00Z", user: "Bob", shared: false },
  ]);
  expect(next.dfcontinue).toBe("Lamp.png|Sun.png");
  const {
    query: { pages },
  } = await ask({ titles: "File:Lamp.png|File:Sun.png", generator: "duplicatefiles" });
  expect(pages.map(({ title }: Any) => title).toSorted()).toEqual([
    "File:Lamp.png",
    "File:Moon & star's (1).png",
    "File:Sun.png",
  ]);
  const [{ duplicatefiles }] = (
    await (
      await hiding("Sun.png", "user")
    )({ titles: "File:Lamp.png", prop: "duplicatefiles" })
  ).query.pages;
  expect(duplicatefiles.map(({ user: name }: Any) => name)).toEqual(["Bob", undefined]);
});

test.each<[object, readonly number[]]>([
  [{}, [3, 2, 1]],
  [{ fadir: "descending" }, [1, 2, 3]],
  [{ fafrom: "b" }, [2, 1]],
  [{ fato: "B" }, [3]],
  [{ fadir: "descending", fafrom: "B" }, [3]],
  [{ faprefix: "Go" }, [2, 1]],
  [{ fasha1: two.toUpperCase() }, [1]],
  [{ fasha1base36: BigInt(`0x${one}`).toString(36).padStart(31, "0") }, [3, 2]],
  [{ falimit: 2 }, [3, 2]],
  [{ facontinue: "Gone.png|20250101002000|2" }, [2, 1]],
])("deleted files with %j", async (parameters, expected) => {
  const { query } = await ask({ list: "filearchive", ...parameters }, sysop);
  expect(query.filearchive.map(({ id }: Any) => id)).toEqual(expected);
});

test("the data of a deleted file, and the continuation", async () => {
  const all =
    "archivename|bitdepth|description|dimensions|mediatype|metadata|mime|parseddescription|sha1|size|timestamp|user";
  const { query, continue: next } = await ask(
    { list: "filearchive", fafrom: "Gone.png", faprop: all, falimit: 1 },
    sysop,
  );
  expect(query.filearchive).toEqual([
    {
      id: 2,
      name: "Gone.png",
      ns: 6,
      title: "File:Gone.png",
      description: "[[Pier]]",
      parseddescription: '<a href="/index.php/Pier" title="Pier">Pier</a>',
      userid: 2,
      user: "Bob",
      timestamp: "2025-01-01T00:20:00Z",
      size: 20_000,
      width: 640,
      height: 480,
      sha1: one,
      metadata: [{ name: "Make", value: "Box" }],
      mime: "image/png",
      mediatype: "BITMAP",
      bitdepth: 8,
      archivename: "20250101002100!Gone.png",
    },
  ]);
  expect(next.facontinue).toBe("Gone.png|20250101002100|1");
});

test("who may see what of deleted files", async () => {
  expect((await ask({ list: "filearchive" })).query.filearchive).toHaveLength(3);
  for (const faprop of ["description", "parseddescription", "metadata"])
    expect(errorOf(await ask({ list: "filearchive", faprop }, user))).toBe("permissiondenied");
  const hidden = await hiding("Away.jpg", "text", "user", "comment");
  const asked = { list: "filearchive", faprop: "sha1|user|size", faprefix: "Away" };
  expect((await hidden(asked, user)).query.filearchive).toEqual([
    { id: 3, name: "Away.jpg", ns: 6, title: "File:Away.jpg", filehidden: true, commenthidden: true, userhidden: true },
  ]);
  expect((await hidden(asked, sysop)).query.filearchive[0]).toMatchObject({
    sha1: one,
    user: "Bob",
    size: 7,
    filehidden: true,
  });
  expect((await hidden({ ...asked, fasha1: one }, user)).query.filearchive).toEqual([]);
  const suppressed = await hiding("Away.jpg", "text", "restricted");
  expect((await suppressed({ ...asked, fasha1: one }, sysop)).query.filearchive).toEqual([]);
  expect((await suppressed({ ...asked, fasha1: one }, oversight)).query.filearchive[0]).toMatchObject({
    sha1: one,
    suppressed: true,
  });
});

test("the one repository, by the values of prop", async () => {
  expect((await ask({ meta: "filerepoinfo" })).query.repos).toEqual([
    {
      name: "local",
      displayname: "Content Query Interface",
      rootUrl: "/images",
      local: true,
      url: "/images",
      thumbUrl: "/images/thumb",
      initialCapital: true,
      scriptDirUrl: "",
      favicon: "http://wiki.test/favicon.ico",
      canUpload: false,
    },
  ]);
  expect((await ask({ meta: "filerepoinfo", friprop: "name|local" })).query.repos).toEqual([
    { name: "local", local: true },
  ]);
});

test("the files in the stash of the caller, and the continuation", async () => {
  const { query, continue: next } = await ask({ list: "mystashedfiles", msfprop: "size|type", msflimit: 1 }, sysop);
  expect(query.mystashedfiles).toEqual([
    {
      filekey: "first.a.png",
      status: "finished",
      size: 5,
      width: 4,
      height: 3,
      bits: 8,
      mimetype: "image/png",
      mediatype: "BITMAP",
    },
  ]);
  const rest = await ask({ list: "mystashedfiles", msfcontinue: next.msfcontinue }, sysop);
  expect(rest.query.mystashedfiles).toEqual([{ filekey: "third.c.jpg", status: "chunks" }]);
  expect((await ask({ list: "mystashedfiles" }, user)).query.mystashedfiles).toEqual([
    { filekey: "second.b.png", status: "finished" },
  ]);
  expect(errorOf(await ask({ list: "mystashedfiles" }))).toBe("stashnotloggedin");
});

test("a file of the caller's stash", async () => {
  const asked = {
    prop: "stashimageinfo",
    siifilekey: "third.c.jpg|first.a.png",
    siiprop: "bitdepth|canonicaltitle|commonmetadata|extmetadata|metadata|mime|sha1|size|timestamp|url",
  };
  const [, first] = (await ask(asked, sysop)).query.stashimageinfo;
  expect(first).toEqual({
    timestamp: "2025-01-01T00:30:00Z",
    size: 5,
    width: 4,
    height: 3,
    canonicaltitle: "File:First.a.png",
    sha1: expect.stringMatching(/^[0-9a-f]{40}$/),
    metadata: null,
    commonmetadata: [],
    extmetadata: {},
    mime: "image/png",
    bitdepth: 8,
    url: "http://wiki.test/index.php/Special:UploadStash/file/first.a.png",
    descriptionurl: "http://wiki.test/index.php/Special:UploadStash/file/first.a.png",
  });
  expect(
    (await ask({ prop: "stashimageinfo", siisessionkey: "first.a.png", siiprop: "size" }, sysop)).query.stashimageinfo,
  ).toEqual([{ size: 5, width: 4, height: 3 }]);
  expect(
    (
      await ask(
        { prop: "stashimageinfo", siisessionkey: "none.png", siifilekey: "first.a.png", siiprop: "mime" },
        sysop,
      )
    ).query.stashimageinfo,
  ).toEqual([{ mime: "image/png" }]);
});

test("a file in the stash of another user is not found, and an anonymous request needs a login", async () => {
  for (const key of ["second.b.png", "none.png"])
    expect(errorOf(await ask({ prop: "stashimageinfo", siifilekey: key }, sysop))).toBe("uploadstash-file-not-found");
  expect(errorOf(await ask({ prop: "stashimageinfo", siifilekey: "first.a.png" }))).toBe("notloggedin");
  expect(errorOf(await ask({ prop: "stashimageinfo" }))).toBe("notloggedin");
  expect(errorOf(await ask({ prop: "stashimageinfo" }, sysop))).toBe("missingparam");
});
