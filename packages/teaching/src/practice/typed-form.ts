import { optionText } from '@hedgerow/curriculum/option-values';
import type { ExpectedAnswer } from '@hedgerow/curriculum/expected-answer';
import type { MultipleChoice, TypedQuestion } from '@hedgerow/curriculum/question';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { cardAnswer } from '../answers/card-answer.ts';
import { pi, readExpression } from '../answers/expression.ts';
import { judgeAnswer } from '../answers/judge-answer.ts';
import { readNumber } from '../answers/read-number.ts';
import { askedTyped, isSpellingQuestion } from '../text/spelling-lists.ts';

/** Questions that only make sense with their options before one's eyes. */
const needsOptions =
  /\bwhich(?! (?:number|letter) (?:goes|comes|is (?:written|\$|\*|missing))| (?:day|month) comes)\b|\bthese\b|\bthose\b|\bfollowing\b|\bbelow\b|\bclosest\b|\bbest\b|\babout how\b|\bestimate\b|\broughly\b|\bmost likely\b|\bcould\b|\bmight\b|\bexample of\b|\b(?:a|one) (?:factor|multiple|prime)\b|\bfind (?:an?|one|the) (?:even|odd|square|cube|prime|number|fraction|factor|multiple)\b(?! of| that)|\ban (?:even|odd) number\b|\bequal to\b|\bwhat does\b.*\bmean\b|\bwhy\b|\btrue\b|\bfalse\b/i;

/** "These are the numbers of goals" is no choice: the numbers stand in the question. */
const withoutLists = (stem: string): string => stem.replaceAll(/\b(?:here are|these are|has these|these (?:values|numbers) are)\b/gi, '');

/** “The century that holds the year ____ is the 19th century.”: many would be right. */
const hasManyAnswers = /^Fill the gap\. The .*____ is /;

/** Whether a question cannot be answered, or hardly understood, without its options. */
export const leansOnOptions = (stem: string): boolean => hasManyAnswers.test(stem) || needsOptions.test(withoutLists(stem));

/** Generators whose answer is a word that is spelt, not chosen. */
const spelt =
  /^(?:french|spanish|german|latin)-.*(?:tense|present|verbs|future|imperfect|preterite|perfect|numbers|articles|accusative|dative|agreement|possessives|dates|endings)|^english-(?:er-est|suffixes|plurals|ing-ed|contractions)|^computing-(?:binary|denary-to|caesar)/;

type About = { readonly subject: SubjectId; readonly keyStage: KeyStage };

const asMoney = (text: string): ExpectedAnswer | undefined => {
  const pounds = /^£([\d,]+)(?:\.(\d{2}))?$/.exec(text);
  if (pounds) return { kind: 'money', pence: Number((pounds[1] ?? '').replaceAll(',', '')) * 100 + Number(pounds[2] ?? 0) };
  const pence = /^(\d{1,4})p$/.exec(text);
  return pence ? { kind: 'money', pence: Number(pence[1]) } : undefined;
};

/** In what form the question wants its number. */
const formOf = (stem: string, value: string): { readonly form?: 'decimal' | 'fraction' | 'percentage' | 'standard' } => {
  if (/as a decimal/i.test(stem)) return { form: 'decimal' };
  if (/as a (?:mixed number|fraction)/i.test(stem)) return { form: 'fraction' };
  if (/as a percentage/i.test(stem)) return { form: 'percentage' };
  return /standard form/i.test(stem) || value.includes('\\times 10^') ? { form: 'standard' } : {};
};

const expressionForm = (stem: string): { readonly form?: 'simplified' | 'expanded' | 'factorised' } => {
  if (/factoris/i.test(stem)) return { form: 'factorised' };
  if (/expand|multiply out/i.test(stem)) return { form: 'expanded' };
  return /simplif/i.test(stem) ? { form: 'simplified' } : {};
};

/** "$x = 4$", "$3x + 18$": letters of algebra, not a word of one letter. */
const asExpression = (text: string, stem: string): ExpectedAnswer | undefined => {
  const [, tex = '', unit] = /^\$([^$]+)\$( (?:mm|cm|m|km)[²³]?)?$/u.exec(text) ?? [];
  const body = tex.replaceAll(String.raw`\pi`, pi);
  // Only an answer in pi may have its unit behind it.
  if (unit !== undefined && body === tex) return undefined;
  if (!/[a-zπ]/iu.test(body.replaceAll(/\\[a-z]+/gi, ''))) return undefined;
  if (/\\(?:text|sqrt|begin|mathrm|dot|approx|le|ge)|[<>≤≥,±]/.test(body)) return undefined;
  const sides = body.split('=');
  if (sides.length > 2 || sides.some((side) => readExpression(side) === undefined)) return undefined;
  return { kind: 'expression', expression: body, ...(sides.length === 1 ? expressionForm(stem) : {}) };
};

const asTime = (text: string): ExpectedAnswer | undefined => {
  const clock = /^(\d{1,2}):(\d{2})$/.exec(text);
  return clock ? { kind: 'time', at: `${(clock[1] ?? '').padStart(2, '0')}:${clock[2] ?? ''}` } : undefined;
};

/** A number that stands in words in the question is asked for in figures. */
const asksForFigures =
  /\b(?:figures|digits?|numerals?|in words)\b|\b(?:eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|million)\b/i;

