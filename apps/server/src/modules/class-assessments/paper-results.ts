import type { PaperMisconception, PaperQuestion } from '@hedgerow/contracts/class-assessments';
import type { MultipleChoice, Question } from '@hedgerow/curriculum/question';
import { figureView } from '@hedgerow/figures/figure';
import type { Answer } from '@hedgerow/domain/scoring';
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

const hasAnswer = (question: Question, answer: Answer | undefined): boolean =>
  question.type === 'essay' ? typeof answer === 'string' && answer.trim() !== '' : typeof answer === 'number' && answer >= 0;

/** How a class answered each question, and which options it chose. */
export const questionResults = (
  questions: readonly Question[],
  papers: readonly Paper[],
  { inline }: Pick<RichText, 'inline'>,
): PaperQuestion[] =>
  questions.map((question, place) => {
    const given = papers.map(({ answers }) => answers[place]);
    const shared = {
      id: question.id,
      type: question.type,
      question: inline(question.question),
      ...(question.figure === undefined ? {} : { figure: figureView(question.figure) }),
      marks: question.marks,
      answered: given.filter((answer) => hasAnswer(question, answer)).length,
    };
    if (question.type === 'essay') return { ...shared, correct: null, options: [] };
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
  questions: readonly Question[],
  papers: readonly Paper[],
  beliefOf: BeliefOf,
  { inline }: Pick<RichText, 'inline'>,
): PaperMisconception[] => {
  const gathered = new Map<string, Gathered>();
  questions.forEach((question, place) => {
    if (question.type === 'essay') return;
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
