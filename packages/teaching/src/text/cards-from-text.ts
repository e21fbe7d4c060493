import { withGap } from './cloze.ts';
import { worthACard, worthAsking, type Target } from './target.ts';
import { compares } from './columns.ts';
import { headingOf, leadOf } from './context.ts';
import { familyCard } from './families.ts';
import { isLabel } from './label.ts';
import { isMarked } from './marked.ts';
import { eventCard, formulaCard, gapCard, isEvent, isUnit, quotationCard, sideCard, spellingCard, unitCard } from './line-cards.ts';
import type { Statement } from './read-notes.ts';
import { complementCard, subjectCard, yearCard } from './prose-asking.ts';
import { quotationCards, speaksOfQuotation } from './quotations.ts';
import { rowCards } from './row-cards.ts';
import { seeded } from './seeded.ts';
import { isProse, leansOn, standingOf } from './standing.ts';
import { isSure } from './sure.ts';
import { studyOf, type Study } from './study.ts';
import type { TextCard } from './text-card.ts';
import { attributeCard, backCard, definitionCard } from './word-cards.ts';

/** Figures, dates, names, and words that are explained here or in our own topics: what a blank may ask. */
const worthABlank = 2.88;
/** What is left of a sentence must say what is asked. */
const fewestLeft = 4;
/** "Beavers: explain why their teeth are hard": whose, its heading may not say. */
const ofSomebody = /: explain why (?:their|its|his|her) /;
const gapsIn = (target: Target): number => withGap(target).split('____').length - 1;
/** Under its heading a sentence is clear; without one it must say all itself. */
const isClear = (statement: Statement, study: Study): boolean => {
  const standing = standingOf(statement);
  if (standing === 'point') return headingOf(statement) !== undefined;
  return (
    standing === 'alone' ||
    (standing === 'under' && (headingOf(statement) !== undefined || (study.subject !== undefined && !statement.apart)))
  );
};

/** All fair cards of one statement, the best first. */
const cardsOf = (statement: Statement, study: Study, chance: () => number, within: boolean): readonly TextCard[] => {
  if (statement.kind === 'row') return rowCards(statement, { subject: study.subject, page: study.page, at: study.placeInTable(statement) });
  const spelt = study.spellings.filter(({ from, gaps }) => from.id === statement.id && gaps !== '').map(spellingCard);
  if (spelt.length > 0) return spelt;
  const family = study.families.find(({ from }) => from.id === statement.id);
  if (family !== undefined) return [familyCard(family)];
  const lists = study.lists
    .filter(({ of }) => of[0]?.id === statement.id)
    .map(({ question, answer }) => listCardOf(statement, question, answer));
  if (lists.length > 0 && !statement.ordered) return lists;
  if (study.isListed(statement)) return lists;
  if (statement.kind === 'formula') return [...lists, ...[formulaCard(statement, study)].filter((card) => card !== undefined)];
  if (isLabel(statement)) return lists;
  if (isUnit(statement)) return [unitCard(statement)];
  const quoted = quotationCard(statement);
  if (quoted !== undefined) return [quoted];
  const happened = study.events.filter(({ from }) => from.id === statement.id);
  if (happened.length > 0) return happened.filter(({ event }) => isEvent(event)).map(eventCard);
  const known = attributeCard(statement, study.subject);
  if (known !== undefined) return [known];
  const found = study.definitions.filter(({ from }) => from.id === statement.id);
  const onPage = (one: (typeof found)[number]) => ({
    page: study.page,
    asks: study.asks,
    isPerson: study.isPerson(one),
    isName: study.isName(one.term),
  });
  const defined = found.map((one) => definitionCard(one, onPage(one))).filter((card) => card !== undefined);
  const back = found
    .map((one) => backCard(one, { isName: study.isName(one.term), language: study.language }))
    .filter((card) => card !== undefined);
  if (statement.pair !== undefined && found.length > 0) return [...defined, ...back];
  const side = sideCard(statement, study.subject);
  if (side !== undefined) return [side];
  const isUnclear = !within && !isClear(statement, study);
  const caused = study.causes
    .filter(({ from, question }) => from.id === statement.id && isWholeCause(statement, study) && (within || !ofSomebody.test(question)))
    .map(({ question, answer, from }) => {
      const lead = question.endsWith('?') || standingOf(statement) === 'alone' ? '' : leadOf(statement, statement.text, study.subject);
      return {
        question: lead === '' ? question : `${lead}${question.replace(/^(?:Explain|Complete)\b/, (word) => word.toLowerCase())}`,
        answer,
        difficulty: 'advanced' as const,
        from: from.id,
      };
    });
  const who = study.who.filter(({ from }) => from.id === statement.id);
  if (who.length > 0)
    return [...who.map(({ question, answer, from }) => ({ question, answer, difficulty: 'beginner' as const, from: from.id })), ...caused];
  // What a definition says, here or from the sentence below, is asked by its card.
  if (study.isMeaning(statement)) return [...defined, ...caused];
  const isExplained = found.some(({ term }) => statement.text.toLowerCase().startsWith(`${term.toLowerCase()}:`));
  if (statement.pair !== undefined || isExplained) return [...defined, ...caused];
  const isPoint = standingOf(statement) === 'point';
  if (!within && leansOn(statement) && study.before(statement) === undefined) return [...lists, ...defined, ...caused];
  const terms = new Set(found.map(({ term }) => term.toLowerCase()));
  const fair = study
    .targets(statement)
    .filter(
      ({ weight, text }) =>
        weight >= worthACard &&
        // A point that is no sentence is asked for its figure alone.
        (!isPoint || isUnclear || (/\d/.test(text) && weight >= worthABlank)) &&
        ![...terms].some((term) => term === text.toLowerCase() || term.startsWith(`${text.toLowerCase()} `)) &&
        statement.text.split(' ').length - text.split(' ').length >= fewestLeft,
    )
    .map((target) => ({ target, weight: target.weight + chance() * 0.6 }))
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ target }) => target);
  const worth = fair.filter(({ weight }) => weight >= (within ? worthAsking : worthABlank));
  // A second blank in a sentence must be worth a card of its own: a figure, a name, a word that is explained.
  const asked = [worth[0] ?? (defined.length + caused.length > 0 ? undefined : fair[0]), ...worth.slice(1, 2)];
  const gaps = asked.flatMap((target) =>
    target === undefined || (!within && ((isUnclear && !/\d/.test(target.text)) || gapsIn(target) > 1))
      ? []
      : [{ ...gapCard(target, study), isWeak: isUnclear || target.weight < worthABlank || !isProse(statement) }],
  );
  const isPoorer = defined.length + caused.length > 0;
  const byGrammar =
    isPoorer || within || !isProse(statement)
      ? []
      : [yearCard(statement, study), complementCard(statement, study), subjectCard(statement, study)].filter((card) => card !== undefined);
  return [...lists, ...defined, ...caused, ...byGrammar, ...gaps];
};

