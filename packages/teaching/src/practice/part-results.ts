import type { PartsQuestion } from '@hedgerow/curriculum/question';
import { judgeParts, type PartVerdict } from '../answers/judge-parts.ts';
import { type Given, partsGiven } from './given-answer.ts';

type PartResult = {
  readonly verdict: PartVerdict;
  readonly say: string;
  readonly earned: number;
  readonly marks: number;
  readonly given: string;
  readonly answer: string;
  readonly steps: string[];
};

type Shown = { readonly closed: boolean; readonly inline: (markdown: string) => string };

/** Each part with what was written in it; its answer and working once the question is closed. Nothing was written where the pupil asked to be shown. */
export const partResults = (question: PartsQuestion, given: Given, { closed, inline }: Shown): PartResult[] => {
  const texts = partsGiven(given);
  const judged = given === null ? [] : judgeParts(texts, question);
  return question.parts.map(({ marks, answer, steps }, at) => ({
    verdict: judged[at]?.verdict ?? 'wrong',
    say: judged[at]?.say ?? '',
    earned: judged[at]?.earned ?? 0,
    marks,
    // What is typed is no Markdown.
    given: inline((texts[at] ?? '').replaceAll(/([$*\\])/g, String.raw`\$1`)),
    answer: closed ? inline(answer) : '',
    steps: closed ? steps.map(inline) : [],
  }));
};
