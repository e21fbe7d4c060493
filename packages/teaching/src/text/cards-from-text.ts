import type { Difficulty } from '@hedgerow/domain/difficulties';
import { isCode } from './code-lines.ts';
import { withGap, worthAsking, type Target } from './cloze.ts';
import type { Definition } from './definitions.ts';
import type { Event } from './events.ts';
import { isLabel } from './label.ts';
import type { Statement } from './read-notes.ts';
import { seeded } from './seeded.ts';
import { studyOf, type Study } from './study.ts';

export type TextCard = {
  readonly question: string;
  readonly answer: string;
  readonly difficulty: Difficulty;
  /** Of the statement that it asks about. */
  readonly from: Statement['id'];
};

const capital = (text: string): string => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;
const uncapital = (text: string): string => (/^(?:I\b|\p{Lu}{2})/u.test(text) ? text : `${text[0]?.toLowerCase() ?? ''}${text.slice(1)}`);

const counts = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
/** "Germany, Austria-Hungary, Italy": a meaning that is a list of things is asked for as one. */
const listLength = (meaning: string): number =>
  !meaning.includes(',') || /[.:;=→()]|\b(?:is|are|was|were|that|which|who|when|where|so|because|if)\b/.test(meaning)
    ? 0
    : meaning.split(/,\s*(?:and\s+)?|\s+(?:and|\+|&)\s+/).length;

/** "Gavrilo Princip, member of the Black Hand". */
const namesSomebody = /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+(?:,|$)/u;

