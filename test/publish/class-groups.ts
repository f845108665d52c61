import { readFileSync } from "node:fs";
import { join } from "node:path";
import { classes, sidesOf, type Sides, type Sources } from "../release/release-in-memory.ts";
import { baseFolder, casesFolder } from "../support/base.ts";
import { readFiles } from "../support/files.ts";

/**
 * Cases that are released together as services of one project. All of them, or none, have a breaking change for users
 * of the client.
 */
export interface ClassGroup {
  readonly sides: Sides;
  readonly isBreaking: boolean;
  readonly members: readonly Member[];
}

export interface Member {
  readonly id: string;
  /**
   * The service of the base spec that the case changes. Undefined if it changes other files too; such a case has a
   * separate project.
   */
  readonly changes: string | undefined;
  readonly service: string | undefined;
  readonly expected: readonly ExpectedChange[];
}

/** A change that a program may notice and that the changelog therefore contains. */
export interface ExpectedChange {
  readonly id: string;
  readonly subject: string;
}

const size = 16;

const base = readFiles(baseFolder);

export function groupClasses(): readonly ClassGroup[] {
  const found = classes.map((id, index) => {
    const [sides, expected] = [sidesOf(id), readFileSync(join(casesFolder, "diff", id, "expected.txt"), "utf8")];
    const changes = changedService(sides);
    return {
      id,
      sides,
      expected,
      changes,
      service: changes && `${changes}${index}`,
      isBreaking: /\(api\): .*\n.*\b(?:sends|reads|compiles) breaking\b/.test(expected),
    };
  });
  const byKey = Map.groupBy(found, ({ id, changes, isBreaking }) =>
    changes === undefined ? id : `${changes} ${isBreaking}`,
  );
  const chunks = [...byKey.values()].flatMap((all) =>
    Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size)),
  );
  return chunks.map(
    (members): ClassGroup => ({
      isBreaking: members[0]!.isBreaking,
      sides:
        members[0]!.changes === undefined
          ? members[0]!.sides
          : { from: combined(members, "from"), to: combined(members, "to") },
      members: members.map(({ id, changes, service, expected }) => ({
        id,
        changes,
        service,
        expected: changesIn(expected, changes, service),
      })),
    }),
  );
}

/** Returns the service whose files are the only ones that differ from the base spec. */
function changedService({ from, to }: Sides): string | undefined {
  const paths = [from, to].flatMap((side) =>
    [...new Set([...side.keys(), ...base.keys()])].filter((path) => side.get(path) !== base.get(path)),
  );
  const [folder, ...others] = new Set(paths.map((path) => path.split("/")[1]!));
  return others.length === 0 && base.has(`spec/${folder}/service.yaml`) ? folder : undefined;
}

interface Copied {
  readonly sides: Sides;
  readonly changes: string | undefined;
  readonly service: string | undefined;
}

/** Combines the base spec with the service of each case. */
function combined(members: readonly Copied[], side: keyof Sides): Sources {
  const own = members.flatMap(({ sides, changes, service }) => {
    const files = [...sides[side]].filter(([path]) => path.startsWith(`spec/${changes}/`));
    return files.map(
      ([path, text]) =>
        [
          path.replace(changes!, service!),
          path.endsWith("/service.yaml") ? text.replace(`service: ${changes}\n`, `service: ${service}\n`) : text,
        ] as const,
    );
  });
  return new Map([...base, ...own]);
}

function changesIn(
  expected: string,
  changes: string | undefined,
  service: string | undefined,
): readonly ExpectedChange[] {
  const found = [...expected.matchAll(/^(\S+) \(\w+\): (.*)\n.*\b(?:sends|reads|compiles|serves) (?!none)/gm)];
  return found.map(([, id, subject]) => ({
    id: id!,
    subject: subject!.replace(`service ${changes}`, `service ${service}`),
  }));
}
