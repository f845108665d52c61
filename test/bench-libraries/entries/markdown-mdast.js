import { toMarkdown } from "mdast-util-to-markdown";

export const entry = ({ sentences }) => () => `${sentences.map((value) => toMarkdown({ type: "text", value })).filter((text) => text !== "").length} texts`;
