import { errors, repeated } from './lint-problem.ts';
import type { Problem } from './lint-problem.ts';
import { hasHyphenForMinus, saysNothing, shortestExplanation } from './question-rules.ts';
import type { Topic } from './topic.ts';
import { piecesOf } from './written-task.ts';
import type { Task } from './written-task.ts';
import { fold } from './words.ts';

/** A practice keeps no sorting of fewer things. */
const fewestSorted = 3;
/** More pieces than this do not stand on a phone's screen. */
const mostPieces = 8;

const taskProblems = (task: Task, topic: Topic): string[] => {
  const misconceptions = new Set(topic.misconceptions.map(({ id }) => id));
  const named = 'wrong' in task ? task.wrong.flatMap(({ misconception }) => misconception ?? []) : [];
  return [
    ...(topic.objectives.some(({ id }) => id === task.objective)
      ? []
      : [`names the objective "${task.objective}", which the topic does not have`]),
    ...named.filter((id) => !misconceptions.has(id)).map((id) => `names the misconception "${id}", which the topic does not have`),
    ...('wrong' in task ? task.wrong.filter(({ why }) => saysNothing(why)) : []).map(({ text }) => `does not say why "${text}" is wrong`),
    ...(hasHyphenForMinus(`${task.stem} ${task.explanation}`) ? ['has a hyphen for a minus sign'] : []),
    ...(task.explanation.length < shortestExplanation ? [`its explanation is shorter than ${shortestExplanation} characters`] : []),
    ...(task.kind === 'sort' && task.groups.flatMap(({ items }) => items).length < fewestSorted
      ? [`sorts fewer than ${fewestSorted} things`]
      : []),
    ...piecesOf(task).flatMap((pieces) => [
      // Letters of one case in spelling, signs of algebra: what a pupil sees must differ, not what a search folds.
      ...repeated(pieces.map((piece) => (fold(piece) === '' ? piece : piece.toLowerCase()))).map((piece) => `has "${piece}" twice`),
      ...(task.kind !== 'words' && pieces.length > mostPieces ? [`has ${pieces.length} pieces; ${mostPieces} are the most`] : []),
    ]),
  ].map((text) => `task ${task.id}: ${text}`);
};

/** The written questions that are not answered by choosing one option. */
export const lintTasks = (topic: Topic): Problem[] =>
  errors([
    ...topic.tasks.flatMap((task) => taskProblems(task, topic)),
    ...repeated([...topic.items, ...topic.tasks].map(({ id }) => id)).map((id) => `two questions have the id "${id}"`),
  ]);
