import type { Figure } from '@hedgerow/figures/figure';
import { unknownParts } from '@hedgerow/figures/science/parts';
import { errors } from './lint-problem.ts';
import type { Problem } from './lint-problem.ts';
import type { Topic } from './topic.ts';

const figuresOf = ({ sections, workedExamples, items, tasks }: Topic): readonly (readonly [string, Figure | undefined])[] => [
  ...sections.flatMap(({ heading, figure, pictures = [] }) =>
    [figure, ...pictures.map((one) => one.figure)].map((one) => [`section "${heading}"`, one] as const),
  ),
  ...workedExamples.map(({ problem, figure }) => [`example "${problem}"`, figure] as const),
  ...items.map(({ id, figure }) => [`item ${id}`, figure] as const),
  ...tasks.map(({ id, figure }) => [`task ${id}`, figure] as const),
];

/** A name that its diagram does not have would be left out of the picture without a word. */
export const lintFigures = (topic: Topic): Problem[] =>
  errors(
    figuresOf(topic).flatMap(([where, figure]) =>
      figure?.kind === 'parts'
        ? unknownParts(figure.of, figure.parts).map((name) => `${where}: the diagram "${figure.of}" has no part "${name}"`)
        : [],
    ),
  );
