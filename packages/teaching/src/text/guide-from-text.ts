import type { KeyStage } from '@hedgerow/domain/key-stages';
import { shareOut } from './guide-parts.ts';
import type { Asked, GuideParts } from './guide-parts.ts';
import { sentencesFor } from './point-lines.ts';
import type { Statement } from './read-notes.ts';
import { studyOf } from './study.ts';
import { questionsIn } from './sheet-questions.ts';

export type QuestionAndAnswer = { readonly question: string; readonly answer: string };
export type NotesGuide = {
  readonly keyWords: readonly { readonly term: string; readonly meaning: string }[];
  readonly keyPoints: readonly { readonly heading: string | null; readonly sentences: readonly string[] }[];
  readonly whyHow: readonly QuestionAndAnswer[];
  readonly checkYourself: readonly QuestionAndAnswer[];
};

const plain = ({ question, answer }: Asked): QuestionAndAnswer => ({ question, answer });

/** So few are no sheet. */
const fewestQuestions = 2;
/** "There are three types.", "Erosion is different." */
const saysNothing = ({ text, kind, pair }: Statement): boolean =>
  kind === 'sentence' &&
  pair === undefined &&
  /^(?:There are (?:two|three|four|five|six|\d) (?:main |different )?(?:types|kinds|sorts|ways|parts|stages|reasons)|\p{Lu}\p{L}+ (?:is|are) (?:very |also )?different)\.$/u.test(
    text,
  );
/** "It" stays where the sentence that says what it is stands right above; elsewhere its name is told. */
const standing = (one: Statement, before: Statement | undefined, points: GuideParts['points']): Statement => {
  const { shown, ...named } = one;
  return shown === undefined || (before !== undefined && points.has(before.id)) ? one : named;
};

/**
 * A revision guide in the words of the pupil's own notes: key words, key points of every section, why and how,
 * and questions to check yourself. Nothing is added and nothing is said twice: it is no longer than the notes.
 */
export const notesFromText = (request: {
  readonly text: string;
  readonly title: string;
  readonly keyStage: KeyStage;
  readonly seed: number;
}): NotesGuide => {
  const study = studyOf(request.text);
  const { keyWords, points, asked } = shareOut(study, { ...request, source: request.text });
  const isTitle = (heading: string | null): boolean => heading?.toLowerCase() === request.title.trim().toLowerCase();
  const questions = study.notes.statements.map(({ id }) => asked.get(id)).filter((question) => question !== undefined);
  const unanswered = questionsIn(request.text);
  return {
    keyWords: keyWords.map(({ term, meaning }) => ({ term, meaning })),
    keyPoints: study.notes.sections
      .map(({ heading, statements }) => ({
        heading: isTitle(heading) ? null : heading,
        sentences: sentencesFor(
          statements.flatMap((one, at) => (points.has(one.id) && !saysNothing(one) ? [standing(one, statements[at - 1], points)] : [])),
          (one, before) => statements.findIndex(({ id }) => id === one.id) === statements.findIndex(({ id }) => id === before.id) + 1,
        ),
      }))
      .concat(unanswered.length < fewestQuestions ? [] : [{ heading: 'Questions to answer', sentences: unanswered }]),
    whyHow: questions.filter(({ isReason }) => isReason).map(plain),
    checkYourself: questions.filter(({ isReason }) => !isReason).map(plain),
  };
};
