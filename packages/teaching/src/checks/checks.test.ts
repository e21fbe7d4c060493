import dictionary from 'dictionary-en-gb';
import fc from 'fast-check';
import nspell from 'nspell';
import { openBank } from '@hedgerow/curriculum/bank';
import { graphemesByPhase, phonicsPages } from '@hedgerow/curriculum/phonics-words';
import { spellingGroups } from '@hedgerow/curriculum/spelling-words';
import { nationalCheck } from '@hedgerow/domain/national-checks';
import { expect, test } from 'vitest';
import { readNumber } from '../answers/read-number.ts';
import { screenText } from '../safety/screen-text.ts';
import { evaluate } from '../verify/arithmetic.ts';
import { arithmeticPaper, isWorkedOut } from './arithmetic-paper.ts';
import { phonicsCheck, soundsToPractise } from './phonics-check.ts';
import { gapSentence, isSpelt, spellingCheck, spokenSpelling } from './spelling-check.ts';
import { practiceSums, tablesCheck, tablesToPractise } from './tables-check.ts';

const speller = nspell(dictionary);
const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const bankTopics = new Set(openBank().index.map(({ id }) => id));

/** What stands in a question, worked out by a reader that knows nothing of how it was made. */
const worth = (tex: string) =>
  evaluate(
    tex
      .replaceAll(/\$| =/g, '')
      .replaceAll('{,}', '')
      .replaceAll(/(\d*)\\frac\{(\d+)\}\{(\d+)\}/g, (_, ones: string, n: string, d: string) => `(${ones === '' ? 0 : ones}+${n}/${d})`)
      .replaceAll(/(\d+)\\%/g, '($1/100)')
      .replaceAll(/\\times|\\text\{ of \}/g, '*')
      .replaceAll('\\div', '/'),
  );

/** `□ + 136 = 616`: the box is what is left. */
const underBox = (question: string) => {
  const [, a = '', sum = ''] = /\+ ([\d{},]+) = ([\d{},]+)/.exec(question) ?? [];
  return evaluate(`${sum}-${a}`.replaceAll('{,}', ''));
};

test('every arithmetic paper has 36 questions and 40 marks, and each answer is right by another route', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const paper = arithmeticPaper(seed);
      expect([paper.length, paper.reduce((sum, { marks }) => sum + marks, 0)]).toEqual([36, nationalCheck('arithmetic').marks]);
      for (const { question, answer, steps, topicId } of paper) {
        const value = question.includes('square') ? underBox(question) : worth(question);
        expect([question, answer, value]).toEqual([question, answer, readNumber(answer)?.value]);
        expect(steps.length).toBeGreaterThan(0);
        expect(isWorkedOut(answer, { answer })).toBe(true);
        expect(answer.startsWith('-') || /^0(?:$|\/)/.test(answer)).toBe(false);
        expect(bankTopics.has(topicId ?? '')).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
});

test('the steps of a calculation are true', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      for (const { steps } of arithmeticPaper(seed)) {
        for (const line of steps
          .filter((step) => step.startsWith('$') && !step.includes('\\text'))
          .flatMap((step) => step.split(', \\quad'))) {
          const values = line
            .replaceAll('$', '')
            .split('=')
            .map((side) => worth(side));
          for (const value of values) expect([line, value]).toEqual([line, values[0]]);
        }
      }
    }),
    { numRuns: 40 },
  );
});

test('an equal fraction or decimal is right, another one is not', () => {
  expect(['2/4', '0.5', '50/100'].map((typed) => isWorkedOut(typed, { answer: '1/2' }))).toEqual([true, true, true]);
  expect(isWorkedOut('9/4', { answer: '2 1/4' })).toBe(true);
  expect(isWorkedOut('1/3', { answer: '1/2' })).toBe(false);
});

test('a phonics check has 20 real words and 20 names of creatures, and no word twice', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const words = phonicsCheck(seed);
      expect([words.length, words.filter(({ pseudo }) => pseudo).length, new Set(words.map(({ word }) => word)).size]).toEqual([
        40, 20, 40,
      ]);
    }),
    { numRuns: 50 },
  );
});

test('real words are in the dictionary; names of creatures are no words, and nothing unkind', () => {
  const names = phonicsPages.filter(({ pseudo }) => pseudo).flatMap(({ words }) => words.map(({ word }) => word));
  const real = phonicsPages.filter(({ pseudo }) => !pseudo).flatMap(({ words }) => words.map(({ word }) => word));
  expect(real.filter((word) => !speller.correct(word))).toEqual([]);
  expect(names.filter((word) => speller.correct(word) || speller.correct(`${word.charAt(0).toUpperCase()}${word.slice(1)}`))).toEqual([]);
  expect(names.filter((word) => screenText(word).kind !== 'fine')).toEqual([]);
});

test('every word of the phonics check can be read with the graphemes that are taught', () => {
  const taught = new Set<string>(Object.values(graphemesByPhase).flat());
  const untaught = phonicsPages.flatMap(({ words }) => words.filter(({ graphemes }) => graphemes.some((one) => !taught.has(one))));
  expect(untaught).toEqual([]);
  const unread = phonicsPages.flatMap(({ words }) =>
    words.filter(({ word, graphemes }) => word.length !== graphemes.join('').replaceAll('-', '').length),
  );
  expect(unread).toEqual([]);
  expect(phonicsPages.map(({ words }) => words.length).every((count) => count >= 12)).toBe(true);
});

test('a spelling paper has twenty words, each once in its sentence, spelt as the dictionary spells it', () => {
  const words = spellingGroups.flatMap((group) => group.words);
  for (const [word, sentence] of words) {
    expect([word, speller.correct(word)]).toEqual([word, true]);
    expect([word, sentence.toLowerCase().match(new RegExp(`\\b${word}\\b`, 'g'))?.length]).toEqual([word, 1]);
  }
  const told = words.flatMap(([word]) =>
    words.filter(([other, sentence]) => other !== word && new RegExp(`\\b${word}\\b`).test(sentence.toLowerCase())),
  );
  expect(told).toEqual([]);
  expect(new Set(words.map(([word]) => word)).size).toBe(words.length);
  expect(spellingGroups.flatMap(({ topicId }) => topicId ?? []).filter((id) => !bankTopics.has(id))).toEqual([]);
  fc.assert(
    fc.property(seeds, (seed) => spellingCheck(seed).length === 20),
    { numRuns: 50 },
  );
});

test('a word is heard before and after its sentence, and the paper shows a gap where it stood', () => {
  const item = { word: 'island', sentence: 'The boat sailed around the island.' };
  expect(spokenSpelling(item, 3)).toBe('Spelling 3. The word is island. The boat sailed around the island. The word is island.');
  expect(gapSentence(item)).toEqual(['The boat sailed around the ', '.']);
  expect([isSpelt(' Island ', item), isSpelt('iland', item), isSpelt('islands', item)]).toEqual([true, false, false]);
});

const mark = (left: number, right: number, correct = false) => ({ left, right, correct });

test('after a check it says what to practise, the most missed first', () => {
  expect(tablesToPractise([mark(7, 8), mark(2, 7), mark(12, 3, true), mark(10, 6)])).toEqual([7, 6]);
  expect(
    soundsToPractise([
      { graphemes: ['sh', 'e', 'm'], correct: false },
      { graphemes: ['v', 'a', 'b'], correct: false },
    ]),
  ).toEqual(['sh', 'short sounds']);
  expect(tablesCheck(7)).toHaveLength(25);
  expect(practiceSums(7)).toHaveLength(3);
});
