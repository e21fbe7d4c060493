import type { KeyStage } from '@hedgerow/domain/key-stages';
import { shareOut } from './guide-parts.ts';
import type { Asked } from './guide-parts.ts';
import { sentencesFor } from './point-lines.ts';
import { studyOf } from './study.ts';

export type QuestionAndAnswer = { readonly question: string; readonly answer: string };
export type NotesGuide = {
  readonly keyWords: readonly { readonly term: string; readonly meaning: string }[];
  readonly keyPoints: readonly { readonly heading: string | null; readonly sentences: readonly string[] }[];
  readonly whyHow: readonly QuestionAndAnswer[];
  readonly checkYourself: readonly QuestionAndAnswer[];
};

const plain = ({ question, answer }: Asked): QuestionAndAnswer => ({ question, answer });

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
  return {
    keyWords: keyWords.map(({ term, meaning }) => ({ term, meaning })),
    keyPoints: study.notes.sections.map(({ heading, statements }) => ({
      heading: isTitle(heading) ? null : heading,
      sentences: sentencesFor(statements.filter(({ id }) => points.has(id))),
    })),
    whyHow: questions.filter(({ isReason }) => isReason).map(plain),
    checkYourself: questions.filter(({ isReason }) => !isReason).map(plain),
  };
};
