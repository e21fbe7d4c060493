import type { KeyStage } from '@hedgerow/domain/key-stages';
import { cardsOfStudy } from './cards-from-text.ts';
import type { Definition } from './definitions.ts';
import { isLabel } from './label.ts';
import { isRestOf, sentencesFor } from './point-lines.ts';
import type { Statement } from './read-notes.ts';
import { remembered } from './remembered.ts';
import type { Study } from './study.ts';
import { wordCount } from './word-count.ts';

/** Every statement stands in one part only: said as a point, explained as a key word, or asked. */
export type GuideParts = {
  readonly keyWords: readonly Definition[];
  readonly points: ReadonlySet<Statement['id']>;
  readonly asked: ReadonlyMap<Statement['id'], Asked>;
};
export type Asked = { readonly question: string; readonly answer: string; readonly isReason: boolean };

/** At least this share of a section is said, not asked (docs/product/teaching-engine.md#reading-an-upload). */
const saidShare = 0.6;
const mostAsked: Readonly<Record<KeyStage, number>> = { EYFS: 4, KS1: 5, KS2: 8, KS3: 10, KS4: 12, KS5: 12 };
/** All that short notes give. */
const mostCards = 60;

/** The key word and its meaning say all that the sentence says. */
const saysAll = ({ term, meaning }: Definition, { words }: Statement): boolean => {
  const said = ` ${term} ${meaning} `.toLowerCase();
  return words.every(
    ({ text, kind, stop, pos }) =>
      stop ||
      kind !== 'word' ||
      pos === 'AUX' ||
      said.includes(text.toLowerCase()) ||
      /^(?:means?|called|known|named|termed|eg|e\.g\.?)$/i.test(text),
  );
};

const saidByKeyWords = (keyWords: readonly Definition[], study: Study): ReadonlySet<Statement['id']> => {
  const said = new Set<Statement['id']>();
  for (const definition of keyWords) {
    const isOnlyNamed = /^(?:this|it|these|they|that|we call)\b.*\b(?:called|call|known as)\b/i.test(definition.from.text);
    if (!isOnlyNamed && !saysAll(definition, definition.from)) continue;
    said.add(definition.from.id);
    const [first, second] = study.lastTwo(definition.from);
    for (const before of [first, second])
      if (before !== undefined && definition.meaning.includes(before.text.replace(/[.;]$/, ''))) said.add(before.id);
  }
  return said;
};

/** A gap or a formula: what can be asked of one sentence without saying another. */
const gapsOf = (study: Study, seed: number): ReadonlyMap<Statement['id'], Asked> => {
  const leaning = new Set(study.notes.statements.filter((statement) => study.before(statement) !== undefined).map(({ id }) => id));
  const found = new Map<Statement['id'], Asked>();
  for (const { question, answer, from } of cardsOfStudy(study, seed, mostCards, { within: true })) {
    const isFair =
      /^(?:Complete the formula|When did this happen)/.test(question) || (/fill the gap: /i.test(question) && !leaning.has(from));
    if (isFair && !found.has(from)) found.set(from, { question: question.replace(/fill the gap: /i, ''), answer, isReason: false });
  }
  return found;
};

const ofSteps = /^(?:method|instructions?|recipe|procedure|(?:worked )?examples?(?: \d+)?|what (?:we|to) d(?:id|o)|steps?)\b/i;
const isStep = ({ text }: Statement): boolean => /^step \d/i.test(text);
const fewestSteps = 2;
/** The steps of a method and of a worked example are followed one after the other: none of them is taken out to be asked. */
const stepsIn = ({ notes }: Study): ReadonlySet<Statement['id']> =>
  new Set(
    notes.sections.flatMap(({ heading, statements }) => {
      const isMethod = ofSteps.test(heading ?? '') || statements.filter(isStep).length >= fewestSteps;
      const ordered = statements.filter(({ ordered: own }) => own);
      return isMethod ? statements.map(({ id }) => id) : ordered.length > fewestSteps ? ordered.map(({ id }) => id) : [];
    }),
  );

