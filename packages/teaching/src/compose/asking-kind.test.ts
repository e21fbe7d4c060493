import { openBank } from '@hedgerow/curriculum/bank';
import { partsOf } from '@hedgerow/curriculum/request-parts';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { expect, test } from 'vitest';
import { askingKindOf } from './asking-kind.ts';
import { composeAssessment } from './compose-assessment.ts';

const asked = (stem: string, key: string, others: readonly string[] = [], about: readonly string[] = []) => ({
  stem,
  key: { text: key, why: '' },
  distractors: others.map((text) => ({ text, why: '', misconception: null })),
  about,
  provenance: 'bank' as const,
});

test.each([
  ['why do we have seasons', asked('Why is it warmer in July?', 'The Earth is tilted.')],
  ['what is the ablative for', asked('What is the ablative used for?', 'means', [], ['what the ablative is for'])],
  [
    'sine rule or cosine rule how do i know which one',
    asked('Three sides are known. What gives an angle?', 'the cosine rule', ['the sine rule']),
  ],
  ['difference between ram and rom', asked('How does RAM differ from ROM?', 'It is volatile.')],
  ['por or para', asked('Complete: *Gracias ___ el regalo.*', 'por', ['para', 'de'])],
  [
    'when to use mean median or mode',
    asked('A shop orders shoes. What helps it most?', 'the mode', ['the mean'], ['which average to use']),
  ],
])('“%s” asks for such a question', (text, question) => {
  expect(askingKindOf(text, partsOf(text))?.isOfKind(question)).toBe(true);
});

test.each([
  ['why do we have seasons', asked('Which month is in summer?', 'July')],
  ['sine rule or cosine rule how do i know which one', asked('AB is 11 cm, AC is 6 cm. How long is BC?', '9.2 cm', ['8 cm'])],
])('“%s” does not ask for that one', (text, question) => {
  expect(askingKindOf(text, partsOf(text))?.isOfKind(question)).toBe(false);
});

test('what only names a thing asks for no kind', () => {
  for (const text of [
    'quadratic equations',
    'adding fractions with different denominators',
    'area and perimeter',
    'when did the vikings come',
    'romeo and juliet',
    'factorise difference of two squares',
    'plurals adding s or es',
  ])
    expect(askingKindOf(text, partsOf(text))).toBeUndefined();
});

test.each(['when do you use a or an', 'what is the difference', 'how do i know which one', 'is or are which one'])(
  '“%s” names no two things and is a wish like any other',
  (text) => {
    const kind = askingKindOf(text, []);
    expect(kind?.isOutright ?? false).toBe(false);
    const bare = {
      stem: 'Which word fits?',
      key: { text: 'an', why: '', misconception: null },
      distractors: [],
      provenance: 'bank',
    } as const;
    expect(kind?.isOfKind(bare) ?? false).toBe(false);
  },
);

const bank = openBank();
test.each<readonly [SubjectId, KeyStage, string, RegExp, number]>([
  ['maths', 'KS4', 'sine rule or cosine rule how do i know which one', /which|why|what must|what gives|went wrong/i, 5],
  ['maths', 'KS3', 'when to use mean median or mode', /average|represents|poor choice|no help|Which set|says? more/, 4],
  ['science', 'KS2', 'why do we have seasons', /why|tell us|would/i, 3],
  // No reason holds a sum of two like fractions, and that is no reason to leave it out.
  ['maths', 'KS2', 'why do you need the same denominator to add fractions', /why/i, 2],
])('%s %s “%s”: questions of this kind come first', (subject, keyStage, topicText, pattern, fewest) => {
  const { questions } = composeAssessment({
    bank,
    subject,
    keyStage,
    topicText,
    difficulty: 'intermediate',
    count: 6,
    includeEssays: false,
    seed: 11,
    history: [],
  });
  const ofKind = questions.filter(({ question }) => pattern.test(question));
  expect(ofKind.length).toBeGreaterThanOrEqual(fewest);
});
