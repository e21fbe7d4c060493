import { expect, test } from 'vitest';
import { typedForm } from '../practice/typed-form.ts';
import { cardsFromText } from './cards-from-text.ts';
import { questionsFromText } from './questions-from-text.ts';

const cards = (text: string) => cardsFromText({ text, seed: 3, max: 40 }).map(({ question, answer }) => [question, answer] as const);
const questions = (text: string) => questionsFromText({ text, seed: 3, count: 30, difficulty: 'intermediate' });

const letter = `Hill Road Infant School
Oak Class
Dear families,
In phonics we are learning the ‘ch’ sound. It is spelt -tch after a short vowel and -ch after other sounds. Please help your child to learn these words.

   catch
   fetch
   witch
   beach
   coach
   torch

And one tricky word:
   friend

Ten minutes a day works better than an hour on Sunday!
Please remember wellies on Tuesday, and a snack for every day.
We practised our spellings on:  Mon  Tue  Wed`;

test('the ending that a page teaches is the gap, and is not left to be read', () => {
  const made = cards(letter);
  expect(made).toContainEqual(['Finish the word with -tch or -ch: ca___', 'catch']);
  expect(made).toContainEqual(['Finish the word with -tch or -ch: bea___', 'beach']);
  expect(made).toContainEqual(['Fill in the missing letters: fr _ _ nd', 'friend']);
});

test('of a letter to parents nothing is asked but its words', () => {
  expect(cards(letter)).toHaveLength(7);
  for (const { question } of questions(letter)) expect(question).toBe('Which spelling is right?');
});

test('each word is asked in the same few words, beside the other ending first', () => {
  const made = questions(letter);
  expect(made).toHaveLength(7);
  expect(new Set(made.map(({ id }) => id)).size).toBe(7);
  const beach = made.find(({ options, correctAnswer }) => options[correctAnswer] === 'beach');
  expect(beach?.options).toContain('beatch');
});

const list = `SPELLINGS   Set 4: words to know
absence       when somebody is not there
calendar      a list of the days of a year
definite      sure to happen
height        how tall somebody is
jewellery     rings and other things to wear
parliament    the people who make the laws

Watch out for: the second a in calendar, the silent e in height`;

test('a number of a list is no word, and a word is spelt by its meaning, whatever that ends in', () => {
  const made = cards(list);
  for (const [question] of made) expect(question).not.toContain('Set 4');
  expect(made.find(([, answer]) => answer === 'height')?.[0]).toMatch(/^Spell the word that means “how tall somebody is”: h _/);
});

test('the letters that the page calls hard are gaps', () => {
  expect(cards(list).find(([question, answer]) => answer === 'calendar' && question.startsWith('Spell '))?.[0]).toMatch(/: c.*nd _ r$/);
});

test('a word with its meaning is asked by it, and typed by it', () => {
  const one = questions(list).find(({ question }) => question.startsWith('Which is the right spelling of the word that means'));
  expect(one).toBeDefined();
  if (one === undefined) return;
  expect(typedForm(one, { subject: 'english', keyStage: 'KS2' })?.question).toMatch(/^Spell the word that means “.*”: /);
});

test('what is said to be a thing stands beside things, whatever its ending', () => {
  const page = `Spellings for Friday\nconstable     a police officer\nlibrary       a place full of books\nparcel        a thing in paper that is sent\nramp          a slope for wheels\nhorrible      very nasty to see\nterrible      very bad indeed\npossible      able to be done`;
  const one = questions(page).find(({ question }) => question.includes('“a police officer”') && question.startsWith('Which word means'));
  for (const option of one?.options ?? []) expect(['constable', 'library', 'parcel', 'ramp']).toContain(option);
});
