import { escaped } from "./message-texts.js";
/** Returns an HTML page that loads no external resources. */
export function page(title, body) {
    const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`;
    const style = "<style>body { font: 1rem/1.5 sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem } pre { overflow-x: auto }</style>";
    const head = `<meta charset="utf-8">\n${policy}\n<title>${escaped(title)}</title>\n${style}`;
    return `<!DOCTYPE html>\n<html lang="en">\n<head>\n${head}\n</head>\n<body>\n${body}\n</body>\n</html>\n`;
}
