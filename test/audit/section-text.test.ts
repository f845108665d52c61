import { expect, test } from "vitest";
import { sectionText } from "./section-text.ts";

const text = `# A library

All of it.

## Requests
By GET.

### Books (all)
- \`novels\`: long
  and longer
- \`poems\`: short

## Tables
| # | fact |
|---|---|
| 6 | lists |
| 16 | users |

## 6. Practice
1. keys
10. pages

## Books
Nothing else.
`;

test.each([
  ["Introduction", "# A library\n\nAll of it.\n"],
  ["Requests", "## Requests\nBy GET.\n\n### Books (all)\n- `novels`: long\n  and longer\n- `poems`: short\n"],
  ["Books", "### Books (all)\n- `novels`: long\n  and longer\n- `poems`: short\n\n## Books\nNothing else.\n"],
  ["Books, novels", "- `novels`: long\n  and longer"],
  ["16", "| 16 | users |"],
  ["6", "## 6. Practice\n1. keys\n10. pages\n"],
  ["6.1", "1. keys"],
  ["Practice", undefined],
  ["6.2", undefined],
  ["Books, letters", undefined],
])("the section %s", (name, expected) => {
  expect(sectionText(text, name)).toBe(expected);
});