/** "It came on a ship", "People did not know this", "Then black spots": without the sentence before it says nothing. */
const leansBack = ({ text, shown, leans, kind, pair }: Statement): boolean =>
  kind === 'sentence' &&
  pair === undefined &&
  (leans || shown !== undefined || /^(?:Then|So|But|And|This|These|Those|That)\b|\bthis\.$/.test(text));

/** "Bigger amplitude: louder sound" tells how two things go together. */
const isCompared = /^(?:more|fewer|less|lower|higher|longer|shorter|greater|larger|smaller|bigger|faster|slower|stronger|weaker)\b/i;

const costOf = (question: Asked): number => wordCount(`${question.question} ${question.answer}`);

/** Shares the statements of an upload out so that the guide is no longer than its source. */
export const shareOut = (
  study: Study,
  { source, keyStage, seed }: { readonly source: string; readonly keyStage: KeyStage; readonly seed: number },
): GuideParts => {
  const keyWords = study.definitions.filter(({ term }) => !study.isName(term) && !isCompared.test(term));
  const explained = saidByKeyWords(keyWords, study);
  const gaps = gapsOf(study, seed);
  const reasons = new Map(study.causes.map(({ question, answer, from }) => [from.id, { question, answer, isReason: true }]));
  const leanedOn = new Set(
    study.notes.statements.map((one) => {
      const [last] = study.lastTwo(one);
      return leansBack(one) || isRestOf(one, last) ? last?.id : study.before(one)?.id;
    }),
  );
  const points = new Map<Statement['id'], Statement>();
  const asked = new Map<Statement['id'], Asked>();
  const spare = new Map<number, number>();
  for (const { statements } of study.notes.sections) {
    const section = statements[0]?.section ?? 0;
    spare.set(section, Math.floor(statements.length * (1 - saidShare) + 1e-9));
    for (const statement of statements)
      if (!explained.has(statement.id) && (statement.bullet || !isLabel(statement))) points.set(statement.id, statement);
  }
  const steps = stepsIn(study);
  const isFree = ({ id, section }: Statement): boolean => !leanedOn.has(id) && !steps.has(id) && (spare.get(section) ?? 0) > 0;
  const take = ({ id, section }: Statement): void => {
    points.delete(id);
    spare.set(section, (spare.get(section) ?? 0) - 1);
  };
  const least = study.notes.statements.toSorted((a, b) => study.importance(a) - study.importance(b));
  const reasonsFirst = least.toSorted((a, b) => Number(reasons.has(b.id)) - Number(reasons.has(a.id)));
  for (const statement of reasonsFirst) {
    const question = reasons.get(statement.id) ?? gaps.get(statement.id);
    if (question === undefined || asked.size >= mostAsked[keyStage] || !points.has(statement.id) || !isFree(statement)) continue;
    take(statement);
    asked.set(statement.id, question);
  }
  // Counted anew after each change, so each sentence's own words are counted once.
  const count = remembered(wordCount);
  const fixed =
    study.notes.sections.reduce((sum, { heading }) => sum + wordCount(heading ?? ''), 0) +
    keyWords.reduce((sum, { term, meaning }) => sum + wordCount(`${term} ${meaning}`), 0);
  const length = (): number =>
    fixed +
    sentencesFor(study.notes.statements.filter(({ id }) => points.has(id))).reduce((sum, sentence) => sum + count(sentence), 0) +
    [...asked.values()].reduce((sum, question) => sum + costOf(question), 0);
  const allowed = wordCount(source);
  // "Explain why" is longer than the sentence with a gap: shorter questions come before anything is left out.
  for (const statement of least) {
    const question = asked.get(statement.id);
    if (question === undefined || length() <= allowed || costOf(question) <= wordCount(statement.text)) continue;
    const gap = gaps.get(statement.id);
    if (gap !== undefined) {
      asked.set(statement.id, gap);
      continue;
    }
    asked.delete(statement.id);
    points.set(statement.id, statement);
    spare.set(statement.section, (spare.get(statement.section) ?? 0) + 1);
  }
  for (const statement of least) {
    if (length() <= allowed) break;
    if (!asked.delete(statement.id) && points.has(statement.id) && isFree(statement)) take(statement);
  }
  return { keyWords, points: new Set(points.keys()), asked };
};
