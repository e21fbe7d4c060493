import type { Difficulty } from '@hedgerow/domain/difficulties';
import { isCode } from './code-lines.ts';
import { columnName, compares, hasNoNames, isMeasured, isOwnReading, isPhrase } from './columns.ts';
import { withGap, worthACard, worthAsking, type Target } from './cloze.ts';
import type { Definition } from './definitions.ts';
import type { Event } from './events.ts';
import { withoutHead } from './heads.ts';
import { isLabel } from './label.ts';
import type { Statement } from './read-notes.ts';
import { seeded } from './seeded.ts';
import { withoutVowels, type Spelling } from './spelling-lists.ts';
import { studyOf, type Study } from './study.ts';

export type TextCard = {
  readonly question: string;
  readonly answer: string;
  readonly difficulty: Difficulty;
  /** Of the statement that it asks about. */
  readonly from: Statement['id'];
  /** A blank for a word that the page neither explains nor repeats, in a sentence that has nothing better. */
  readonly isWeak?: boolean;
};

const capital = (text: string): string => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;
const uncapital = (text: string): string => (/^(?:I\b|\p{Lu}{2})/u.test(text) ? text : `${text[0]?.toLowerCase() ?? ''}${text.slice(1)}`);

const counts = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
/** "Germany, Austria-Hungary, Italy": a meaning that is a list of things is asked for as one. */
const listLength = (meaning: string): number =>
  !meaning.includes(',') || /[.:;=→()]|\b(?:is|are|was|were|has|have|no|not|than|that|which|who|when|where|so|because|if)\b/.test(meaning)
    ? 0
    : meaning.split(/,\s*(?:and\s+)?|\s+(?:and|\+|&)\s+/).length;
/** "Magnetic, cheap, stores files" says how one thing is; a list is of names, or stands beside a word for several. */
const isListOf = (term: string, meaning: string): boolean =>
  /[^s]s$/i.test(term) ||
  /^(?:\d|two|three|four|five|six|seven|eight)\b/i.test(term) ||
  meaning.split(/,\s*(?:and\s+)?|\s+and\s+/).every((thing) => /^\p{Lu}/u.test(thing));