const listCardOf = ({ id }: Statement, question: string, answer: string): TextCard => ({
  from: id,
  question,
  answer,
  difficulty: 'intermediate',
});

/** A reason is asked where the sentence is whole: who or what it is about, and what happens to it. */
const isWholeCause = (statement: Statement, study: Study): boolean => {
  if (/\?\s+\S/.test(statement.text)) return true;
  const standing = standingOf(statement);
  if (standing === 'no') return isToldOf(statement);
  return standing === 'alone' || headingOf(statement) !== undefined || (standing === 'under' && study.subject !== undefined);
};
/** "It is called the Iron Age because ...", "However, taxes rose because ...": its question says what it is about. */
const isToldOf = ({ text }: Statement): boolean =>
  /^(?:it|they) (?:is|was|are|were) called\b/i.test(text) ||
  (/\bbecause\b/i.test(text) &&
    !/→|[{}↑↓]|\bw\/|\b(?:he|she|him|her)\b/i.test(text) &&
    !/^(?:it|they|this|these|those|that)\b/i.test(text));

/** Statements in the order in which they deserve a card, so that no section is forgotten. */
const byWorth = (statements: readonly Statement[], study: Study): readonly Statement[] => {
  const left = [...statements];
  const taken = new Map<number, number>();
  const sizes = new Map(study.notes.sections.map((section) => [section.statements[0]?.section ?? 0, section.statements.length]));
  const defining = new Set(study.definitions.map(({ from }) => from.id));
  const worth = (statement: Statement): number =>
    study.importance(statement) -
    1.2 * ((taken.get(statement.section) ?? 0) / (sizes.get(statement.section) ?? 1)) +
    (defining.has(statement.id) ? 1 : 0);
  const ordered: Statement[] = [];
  while (left.length > 0) {
    const best = left.reduce((a, b) => (worth(b) > worth(a) ? b : a));
    left.splice(left.indexOf(best), 1);
    ordered.push(best);
    taken.set(best.section, (taken.get(best.section) ?? 0) + 1);
  }
  return ordered;
};

type Offer = { readonly place: number; readonly cards: readonly TextCard[] };
const isBack = (card: TextCard | undefined): boolean => /^(?:How do you say|Which word or phrase means) “/.test(card?.question ?? '');
/** Of a list of words in two languages that is too long for all to be asked both ways, every second one is asked the other way, and some of each part. */
const bothWays = (offers: readonly Offer[], max: number): readonly Offer[] => {
  const words = offers.filter(({ cards }) => cards.length > 1 && isBack(cards[1])).toSorted((a, b) => a.place - b.place);
  if (words.length * 2 <= max) return offers;
  const picked = words.filter((_, at) => Math.floor((at * max) / words.length) !== Math.floor(((at - 1) * max) / words.length));
  const turned = picked.map(({ place, cards }, at): Offer => {
    const [first, back, ...others] = cards;
    return { place, cards: at % 2 === 1 && first !== undefined && back !== undefined ? [back, first, ...others] : cards };
  });
  const taken = new Set(picked.map(({ place }) => place));
  return [...turned, ...offers.filter(({ place }) => !taken.has(place))];
};