/** Units as a question may name them: "in cm³", "How many grams". */
const unitNames: Readonly<Record<string, string>> = {
  mm: 'millimetres',
  cm: 'centimetres',
  m: 'metres',
  km: 'kilometres',
  mg: 'milligrams',
  g: 'grams',
  kg: 'kilograms',
  t: 'tonnes',
  ml: 'millilitres',
  cl: 'centilitres',
  l: 'litres',
  s: 'seconds',
  min: 'minutes',
  minutes: 'minutes',
  h: 'hours',
  hours: 'hours',
  days: 'days',
};

/** "in cm³": the number alone answers it, and the same amount in another unit does not. */
const unitIn = (stem: string, unit: string): { readonly unitGiven?: true; readonly thisUnit?: true } => {
  const names = [unit, unitNames[unit]].filter((name) => name !== undefined);
  const isNamed = new RegExp(String.raw`\b(?:in|to|into|how many|as)\s(?:${names.join('|')})(?![\p{L}\d²³/])`, 'iu').test(
    stem.replaceAll('$', ''),
  );
  return isNamed ? { unitGiven: true, thisUnit: true } : {};
};

/** What a right answer of this text is judged by when it is typed; undefined where no judge can say. */
export const expectedFrom = (text: string, stem: string, { subject }: About): ExpectedAnswer | undefined => {
  const plain = optionText(text);
  // A pattern of bits keeps its zeros in front.
  if (/^0\d/.test(plain) && !plain.includes(':')) return { kind: 'words', answers: [plain, plain.replace(/°$/, '')], spelling: 'exact' };
  const found = asTime(plain) ?? asMoney(plain) ?? asExpression(text, stem);
  if (found !== undefined) return found;
  const number = readNumber(text.startsWith('$') ? text : plain);
  if (number !== undefined) {
    const value = text.includes('\\times 10^') ? text : plain;
    const simplest = /simplest form|simplify|fully|lowest terms/i.test(stem) && number.form === 'fraction';
    const words = !asksForFigures.test(stem);
    return { kind: 'number', value, ...(simplest ? { simplest } : {}), ...(words ? { words } : {}), ...formOf(stem, text) };
  }
  const expected = cardAnswer(plain, subject);
  if (expected?.kind === 'quantity') return { ...expected, ...unitIn(stem, expected.unit) };
  return expected?.kind === 'words' ? undefined : narrowed(expected);
};

/** The judge's own type with lists that can be kept. */
const narrowed = (expected: ReturnType<typeof cardAnswer>): ExpectedAnswer | undefined => {
  if (expected === undefined) return undefined;
  if (expected.kind !== 'words') return expected;
  const { others, answers, ...rest } = expected;
  return { ...rest, answers: [...answers], ...(others === undefined ? {} : { others: [...others] }) };
};

const speltAnswer = (question: MultipleChoice, text: string, { subject }: About): ExpectedAnswer | undefined => {
  const plain = optionText(text);
  if (!spelt.test(question.sourceId) || /…|[A-Z]{2}.*,|\s.*\s.*\s/.test(plain)) return undefined;
  const expected = narrowed(cardAnswer(plain, subject));
  if (expected?.kind !== 'words') return expected;
  return { ...expected, spelling: 'exact', others: question.options.map(optionText).filter((other) => other !== plain) };
};

/** What a pupil needs to type it; `answers` are all that could stand there. */
export const keysFor = (expected: ExpectedAnswer, answers: readonly string[]): TypedQuestion['keys'] => {
  if (expected.kind === 'expression') return 'expression';
  if (expected.kind === 'words') return 'words';
  return expected.kind === 'number' && answers.every((text) => /^\d+$/.test(optionText(text).replaceAll(',', ''))) ? 'digits' : 'number';
};

/** As a pupil would type it. */
export const asTyped = (text: string): string => (text.startsWith('$') ? text.replaceAll('$', '') : optionText(text));

/** "Choose the right form:" has nothing to choose from any more. */
const askedToType = (stem: string): string =>
  stem.replace(/^Choose the right form:/, 'Complete:').replace(/\s*Which spelling is right\?$/, ' Write it.');

/**
 * The same question without its options: the key is judged by what it means, and each wrong option stays as a slip with its note.
 * Undefined where the options are part of the question, or where a judge could not tell a slip from the key.
 */
export const typedForm = (question: MultipleChoice, about: About): TypedQuestion | undefined => {
  const { options, correctAnswer, optionNotes, misconceptions, type: _, ...shared } = question;
  const key = options[correctAnswer] ?? '';
  const isSpelling = isSpellingQuestion(question);
  const stem = isSpelling ? askedTyped(question.question, key) : askedToType(question.question);
  if (stem === undefined || leansOnOptions(stem)) return undefined;
  const read = (text: string): ExpectedAnswer | undefined =>
    isSpelling
      ? { kind: 'words', answers: [text], spelling: 'exact' }
      : (speltAnswer(question, text, about) ?? expectedFrom(text, stem, about));
  const expected = read(key);
  if (expected === undefined || judgeAnswer(asTyped(key), expected).verdict !== 'right') return undefined;
  const others = options.flatMap((text, at) => (at === correctAnswer ? [] : [{ text, at }]));
  if (others.some(({ text }) => judgeAnswer(asTyped(text), expected).verdict === 'right')) return undefined;
  const slips = others.flatMap(({ text, at }) => {
    const slip = read(text);
    return slip === undefined ? [] : [{ text, note: optionNotes[at] ?? '', misconception: misconceptions[at] ?? null, expected: slip }];
  });
  return { ...shared, question: stem, type: 'typed', expected, answer: key, slips, keys: keysFor(expected, options) };
};
