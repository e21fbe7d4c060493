import { escaped } from '@hedgerow/curriculum/escaped';
import type { PracticeQuestion } from '@hedgerow/curriculum/question';
import type { Topic } from '@hedgerow/curriculum/topic';
import { fold, wordsOf } from '@hedgerow/curriculum/words';
import { reminderMark, reminding } from '../compose/reminder.ts';
import { corrections } from './corrections.ts';
import { leadUp, quietSentences, withGap, withoutNumber } from './explanation-parts.ts';
import { keyOf } from './given-answer.ts';
import { fitsOne, hidingKey } from './hidden-key.ts';
import { named, notAmong, reasonsUnoffered, ruledOut, usableReasons, type Wrong } from './option-reasons.ts';
import { tellsNumbers } from './numbers-said.ts';
import { inPart, tellsPart } from './part-help.ts';
import { gapIn, isLetter, namesLetters, passageFor, sentencesIn, stemOf, stemsOf, tellsKey } from './passage.ts';
import { reasonsFor, tellsPartners } from './reasons-for.ts';
import { meaningsIn } from './word-meanings.ts';

/** Hints that only point elsewhere, or rule out what may not be shown, say nothing about the question. */
const saysNothing = /^(?:Think back to|You can rule out|The lesson “)/;
const isElimination = (step: string): boolean => /^(?:Rule out|That leaves)/.test(step);

/** Working that leads to the answer; ruling out is none, nor is the explanation again, sentence by sentence. */
export const workingOf = ({ stepByStepSolution, explanation }: PracticeQuestion): readonly string[] =>
  stepByStepSolution.some(isElimination) || stepByStepSolution.every((step) => explanation.includes(step)) ? [] : stepByStepSolution;

type Tells = (text: string) => boolean;

/** The question, and the words that most of its wrong options have too: they do not tell which one is right. */
const askedIn = (question: PracticeQuestion): string => {
  if (question.type !== 'multiple_choice' || isLetter(keyOf(question))) return question.question;
  const wrong = question.options.filter((_, at) => at !== question.correctAnswer).map(stemsOf);
  const isShared = (stem: string): boolean => wrong.filter((stems) => stems.has(stem)).length > wrong.length / 2;
  const shared = wordsOf(question.options.join(' ')).filter((word) => isShared(stemOf(word)));
  return `${question.question} ${shared.join(' ')}`;
};

/** Other words that are as right: “freeze frame” beside “tableau”. */
const otherAnswers = (question: PracticeQuestion): readonly string[] =>
  question.type === 'typed' && question.expected.kind === 'words'
    ? question.expected.answers.filter((answer) => answer !== question.answer)
    : [];

/** Whether a line gives the answer away: of a list or of pairs it must not say what belongs together. */
export const tellsOf = (question: PracticeQuestion): Tells => {
  const key = keyOf(question);
  if (key === '') return (line) => tellsPartners(question, line);
  const asked = askedIn(question);
  const wrong = question.type === 'multiple_choice' ? question.options.filter((_, at) => at !== question.correctAnswer) : [];
  const tellers = [
    ...[key, ...otherAnswers(question)].map((answer) => tellsKey(answer, asked)),
    tellsNumbers(key, question.question, isLetter(key) ? [] : wrong),
    fitsOne(question),
  ];
  return (line) => tellers.some((tells) => tells(line));
};

/** Whether a line with a gap fits one option alone, has its numbers, or spells it: “p-e-n makes ____”. */
const givesAwayOf = (question: PracticeQuestion): Tells => {
  const key = keyOf(question);
  const [fits, says] = [fitsOne(question), tellsNumbers(key, question.question)];
  const spelt = fold(key);
  return (line) => fits(line) || says(line) || ` ${fold(line.replaceAll(/(?<=\p{L})-(?=\p{L})/gu, ''))} `.includes(` ${spelt} `);
};

/** Its working while it is still open: what comes after the answer says no less than the answer. */
export const workingSoFar = (question: PracticeQuestion): readonly string[] => {
  const working = workingOf(question);
  const tells = tellsOf(question);
  const toldAt = working.findIndex((step) => tells(step));
  return working.slice(0, toldAt === -1 ? -1 : toldAt);
};

/** Its own hints, a reminder of the lesson among them unless that says the answer or speaks of another picture. */
const hintsOf = (question: PracticeQuestion, tells: Tells): readonly string[] => {
  // What a generator says of all its draws may hold the number of one.
  const tellsDrawn = question.provenance === 'generator' ? tellsNumbers(keyOf(question), question.question) : () => false;
  return question.hints.filter(
    (hint) =>
      !saysNothing.test(hint) && !tellsDrawn(hint) && !(hint.startsWith(reminderMark) && (tells(hint) || isOfOtherPicture(question, hint))),
  );
};

