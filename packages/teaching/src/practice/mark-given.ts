import type {
  DictationQuestion,
  FactForm,
  FigureQuestion,
  MultipleChoice,
  PartsQuestion,
  PracticeQuestion,
  SentenceQuestion,
  TypedQuestion,
} from '@hedgerow/curriculum/question';
import { partName } from '@hedgerow/domain/part-name';
import type { OnFigureGiven } from '@hedgerow/figures/answering/given';
import { judgeAnswer } from '../answers/judge-answer.ts';
import { type Verdict, yesWords } from '../answers/judgement.ts';
import { judgeOnFigure } from '../on-figure/judge-on-figure.ts';
import { judgeDictation } from '../answers/judge-dictation.ts';
import { judgeParts } from '../answers/judge-parts.ts';
import { judgeSentence } from '../answers/judge-sentence.ts';
import { fits, type Given, partsGiven } from './given-answer.ts';
import { inPart } from './part-help.ts';

export type Marked = {
  readonly verdict: Verdict;
  /** One kind sentence. */
  readonly say: string;
  /** What went wrong, of the option or slip that was chosen; '' where it is not known. Markdown. */
  readonly note: string;
  readonly misconception: string | null;
  /** It could not be read as an answer of this kind: no try, and no mistake. */
  readonly unread?: true;
};

const notYet = 'Not quite.';
const yes: Marked = { verdict: 'right', say: yesWords, note: '', misconception: null };

/** Nobody typed the answer of a slip in another way of writing it than the slip's own judge reads. */
const slipOf = ({ slips }: TypedQuestion, typed: string): TypedQuestion['slips'][number] | undefined =>
  slips.find(({ expected }) => judgeAnswer(typed, expected).verdict === 'right') ??
  slips.find(({ expected }) => judgeAnswer(typed, expected).verdict !== 'wrong');

const markTyped = (question: TypedQuestion, typed: string): Marked => {
  const { verdict, say, unread } = judgeAnswer(typed, question.expected);
  if (verdict === 'right') return { ...yes, say };
  const slip = verdict === 'wrong' ? slipOf(question, typed) : undefined;
  const own = say === 'Not this time.' ? notYet : say;
  return slip === undefined
    ? { verdict, say: own, note: '', misconception: null, ...(unread ? { unread } : {}) }
    : { verdict, say: notYet, note: slip.note, misconception: slip.misconception };
};

const markDictation = (question: DictationQuestion, typed: string): Marked => {
  const { verdict, say, unread } = judgeDictation(typed, question);
  if (verdict === 'right') return { ...yes, say };
  const isSame = (text: string): boolean => text.toLowerCase() === typed.trim().toLowerCase();
  const slip = question.slips.find(({ text }) => isSame(text));
  if (slip !== undefined) return { verdict: 'wrong', say: notYet, note: slip.note, misconception: slip.misconception };
  const told = { verdict, say: say === 'Not this time.' ? notYet : say, note: '', misconception: null };
  return unread ? { ...told, unread } : told;
};

const markSentence = (question: SentenceQuestion, typed: string): Marked => {
  const { verdict, say, unread, fault } = judgeSentence(typed, question);
  const told = { verdict, say, note: fault?.note ?? '', misconception: fault?.misconception ?? null };
  return unread ? { ...told, unread } : told;
};

const markChoice = (question: MultipleChoice, option: number): Marked =>
  option === question.correctAnswer
    ? yes
    : {
        verdict: 'wrong',
        say: notYet,
        note: question.optionNotes[option] ?? '',
        misconception: question.misconceptions[option] ?? null,
      };

const wrongWith = (note: string): Marked => ({ verdict: 'wrong', say: notYet, note, misconception: null });

const markSeveral = (question: Extract<FactForm, { type: 'several' }>, chosen: readonly number[]): Marked => {
  const wrong = chosen.find((at) => !question.correctAnswers.includes(at));
  if (wrong !== undefined) return wrongWith(question.optionNotes[wrong] ?? '');
  return chosen.length === question.correctAnswers.length
    ? yes
    : { ...yes, verdict: 'nearly', say: 'What you chose is right, but there are more.' };
};

