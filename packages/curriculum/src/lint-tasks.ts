import { partLetters, partName } from '@hedgerow/domain/part-name';
import { escaped } from './escaped.ts';
import { errors, repeated } from './lint-problem.ts';
import type { Problem } from './lint-problem.ts';
import { hasHyphenForMinus, saysNothing, shortestExplanation } from './question-rules.ts';
import { changesBetween, partsIn, wordAt } from './sentence-changes.ts';
import { tellsAnswer } from './tells-answer.ts';
import type { Topic } from './topic.ts';
import { piecesOf } from './written-task.ts';
import type { Task } from './written-task.ts';
import { fold } from './words.ts';

/** A practice keeps no sorting of fewer things. */
const fewestSorted = 3;
/** More pieces than this do not stand on a phone's screen. */
const mostPieces = 8;

type TaskPart = Extract<Task, { kind: 'parts' }>['parts'][number];

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

/** In a hint only what a pupil would type is looked for, so that “2 steps” tells nothing of “12”. */
const answersOf = (expected: TaskPart['expected']): readonly string[] => {
  switch (expected.kind) {
    case 'number':
    case 'quantity':
      return [expected.value];
    case 'money':
      return [(expected.pence / 100).toFixed(2), String(expected.pence / 100)];
    case 'time':
      return [expected.at];
    case 'expression':
      return [expected.expression];
    case 'words':
      return expected.answers;
  }
};

/** Of a question in parts: what a part is worked out from stands before it, and no hint tells an answer. */
const partsProblems = (task: Task): string[] => {
  if (task.kind !== 'parts') return [];
  return task.parts.flatMap(({ expected, hint, steps, wrong, from = '', ask, places }, at) => {
    const name = `part ${partName(at)}`;
    const letters = partLetters.filter((letter) => from.includes(letter));
    const early = letters.filter((letter) => partLetters.indexOf(letter) >= at);
    const rounded = letters.filter((letter) => task.parts[partLetters.indexOf(letter)]?.places !== undefined);
    return [
      ...(from === '' || letters.length > 0 ? [] : [`${name} follows from no part before it`]),
      ...early.map((letter) => `${name} follows from (${letter}), which does not stand before it`),
      ...rounded.map((letter) => `${name} follows from (${letter}), which is rounded`),
      ...(from === '' || expected.kind !== 'words' ? [] : [`${name} is a word, which follows from no number`]),
      ...(places === undefined || from !== '' ? [] : [`${name} is rounded: say what it is rounded from`]),
      ...answersOf(expected).flatMap((answer) => (tellsAnswer(hint, answer) ? [`${name}: its hint tells the answer ${answer}`] : [])),
      ...([ask, hint, ...steps].some(hasHyphenForMinus) ? [`${name} has a hyphen for a minus sign`] : []),
      ...wrong.filter(({ why }) => saysNothing(why)).map(({ text }) => `${name} does not say why "${text}" is wrong`),
      ...wrong.filter(({ text }) => answersOf(expected).includes(text)).map(({ text }) => `${name} has its answer ${text} as a wrong one`),
    ];
  });
};

const taskProblems = (task: Task, topic: Topic): string[] => {
  const misconceptions = new Set(topic.misconceptions.map(({ id }) => id));
  const known =
    'wrong' in task ? task.wrong : 'faults' in task ? task.faults : 'parts' in task ? task.parts.flatMap(({ wrong }) => wrong) : [];
  const named = known.flatMap(({ misconception }) => misconception ?? []);
  const capitalsCount = task.kind === 'words' && topic.subject === 'german';
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
    ...partsProblems(task),
    ...(task.kind === 'correct' ? [] : piecesOf(task)).flatMap((pieces) => [
      // Letters of one case in spelling, signs of algebra: what a pupil sees must differ, not what a search folds. A German verb that opens
      // a sentence is listed without its capital as well.
      ...repeated(pieces.map((piece) => (fold(piece) === '' || capitalsCount ? piece : piece.toLowerCase()))).map(
        (piece) => `has "${piece}" twice`,
      ),
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
