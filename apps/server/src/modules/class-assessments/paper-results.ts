import type { PaperMisconception, PaperQuestion } from '@hedgerow/contracts/class-assessments';
import type { FigureQuestion, MultipleChoice, TestQuestion } from '@hedgerow/curriculum/question';
import { figureView } from '@hedgerow/figures/figure';
import type { Answer } from '@hedgerow/domain/scoring';
import { earnedOn } from '@hedgerow/teaching/on-figure/earned-on';
import { picturesOf } from '@hedgerow/teaching/on-figure/pictures-of';
import { fits, givenFrom, givenWords, isBlank, rightWords } from '@hedgerow/teaching/practice/given-answer';
import type { RichText } from '#ports/rich-text.ts';

/** What one pupil handed in. */
export type Paper = { readonly pupil: { readonly id: string; readonly name: string }; readonly answers: readonly Answer[] };
export type KnownBelief = {
  readonly topicId: string;
  readonly misconceptionId: string;
  readonly topic: string;
  readonly belief: string;
  readonly correction: string;
};
/** A belief of the bank by the question's source and its id; undefined where the bank has none. */
export type BeliefOf = (question: MultipleChoice, id: string) => KnownBelief | undefined;

const hasAnswer = (question: TestQuestion, answer: Answer | undefined): boolean => {
  if (question.type === 'essay') return typeof answer === 'string' && answer.trim() !== '';
  if (question.type === 'multiple_choice') return typeof answer === 'number' && answer >= 0;
  const given = typeof answer === 'string' ? givenFrom(question, answer) : null;
  return !isBlank(given) && fits(question, given);
};

/** Of the wrong answers on a figure so many are named. */
const mostPlaces = 4;

/** Who earned all marks, and who a part of them; the right answer, and where most others went. */
const onFigure = (question: FigureQuestion, given: readonly Answer[], { inline }: Pick<RichText, 'inline'>) => {
  const earned = given.map((answer) => ({ earned: earnedOn(question, answer), words: givenWords(question, givenFrom(question, answer)) }));
  const correct = earned.filter((one) => one.earned === 1).length;
  const others = [
    ...Map.groupBy(
      earned.filter((one) => one.earned < 1),
      ({ words }) => words,
    ),
  ]
    .map(([words, all]) => ({ words, chosen: all.length }))
    .toSorted((one, other) => other.chosen - one.chosen)
    .slice(0, mostPlaces);
  return {
    correct,
    part: earned.filter((one) => one.earned > 0 && one.earned < 1).length,
    right: picturesOf(question, null).right,
    options: [
      { text: inline(rightWords(question)), correct: true, chosen: correct, note: '' },
      ...others.map(({ words, chosen }) => ({ text: inline(words), correct: false, chosen, note: '' })),
    ],
  };
};

/** How a class answered each question, and which options it chose or which places it took. */
export const questionResults = (
  questions: readonly TestQuestion[],
  papers: readonly Paper[],
  { inline }: Pick<RichText, 'inline'>,
): PaperQuestion[] =>
  questions.map((question, place) => {
    const given = papers.map(({ answers }) => answers[place] ?? null).filter((answer) => hasAnswer(question, answer));
    const shared = {
      id: question.id,
      type: question.type,
      question: inline(question.question),
      ...(question.figure === undefined ? {} : { figure: figureView(question.figure) }),
      marks: question.marks,
      answered: given.length,
      part: 0,
    };
    if (question.type === 'essay') return { ...shared, correct: null, options: [] };
    if (question.type === 'on_figure') return { ...shared, ...onFigure(question, given, { inline }) };
    const chosen = (option: number): number => given.filter((answer) => answer === option).length;
    const options = question.options.map((text, option) => ({
      text: inline(text),
      correct: option === question.correctAnswer,
      chosen: chosen(option),
      note: inline(question.optionNotes[option] ?? ''),
    }));
    return { ...shared, correct: chosen(question.correctAnswer), options };
  });

type Gathered = KnownBelief & { questions: Set<number>; pupils: Map<string, string> };

/**
 * What wrong answers say that pupils believe, by the misconception that an option names. A note on an option is a word to the pupil who
 * chose it, and no belief. What most pupils show comes first.
 */
export const misconceptionsOf = (
  questions: readonly TestQuestion[],
  papers: readonly Paper[],
  beliefOf: BeliefOf,
  { inline }: Pick<RichText, 'inline'>,
): PaperMisconception[] => {
  const gathered = new Map<string, Gathered>();
  questions.forEach((question, place) => {
    if (question.type !== 'multiple_choice') return;
    for (const { pupil, answers } of papers) {
      const answer = answers[place];
      if (typeof answer !== 'number' || answer < 0 || answer === question.correctAnswer) continue;
      const id = question.misconceptions[answer] ?? null;
      const known = id === null ? undefined : beliefOf(question, id);
      if (known === undefined) continue;
      const key = `${known.topicId}/${known.misconceptionId}`;
      const found = gathered.get(key) ?? { ...known, questions: new Set(), pupils: new Map() };
      found.questions.add(place);
      found.pupils.set(pupil.id, pupil.name);
      gathered.set(key, found);
    }
  });
  return [...gathered.values()]
    .toSorted((one, other) => other.pupils.size - one.pupils.size || other.questions.size - one.questions.size)
    .map(({ belief, correction, questions: places, pupils, ...known }) => ({
      ...known,
      belief: inline(belief),
      correction: inline(correction),
      questions: [...places],
      pupils: [...pupils].map(([id, name]) => ({ id, name })),
    }));
};
