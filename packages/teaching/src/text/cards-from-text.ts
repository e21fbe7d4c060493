import type { Difficulty } from '@hedgerow/domain/difficulties';
import { withGap, type Target } from './cloze.ts';
import type { Definition } from './definitions.ts';
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

export const definitionCard = ({ term, meaning, from }: Definition, isName: boolean): TextCard => ({
  from: from.id,
  question: isName ? `${term}: what do your notes say this is?` : `What does “${term}” mean?`,
  answer: `${meaning.replace(/\.$/, '')}.`,
  difficulty: 'beginner',
});

const rowCard = ({ id, row, heading }: Statement): TextCard | undefined => {
  if (!row || row.cells.length < 2) return undefined;
  const asked = row.columns.slice(1).map((column) => `${column[0]?.toLowerCase() ?? ''}${column.slice(1)}`);
  const list = asked.length > 1 ? `${asked.slice(0, -1).join(', ')} and ${asked.at(-1) ?? ''}` : (asked[0] ?? '');
  return {
    from: id,
    question: `${heading === null ? '' : `${heading} – `}${row.cells[0] ?? ''}: give the ${list}.`,
    answer: row.cells
      .slice(1)
      .map((cell, at) => `${row.columns[at + 1] ?? ''} – ${cell}`)
      .join('; '),
    difficulty: 'intermediate',
  };
};

/** "speed = distance ÷ time" is asked; "x^2 = 9" is left as it stands. */
const formulaCard = ({ id, text }: Statement): TextCard | undefined => {
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
    question: `Fill the gap: ${context}${withGap(target)}`,
    answer: target.text,
    difficulty: target.kind === 'term' ? 'beginner' : 'intermediate',
  };
};

/** All fair cards of one statement, the best first. */
const cardsOf = (statement: Statement, study: Study, chance: () => number): readonly TextCard[] => {
  if (statement.kind === 'row') return [rowCard(statement)].filter((card) => card !== undefined);
  if (statement.kind === 'formula') return [formulaCard(statement)].filter((card) => card !== undefined);
  if (isLabel(statement)) return [];
  const defined = study.definitions
    .filter(({ from }) => from.id === statement.id)
    .map((found) => definitionCard(found, study.isName(found.term)));
  const caused = study.causes
    .filter(({ from }) => from.id === statement.id)
    .map(({ question, answer, from }) => ({ question, answer, difficulty: 'advanced' as const, from: from.id }));
  const gaps = study
    .targets(statement)
    .map((target) => ({ target, weight: target.weight + chance() * 0.2 }))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, 3)
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

export const cardsOfStudy = (study: Study, seed: number, max: number): readonly TextCard[] => {
  const chance = seeded(seed);
  const places = new Map(study.notes.statements.map(({ id }, at) => [id, at]));
  const offers = byWorth(study.notes.statements, study)
    .map((statement) => ({ place: places.get(statement.id) ?? 0, cards: cardsOf(statement, study, chance) }))
    .filter(({ cards }) => cards.length > 0);
  const chosen: { readonly place: number; readonly card: TextCard }[] = [];
  const asked = new Set<string>();
  for (let round = 0; round < 3; round += 1) {
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
}: {
  readonly text: string;
  readonly seed: number;
  readonly max: number;
}): readonly Omit<TextCard, 'from'>[] =>
  cardsOfStudy(studyOf(text), seed, max).map(({ question, answer, difficulty }) => ({ question, answer, difficulty }));
