import { errors, repeated, warning } from './lint-problem.ts';
import type { Problem } from './lint-problem.ts';
import type { Essay, Topic } from './topic.ts';
import { fold } from './words.ts';

/** The model answer must earn nearly all of its own marks. */
const modelShare = 0.7;

/** Points of the whole bank that one word finds, whatever is said with it: a false sentence has the word as well. No more of them. */
export const mostOneWordPoints = 1005;
export const oneWordPoints = ({ essays }: Pick<Topic, 'essays'>): readonly string[] =>
  essays.flatMap(({ id, criteria }) =>
    criteria.flatMap(({ points }) =>
      points
        .filter(({ terms: [first = [], ...more] }) => more.length === 0 && first.some((term) => !term.trim().includes(' ')))
        .map(({ text }) => `${id}: ${text}`),
    ),
  );

const isFound = (answer: string, groups: readonly (readonly string[])[]): boolean =>
  groups.every((words) => words.some((word) => answer.includes(` ${fold(word)}`)));

const essayProblems = (essay: Essay): Problem[] => {
  const points = essay.criteria.flatMap((criterion) => criterion.points);
  const offered = points.reduce((sum, point) => sum + point.marks, 0);
  const answer = ` ${fold(essay.modelAnswer)} `;
  const missed = points.filter((point) => !isFound(answer, point.terms));
  const bands = essay.levels.map(({ from }) => from);
  return [
    ...errors([
      ...(offered < essay.marks ? [`its points are worth ${offered} marks, the question ${essay.marks}`] : []),
      ...(bands[0] === 0 && bands.every((from, index) => index === 0 || from > (bands[index - 1] ?? 0))
        ? []
        : ['its levels do not rise from 0']),
      ...(missed.length > points.length * (1 - modelShare)
        ? [`its model answer misses ${missed.length} of ${points.length} points: ${missed.map(({ text }) => `"${text}"`).join(', ')}`]
        : []),
    ]),
    ...(missed.length > 0 && missed.length <= points.length * (1 - modelShare)
      ? [warning(`its model answer misses ${missed.map(({ text }) => `"${text}"`).join(', ')}`)]
      : []),
  ].map(({ level, text }) => ({ level, text: `essay ${essay.id}: ${text}` }));
};

export const lintEssays = ({ essays }: Topic): Problem[] => [
  ...essays.flatMap(essayProblems),
  ...errors(repeated(essays.map(({ id }) => id)).map((id) => `two essays have the id "${id}"`)),
];
