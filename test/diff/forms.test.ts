import { join } from "node:path";
import { expect, test } from "vitest";
import { readFiles } from "../support/files.ts";
import { changesBetween, modelOf, root } from "./support.ts";

/* The verdicts for a change of a form, in both directions. */

const file = "spec/exchange/resources/announcement.yaml";
const spec = new Map([...readFiles(join(root, "test/fixtures/forms"))].filter(([path]) => path.startsWith("spec/")));
const before = modelOf(spec);

/** Returns the ids of the changes, with their verdicts for senders and handlers. */
function changes(search: string, replacement: string): readonly (readonly string[])[] {
  const text = spec.get(file)!;
  expect(text.split(search)).toHaveLength(2);
  const after = modelOf(new Map([...spec, [file, text.replace(search, replacement)]]));
  return [changesBetween(before, after), changesBetween(after, before)].map((found) =>
    found.map(({ id, subject, verdicts }) => `${id}: ${subject.split(" / ").slice(3).join(" / ")}: ${verdicts.sends}`),
  );
}

const sound =
  "sound: { mediaTypes: [audio/wav, audio/mpeg], maxBytes: 200000, required: true, description: What is spoken. }";

test.each<readonly [string, string, string, readonly string[], readonly string[]]>([
  [
    "another form",
    "form: urlencoded",
    "form: multipart",
    ["media-type-changed: body: breaking"],
    ["media-type-changed: body: breaking"],
  ],
  [
    "no form any more",
    "form: urlencoded, ",
    "",
    ["media-type-changed: body: breaking"],
    ["media-type-changed: body: breaking"],
  ],
  [
    "a file more",
    sound,
    `${sound}\n        image: { mediaTypes: [image/*], description: A picture. }`,
    ["parameter-added: body / file image: compatible"],
    ["parameter-removed: body / file image: breaking"],
  ],
  [
    "a file that is needed",
    "maxFiles: 3, ",
    "maxFiles: 3, required: true, ",
    ["parameter-became-required: body: breaking"],
    ["parameter-became-optional: body: compatible"],
  ],
  [
    "another media type",
    "[audio/wav, audio/mpeg]",
    "[audio/wav]",
    ["media-type-removed: body / file sound / media type audio/mpeg: breaking"],
    ["media-type-added: body / file sound / media type audio/mpeg: compatible"],
  ],
  [
    "smaller files",
    "maxBytes: 200000",
    "maxBytes: 100000",
    ["max-bytes-lowered: body / file sound: breaking"],
    ["max-bytes-raised: body / file sound: compatible"],
  ],
  [
    "fewer files",
    "maxFiles: 3",
    "maxFiles: 2",
    ["max-items-lowered: body / file texts: breaking"],
    ["max-items-raised: body / file texts: compatible"],
  ],
  [
    "one file in place of several",
    "maxFiles: 3, ",
    "",
    ["type-changed: body / file texts: breaking"],
    ["type-changed: body / file texts: breaking"],
  ],
  [
    "another name",
    "        sound:",
    "        speech:",
    [
      "parameter-became-optional: body: compatible",
      "parameter-became-required: body: breaking",
      "parameter-removed: body / file sound: breaking",
      "parameter-added: body / file speech: compatible",
    ],
    [
      "parameter-became-optional: body: compatible",
      "parameter-became-required: body: breaking",
      "parameter-removed: body / file speech: breaking",
      "parameter-added: body / file sound: compatible",
    ],
  ],
])("%s", (_, search, replacement, there, back) => expect(changes(search, replacement)).toEqual([there, back]));
