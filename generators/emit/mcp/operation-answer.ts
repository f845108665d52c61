import { meaningProse } from "../../describe/meaning.ts";
import { mediaTypesProse } from "../../describe/media.ts";
import { statusRemark } from "../../describe/marks.ts";
import { sentences } from "../../describe/join-texts.ts";
import { secretProse } from "../../describe/secret.ts";
import { valueOr } from "../../model/fact.ts";
import { answersOf, responseHeadersOf } from "../../model/operations.ts";
import { isSecret, shapeFields, shapesWithin } from "../../model/queries.ts";
import type { Operation, Resource, ResourceService, Response, ResponseHeader, Shape } from "../../model/resource.ts";
import { oneLine } from "./argument-lines.ts";
import { typeText } from "./type-text.ts";

export type AnswerLevel = "whole" | "names";

/** What an operation answers with, and the shapes of it. */
export function operationAnswer(
  service: ResourceService,
  resource: Resource,
  operation: Operation,
  level: AnswerLevel,
): readonly string[] {
  const shapes = shapesWithin(resource, answersOf([operation]));
  const headers = responseHeadersOf(operation);
  return [
    ...operation.responses.map((response) => responseLine(service, response)),
    ...headerLines(service, headers, level),
    ...shapes.flatMap((shape) => shapeLines(service, resource, shape, level)),
  ];
}

function headerLines(
  service: ResourceService,
  headers: readonly ResponseHeader[],
  level: AnswerLevel,
): readonly string[] {
  if (headers.length === 0) return [];
  if (level === "names") return [`Header fields: ${headers.map(({ name }) => name).join(", ")}`];
  return [
    "Header fields:",
    ...headers.map(
      ({ name, type, description }) =>
        `  ${name}: ${oneLine(`${typeText(service, type)}${statusRemark(type)}${description === undefined ? "" : ` // ${description}`}`)}`,
    ),
  ];
}

function responseLine(service: ResourceService, { httpStatus, body, media, poll, description }: Response): string {
  const status = `${valueOr(httpStatus, "success", "marked-beside")}${statusRemark(httpStatus)}`;
  const content =
    media !== undefined
      ? mediaTypesProse(media.mediaTypes)
      : body === undefined
        ? "no body"
        : typeText(service, body) + statusRemark(body);
  const ofPoll = poll === undefined ? undefined : `${poll.status.operation.text} reports the progress.`;
  return oneLine(`Answer ${status}: ${[content, description, ofPoll].filter((one) => one !== undefined).join(". ")}`);
}

function shapeLines(service: ResourceService, resource: Resource, shape: Shape, level: AnswerLevel): readonly string[] {
  const fields = shapeFields(resource, shape).map((field) => {
    const { name, type, required, nullable, description } = field;
    const prose = oneLine(sentences(meaningProse(description), secretProse(field)) ?? "");
    const own = `${name}${required ? "" : "?"}: ${typeText(service, type)}${nullable ? " | null" : ""}`;
    return level === "names" ? own : `  ${own}${prose === "" ? "" : ` // ${prose}`}`;
  });
  if (level === "names") return [`${shape.name} = { ${fields.join(", ")} }`];
  return [`${shape.name} = { // ${oneLine(shape.title)}${statusRemark(shape.origin)}`, ...fields, "}"];
}

/** The names of members of answers whose values are secret. */
export function secretMembers(resource: Resource, operation: Operation): readonly string[] {
  const ofShapes = shapesWithin(resource, answersOf([operation])).flatMap((shape) =>
    shapeFields(resource, shape)
      .filter(isSecret)
      .map(({ name }) => name),
  );
  const ofFields = resource.fields.filter(isSecret).flatMap(({ name, aliases }) => [name, ...aliases]);
  return [...new Set([...ofShapes, ...ofFields])];
}
