import { openBank } from '@hedgerow/curriculum/bank';
import { expect, test } from 'vitest';
import { composeAssessment } from './compose-assessment.ts';
import { findTopics } from './find-topics.ts';
import { asksForAnything } from './mixed-request.ts';

const bank = openBank();
const ask = (topicText: string, seed = 7, year?: number) =>
  composeAssessment({
    bank,
    subject: 'maths',
    keyStage: 'KS2',
    topicText,
    difficulty: 'intermediate',
    count: 10,
    includeEssays: false,
    seed,
    history: [],
    year,
  });

test.each(['maths', 'Maths test', 'hard sums', 'revision for my mock', 'end of year test', 'tricky maths please', 'anything'])(
  '“%s” is a mix, and no lesson twice',
  (typed) => {
    const { questions, coverage, sentence, topicId: lesson } = ask(typed);
    expect(questions).toHaveLength(10);
    expect(coverage).toBe('exact');
    expect(sentence).toBe('A mix of Key Stage 2 Maths. Type a topic to practise just that.');
    expect(new Set(questions.map(({ topicId }) => topicId)).size).toBe(10);
    // No lesson of one of them stands before it.
    expect(lesson).toBeNull();
  },
);

test('another day mixes another way, and nothing of a later year comes', () => {
  const [one, other] = [7, 8].map((seed) => new Set(ask('maths', seed).questions.map(({ topicId }) => topicId)));
  expect(one).not.toEqual(other);
  const years = new Map(bank.index.map(({ id, years: of }) => [id, Math.min(...of)]));
  for (const { topicId } of ask('maths', 7, 3).questions) expect(years.get(topicId ?? '')).toBeLessThanOrEqual(3);
});

test('a topic, another subject and a thing that nobody covers are no mix', () => {
  for (const typed of ['hard fractions', 'french test', 'the photoelectric effect', 'sums', 'half'])
    expect(asksForAnything({ subject: 'maths', topicText: typed })).toBe(false);
});

test('what a lesson of a language is about is no test', () => {
  for (const topicText of ['half past in german', 'tomorrow in german', 'the past', 'the next week'])
    expect(asksForAnything({ subject: 'german', topicText })).toBe(false);
  for (const topicText of ['german test next week', 'past papers', 'half term homework', 'exams in 3 weeks what should i do first'])
    expect(asksForAnything({ subject: 'german', topicText })).toBe(true);
});

test('nobody who asks for maths in maths is sent to maths', () => {
  expect(findTopics(bank, { subject: 'maths', keyStage: 'KS2', topicText: 'maths' }).elsewhere).toBeUndefined();
});

test('a paper of sums is sums over its parts, with no reasons between them', () => {
  const { questions } = ask('SATs arithmetic');
  expect(questions.map(({ provenance }) => provenance)).toEqual(Array.from({ length: 10 }, () => 'generator'));
  expect(new Set(questions.map(({ objective }) => objective)).size).toBeGreaterThan(4);
});