/** An answer ends as a sentence does. */
const ended = (text: string): string => (/[?!]["”')]?$/.test(text) ? text : `${text.replace(/\.$/, '')}.`);

/** Headings that say nothing of what stands below them. */
const ofEverything =
  /^(?:key |main |sticky )?(?:points?|facts?|words|terms|notes|knowledge|vocab(?:ulary)?)$|^fact ?(?:box|file)$|^did you know\??$|day$/i;

/** "Variables" as "variable". */
const oneOf = (words: string): string => words.toLowerCase().replace(/s$/, '');

/** "Leaf adaptations – what do your notes say about “broad”?": a note is understood under its heading. */
const aboutCard = ({ term, from }: Definition): string => {
  const heading = from.heading?.replace(/[:?]$/, '') ?? '';
  const isUseful =
    from.pair !== undefined &&
    heading !== '' &&
    heading.split(' ').length <= 5 &&
    !/^["“]/.test(term) &&
    !from.heading?.endsWith('?') &&
    !/ [–-] |: /.test(heading) &&
    !ofEverything.test(heading);
  const isSaid = oneOf(heading).includes(oneOf(term)) || oneOf(term).includes(oneOf(heading));
  const shown = /^["“]/.test(term) ? term : `“${term}”`;
  return isUseful && !isSaid ? `${heading} – what do your notes say about ${shown}?` : `What do your notes say about ${shown}?`;
};

/** "Gavrilo Princip, member of the Black Hand". */
const namesSomebody = /^(?!One |Two |Three |The |All |No )\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+(?:,|$)/u;

const isQuotation = (meaning: string): boolean => /^["“][^"“”]+["”]$/.test(meaning);

/** "Glucose is used for" is no word with a meaning. */
const opensMore = / (?:for|of|by|with|to|in|from|as|on)$/i;
const ofPeople = /\b(?:people|persons?|figures|characters)\b/i;
export const definitionCard = (definition: Definition, isKnownName: boolean): TextCard => {
  const { term, meaning, from, says } = definition;
  // "Kunst = art" translates a word, whatever its capital.
  const isTranslated = from.pair !== undefined && /^\p{Ll}/u.test(from.pair.meaning) && meaning.split(' ').length <= 2;
  const isName = (isKnownName && !isTranslated) || ofPeople.test(from.heading ?? '');
  const things = listLength(meaning);
  const isList =
    (from.pair !== undefined || from.text.startsWith(`${term}: `)) &&
    !/^["“]/.test(term) &&
    things >= 3 &&
    meaning.split(' ').length <= things * 3 &&
    isListOf(term, meaning);
  const question =
    says === 'note' && opensMore.test(term)
      ? `Complete the sentence: ${term} ____.`
      : isList
        ? `${capital(term)}: name all ${counts[things - 2] ?? things}.`
        : isName && ofPeople.test(from.heading ?? '') && term.split(' ').every((word) => /^\p{Lu}/u.test(word))
          ? `Who is “${term}”?`
          : isQuotation(meaning)
            ? `Which quotation do your notes give for “${term}”?`
            : says === 'note' || isName
              ? aboutCard(definition)
              : says === 'name' || namesSomebody.test(meaning)
                ? `Which name do your notes give for “${term}”?`
                : `What does “${term}” mean?`;
  return { from: from.id, question, answer: ended(meaning), difficulty: isList ? 'intermediate' : 'beginner' };
};

/** The other way round, where the meaning is short enough to be asked for: "railway station" is "la gare". */
const backCard = ({ term, meaning, from, says }: Definition, isName: boolean): TextCard | undefined =>
  from.pair === undefined || isName || says !== 'meaning' || meaning.split(' ').length > 4 || /[,;/]/.test(meaning)
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

/** A cell that is not filled in has nothing to be asked. */
const withoutBlanks = ({ columns, cells }: NonNullable<Statement['row']>): NonNullable<Statement['row']> => ({
  columns: columns.filter((_, at) => cells[at] !== ''),
  cells: cells.filter((cell) => cell !== ''),
});

const rowCard = ({ id, row: whole, heading }: Statement): TextCard | undefined => {
  const row = whole && withoutBlanks(whole);
  if (!row || row.cells.length < 2 || isMeasured(row.cells) || isOwnReading(row.columns, row.cells) || hasNoNames(row.columns))
    return undefined;
  const [, ...columns] = row.columns;
  const [first = '', ...cells] = row.cells;
  const isCompared = compares(whole?.columns ?? []);
  const asked = columns.map((column) => (isCompared ? `for “${column}”` : isPhrase.test(column) ? `“${column}”` : columnName(column)));
  const list = asked.length > 1 ? `${asked.slice(0, -1).join(', ')} and ${asked.at(-1) ?? ''}` : (asked[0] ?? '');
  return {
    from: id,
    question: isCompared
      ? `${first}: what do your notes say ${list}?`
      : `${heading === null || heading.endsWith('?') ? '' : `${heading} – `}${first}: give the ${list}.`,
    answer: cells.length === 1 ? (cells[0] ?? '') : cells.map((cell, at) => `${columns[at] ?? ''} – ${cell}`).join('; '),
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

const spellingCard = ({ word, from }: Spelling): TextCard => ({
  from: from.id,
  question: `Spell the whole word of your list: ${withoutVowels(word)}`,
  answer: word,
  difficulty: 'beginner',
});

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

/** "Do not add the tops" holds only where its heading says. */
const tellsWhatToDo = /^(?:do not|don't|never|always)\b/i;
/** A point of a list says what it is about only under its heading. */
const underHeading = ({ heading, bullet, small, text }: Statement, question: string): string => {
  if (
    (!bullet && !small && !tellsWhatToDo.test(withoutHead(text))) ||
    heading === null ||
    heading.split(' ').length > 8 ||
    / [–-] |: /.test(heading) ||
    ofEverything.test(heading)
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

const worthASecond = 2.85;

/** All fair cards of one statement, the best first. */
const cardsOf = (statement: Statement, study: Study, chance: () => number): readonly TextCard[] => {
  if (statement.kind === 'row') return [rowCard(statement)].filter((card) => card !== undefined);
  const spelt = study.spellings.filter(({ from }) => from.id === statement.id).map(spellingCard);
  if (spelt.length > 0) return spelt;
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
      question: question.endsWith('?') ? question : underHeading(statement, question),
      answer,
      difficulty: 'advanced' as const,
      from: from.id,
    }));
  const who = study.who.filter(({ from }) => from.id === statement.id);
  if (who.length > 0)
    return [...who.map(({ question, answer, from }) => ({ question, answer, difficulty: 'beginner' as const, from: from.id })), ...caused];
  // What a definition says, here or from the sentence below, is asked by its card.
  if (study.isMeaning(statement)) return [...defined, ...caused];
  const isExplained = found.some(({ term }) => statement.text.toLowerCase().startsWith(`${term.toLowerCase()}:`));
  if (statement.pair !== undefined || isExplained) return [...defined, ...caused];
  const terms = new Set(found.map(({ term }) => term.toLowerCase()));
  const fair = study
    .targets(statement)
    .filter(({ weight, text }) => weight >= worthACard && !terms.has(text.toLowerCase()))
    .map((target) => ({ target, weight: target.weight + chance() * 0.2 }))
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ target }) => target);
  const worth = fair.filter(({ weight }) => weight >= worthAsking);
  // A second blank in a sentence must be worth a card of its own: a figure, a name, a word that is explained.
  const asked = [
    worth[0] ?? (defined.length + caused.length > 0 ? undefined : fair[0]),
    ...worth.slice(1, 2).filter(({ weight }) => weight >= worthASecond),
  ];
  const gaps = asked.flatMap((target) =>
    target === undefined ? [] : [{ ...gapCard(target, study), isWeak: target.weight < worthAsking }],
  );
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

export const cardsOfStudy = (study: Study, seed: number, max: number, perSentence = 2, onlyBest = false): readonly TextCard[] => {
  const chance = seeded(seed);
  const places = new Map(study.notes.statements.map(({ id }, at) => [id, at]));
  const offers = byWorth(study.notes.statements, study)
    .map((statement) => ({
      place: places.get(statement.id) ?? 0,
      cards: cardsOf(statement, study, chance).filter(
        ({ isWeak, question, answer }) => !(onlyBest && isWeak === true) && !study.isMisspelt(`${question} ${answer}`),
      ),
    }))
    .filter(({ cards }) => cards.length > 0);
  const chosen: { readonly place: number; readonly card: TextCard }[] = [];
  const asked = new Set<string>();
  // Each word of a list of spellings is a card of its own.
  const listed = new Set(study.spellings.map(({ from }) => from.id));
  for (const { place, cards } of offers)
    if (listed.has(cards[0]?.from ?? '')) for (const card of cards.slice(0, max - chosen.length)) chosen.push({ place, card });
  for (let round = 0; round < perSentence; round += 1) {
    for (const { place, cards } of offers) {
      const card = cards[round];
      if (chosen.some((one) => one.card === card)) continue;
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
  keyTerms,
  onlyBest = false,
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
}): readonly Omit<TextCard, 'from' | 'isWeak'>[] =>
  cardsOfStudy(studyOf(text, keyTerms), seed, max, perSentence, onlyBest).map(({ question, answer, difficulty }) => ({
    question,
    answer,
    difficulty,
  }));
