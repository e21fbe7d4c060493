import type { DictationQuestion, FactForm, PartsQuestion, SentenceQuestion, TypedQuestion } from '@hedgerow/curriculum/question';
import { escaped } from '@hedgerow/curriculum/escaped';
import type { Topic } from '@hedgerow/curriculum/topic';
import { dictated, type Task } from '@hedgerow/curriculum/written-task';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { wordsBySubject } from '../answers/card-answer.ts';
import { readNumber } from '../answers/read-number.ts';
import { hashText } from '../generators/random.ts';
import { seeded, shuffled } from '../text/seeded.ts';
import { mixedPlaces, places } from './mixed-places.ts';
import { hintsAt } from './part-help.ts';
import { partOf } from './part-of-task.ts';

type Form = DictationQuestion | FactForm | PartsQuestion | SentenceQuestion | TypedQuestion;

const sharedOf = (topic: Topic, task: Task) => ({
  id: `q-${hashText(`${topic.id}/${task.id}`).toString(36)}`,
  question: task.stem,
  ...(task.figure === undefined ? {} : { figure: task.figure }),
  explanation: task.explanation,
  stepByStepSolution: [],
  hints: task.hint === undefined ? [] : [task.hint],
  marks: task.marks,
  difficulty: task.difficulty,
  topicId: topic.id,
  objective: task.objective,
  provenance: 'bank' as const,
  sourceId: `${topic.id}/${task.id}`,
});

const expectedOf = ({ subject }: Topic, answers: readonly string[], others: readonly string[], spelling?: 'exact') => ({
  kind: 'words' as const,
  answers: [...answers],
  others: [...others],
  ...wordsBySubject[subject],
  ...(spelling === undefined ? {} : { spelling }),
});

/** Lessons in which the letters of a word are the answer. */
const ofSpelling = /\.(?:spelling|phonics|prefixes|suffixes|homophones|plurals)\b/;
const asksLetters =
  /\bspell (?:the|it|this|that|each)\b|\bmisspelt\b|\bspelt wrong|\b(?:right|correct) spelling\b|\bletters? (?:is|are) missing\b|\bmissing letters?\b/i;
/** Where the spelling is what is practised, no slip of a letter is forgiven. */
const spellingOf = (topic: Topic, { stem, objective }: Extract<Task, { kind: 'words' }>): 'exact' | undefined =>
  topic.subject === 'english' && (ofSpelling.test(topic.id) || objective === 'spelling' || asksLetters.test(stem)) ? 'exact' : undefined;

/** Asks for one way of writing a number, so that another of the same value is no answer. */
const asksForForm =
  /\bas an? (?:mixed|improper|decimal|fraction|percentage|power|whole)|\bas a (?:top|product)|improper|mixed number|equivalent|denominator|numerator|tenths|hundredths|standard form|in words|in figures|decimal places?|significant|\bround/i;
const asksForSimplest = /simplest form|simplif|lowest terms|cancel/i;

const numbersOf = ({ stem, answers }: Extract<Task, { kind: 'words' }>): { readonly numbers?: 'value' | 'simplest' } => {
  if (!answers.some((answer) => readNumber(answer) !== undefined) || asksForForm.test(stem)) return {};
  return { numbers: asksForSimplest.test(stem) ? 'simplest' : 'value' };
};

/** A number is written with digits and signs alone; its unit may be left out. */
const keysOf = ({ answers, wrong }: Extract<Task, { kind: 'words' }>): TypedQuestion['keys'] => {
  const [first = ''] = answers;
  if (!/^[£\-−]?[\d.,]+\s*\S*$/.test(first)) return 'words';
  const plain = (pattern: RegExp): boolean => answers.some((text) => pattern.test(text));
  if (plain(/^\d+$/) && wrong.every(({ text }) => /^\d+$/.test(text))) return 'digits';
  return plain(/^[-−]?[\d.,]+$/) ? 'number' : 'words';
};

