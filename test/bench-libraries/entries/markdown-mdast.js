import { toMarkdown } from "mdast-util-to-markdown";

export const entry =
  ({ sentences }) =>
  () => {
    const texts = sentences.map((value) => toMarkdown({ type: "text", value }));
    return `${texts.filter((text) => text !== "").length} texts`;
  };
