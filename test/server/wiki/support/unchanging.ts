/** Parameters that change no answer here: the decision that says so, or the test that shows it where there is a session. */
export const unchanging: Readonly<Record<string, string>> = {
  "siteinfo.showalldb": "D-258",
  "tokens.type": "test/server/sessions",
};

/** How many parameters change an answer. It only goes up. */
export const changingAtLeast = 114;
