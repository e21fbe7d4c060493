import type { Figure } from '@hedgerow/figures/figure';
import { expect, test } from 'vitest';
import { fingerprintOfText } from './fingerprint.ts';
import { offerOf } from './offer.ts';
import type { QuestionDraft } from './question-draft.ts';
import { selectQuestions } from './select-questions.ts';

const clock = (hour: number): Figure => ({ kind: 'clock', hour, minute: 0 }) as unknown as Figure;

const draft = (own: Partial<QuestionDraft>): QuestionDraft => ({
  sourceId: 'topic/one',
  provenance: 'bank',
  stem: 'What time does the clock show?',
  key: { text: 'three o’clock', why: '' },
  distractors: [],
  explanation: '',
  steps: [],
  hints: [],
  difficulty: 'intermediate',
  topicId: 'topic',
  objective: 'one',
  marks: 1,
  ...own,
});

const chosenOf = (drafts: readonly QuestionDraft[]): number =>
  selectQuestions(drafts.map(offerOf), { count: 9, difficulty: 'intermediate', seed: 1, history: [], accepts: () => true }).length;

test('questions that differ by their picture alone are different questions', () => {
  const drafts = [3, 4, 5].map((hour) => draft({ figure: clock(hour), sourceId: `topic/clock-${hour}` }));
  expect(new Set(drafts.map(({ stem, key, figure }) => fingerprintOfText(stem, key.text, figure))).size).toBe(3);
  expect(chosenOf(drafts)).toBe(3);
  expect(chosenOf([1, 2].map((at) => draft({ figure: clock(3), sourceId: `topic/same-${at}` })))).toBe(1);
});

test('a picture that was stored with its names in another order is the same picture', () => {
  const [one, other] = [
    { kind: 'clock', hour: 3, minute: 0 },
    { minute: 0, kind: 'clock', hour: 3 },
  ] as unknown as [Figure, Figure];
  expect(fingerprintOfText('What time?', '3', one)).toBe(fingerprintOfText('What time?', '3', other));
});

test('one fact is asked once in a set, whatever else is there', () => {
  const asked = ['Who dug the canal?', 'When was it dug in the north?', 'Why did boats need locks on it?'];
  expect(
    chosenOf(asked.map((stem) => draft({ stem, provenance: 'derived', sourceId: 'topic/fact-1', key: { text: stem, why: '' } }))),
  ).toBe(1);
});

test('of a whole topic what is drawn is spread over its objectives, though one of them has more generators', () => {
  const drawn = ['add', 'take', 'times', 'share', 'round'].flatMap((maker, at) =>
    [11, 23, 37].map((number) =>
      draft({
        provenance: 'generator',
        sourceId: `maths-${maker}`,
        objective: at < 3 ? 'first' : maker,
        stem: `${maker} ${number} apples and then ${number * 7}`,
        key: { text: `${maker} ${number * 3}`, why: '' },
      }),
    ),
  );
  for (let seed = 1; seed <= 20; seed += 1) {
    const wish = { count: 3, difficulty: 'intermediate', seed, history: [], accepts: () => true, isWhole: true } as const;
    const objectives = selectQuestions(drawn.map(offerOf), wish).map((offer) => offer.draft.objective);
    expect(new Set(objectives)).toEqual(new Set(['first', 'share', 'round']));
  }
});

test('draws that are asked alike give way to what is asked otherwise, and only so far as there is any', () => {
  const drawn = [20, 35, 40, 55, 60, 75].map((percent) =>
    draft({
      provenance: 'generator',
      sourceId: 'maths-percent',
      stem: `Work out ${percent}% of 480 g.`,
      key: { text: `${percent * 4.8} g`, why: '' },
    }),
  );
  const written = ['Why does a tenth come first?', 'Sam adds two tenths. What went wrong?', 'A price falls. Which was it before?'].map(
    (stem, at) => draft({ stem, sourceId: `topic/written-${at}`, difficulty: 'beginner', key: { text: stem, why: '' } }),
  );
  const selection = { count: 6, difficulty: 'intermediate', seed: 1, history: [], accepts: () => true, mostAlike: 3 } as const;
  const drawnIn = (drafts: readonly QuestionDraft[]): number =>
    selectQuestions(drafts.map(offerOf), selection).filter((offer) => offer.draft.provenance === 'generator').length;
  expect(drawnIn([...drawn, ...written])).toBe(3);
  expect(selectQuestions([...drawn, ...written].map(offerOf), selection)).toHaveLength(6);
});
