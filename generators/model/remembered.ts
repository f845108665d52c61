/**
 * The same question about the same object is answered once. The model never changes, so an answer stays true; it goes
 * with the object.
 */
export function remembered<Subject extends object, Answer>(
  answer: (subject: Subject) => Answer,
): (subject: Subject) => Answer {
  const answers = new WeakMap<Subject, { readonly answer: Answer }>();
  return (subject) => {
    let known = answers.get(subject);
    if (known === undefined) answers.set(subject, (known = { answer: answer(subject) }));
    return known.answer;
  };
}
