import type { PartsQuestion, PracticeQuestion } from '@hedgerow/curriculum/question';
import { changesBetween, partsIn } from '@hedgerow/curriculum/sentence-changes';
import { partName } from '@hedgerow/domain/part-name';
import type { Topic } from '@hedgerow/curriculum/topic';
import { judgeParts } from '../answers/judge-parts.ts';
import { fits, type Given, givenWords, partsGiven } from './given-answer.ts';
import { workingOf, workingSoFar } from './help-sources.ts';
import { knownSlips } from './known-slips.ts';
import { ownSum } from './own-sum.ts';

/** A piece of the pupil's own answer, Markdown; `breaks` where it goes wrong. */
type Piece = { readonly text: string; readonly breaks: boolean };

/** What an answer shows of how it went wrong. */
type Mistake = {
  readonly own: readonly Piece[];
  /** The sum that leads to what was answered, “40 − 8 = 32”; '' where it would be a guess. */
  readonly sum: string;
  /** What was said of the very option, slip or place; '' where it is not known. */
  readonly note: string;
  /** What somebody who answers so may believe, in one sentence; '' where it is not known, and while what is so instead may not be said. */
  readonly belief: string;
  /** What is so instead; '' while there is a try left. */
  readonly correction: string;
  /** The right working; while there is a try left, up to the step that tells the answer, and never to the last. */
  readonly steps: readonly string[];
};

/** While there is a try left only the first place is shown; all of them would be the answer by leaving out. */
const marked = (texts: readonly string[], isWrong: (at: number) => boolean, closed: boolean): readonly Piece[] => {
  const first = texts.findIndex((_, at) => isWrong(at));
  return texts.map((text, at) => ({ text, breaks: closed ? isWrong(at) : at === first }));
};

/** What is typed is no Markdown. */
const plain = (text: string): string => text.replaceAll(/([$*\\])/g, String.raw`\$1`);

/** The words as they were written, with the places that differ from the nearest right sentence. */
const ownSentence = (typed: string, answers: readonly string[], closed: boolean): readonly Piece[] => {
  const given = partsIn(typed);
  const ways = answers.map((answer) => changesBetween(given, partsIn(answer)));
  const [changes = []] = ways.toSorted((a, b) => a.length - b.length);
  // Where something is missing, the word before it shows the place.
  const wrong = new Set(
    changes.flatMap(({ from, to }) => (to > from ? Array.from({ length: to - from }, (_, at) => from + at) : [Math.max(0, from - 1)])),
  );
  const words = typed.trim().split(/\s+/);
  const ends = words.map((_, at) => partsIn(words.slice(0, at + 1).join(' ')).length);
  return marked(
    words.map(plain),
    (at) => Array.from(wrong).some((place) => place < (ends[at] ?? 0) && place >= (ends[at - 1] ?? 0)),
    closed,
  );
};

/** Where it breaks first; once it is closed, wherever it does. What follows rightly from there does not break. */
const ownParts = (question: PartsQuestion, given: Given, closed: boolean): readonly Piece[] => {
  const texts = partsGiven(given);
  const judged = judgeParts(texts, question);
  return marked(
    texts.map((text, at) => `${partName(at)} ${plain(text)}`),
    (at) => judged[at]?.verdict === 'wrong' || judged[at]?.verdict === 'nearly',
    closed,
  );
};

const breaksFirst = (question: PartsQuestion, given: Given): number =>
  judgeParts(partsGiven(given), question).findIndex(({ verdict }) => verdict === 'wrong' || verdict === 'nearly');

const ownPieces = (question: PracticeQuestion, given: Exclude<Given, null>, closed: boolean): readonly Piece[] => {
  if (question.type === 'correct' && typeof given === 'string') return ownSentence(given, question.answers, closed);
  if (question.type === 'parts') return ownParts(question, given, closed);
  if (typeof given !== 'object') return [{ text: givenWords(question, given), breaks: true }];
  switch (question.type) {
    case 'several':
      return marked(
        given.map((at) => question.options[at] ?? ''),
        (place) => !question.correctAnswers.includes(given[place] ?? -1),
        closed,
      );
    case 'order':
      return marked(
        given.map((at) => question.items[at] ?? ''),
        (place) => given[place] !== question.rightOrder[place],
        closed,
      );
    case 'match':
      return marked(
        given.map((at, place) => `${question.left[place] ?? ''}: ${question.right[at] ?? ''}`),
        (place) => given[place] !== question.partners[place],
        closed,
      );
    case 'sort':
      return marked(
        given.map((at, place) => `${question.items[place] ?? ''}: ${question.groups[at] ?? ''}`),
        (place) => given[place] !== question.places[place],
        closed,
      );
    case 'multiple_choice':
    case 'typed':
    case 'correct':
    case 'dictation':
    case 'on_figure':
      return [{ text: givenWords(question, given), breaks: true }];
  }
};

/** The misconception of what was given, where its note or its option names one. */
export const beliefShown = (question: PracticeQuestion, given: Given, note: string): string | null => {
  if (question.type === 'multiple_choice') return typeof given === 'number' ? (question.misconceptions[given] ?? null) : null;
  return knownSlips(question).find((slip) => slip.note !== '' && slip.note === note)?.misconception ?? null;
};

type Wrong = { readonly given: Given; readonly note: string; readonly closed: boolean; readonly topic: Topic | undefined };

/** The part where it breaks first is named, and once it is closed its working stands beside it. */
const partsMistake = (question: PartsQuestion, own: readonly Piece[], { given, note, closed, topic }: Wrong): Mistake | undefined => {
  const at = breaksFirst(question, given);
  const part = question.parts[at];
  if (part === undefined) return undefined;
  const shown = topic?.misconceptions.find(({ id }) => id === beliefShown(question, given, note));
  return {
    own,
    sum: '',
    note: note === '' ? `It goes wrong first at part ${partName(at)}.` : note,
    belief: closed ? (shown?.belief ?? '') : '',
    correction: closed ? (shown?.correction ?? '') : '',
    steps: closed ? part.steps : [],
  };
};

/** “Explain my mistake”: the pupil's own answer, where it breaks, and why. Undefined where nothing more is known than that it is wrong. */
export const explainMistake = (question: PracticeQuestion, { given, note, closed, topic }: Wrong): Mistake | undefined => {
  if (given === null || !fits(question, given)) return undefined;
  const own = ownPieces(question, given, closed);
  const shown = topic?.misconceptions.find(({ id }) => id === beliefShown(question, given, note));
  if (question.type === 'parts') return partsMistake(question, own, { given, note, closed, topic });
  const steps = closed ? workingOf(question) : workingSoFar(question);
  const isKnown = note !== '' || (closed && shown !== undefined) || steps.length > 0 || own.length > 1;
  if (!isKnown || own.every(({ breaks }) => !breaks)) return undefined;
  const [belief, correction] = closed && shown !== undefined ? [shown.belief, shown.correction] : ['', ''];
  const sum = own.length === 1 ? (ownSum(question.question, note, givenWords(question, given)) ?? '') : '';
  return { own, sum, note, belief, correction, steps };
};
