import { expect, test } from 'vitest';
import { cardsFromText } from './cards-from-text.ts';
import { readNotes } from './read-notes.ts';
import { withoutDots } from './without-dots.ts';

test.each([
  ['Malcolm X was shot in N.Y.C. on a Sunday.', 'Malcolm X was shot in NYC on a Sunday.'],
  ['He lived in N.Y.C. He liked the U.S. Army.', 'He lived in NYC. He liked the US Army.'],
  ['Dr. Martin Luther King Jr. gave a speech', 'Dr Martin Luther King Jr gave a speech'],
  ['Brown v. Board of Education', 'Brown v Board of Education'],
  ['John F. Kennedy was shot', 'John F Kennedy was shot'],
  ['Take vitamin C. The body needs it', 'Take vitamin C. The body needs it'],
  ['A. Match the word, i.e. join it', 'A. Match the word, i.e. join it'],
  ['No. 10 is shown in Fig. 3', 'No 10 is shown in Fig 3'],
])('a dot that ends no sentence is left out: %s', (text, left) => {
  expect(withoutDots(text)).toBe(left);
});

test('a sentence with initials and titles in it stays whole', () => {
  const page = `Civil rights

The N.A.A.C.P. was a group that went to court for the rights of black Americans. Dr. King was born in Atlanta in 1929. Malcolm X later lived in N.Y.C. and he did not agree with Dr. King at first.`;
  expect(readNotes(page).statements.map(({ text }) => text)).toEqual([
    'The NAACP was a group that went to court for the rights of black Americans.',
    'Dr King was born in Atlanta in 1929.',
    'Malcolm X later lived in NYC and he did not agree with Dr King at first.',
  ]);
});

test('what happened in a place with initials is asked whole', () => {
  const page = `Timeline\n1954 – Brown v. Board of Education: separate schools are illegal\n1957 – Nine black pupils go to Little Rock Central High School\n1965 – Malcolm X is shot in N.Y.C.\n1968 – Dr. King is murdered in Memphis`;
  const asked = cardsFromText({ text: page, seed: 1, max: 24 }).map(({ question }) => question);
  expect(asked).toContain('When was Malcolm X shot in NYC?');
  expect(asked).toContain('When was Dr King murdered in Memphis?');
  expect(asked).toContain('When did nine black pupils go to Little Rock Central High School?');
});