const isOfOtherPicture = (question: PracticeQuestion, line: string): boolean =>
  (question.figure !== undefined || isLetter(keyOf(question))) && namesLetters(line);

/** The words that a lesson on the answer would have. */
const answerWords = (question: PracticeQuestion): string => {
  switch (question.type) {
    case 'several':
      return question.options.join(' ');
    case 'order':
    case 'sort':
      return question.items.join(' ');
    case 'match':
      return [...question.left, ...question.right].join(' ');
    case 'correct':
      return question.sentence;
    case 'dictation':
      return question.shown;
    case 'parts':
      return question.parts.map(({ ask }) => ask).join(' ');
    case 'multiple_choice':
    case 'typed':
    case 'on_figure':
      return keyOf(question);
  }
};

const lessonMark = 'The lesson says: ';

/** What the lesson says on the question, without its answer. */
const lessonBefore = (question: PracticeQuestion, topic: Topic | undefined): readonly string[] => {
  const key = keyOf(question);
  if (key === '') return [];
  const found = passageFor(topic, { objective: question.objective, text: question.question, without: key });
  return found === undefined || isOfOtherPicture(question, found) ? [] : [`${lessonMark}${found}`];
};

/** What the lesson says on the answer, with a gap in its place. */
const lessonOn = (question: PracticeQuestion, topic: Topic | undefined, tells: Tells): readonly string[] => {
  const { objective, question: asked } = question;
  const found = passageFor(topic, { objective, text: `${asked} ${answerWords(question)}` });
  if (found === undefined || isOfOtherPicture(question, found)) return [];
  const key = keyOf(question);
  const hidden = key === '' ? (tells(found) ? undefined : found) : hidingKey(found, key, askedIn(question));
  const isTold = otherAnswers(question).some((answer) => tellsKey(answer, question.question)(hidden ?? ''));
  return hidden === undefined || isTold ? [] : [`${lessonMark}${hidden}`];
};

const some = (line: string | undefined): readonly string[] => (line === undefined ? [] : [line]);
/** One a rung. */
const each = (lines: readonly string[]): readonly (readonly string[])[] => lines.map((line) => [line]);

const article = /^(?:the|a|an) /i;

const rude = /^(?:anal|anus|arse|asses?|bum|cock|cum|dic|dick|fag|fart|hel|hell|hoe|nig|piss|poo|rap|rape|sex|shit|slut|tit|tits|wank)$/i;
/** The first half; a letter more where that would be a rude word: “fartl”. */
const startOf = (word: string): string => {
  const half = Math.ceil(word.length / 2);
  return word.slice(0, half + Number(rude.test(word.slice(0, half))));
};
const numbered = ['no', 'one', 'two', 'three'];

/** More letters each time, for words that have to be typed. */
const lettersOf = (answer: string, question: string): readonly string[] => {
  const words = answer.replace(article, '').split(/[ -]/);
  // Of two that it can be, the first letter is the answer.
  const isOneOfTwo = /^(?:left|right|down|true|false|north|south|east|west)$/i.test(answer);
  if (isOneOfTwo || !words.every((word) => /^\p{L}+$/u.test(word)) || answer.length < 4) return [];
  const [word = ''] = words;
  if (words.length === 1) return [`It has ${word.length} letters.`, `It begins with “${startOf(word)}”.`];
  const count = numbered[words.length];
  if (count === undefined) return [];
  const lengths = words.map(({ length }) => String(length));
  return [
    // A question that says how many words it wants gives their first letters too.
    question.includes(`${count} words`)
      ? `The words have ${lengths.slice(0, -1).join(', ')} and ${lengths.at(-1) ?? ''} letters.`
      : `It is ${count} words.`,
    `It begins like this: ${words.map((one) => `${startOf(one)}…`).join(' ')}`,
  ];
};

/** Of a whole sentence how long it is, and how it begins. */
const beginningIn = (sentence: string): readonly string[] => {
  const words = sentence.split(/\s+/);
  return [`It has ${words.length} words.`, `It begins like this: ${words.slice(0, words.length > fewestInSentence ? 2 : 1).join(' ')} …`];
};

/** A sentence has no word whose letters could be counted. */
const lettersOrBeginning = (answer: string, question: string): readonly string[] => {
  const letters = lettersOf(answer, question);
  const isSentence = answer.split(/\s+/).length >= fewestInSentence && /^\p{L}/u.test(answer) && !/\d/.test(answer);
  return letters.length === 0 && isSentence ? beginningIn(answer) : letters;
};
const isSum = /\d[^?]*[-+−×÷*\\][^?]*\?/;

type Choices = { readonly options: readonly string[]; readonly optionNotes: readonly string[] };
const wrongOf = ({ options, optionNotes }: Choices, right: readonly number[]): readonly Wrong[] =>
  options.map((text, at) => ({ text, note: optionNotes[at] ?? '' })).filter((_, at) => !right.includes(at));