const inPlace = (given: readonly number[], right: readonly number[]): number => given.filter((at, place) => at === right[place]).length;

/** Once the answer is shown, nobody is sent to look again at a place. A sign that was lost is still what went wrong. */
export const onceShown = (said: string): string => said.replace(/(?:^| )Look again at (?!the sign)(?:“[^”]*”|[^“])*?\.(?= |$)/u, '').trim();

/** `names`: what each place belongs to, where one that is wrong may be named. */
const markPlaces = (given: readonly number[], right: readonly number[], what: string, names: readonly string[] = []): Marked => {
  const good = inPlace(given, right);
  if (good === right.length) return yes;
  const wrong = names[given.findIndex((at, place) => at !== right[place])];
  const look = wrong === undefined ? '' : ` Look again at “${wrong}”.`;
  return wrongWith(`${good} of ${right.length} ${good === 1 ? 'is' : 'are'} ${what}.${look}`);
};

/** A part of the marks is told as what it is; like two of three pairs, it is no right answer. */
const markOnFigure = (question: FigureQuestion, given: OnFigureGiven): Marked => {
  const { earned, note } = judgeOnFigure(question, given);
  if (earned === 1) return yes;
  return earned === 0 ? wrongWith(note) : { ...wrongWith(note), say: 'Part of it is right.' };
};

/** What is not right yet is named by its part; marks that were earned are told, and like two of three pairs they are no right answer. */
const markParts = (question: PartsQuestion, typed: string): Marked => {
  const judged = judgeParts(partsGiven(typed), question);
  const unread = judged.findIndex((part) => part.unread);
  if (unread !== -1) return { ...wrongWith(''), say: inPart(unread, judged[unread]?.say ?? ''), unread: true };
  const first = judged.findIndex(({ verdict }) => verdict !== 'right');
  const part = judged[first];
  if (part === undefined) return yes;
  const onlyForm = judged.every(({ verdict }) => verdict === 'right' || verdict === 'nearly');
  if (onlyForm) return { ...yes, verdict: 'nearly', say: inPart(first, part.say) };
  const earned = judged.reduce((sum, one) => sum + one.earned, 0);
  const say = earned === 0 ? notYet : `Part of it is right: ${earned} of ${question.marks} marks.`;
  const note = part.slip === undefined ? '' : inPart(first, part.slip.note);
  return { verdict: 'wrong', say: `${say} Look again at part ${partName(first)}.`, note, misconception: part.slip?.misconception ?? null };
};

/** Right, nearly or wrong, with what to say of it. An answer of another shape is wrong; nothing given is no mistake and no right answer. */
export const markGiven = (question: PracticeQuestion, given: Given): Marked => {
  if (given === null || !fits(question, given)) return { verdict: 'wrong', say: 'Here is how it goes.', note: '', misconception: null };
  if (question.type === 'on_figure' && typeof given !== 'number') return markOnFigure(question, given);
  if (typeof given === 'string') {
    if (question.type === 'correct') return markSentence(question, given);
    if (question.type === 'dictation') return markDictation(question, given);
    if (question.type === 'parts') return markParts(question, given);
    return question.type === 'typed' ? markTyped(question, given) : wrongWith('');
  }
  if (typeof given === 'number') {
    // Chosen, where the device has no voice.
    if (question.type === 'dictation') return markDictation(question, question.options[given] ?? '');
    return question.type === 'multiple_choice' ? markChoice(question, given) : wrongWith('');
  }
  switch (question.type) {
    case 'several':
      return markSeveral(question, given);
    case 'order':
      return markPlaces(given, question.rightOrder, 'in the right place');
    case 'match':
      return markPlaces(given, question.partners, 'matched', question.left);
    case 'sort':
      return markPlaces(given, question.places, 'in the right group', question.items);
    case 'on_figure':
    case 'multiple_choice':
    case 'correct':
    case 'dictation':
    case 'parts':
    case 'typed':
      return wrongWith('');
  }
};
