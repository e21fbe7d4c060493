import { openBank } from '@hedgerow/curriculum/bank';
import { expect, test } from 'vitest';
import { generators } from '../generators/all-generators.ts';
import { composeAssessment } from './compose-assessment.ts';
import { findTopics } from './find-topics.ts';

const bank = openBank();

test.each(generators)('who types “$title” at $keyStage gets $id', ({ id, title, subject, keyStage }) => {
  const found = findTopics(bank, { subject, keyStage, topicText: title });
  expect(found.methods.map(({ generator }) => generator.id)).toContain(id);
});

test.each(['telling the time', 'time', 'clocks'])(
  'a pupil of Year 2 who asks for “%s” gets questions on the clock and the calendar',
  (topicText) => {
    const { questions } = composeAssessment({
      bank,
      subject: 'maths',
      keyStage: 'KS1',
      topicText,
      difficulty: 'beginner',
      count: 10,
      includeEssays: false,
      seed: 3,
      history: [],
    });
    const onTime = questions.filter(({ sourceId }) =>
      /maths-(?:clock-times|digital-clock|time-later|time-units|days-and-months)/.test(sourceId),
    );
    expect(onTime.length).toBeGreaterThanOrEqual(3);
  },
);

test('what another subject has under this name is pointed at, and not said to be missing', () => {
  const { elsewhere } = findTopics(bank, { subject: 'geography', keyStage: 'KS4', topicText: 'blood brothers' });
  expect(elsewhere).toMatchObject({ subject: 'english', title: 'Blood Brothers' });
  const wish = { bank, subject: 'geography', keyStage: 'KS4', difficulty: 'beginner', count: 5, includeEssays: false, seed: 3 } as const;
  expect(composeAssessment({ ...wish, topicText: 'blood brothers', history: [] })).toMatchObject({
    questions: [],
    sentence: 'We do not cover “blood brothers” in Geography, but we do in English: “Blood Brothers”.',
  });
  expect(findTopics(bank, { subject: 'geography', keyStage: 'KS4', topicText: 'photoelectric effect' }).elsewhere).toBeUndefined();
});

test.each([
  ['geography', 'KS2', 'photosynthesis', 'science'],
  ['geography', 'KS3', 'photosynthesis', 'science'],
  ['science', 'KS3', 'rivers', 'geography'],
  ['geography', 'KS3', 'the industrial revolution', 'history'],
] as const)('%s, %s: “%s” is pointed at in %s, and nothing that is only near is given for it', (subject, keyStage, topicText, where) => {
  const found = findTopics(bank, { subject, keyStage, topicText });
  expect(found).toMatchObject({ topics: [], elsewhere: { subject: where } });
});

test('what a subject has itself, under this name or wholly, is not sent to another', () => {
  for (const [subject, topicText] of [
    ['science', 'graphs'],
    ['geography', 'pollution'],
    ['english', 'world war 1'],
  ] as const)
    expect(findTopics(bank, { subject, keyStage: 'KS3', topicText }).elsewhere).toBeUndefined();
});

test.each([
  ['maths', 'arithmetic', 'maths.ks2.sats-arithmetic'],
  ['maths', 'sats paper 1 arithmetic', 'maths.ks2.sats-arithmetic'],
  ['maths', 'Maths paper 1', 'maths.ks2.sats-arithmetic'],
  ['english', 'spag', 'english.ks2.spag-mixed'],
  ['english', 'grammar test year 6', 'english.ks2.spag-mixed'],
] as const)('%s: “%s” is a whole paper, with every part of it in eight questions', (subject, topicText, topicId) => {
  const wish = { bank, subject, keyStage: 'KS2', topicText, difficulty: 'intermediate', count: 8, includeEssays: false, seed: 5 } as const;
  const made = composeAssessment({ ...wish, history: [] });
  expect(made).toMatchObject({ topicId, coverage: 'exact' });
  const parts = bank.topic(topicId)?.objectives.map(({ id }) => id);
  expect(new Set(made.questions.map(({ objective }) => objective))).toEqual(new Set(parts));
});

test.each(['long division', 'percentage of an amount', 'adding and subtracting decimals'])(
  'a paper of everything does not answer for “%s”, though it draws that too',
  (topicText) => {
    const { topics } = findTopics(bank, { subject: 'maths', keyStage: 'KS2', topicText });
    expect(topics.map(({ id }) => id)).not.toContain('maths.ks2.sats-arithmetic');
  },
);
