import { americanSpellings } from '@hedgerow/curriculum/british-spelling';
import { brokenFormulas } from '@hedgerow/curriculum/tex';
import { Question } from '@hedgerow/curriculum/question';
import { questionProblems } from '@hedgerow/curriculum/question-rules';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { SubjectId } from '@hedgerow/domain/subjects';

export type GateContext = { readonly subject: SubjectId; readonly keyStage: KeyStage };
export type Verdict = { readonly ok: true; readonly question: Question } | { readonly ok: false; readonly reasons: readonly string[] };

const html = /<\/?[a-z][^>]*>|\]\(\s*(?:https?|javascript|data):/i;
const longestHint = 400;

/** Words of the question that its makers wrote; the pupil's own notes keep their own spelling. */
const spellingProblems = (question: Question, subject: SubjectId): string[] =>
  question.provenance === 'upload'
    ? []
    : americanSpellings(
        [question.question, question.explanation, ...('options' in question ? question.options : [])].join('\n'),
        subject,
      ).map(({ found, british }) => `"${found}" is American; write "${british}"`);

const choiceProblems = (question: Question): string[] => {
  if (question.type === 'essay') return question.markScheme.criteria.length === 0 ? ['the essay has no criteria'] : [];
  const { question: stem, options, correctAnswer, explanation, optionNotes, misconceptions } = question;
  return [
    ...questionProblems({ stem, options, keyIndex: correctAnswer, explanation, worked: question.provenance === 'generator' }),
    ...(optionNotes.length === options.length && misconceptions.length === options.length ? [] : ['its notes do not match its options']),
  ];
};

/**
 * The one gate that every question passes, whoever made it: the bank, a rule, a generator, the pupil's text or a model (docs/product/teaching-engine.md#one-gate).
 * Takes anything, so that a model's answer can be given as it came.
 */
export const verifyQuestion = (candidate: unknown, { subject }: GateContext): Verdict => {
  const read = Question.safeParse(candidate);
  if (!read.success) return { ok: false, reasons: read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) };
  const question = read.data;
  const texts = [
    question.question,
    question.explanation,
    ...question.stepByStepSolution,
    ...question.hints,
    ...('options' in question ? question.options : []),
  ];
  const reasons = [
    ...choiceProblems(question),
    ...spellingProblems(question, subject),
    ...question.stepByStepSolution.flatMap(brokenFormulas).map((tex) => `a formula of the steps does not render: ${tex}`),
    ...(texts.some((text) => html.test(text)) ? ['HTML or a link stands in the text'] : []),
    ...(question.hints.some((hint) => hint.length > longestHint) ? ['a hint is too long'] : []),
    ...(question.marks < 1 || question.marks > 30 ? ['its marks are not between 1 and 30'] : []),
  ];
  return reasons.length === 0 ? { ok: true, question } : { ok: false, reasons };
};