const spokenIn: Partial<Record<SubjectId, DictationQuestion['language']>> = { french: 'fr', spanish: 'es', german: 'de' };

const withGapFor = (says: string, word: string): string =>
  says.replace(new RegExp(String.raw`(?<![\p{L}\p{M}])${escaped(word)}(?![\p{L}\p{M}])`, 'u'), '____');

const formOf = (topic: Topic, task: Task, chance: () => number): Form => {
  const shared = sharedOf(topic, task);
  switch (task.kind) {
    case 'words': {
      const { answers, wrong } = task;
      return {
        ...shared,
        type: 'typed',
        expected: {
          ...expectedOf(
            topic,
            answers,
            wrong.map(({ text }) => text),
            spellingOf(topic, task),
          ),
          ...numbersOf(task),
        },
        answer: answers[0] ?? '',
        slips: wrong.map(({ text, why, misconception }) => ({
          text,
          note: why,
          misconception: misconception ?? null,
          expected: expectedOf(topic, [text], answers, spellingOf(topic, task)),
        })),
        keys: keysOf(task),
      };
    }
    case 'correct':
      return {
        ...shared,
        type: 'correct',
        sentence: task.sentence,
        answers: task.answers,
        faults: task.faults.map(({ word, why, misconception }) => ({ word, note: why, misconception: misconception ?? null })),
      };
    case 'parts': {
      const parts = task.parts.map((part) => partOf(topic, part));
      return { ...shared, type: 'parts', parts, hints: hintsAt(parts, 0), marks: parts.reduce((sum, { marks }) => sum + marks, 0) };
    }
    case 'dictation': {
      const answer = dictated(task);
      const options = shuffled([answer, ...task.wrong.map(({ text }) => text)], chance);
      return {
        ...shared,
        type: 'dictation',
        language: spokenIn[topic.subject] ?? 'en',
        says: task.says,
        shown: task.word === undefined ? '' : withGapFor(task.says, task.word),
        answer,
        slips: task.wrong.map(({ text, why, misconception }) => ({ text, note: why, misconception: misconception ?? null })),
        options,
        correctAnswer: options.indexOf(answer),
      };
    }
    case 'several': {
      const all = shuffled(
        [...task.right.map((one) => ({ ...one, fits: true })), ...task.wrong.map((one) => ({ ...one, fits: false }))],
        chance,
      );
      return {
        ...shared,
        type: 'several',
        options: all.map(({ text }) => text),
        correctAnswers: all.flatMap(({ fits }, at) => (fits ? [at] : [])),
        optionNotes: all.map(({ why }) => why),
      };
    }
    case 'order': {
      const shown = mixedPlaces(task.steps.length, chance);
      return {
        ...shared,
        type: 'order',
        items: shown.map((at) => task.steps[at] ?? ''),
        rightOrder: task.steps.map((_, at) => shown.indexOf(at)),
      };
    }
    case 'match': {
      const shown = mixedPlaces(task.pairs.length, chance);
      return {
        ...shared,
        type: 'match',
        left: task.pairs.map(({ left }) => left),
        right: shown.map((at) => task.pairs[at]?.right ?? ''),
        partners: places(task.pairs.length).map((at) => shown.indexOf(at)),
      };
    }
    case 'sort': {
      const members = shuffled(
        task.groups.flatMap(({ items }, group) => items.map((text) => ({ text, group }))),
        chance,
      );
      return {
        ...shared,
        type: 'sort',
        items: members.map(({ text }) => text),
        groups: task.groups.map(({ name }) => name),
        places: members.map(({ group }) => group),
      };
    }
  }
};

/** The hand-written questions of a topic that are not answered by choosing one option, in an order of this seed. */
export const writtenTasks = (topic: Topic, seed: number): readonly Form[] => {
  const chance = seeded(seed);
  return shuffled(topic.tasks, chance).map((task) => formOf(topic, task, chance));
};