const belongs = (names: readonly string[], places: readonly string[], partners: readonly number[]): string[] =>
  names.map((name, at) => `${named(name)} goes with ${named(places[partners[at] ?? 0] ?? '')}.`);

/** With three pairs or more first a choice of two; then a pair. */
const pairsOf = ({ left, right, partners }: Extract<PracticeQuestion, { type: 'match' }>): readonly string[] => {
  const pairs = belongs(left, right, partners);
  const [first = ''] = left;
  const two = [partners[0] ?? 0, partners[2] ?? 0].toSorted((a, b) => a - b).map((at) => named(right[at] ?? ''));
  return left.length > 2 ? [`${named(first)} goes with ${two.join(' or with ')}.`, ...pairs.slice(1, 2)] : pairs.slice(0, 1);
};

/** So few words that a beginning would be most of them. */
const fewestInSentence = 3;

/** What is left when all wrong ones are out is the answer; where there is nothing to say of any, one is only named. */
const partsOfSeveral = (question: Extract<PracticeQuestion, { type: 'several' }>): readonly string[] => {
  const wrong = wrongOf(question, question.correctAnswers);
  const most = Math.min(2, wrong.length - 1);
  const said = usableReasons(wrong, (note) => tellsPartners(question, note))
    .slice(0, most)
    .map(notAmong);
  return said.length > 0 ? said : wrong.slice(0, Math.min(1, most)).map(({ text }) => notAmong({ text, note: '' }).trim());
};

/** Parts of the answer, one after the other: what a teacher would do for a pupil who stands still. Never so many that nothing is left. */
const partsOf = (question: PracticeQuestion): readonly string[] => {
  switch (question.type) {
    case 'several':
      // What is left when all wrong ones are out is the answer.
      return partsOfSeveral(question);
    case 'order': {
      const [first, second] = question.rightOrder.map((at) => named(question.items[at] ?? ''));
      return [`First comes ${first}.`, ...(question.items.length > 3 ? [`Second comes ${second}.`] : [])];
    }
    case 'match':
      return pairsOf(question);
    case 'sort':
      return belongs(question.items, question.groups, question.places)
        .filter((_, at) => question.places.indexOf(question.places[at] ?? 0) === at)
        .slice(0, 2);
    case 'dictation':
      return question.shown === '' ? beginningIn(question.answer) : lettersOf(question.answer, question.question);
    case 'correct':
      return question.faults.map(({ word, note }) => `Look at ${named(word)}. ${note}`);
    case 'parts':
      return question.parts.map(({ hint }, at) => inPart(at, hint)).filter((line) => !tellsPart(question.parts, line));
    case 'multiple_choice':
    case 'typed':
    case 'on_figure':
      return [];
  }
};

/** How to begin, where the lesson has nothing nearer. */
export const beginningOf = (question: PracticeQuestion): string => {
  switch (question.type) {
    case 'several':
      return 'Take them one at a time. For each, say why it fits or why it does not.';
    case 'order':
      return 'Look for the one that can only come first, and then for the one that can only come last.';
    case 'match':
      return 'Begin with the one that you are surest of. Then there are fewer to choose from.';
    case 'sort':
      return `Read the names of the groups first: ${question.groups.map(named).join(', ')}. What tells them apart?`;
    case 'dictation':
      return 'Listen once more, slowly. Say it to yourself, sound by sound, before you write.';
    case 'correct':
      return 'Read the sentence slowly, one word at a time. Then look at its capital letters and its marks.';
    case 'parts':
      return 'Take one part at a time. Write down what it gives you before you go on to the next.';
    case 'on_figure':
      return 'Show your answer on the picture.';
    case 'multiple_choice':
      return 'Read the question once more, slowly. What does it ask for?';
    case 'typed':
      return 'Read the question once more, slowly. What is given, and what does it ask for?';
  }
};

/** Not “It is.”, nor a sentence that goes on from the right option. */
const saysSomething = (line: string): boolean => line.split(/\s+/).length >= 4 && !/^(?:so|but|and|then|yes|no)\b/i.test(line);

/** “What would a Hindu say about karma?” asks for what the word means. */
const isAskedFor = (question: string, meaning: string): boolean => {
  const term = /^“([^”]+)”/.exec(meaning)?.[1];
  return (
    term !== undefined &&
    new RegExp(String.raw`\b(?:about|is|are|was|were|by|in|of|word|as) (?:an? |the )?[*“"]*${escaped(term)}s?[*”"]*\?$`, 'iu').test(
      question,
    )
  );
};

