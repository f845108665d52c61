/** The login page: a form without scripts or styles. */
export function loginPage(state: keyof typeof pages): string {
  const { title, body } = pages[state];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
}

const form = `<form method="post" action="/login">
<p><label for="user">User</label><br>
<input id="user" name="user" autocomplete="username" autocapitalize="none" spellcheck="false" required></p>
<p><label for="password">Password or login token</label><br>
<input id="password" name="password" type="password" autocomplete="current-password" required></p>
<p><button type="submit">Log in</button></p>
</form>`;

const pages = {
  ask: { title: "Log in", body: form },
  passed: { title: "Logged in", body: '<p role="status">You are logged in.</p>' },
  refused: {
    title: "Not logged in",
    body: `<p role="alert">The user or the token is wrong, or the token is no longer valid.</p>\n${form}`,
  },
};
