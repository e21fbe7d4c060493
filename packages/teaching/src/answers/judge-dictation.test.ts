import type { DictationQuestion } from '@hedgerow/curriculum/question';
import { bareQuestion } from '@hedgerow/curriculum/testing/bare-question';
import { expect, test } from 'vitest';
import { markGiven } from '../practice/mark-given.ts';

const shared = { ...bareQuestion, type: 'dictation', question: 'Listen.' } as const;
const island: DictationQuestion = {
  ...shared,
  language: 'en',
  says: 'We sailed to a small island.',
  shown: 'We sailed to a small ____.',
  answer: 'island',
  slips: [{ text: 'iland', note: 'A letter is silent.', misconception: 'sound' }],
  options: ['iland', 'island', 'ilsand'],
  correctAnswer: 1,
};
const friends: DictationQuestion = {
  ...shared,
  language: 'fr',
  says: 'Mes amis habitent à la campagne.',
  shown: '',
  answer: 'Mes amis habitent à la campagne.',
  slips: [{ text: 'Mes ami habite à la campagne.', note: 'There are several.', misconception: null }],
  options: ['Mes ami habite à la campagne.', 'Mes amis habitent à la campagne.'],
  correctAnswer: 1,
};

test.each(['island', ' Island ', 'ISLAND', 'island.', 'We sailed to a small island'])('“%s” is the word that was heard', (typed) => {
  expect(markGiven(island, typed).verdict).toBe('right');
});

test('a known slip is told by its note, another close one as close; its spelling is not forgiven', () => {
  expect(markGiven(island, 'Iland')).toMatchObject({ verdict: 'wrong', note: 'A letter is silent.', misconception: 'sound' });
  expect(markGiven(island, 'islnd')).toMatchObject({ verdict: 'nearly', note: '' });
  expect(markGiven(island, 'boat').verdict).toBe('wrong');
});

test('without a voice it is chosen, and judged as what was typed', () => {
  expect(markGiven(island, 1).verdict).toBe('right');
  expect(markGiven(island, 0)).toMatchObject({ verdict: 'wrong', note: 'A letter is silent.' });
  expect(markGiven(island, 3)).toMatchObject({ verdict: 'wrong', note: '' });
});

test('of a sentence marks and capitals are not heard', () => {
  expect(markGiven(friends, 'mes amis habitent à la campagne')).toMatchObject({ verdict: 'right' });
  expect(markGiven(friends, friends.answer)).toMatchObject({ verdict: 'right', say: 'Yes, that is right.' });
});

test('of a sentence the word is named that is not right, and never the right one', () => {
  const say = (typed: string): string => markGiven(friends, typed).say;
  expect(say('Mes amis abitent à la campagne.')).toBe('5 of 6 words are right. Listen again for “abitent”.');
  expect(say('Mes amis habitent la campagne.')).toBe('5 of 6 words are right. Listen again for what comes after “habitent”.');
  expect(say('Mes amis habitent a la campagne.')).toBe('5 of 6 words are right. Listen again for “a”.');
  expect(markGiven(friends, friends.slips[0]?.text ?? '').note).toBe('There are several.');
  expect(markGiven(friends, 'je ne sais pas').unread).toBe(true);
});
