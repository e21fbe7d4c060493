import { tellsAnswer } from '@hedgerow/curriculum/tells-answer';
import { difficulties } from '@hedgerow/domain/difficulties';
import { faultsOf } from '@hedgerow/figures/faults';
import { describeFigure, drawFigure, Figure } from '@hedgerow/figures/figure';
import { describe, expect, test } from 'vitest';
import { generators } from './all-generators.ts';
import { seedsFor } from '../testing/generator-seeds.ts';
import { looksAtAll } from '../testing/looks-at-all.ts';

const mostPictures = 120;
const seeds = Array.from({ length: mostPictures }, (_, seed) => seed);
const drawingChanged = looksAtAll('packages/figures/');
/** Some show a picture only for some of their questions, or not to beginners. */
const withPictures = generators.filter((generator) =>
  difficulties.some((difficulty) => seeds.slice(0, 12).some((seed) => generator.generate(seed, difficulty).figure !== undefined)),
);

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
      'maths-shape-sides',
      'maths-angle-facts',
      'maths-angles-parallel-lines',
      'maths-angles-in-polygons',
      'maths-bearings',
      'maths-circle-measures',
      'maths-sectors-and-arcs',
      'maths-compound-shapes',
      'maths-volume-cuboid',
      'maths-pythagoras',
      'maths-trigonometry-sides',
      'maths-sine-cosine-rule',
      'maths-coordinates',
      'maths-transform-coordinates',
      'maths-gradient-of-line',
      'maths-vectors',
      'maths-venn-diagrams',
      'maths-function-machines',
      'maths-negative-temperatures',
      'geography-compass-directions',
      'geography-grid-references',
      'geography-climate-graphs',
      'geography-contour-lines',
      'computing-logic-circuits',
      'physics-spring-extension',
      'physics-velocity-time-graphs',
      'physics-decay-curves',
      'physics-sankey-diagrams',
      'music-notes-on-the-stave',
    ]),
  );
});

/** Whose choices are named in the picture, all of them, and none is said to be the one. */
const choicesAreNamed: ReadonlySet<string> = new Set([
  'geography-grid-references',
  'maths-coin-values',
  'maths-grouped-data',
  'maths-more-or-fewer',
  'maths-timetables',
  'science-food-webs',
]);

describe.each(withPictures)('$id', (generator) => {
  const looked = drawingChanged ? seeds : seeds.slice(0, seedsFor(generator.id) / 2);
  test.each(difficulties)('shows a sound picture whose words do not say the answer at %s', (difficulty) => {
    const faults = looked.flatMap((seed) => {
      const { stem, figure, key, distractors } = generator.generate(seed, difficulty);
      if (figure === undefined) return [];
      const words = describeFigure(figure);
      const said = (option: string): boolean => tellsAnswer(words, option.replaceAll('$', ''));
      // Letters of the picture, or names of it where that is known: it says all of them. An angle equal to one that is given stands in the stem too.
      const isChoice = (/^[A-Z]$/.test(key) || choicesAreNamed.has(generator.id)) && distractors.every(({ text }) => said(text));
      const tells = said(key) && !isChoice && !tellsAnswer(stem, key.replaceAll('$', ''));
      return [
        ...faultsOf(drawFigure(figure)),
        ...(tells ? [`"${words}" says ${key}`] : []),
        ...(Figure.safeParse(figure).success ? [] : ['is not what its schema takes']),
      ].map((fault) => `${seed}: ${fault} ${JSON.stringify(figure)}`);
    });
    expect(faults.slice(0, 3)).toEqual([]);
  });
});
