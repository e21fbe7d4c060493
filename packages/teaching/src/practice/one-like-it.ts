import type { PracticeQuestion } from '@hedgerow/curriculum/question';
import type { Topic } from '@hedgerow/curriculum/topic';
import { fold, wordsOf } from '@hedgerow/curriculum/words';
import { generatorDrafts } from '../compose/generator-drafts.ts';
import type { QuestionDraft } from '../compose/question-draft.ts';
import { hashText } from '../generators/random.ts';
import { keyOf, rightWords } from './given-answer.ts';
import { methodFor } from './method-for.ts';
import { asksTheSame, mostAlike } from './most-alike.ts';
import { likeExample } from './passage.ts';
import { leansOnOptions } from './typed-form.ts';

/** “Which number is prime?” is no question without the numbers. */
const choiceOf = ({ stem, key, distractors }: QuestionDraft): string => {
  const options = [key.text, ...distractors.map(({ text }) => text)].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  return leansOnOptions(stem) || /^(?:Find|Tap) /.test(stem) ? ` (${options.join('; ')})` : '';
};

/** The same words in another order are the same question: “(O = 16, H = 1)”, “(H = 1, O = 16)”. */
const sameWords = (one: string, other: string): boolean => wordsOf(one).toSorted().join(' ') === wordsOf(other).toSorted().join(' ');

/** Help depends on the question alone, so that a page that is read again shows the same. */
export const helpSeedOf = ({ id }: PracticeQuestion): number => hashText(`${id}:help`);

export const likeMark = 'One like it: ';

/** Another draw of the same generator that asks the same, worked out. */
export const anotherDraw = (question: PracticeQuestion, topic: Topic | undefined, seed: number): readonly string[] => {
  const method = methodFor(question, topic);
  const draws = method === undefined ? [] : generatorDrafts([method], { seed, difficulty: question.difficulty, count: 12 });
  const key = rightWords(question);
  const others = draws.filter(
    ({ stem, key: { text }, steps, figure, readsWithoutFigure }) =>
      // Where the numbers are the options, another draw has the same words.
      (leansOnOptions(stem) || !sameWords(stem, question.question)) &&
      asksTheSame(stem, question.question) &&
      steps.length > 0 &&
      (figure === undefined || readsWithoutFigure === true) &&
      // With another answer it can be shown to its end, and a way of one step is a way too.
      text !== key &&
      (fold(text) === '' || fold(text) !== fold(key)),
  );
  const [other] = mostAlike(others, question.question);
  return other === undefined ? [] : [`${likeMark}${other.stem}${choiceOf(other)}`, ...other.steps, 'Now do the same with yours.'];
};

const fewestTold = 4;

export const oneLike = ({ problem }: { readonly problem: string }): string => `${likeMark}${problem}`;
export const exampleLike = (question: PracticeQuestion, topic: Topic | undefined): readonly string[] => {
  const key = keyOf(question);
  if (key === '') return [];
  const found = likeExample(topic, { objective: question.objective, question: question.question, answer: key });
  // The formula that is asked for is no step on the way to itself.
  const isTold = key.length >= fewestTold && found?.steps.slice(0, -1).some((step) => step.includes(key));
  // What is measured on a picture is not like a sum in words.
  const isBare = question.provenance === 'generator' && question.figure !== undefined && found?.figure === undefined;
  return found === undefined || isBare || isTold === true
    ? []
    : [oneLike(found), ...found.steps.slice(0, -1), 'What comes next? Then try yours.'];
};