/** “Who …?” – “Their own beach gets less sand”: whose would be the answer. */
const speaksOfWho = (question: string, line: string): boolean =>
  /\bwho(?:se)?\b/i.test(question) && /^(?:they|their|he|his|she|her)\b/i.test(line);

/** What can be said of a question, each a list from which one rung takes the first that is new. */
export const sourcesOf = (question: PracticeQuestion, topic: Topic | undefined) => {
  const { explanation } = question;
  const key = keyOf(question);
  const tells = tellsOf(question);
  const givesAway = givesAwayOf(question);
  const isChoice = question.type === 'multiple_choice';
  const isTyped = question.type === 'typed';
  const wrong = isChoice ? wrongOf(question, [question.correctAnswer]) : [];
  const against = usableReasons(wrong, tells).map(ruledOut);
  // On the last rung a reason may have a word of the answer, but not the whole of it.
  const isShort = wordsOf(key).length <= 2;
  const lastReasons = usableReasons(wrong, (note) => (isShort ? tells(note) : fold(note).includes(fold(key))))
    .map(ruledOut)
    .filter((line) => !against.includes(line));
  // With reasons against all of them, what is left is the answer.
  const fewer = isChoice ? Math.max(1, question.options.length - 2) : 0;
  const reasons = isChoice
    ? against.slice(0, fewer)
    : isTyped && question.provenance !== 'derived'
      ? reasonsUnoffered(
          question.slips.map(({ text, note }) => ({ text, note })),
          tells,
        )
      : isTyped
        ? []
        : reasonsFor(question);
  const main = sentencesIn(explanation)
    .slice(0, 1)
    .filter((line) => !tells(line) && saysSomething(line) && !speaksOfWho(question.question, line));
  // “What is a sonnet?” would be answered by what the word means.
  const words = /^what (?:is|are|does|do)\b/i.test(question.question) ? '' : question.question;
  return {
    tells,
    key,
    hints: hintsOf(question, tells),
    working: workingOf(question),
    lesson: lessonBefore(question, topic),
    lessonWithGap: question.provenance === 'generator' ? [] : lessonOn(question, topic, tells),
    reasons: each(reasons),
    lastReasons: each([...against.slice(fewer), ...lastReasons]),
    // What is left to say when all else was said in other words: never the whole answer.
    anyway: each(
      [...main, ...wrong.filter(({ note }) => note !== '').map(ruledOut)].filter((line) => key !== '' && !fold(line).includes(fold(key))),
    ),
    // What a word means whose meaning is asked for is the answer.
    meanings:
      question.provenance === 'bank'
        ? each(
            meaningsIn(topic, question.type === 'sort' ? question.groups.join('; ') : words, tells)
              .filter((line) => !isAskedFor(question.question, line))
              .slice(0, 2),
          )
        : [],
    beliefs: isChoice && !isLetter(key) ? each(corrections(question, topic, tells).map((line) => reminding(topic, line))) : [],
    // “It” is what the question speaks of.
    main: key === '' ? [] : main,
    quiet: key === '' ? [] : each(quietSentences(explanation, tells).filter((line) => !main.includes(line))),
    // Where its first sentence may be said whole, how it begins would say half of it twice.
    lead: key === '' || (isChoice && main.length > 0) ? [] : some(leadUp(explanation, tells, isTyped)),
    gap: isChoice ? withGap(explanation, key.replace(article, '')).filter((line) => !givesAway(line)) : [],
    mainWithGap:
      isChoice && !isLetter(key)
        ? some(hidingKey(sentencesIn(explanation)[0] ?? '', key, askedIn(question))).filter((line) => !givesAway(line))
        : [],
    // A word that is typed has a gap of its own, in a sentence of the lesson.
    gapInLesson: isTyped ? some(gapIn(topic, question)) : [],
    // A word of the same lesson that is easily taken for it.
    neighbours:
      isTyped && question.provenance === 'derived'
        ? each(
            question.slips.flatMap(({ note }) => (note.startsWith('“') && !tells(note) ? [`Do not mix it up: ${note}`] : [])).slice(0, 1),
          )
        : [],
    letters: isTyped ? each(lettersOrBeginning(question.answer, question.question)) : [],
    // A step short of the answer: “8 × 2 = ?”.
    openStep: isTyped
      ? workingOf(question)
          .flatMap((step) => some(withoutNumber(step, key)))
          .filter((step) => isSum.test(step) && !tells(step))
          .slice(-1)
      : [],
    // Sentence by sentence, so that what an earlier rung has said is not said again.
    withoutNumber: isTyped ? sentencesIn(withoutNumber(explanation, key) ?? '').filter((line) => line !== '') : [],
    parts: each(partsOf(question)),
    firstSentence: sentencesIn(explanation)
      .slice(0, 1)
      .filter((line) => question.type !== 'on_figure' && !tells(line)),
  };
};
