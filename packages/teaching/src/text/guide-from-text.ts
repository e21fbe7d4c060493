import type { KeyStage } from '@hedgerow/domain/key-stages';
import { shareOut } from './guide-parts.ts';
import type { Asked } from './guide-parts.ts';
import { sentencesFor } from './point-lines.ts';
import { limits } from './limits.ts';
import { studyOf } from './study.ts';
import { isAddressedToAComputer } from './unwanted-lines.ts';

export type QuestionAndAnswer = { readonly question: string; readonly answer: string };
export type NotesGuide = {
  readonly keyWords: readonly { readonly term: string; readonly meaning: string }[];
  readonly keyPoints: readonly { readonly heading: string | null; readonly sentences: readonly string[] }[];
  readonly whyHow: readonly QuestionAndAnswer[];
  readonly checkYourself: readonly QuestionAndAnswer[];
};

const plain = ({ question, answer }: Asked): QuestionAndAnswer => ({ question, answer });

const numbered = /^\s*\(?(?:\d{1,2}|[a-h])[.)]?\s+(\p{Lu}[^?_]{10,140}\?)\s*(?:[([]\s?\d{1,2}\s?(?:marks?)?\s?[)\]])?\s*_*\s*$/u;
const fewestQuestions = 2;
const mostQuestions = 8;
/** What a page asks and does not answer: a guide to it keeps its questions, as they stand. */
const questionsIn = (text: string): readonly string[] =>
  text
    .slice(0, limits.letters)
    .split('\n', limits.lines)
    .filter((line, at, lines) => line.length < 200 && /^\s*$|^\s*\(?(?:\d{1,2}|[a-h])[.)]?\s|_{3,}/.test(lines[at + 1] ?? ''))
    .flatMap((line) => numbered.exec(line)?.[1] ?? [])
    .filter((question) => !isAddressedToAComputer(question))
    .slice(0, mostQuestions);

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
        sentences: sentencesFor(statements.filter(({ id }) => points.has(id))),
      }))
      .concat(unanswered.length < fewestQuestions ? [] : [{ heading: 'Questions to answer', sentences: unanswered }]),
    whyHow: questions.filter(({ isReason }) => isReason).map(plain),
    checkYourself: questions.filter(({ isReason }) => !isReason).map(plain),
  };
};