export const definitionCard = ({ term, meaning, from }: Definition, isKnownName: boolean): TextCard => {
  const isName = isKnownName || /\b(?:people|persons?|figures|characters)\b/i.test(from.heading ?? '');
  const things = listLength(meaning);
  const isList = from.pair !== undefined && !/^["“]/.test(term) && things >= 3 && meaning.split(' ').length <= things * 3;
  const question = isList
    ? `${capital(term)}: name all ${counts[things - 2] ?? things}.`
    : /^["“]/.test(term)
      ? `What do your notes say about ${term}?`
      : isName
        ? `Who or what is “${term}”?`
        : namesSomebody.test(meaning)
          ? `Which name do your notes give for “${term}”?`
          : `What does “${term}” mean?`;
  return { from: from.id, question, answer: `${meaning.replace(/\.$/, '')}.`, difficulty: isList ? 'intermediate' : 'beginner' };
};

/** The other way round, where the meaning is short enough to be asked for: "railway station" is "la gare". */
const backCard = ({ term, meaning, from }: Definition, isName: boolean): TextCard | undefined =>
  from.pair === undefined || isName || meaning.split(' ').length > 4 || /[,;/]/.test(meaning)
    ? undefined
    : {
        from: from.id,
        question: `Which word or words in your notes mean “${uncapital(meaning)}”?`,
        answer: term,
        difficulty: 'intermediate',
      };

const eventCard = ({ date, event, from }: Event): TextCard => ({
  from: from.id,
  question: `When did this happen? ${event.replace(/\.$/, '')}.`,
  answer: date,
  difficulty: 'intermediate',
});

/** A row of readings from an experiment is not learned by heart. */
export const isMeasured = (cells: readonly string[]): boolean =>
  cells.length > 2 && cells.every((cell) => /^[+−-]?[\d.,]+\D?$/.test(cell.trim()));

const small = (text: string): string => `${text[0]?.toLowerCase() ?? ''}${text.slice(1)}`;
const rowCard = ({ id, row, heading }: Statement): TextCard | undefined => {
  if (!row || row.cells.length < 2 || isMeasured(row.cells)) return undefined;
  const compares = row.columns[0] === '' && row.columns.length > 2;
  const asked = row.columns.slice(1).map((column) => (compares ? `the ${small(column)}` : small(column)));
  const list = asked.length > 1 ? `${asked.slice(0, -1).join(', ')} and ${asked.at(-1) ?? ''}` : (asked[0] ?? '');
  return {
    from: id,
    question: `${heading === null ? '' : `${heading} – `}${row.cells[0] ?? ''}: ${compares ? `compare ${list}` : `give the ${list}`}.`,
    answer: row.cells
      .slice(1)
      .map((cell, at) => `${row.columns[at + 1] ?? ''} – ${cell}`)
      .join('; '),
    difficulty: 'intermediate',
  };
};

/** "speed = distance ÷ time" is asked; "x^2 = 9" is left as it stands. */
const formulaCard = ({ id, text }: Statement): TextCard | undefined => {
  if (isCode(text)) return undefined;
  const found = /^([\p{L} ']{2,}?)\s*=\s*(.*\p{L}{2}.*)$/u.exec(text);
  const left = found?.[1]?.trim();
  const right = found?.[2]?.trim();
  if (!left || !right || !/\p{L}{2}/u.test(left) || /[=\d^√]/.test(right)) return undefined;
  return /[÷×+*/−]|\s-\s/.test(right)
    ? { from: id, question: `Complete the formula: ${left} = ____`, answer: right, difficulty: 'intermediate' }
    : { from: id, question: `What do your notes give for “${left}”?`, answer: right, difficulty: 'beginner' };
};

const gapCard = (target: Target, study: Study): TextCard => {
  const before = study.before(target.from);
  const context = before && !before.text.includes(target.text) ? `${before.text} ` : '';
  return {
    from: target.from.id,
    question: underHeading(target.from, `Fill the gap: ${context}${withGap(target)}`),
    answer: target.text,
    difficulty: target.kind === 'term' ? 'beginner' : 'intermediate',
  };
};

/** A quotation to know by heart: its second half is asked for. */
const quotationCard = ({ id, text, heading }: Statement): TextCard | undefined => {
  const words = /^(?:quote|quotation|evidence)\s*[:–-]\s*["“](.+)["”]\.?$/i.exec(text)?.[1]?.split(' ') ?? [];
  if (words.length < 4) return undefined;
  const half = Math.ceil(words.length / 2);
  const lead = heading === null ? 'Finish' : `${heading} – finish`;
  return {
    from: id,
    question: `${lead} the quotation: “${words.slice(0, half).join(' ')} …”`,
    answer: `“… ${words.slice(half).join(' ')}”`,
    difficulty: 'advanced',
  };
};

/** A point of a list says what it is about only under its heading. */
const underHeading = ({ heading, bullet, text }: Statement, question: string): string => {
  if (
    !bullet ||
    heading === null ||
    heading.split(' ').length > 8 ||
    /^(?:key |main |sticky )?(?:points?|facts?|words|notes|knowledge|vocabulary)$|^fact ?(?:box|file)$|^did you know\??$|day$/i.test(
      heading,
    )
  )
    return question;
  const said = text.toLowerCase();
  const isSaid = heading
    .toLowerCase()
    .split(/\W+/)
    .some((word) => word.length > 3 && said.includes(word.slice(0, Math.max(4, word.length - 2))));
  return isSaid ? question : `${heading.replace(/[:?]$/, '')} – ${uncapitalAfter(question)}`;
};
const uncapitalAfter = (question: string): string => question.replace(/^(?:Fill|Complete)\b/, (word) => word.toLowerCase());

/** All fair cards of one statement, the best first. */
const cardsOf = (statement: Statement, study: Study, chance: () => number): readonly TextCard[] => {
  if (statement.kind === 'row') return [rowCard(statement)].filter((card) => card !== undefined);
  if (statement.kind === 'formula') return [formulaCard(statement)].filter((card) => card !== undefined);
  if (isLabel(statement)) return [];
  const quoted = quotationCard(statement);
  if (quoted !== undefined) return [quoted];
  const happened = study.events.filter(({ from }) => from.id === statement.id).map(eventCard);
  if (happened.length > 0) return happened;
  const found = study.definitions.filter(({ from }) => from.id === statement.id);
  const defined = found.map((one) => definitionCard(one, study.isName(one.term)));
  const back = found.map((one) => backCard(one, study.isName(one.term))).filter((card) => card !== undefined);
  if (statement.pair !== undefined && defined.length > 0) return [...defined, ...back];
  const caused = study.causes
    .filter(({ from }) => from.id === statement.id)
    .map(({ question, answer, from }) => ({
      question: underHeading(statement, question),
      answer,
      difficulty: 'advanced' as const,
      from: from.id,
    }));
  const who = study.who.filter(({ from }) => from.id === statement.id);
  if (who.length > 0)
    return [...who.map(({ question, answer, from }) => ({ question, answer, difficulty: 'beginner' as const, from: from.id })), ...caused];
  // What a definition says, here or from the sentence below, is asked by its card.
  if (study.isMeaning(statement)) return caused;
  const isExplained = found.some(({ term }) => statement.text.toLowerCase().startsWith(`${term.toLowerCase()}:`));
  if (statement.pair !== undefined || isExplained) return [...defined, ...caused];
  const terms = new Set(found.map(({ term }) => term.toLowerCase()));
  const gaps = study
    .targets(statement)
    .filter(({ weight, text }) => weight >= worthAsking && !terms.has(text.toLowerCase()))
    .map((target) => ({ target, weight: target.weight + chance() * 0.2 }))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, 2)
    .map(({ target }) => gapCard(target, study));
  return [...defined, ...caused, ...gaps];
};

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

export const cardsOfStudy = (study: Study, seed: number, max: number, perSentence = 2): readonly TextCard[] => {
  const chance = seeded(seed);
  const places = new Map(study.notes.statements.map(({ id }, at) => [id, at]));
  const offers = byWorth(study.notes.statements, study)
    .map((statement) => ({ place: places.get(statement.id) ?? 0, cards: cardsOf(statement, study, chance) }))
    .filter(({ cards }) => cards.length > 0);
  const chosen: { readonly place: number; readonly card: TextCard }[] = [];
  const asked = new Set<string>();
  for (let round = 0; round < perSentence; round += 1) {
    for (const { place, cards } of offers) {
      const card = cards[round];
      if (!card || chosen.length >= max || asked.has(card.question)) continue;
      asked.add(card.question);
      chosen.push({ place, card });
    }
  }
  return chosen.toSorted((a, b) => a.place - b.place).map(({ card }) => card);
};

/** Flashcards from a pupil's own text: at most `max`, spread over its sections, in its order. */
export const cardsFromText = ({
  text,
  seed,
  max,
  perSentence = 2,
}: {
  readonly text: string;
  readonly seed: number;
  readonly max: number;
  /** At most so many cards of one sentence. */
  readonly perSentence?: number;
}): readonly Omit<TextCard, 'from'>[] =>
  cardsOfStudy(studyOf(text), seed, max, perSentence).map(({ question, answer, difficulty }) => ({ question, answer, difficulty }));
