import { difficulties } from '@hedgerow/domain/difficulties';
import { faultsOf } from '@hedgerow/figures/faults';
import { describeFigure, drawFigure, Figure } from '@hedgerow/figures/figure';
import { describe, expect, test } from 'vitest';
import { generators } from './all-generators.ts';
import { tellsAnswer } from './make-generator.ts';

const seeds = Array.from({ length: 120 }, (_, seed) => seed);
const withPictures = generators.filter((generator) => generator.generate(0, 'beginner').figure !== undefined);

test('pictures are shown by the generators that are about what is seen', () => {
  expect(withPictures.map(({ id }) => id)).toEqual(
    expect.arrayContaining([
      'maths-count-objects',
      'maths-clock-times',
      'maths-coins-total',
      'maths-tens-and-ones',
      'maths-read-scales',
      'maths-read-bar-charts',
      'maths-read-box-plots',
    ]),
  );
});

describe.each(withPictures)('$id', (generator) => {
  test.each(difficulties)('shows a sound picture whose words do not say the answer at %s', (difficulty) => {
    const faults = seeds.flatMap((seed) => {
      const { figure, key, distractors } = generator.generate(seed, difficulty);
      if (figure === undefined) return [];
      const words = describeFigure(figure);
      const said = (option: string): boolean => tellsAnswer(words, option.replaceAll('$', ''));
      // Where options are names in the picture, it says all of them.
      const tells = said(key) && !distractors.every(({ text }) => said(text));
      return [
        ...faultsOf(drawFigure(figure)),
        ...(tells ? [`"${words}" says ${key}`] : []),
        ...(Figure.safeParse(figure).success ? [] : ['is not what its schema takes']),
      ].map((fault) => `${seed}: ${fault} ${JSON.stringify(figure)}`);
    });
    expect(faults.slice(0, 3)).toEqual([]);
  });
});
