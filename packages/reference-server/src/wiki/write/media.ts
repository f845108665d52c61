/** The media types of files by the endings of their titles. */
const mimes: Readonly<Record<string, string>> = {
  png: "image/png",
  gif: "image/gif",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  webp: "image/webp",
  svg: "image/svg+xml",
  ogg: "application/ogg",
  oga: "audio/ogg",
  mp3: "audio/mpeg",
  wav: "audio/wav",
  webm: "video/webm",
  ogv: "video/ogg",
  pdf: "application/pdf",
  txt: "text/plain",
};

export function mimeOf(title: string): string {
  const [, ending = ""] = /\.(\w+)$/.exec(title.toLowerCase()) ?? [];
  return (Object.hasOwn(mimes, ending) ? mimes[ending] : undefined) ?? "unknown/unknown";
}

const kinds: readonly (readonly [RegExp, string])[] = [
  [/^image\/svg/, "DRAWING"],
  [/^image\//, "BITMAP"],
  [/^audio\//, "AUDIO"],
  [/^video\//, "VIDEO"],
  [/^application\/ogg/, "AUDIO"],
  [/^application\/pdf/, "OFFICE"],
  [/^text\//, "TEXT"],
];

/** What kind of file a media type is, as the real system calls it. */
export function mediaTypeOf(mime: string): string {
  return kinds.find(([form]) => form.test(mime))?.[1] ?? "UNKNOWN";
}