/** So many cards of a row that compares three things or more. */
const mostOfRow = 3;
const isOfComparison = (statement: Statement | undefined): boolean => {
  const row = statement?.row;
  return row !== undefined && compares(row.columns) && row.columns.length > mostOfRow;
};

/** A blank, or what its grammar asks: not a reason, and not a word that is explained. */
const isOfSentence = ({ question }: TextCard): boolean => /fill the gap|^(?:Who|What|Which|When|Where) (?!does “)/i.test(question);
/** `within` the notes themselves a sentence need not be clear without them. */
export const cardsOfStudy = (
  study: Study,
  seed: number,
  max: number,
  {
    perSentence = 2,
    onlyBest = false,
    within = false,
    onlySure = false,
  }: { readonly perSentence?: number; readonly onlyBest?: boolean; readonly within?: boolean; readonly onlySure?: boolean } = {},
): readonly TextCard[] => {
  const quoted = quotationCards(study.quotations, max);
  const chance = seeded(seed);
  const places = new Map(study.notes.statements.map(({ id }, at) => [id, at]));
  const offers = byWorth(study.notes.statements, study)
    .map((statement) => ({
      place: places.get(statement.id) ?? 0,
      cards: cardsOf(statement, study, chance, within).filter(
        ({ isWeak, question, answer }) =>
          !(onlyBest && isWeak === true) &&
          !(onlySure && !isSure(statement, question, study, answer)) &&
          !study.isMisspelt(`${question} ${answer}`) &&
          !isMarked(question, answer),
      ),
    }))
    .filter(({ cards }) => cards.length > 0);
  const chosen: { readonly place: number; readonly card: TextCard }[] = [];
  const asked = new Set<string>();
  const inTurn = perSentence > 1 ? bothWays(offers, max) : offers;
  // Each word of a list of spellings is a card of its own.
  const listed = new Set(study.spellings.map(({ from }) => from.id));
  for (const { place, cards } of offers)
    if (listed.has(cards[0]?.from ?? '')) for (const card of cards.slice(0, max - chosen.length)) chosen.push({ place, card });
  for (let round = 0; round < (perSentence > 1 ? Math.max(perSentence, mostOfRow) : perSentence); round += 1) {
    for (const { place, cards } of inTurn) {
      // What a table sets beside each other is asked of more of it than a sentence is.
      if (round >= perSentence && !isOfComparison(study.notes.statements[place])) continue;
      const card = cards[round];
      if (chosen.some((one) => one.card === card)) continue;
      // One blank for a name or a word is enough, and a date is asked once.
      const mark = /fill the gap|When (?:did|was|were) /i.test(card?.question ?? '')
        ? `=${card?.answer.toLowerCase().replace(/^in |\.$/g, '') ?? ''}`
        : '';
      // One sentence is not asked twice for the same: "What carries sand?" and "____ carries sand".
      const same = card === undefined ? '' : `${card.from}=${card.answer.toLowerCase().replace(/\.$/, '')}`;
      // A sentence that was asked has no second blank, and is not turned round.
      if (onlySure && card !== undefined && round > 0 && isOfSentence(card) && chosen.some((one) => one.place === place)) continue;
      if (!card || chosen.length >= max || asked.has(card.question) || asked.has(same) || (mark !== '' && asked.has(mark))) continue;
      asked.add(card.question).add(mark).add(same);
      chosen.push({ place, card });
    }
  }
  const others = chosen.toSorted((a, b) => a.place - b.place).map(({ card }) => card);
  const isOfQuotation = speaksOfQuotation(study.quotations);
  // Beside a list of quotations comes what else its page says.
  return [...quoted, ...others.filter(({ question, answer }) => quoted.length === 0 || !isOfQuotation(`${question} ${answer}`))].slice(
    0,
    max,
  );
};

/** Flashcards from a pupil's own text: at most `max`, spread over its sections, in its order. */
export const cardsFromText = ({
  text,
  seed,
  max,
  perSentence = 2,
  keyTerms,
  onlyBest = false,
  onlySure = false,
}: {
  readonly text: string;
  readonly seed: number;
  readonly max: number;
  /** At most so many cards of one sentence. */
  readonly perSentence?: number;
  /** Words that our own topics explain, in small letters. */
  readonly keyTerms?: ReadonlySet<string>;
  /** Without the blanks that are asked for only where there is nothing better. */
  readonly onlyBest?: boolean;
  /** Only of the kinds that strangers would use. */
  readonly onlySure?: boolean;
}): readonly Omit<TextCard, 'from' | 'isWeak'>[] =>
  cardsOfStudy(studyOf(text, keyTerms), seed, max, { perSentence, onlyBest, onlySure }).map(({ question, answer, difficulty }) => ({
    question,
    answer,
    difficulty,
  }));
