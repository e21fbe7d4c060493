import { expect, test } from 'vitest';
import { typedForm } from '../practice/typed-form.ts';
import { cardsFromText } from './cards-from-text.ts';
import { clearPlaces, mixedLetters } from './clear-gaps.ts';
import { misspelled, withoutPlaces } from './misspellings.ts';
import { questionsFromText } from './questions-from-text.ts';

const shown = (word: string): string | undefined => {
  const places = clearPlaces(word);
  return places === undefined ? undefined : withoutPlaces(word, places);
};

test.each([
  // Not “t _ _ ch”, which is touch and torch as well.
  ['teach', 't _ ach'],
  // Not “g _ ntl _”, which is gently.
  ['gentle', 'g _ _ tle'],
  ['school', 'sch _ _ l'],
  ['machine', 'm _ ch _ ne'],
])('of %s so much is left out that no other word fits', (word, gaps) => {
  expect(shown(word)).toBe(gaps);
});

test('another word of the list fits no gap either', () => {
  const places = clearPlaces('brillig', [], ['brollig']);
  expect(places).not.toContain(2);
});

test('where every gap has two words the letters are mixed, unless they make another word', () => {
  expect(shown('mind')).toBeUndefined();
  expect((mixedLetters('mind') ?? '').split('').toSorted()).toEqual(['d', 'i', 'm', 'n']);
  expect(mixedLetters('mind')).not.toBe('mind');
  // Balm.
  expect(mixedLetters('lamb')).toBeUndefined();
});

const list = 'Spellings week 3\nteach\ntouch\ngentle\nmind\nlunch\nsketch';

test('a card of a list of spellings has one right answer', () => {
  const asked = cardsFromText({ text: list, seed: 1, max: 24 });
  expect(asked.find(({ answer }) => answer === 'teach')?.question).toBe('Fill in the missing letters: t _ ach');
  expect(asked.find(({ answer }) => answer === 'mind')?.question).toMatch(/^Put these letters in order to spell a word of your list: /);
});

test('it is typed so as well, to the letter', () => {
  const one = questionsFromText({ text: list, seed: 1, count: 20, difficulty: 'intermediate' }).find(
    ({ options, correctAnswer }) => options[correctAnswer] === 'teach',
  );
  const typed = one === undefined ? undefined : typedForm(one, { subject: 'english', keyStage: 'KS2' });
  expect(typed?.question).toBe('Fill in the missing letters: t _ ach');
  expect(typed?.expected).toMatchObject({ spelling: 'exact' });
});

test('nobody misspells the beginning of school with a t', () => {
  for (const word of ['school', 'machine', 'chemist', 'parachute', 'children'])
    expect(misspelled(word).filter((slip) => slip.includes('tch'))).toEqual([]);
  expect(misspelled('school')).toContain('skool');
});
