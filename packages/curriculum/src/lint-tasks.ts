import { escaped } from './escaped.ts';
import { errors, repeated } from './lint-problem.ts';
import type { Problem } from './lint-problem.ts';
import { hasHyphenForMinus, saysNothing, shortestExplanation } from './question-rules.ts';
import { changesBetween, partsIn, wordAt } from './sentence-changes.ts';
import type { Topic } from './topic.ts';
import { piecesOf } from './written-task.ts';
import type { Task } from './written-task.ts';
import { fold } from './words.ts';

/** A practice keeps no sorting of fewer things. */
const fewestSorted = 3;
/** More pieces than this do not stand on a phone's screen. */
const mostPieces = 8;

const words = (text: string): readonly string[] => partsIn(text).flatMap(({ text: word, isWord }) => (isWord ? [word.toLowerCase()] : []));

/** Of a sentence to correct: each place that is wrong has its own note, in order, and no note says what is right. */
const sentenceProblems = (task: Task): string[] => {
  if (task.kind !== 'correct') return [];
  const { sentence, answers, faults } = task;
  const parts = partsIn(sentence);
  const found = changesBetween(parts, partsIn(answers[0] ?? '')).map((change) => wordAt(parts, change));
  const shown = new Set(words(sentence));
  const right = answers.flatMap(words).filter((word) => !shown.has(word) && word.length > 1);
  const told = faults.filter(({ why }) => words(why).some((word) => right.includes(word)));
  return [
    ...(found.join(' ') === faults.map(({ word }) => word).join(' ') ? [] : [`is wrong at ${found.join(', ')}: its faults must say so`]),
    ...told.map(({ word }) => `gives the right word away at "${word}"`),
    ...faults.filter(({ why }) => saysNothing(why)).map(({ word }) => `does not say why "${word}" is wrong`),
  ];
};

/** Of a dictation: the word stands in what is read, and no sentence that is shown has it elsewhere. */
const dictationProblems = (task: Task): string[] => {
  if (task.kind !== 'dictation' || task.word === undefined) return [];
  const { says, word } = task;
  return says.split(new RegExp(String.raw`(?<![\p{L}\p{M}])${escaped(word)}(?![\p{L}\p{M}])`, 'u')).length === 2
    ? []
    : [`"${word}" must stand once in what is read`];
};

const taskProblems = (task: Task, topic: Topic): string[] => {
  const misconceptions = new Set(topic.misconceptions.map(({ id }) => id));
  const known = 'wrong' in task ? task.wrong : 'faults' in task ? task.faults : [];
  const named = known.flatMap(({ misconception }) => misconception ?? []);
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
    ...sentenceProblems(task),
    ...dictationProblems(task),
    ...(task.kind === 'correct' ? [] : piecesOf(task)).flatMap((pieces) => [
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
