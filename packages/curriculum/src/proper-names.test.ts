import type { SubjectId } from '@hedgerow/domain/subjects';
import { expect, test } from 'vitest';
import { openBank } from './bank.ts';
import { withCapitals } from './proper-names.ts';

const { index } = openBank();

test.each<[SubjectId, string, string]>([
  ['history', 'henry viii', 'Henry VIII'],
  ['history', 'the black death', 'the Black Death'],
  ['history', 'why did the romans leave britain', 'why did the Romans leave Britain'],
  ['history', 'life in a castle', 'life in a castle'],
  ['english', 'romeo and juliet', 'Romeo and Juliet'],
  ['english', 'an inspector calls', 'An Inspector Calls'],
  ['english', 'apostrophes', 'apostrophes'],
  ['biology', 'how dna is made', 'how DNA is made'],
  ['maths', 'pythagoras', 'Pythagoras'],
  ['maths', 'times tables', 'times tables'],
  ['history', 'the cold war', 'the Cold War'],
  ['history', 'the king and the castle', 'the king and the castle'],
  ['english', 'of mice and men', 'Of Mice and Men'],
  ['geography', 'rivers', 'rivers'],
  ['geography', 'the amazon rainforest', 'the Amazon rainforest'],
])('in %s “%s” is said back as “%s”', (subject, typed, said) => {
  expect(withCapitals(index, subject, typed)).toBe(said);
});

test('what has a capital, a mark or no letter stays as it was typed', () => {
  for (const typed of ['Henry viii', 'V = ir', '', '1066', '3x + 2 (a*b', '[', 'a-z'])
    expect(withCapitals(index, 'history', typed)).toBe(typed);
});
