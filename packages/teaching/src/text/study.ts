import { languageOf } from './asking-of-words.ts';
import { causesIn, type Cause } from './causes.ts';
import { fixedPairs, isNoPlace, targetsOf } from './cloze.ts';
import type { Target, TargetKind } from './target.ts';
import { isKeyTerm, nounCounts } from './term-targets.ts';
import { subjectIn } from './context.ts';
import { definitionsIn, type Definition } from './definitions.ts';
import { familiesIn, type Family } from './families.ts';
import { eventsIn, type Event } from './events.ts';
import { importanceIn } from './importance.ts';
import { hasVerb, isEnglish } from './language.ts';
import { limits } from './limits.ts';
import { listCards, type ListCard } from './list-cards.ts';
import { namesOf, nameWordsIn, placesIn } from './names.ts';
import { questionsIn } from './sheet-questions.ts';
import { spellingsIn, type Spelling } from './spelling-lists.ts';
import { spellingPage } from './spelling-page.ts';
import { deedsIn, isAccount, isStory, whoIn, type Who } from './stories.ts';
import { misspeltIn, ownSpellingIn } from './misspelt.ts';
import { isNotATeachingLine } from './unwanted-lines.ts';
import { withSubjectsNamed } from './named-subjects.ts';
import { quotationsIn, speaksOfQuotation, type Quotation } from './quotations.ts';
import { remembered } from './remembered.ts';
import { peopleIn } from './people.ts';
import { readNotes, type Notes, type Statement } from './read-notes.ts';

/** Everything that guides, cards and questions are made from: one reading of an upload. */
export type Study = {
  readonly notes: Notes;
  readonly definitions: readonly Definition[];
  readonly causes: readonly Cause[];
  readonly events: readonly Event[];
  /** Who did or said something, where the page is a story. */
  readonly who: readonly Who[];
  /** The quotations of a page that lists them, to be learnt. */
  readonly quotations: readonly Quotation[];
  /** The words of a list of spellings. */
  readonly spellings: readonly Spelling[];
  /** How a pupil wrote words of that list wrongly, on the same page. */
  readonly tries: ReadonlySet<string>;
  /** Lists, chains and steps, each asked as a whole. */
  readonly lists: readonly ListCard[];
  /** What the page sorts things into. */
  readonly families: readonly Family[];
  /** Whether a list that is asked as a whole says it. */
  readonly isListed: (statement: Statement) => boolean;
  /** What a sheet asks, in its own words. */
  readonly asks: readonly string[];
  /** All that the page says. */
  readonly page: string;
  /** The language that its words are of. */
  readonly language: string | undefined;
  /** How many rows of its table stand above a row. */
  readonly placeInTable: (statement: Statement) => number;
  /** What the page is about, where its title says it. */
  readonly subject: string | undefined;
  /** What happens in a story, in its order. */
  readonly deeds: readonly Statement[];
  readonly importance: (statement: Statement) => number;
  readonly targets: (statement: Statement) => readonly Target[];
  /** All targets of a kind, the most specific first: where wrong options come from. */
  readonly rivals: (kind: TargetKind) => readonly Target[];
  /** The sentence that a leaning sentence ("They also ...") leans on. */
  readonly before: (statement: Statement) => Statement | undefined;
  /** Whether a word of the notes is explained by this sentence as a whole. */
  readonly isMeaning: (statement: Statement) => boolean;
  /** The two sentences before one, the nearer first. */
  readonly lastTwo: (statement: Statement) => readonly Statement[];
  /** Whether anything may be asked of a sentence: no story, no case, nothing that is cut or clear only on its page. */
  readonly isOpen: (statement: Statement) => boolean;
  /** What the whole page is about. */
  readonly isSubject: (name: string) => boolean;
  readonly isName: (term: string) => boolean;
  /** Somebody whom the page names. */
  /** Whether a word of a list is somebody. */
  readonly isPerson: (definition: Pick<Definition, 'term' | 'from'>) => boolean;
  readonly isPersonName: (name: string) => boolean;
  /** Whether a word that the pupil misspelt stands in it. */
  readonly isMisspelt: (said: string) => boolean;
  /** Whether the notes say what it means. */
  readonly isDefined: (term: string) => boolean;
  /** Whether the notes explain it, or our own topics do. */
  readonly isKey: (term: string) => boolean;
};

/** "Wat Tyler" and "Statute of Labourers". */
const fullName = /^\p{Lu}[\p{L}'’-]+(?: (?:of|the|de))*(?: \p{Lu}[\p{L}'’-]+)+$/u;

/** "Cell" is no name, though it has a capital somewhere: all its words stand in a dictionary. */
const isOrdinary = (term: string): boolean => {
  const words = term.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
  return words.length === 1 && words.every(isEnglish);
};

/** A name that opens so many sentences is whom the page is about. */
const fewestOpened = 3;
/** Whether a name is what the whole page is about: it stands in its first heading, or opens sentence after sentence. */
const subjectOf = (notes: Notes, nameWords: ReadonlySet<string>): ((name: string) => boolean) => {
  const title = new Set((notes.title ?? notes.sections[0]?.heading)?.split(/[^\p{L}'’-]+/u));
  const opened = new Map<string, number>();
  for (const statement of notes.statements)
    for (const { text, start } of namesOf(statement, nameWords)) if (start === 0) opened.set(text, (opened.get(text) ?? 0) + 1);
  return (name) => name.split(' ').every((word) => title.has(word)) || (opened.get(name) ?? 0) >= fewestOpened;
};

/** "Case study": somebody made up, with sums and wishes of their own, for the tasks below. A real place or event has its name in the heading. */
const ofACase = /^(?:case study|scenario)$/i;
const someoneWants =
  /^\p{Lu}\p{Ll}+ (?:wants|runs|owns|has|is (?:planning|thinking|considering|opening|starting)|plans|works|makes|sells|needs)\b/u;
const ownCases = ({ sections }: Notes): ReadonlySet<number> =>
  new Set(
    sections.flatMap(({ heading, statements }) =>
      ofACase.test(heading ?? '') &&
      someoneWants.test(statements[0]?.text ?? '') &&
      statements.some(({ text }) => /\b(?:she|he|her|his|they)\b/i.test(text))
        ? statements.slice(0, 1).map(({ section }) => section)
        : [],
    ),
  );

const fewestInASum = 3;
/** What is clear only on its page: "the beads are still close", "SALT 1930 march, Dandi", "HCF of 8 and 12 is 4". */
const isUnclear = ({ text, words, pair, heading }: Statement): boolean =>
  pair === undefined &&
  (/^The \p{L}+ (?:is|are|was|were) (?:still|also)\b/u.test(text) ||
    /\b(?:asked|told|showed) (?:us|me)\b/.test(text) ||
    (/^(?:our|my)\b/i.test(heading ?? '') && /\b(?:we|I)\b/i.test(text)) ||
    (/^\p{Lu}{4,} /u.test(text) && !hasVerb(words)) ||
    // "(Peterson + Peterson 59, trigrams)", "Godden and Baddeley 75 divers": a study, in shorthand.
    /^\(|\p{Lu}\p{Ll}+ \d{2}(?!\d)/u.test(text) ||
    ((text.match(/\d+/g) ?? []).length >= fewestInASum && (text.match(/\p{L}{3,}/gu) ?? []).length < fewestInASum));

const rivalsIn = (statements: readonly Statement[], targets: Study['targets']): Study['rivals'] =>
  remembered((kind) =>
    statements.flatMap((statement) => targets(statement).filter((target) => target.kind === kind)).toSorted((a, b) => b.weight - a.weight),
  );

const withYears = /(?<!\p{L})(\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}'’-]+){1,3}) \(\d{3,4}\s?[-–]\s?\d{0,4}\)/gu;
/** So much of a page tells how its words are used. */
const longestPage = 6000;
const placesInTables = ({ statements }: Notes): Study['placeInTable'] => {
  const seen = new Map<readonly string[], number>();
  const places = new Map<string, number>();
  for (const { id, row } of statements) {
    if (row === undefined) continue;
    const place = seen.get(row.columns) ?? 0;
    places.set(id, place);
    seen.set(row.columns, place + 1);
  }
  return ({ id }) => places.get(id) ?? 0;
};

export const studyOf = (text: string, keyTerms: ReadonlySet<string> = new Set()): Study => {
  const read = readNotes(text);
  const account = isAccount(read);
  const story = isStory(read) || account;
  const notes = story ? read : withSubjectsNamed(read);
  const nameWords = nameWordsIn(notes);
  const counts = nounCounts(notes);
  const fixed = fixedPairs(notes);
  const mostSaid = [...counts.values()].reduce((most, times) => Math.max(most, times), 0);
  const places = placesIn(notes, nameWords);
  // A story explains no words by the way; a list of words below it does.
  const cases = ownCases(notes);
  // Of a table of quotations each column is asked.
  const isTable = notes.statements.filter(({ row }) => /^["“]/.test(row?.cells[0] ?? '')).length > 1;
  const quotations = story || isTable ? [] : quotationsIn(text);
  const isOfQuotation = speaksOfQuotation(quotations);
  const definitions = definitionsIn(notes).filter(
    ({ from, meaning, term }) =>
      (quotations.length === 0 || !isOfQuotation(`${term} ${meaning}`)) &&
      (!story || from.pair !== undefined) &&
      !cases.has(from.section) &&
      !isNotATeachingLine(meaning),
  );
  const isInOwnSpelling = ownSpellingIn(text.slice(0, limits.letters));
  const misspelt = misspeltIn(text.slice(0, limits.letters));
  const isSubject = subjectOf(notes, nameWords);
  const people = new Set(
    notes.statements.flatMap((one) => namesOf(one, nameWords).flatMap(({ text: name, kind }) => (kind === 'person' ? [name] : []))),
  );
  // "Isaac Newton (1642–1727)".
  for (const [, name = ''] of text.slice(0, longestPage).matchAll(withYears)) people.add(name);
  const defined = new Set(definitions.map(({ term }) => term.toLowerCase()));
  const meanings = new Set(definitions.flatMap(({ meaning }) => [meaning.toLowerCase(), ...meaning.toLowerCase().split('. ')]));
  // What a photograph cut is told as it stands, and not asked.
  const isOpen = (statement: Statement): boolean =>
    !story && !cases.has(statement.section) && !isUnclear(statement) && !statement.words.some(({ text: word }) => notes.cut.has(word));
  const targets = remembered((statement: Statement) =>
    !isOpen(statement) ? [] : targetsOf(statement, { nameWords, counts, fixed, definitions, places, isSubject, keyTerms, mostSaid }),
  );
  const previous = new Map(notes.statements.map((statement, at) => [statement.id, notes.statements[at - 1]] as const));
  const subject = subjectIn(notes);
  const lists = story ? [] : listCards({ notes, subject }).filter(({ of }) => of.every(({ section }) => !cases.has(section)));
  const listed = new Set(lists.flatMap(({ of }) => (of.length > 1 ? of.map(({ id }) => id) : [])));
  return {
    notes,
    lists,
    families: story ? [] : familiesIn(notes),
    isListed: ({ id }) => listed.has(id),
    definitions,
    subject,
    asks: questionsIn(text),
    page: notes.statements
      .map(({ text: said }) => said)
      .join(' ')
      .slice(0, longestPage),
    language: languageOf(definitions.map(({ term }) => term)),
    placeInTable: placesInTables(notes),
    causes: causesIn(notes).filter(
      ({ from, answer }) =>
        !cases.has(from.section) &&
        !account &&
        (!story || !/["“]|\b(?:I|my|we|our)\b/.test(from.text)) &&
        !(from.text.includes('?') && isInOwnSpelling(answer)),
    ),
    events: eventsIn(notes),
    quotations,
    spellings: spellingsIn(notes, text),
    tries: spellingPage(text).tries,
    deeds: story && !account ? deedsIn(notes) : [],
    who: story && !account ? whoIn(notes, nameWords) : [],
    importance: remembered(importanceIn(notes)),
    targets,
    rivals: rivalsIn(notes.statements, targets),
    before: (statement) => {
      const found = statement.leans ? previous.get(statement.id) : undefined;
      return found?.section === statement.section && found.kind === 'sentence' && found.pair === undefined ? found : undefined;
    },
    isMeaning: (statement) => meanings.has(statement.text.replace(/[.;]$/, '').toLowerCase()),
    lastTwo: (statement) => {
      const last = previous.get(statement.id);
      const earlier = last === undefined ? undefined : previous.get(last.id);
      return [last, earlier].filter((one) => one !== undefined);
    },
    isName: (term) =>
      !isOrdinary(term) &&
      // "Slapton Ley in Devon".
      (/^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)* (?:in|on|near|at) \p{Lu}/u.test(term) ||
        (nameWords.has(term.split(' ')[0] ?? '') &&
          /^\p{Lu}/u.test(term) &&
          !/ \p{Ll}/u.test(term.replaceAll(/ (?:of|the|de|and)\b/g, ''))) ||
        fullName.test(term)),
    isOpen: (statement) => isOpen(statement) && !isNoPlace(statement),
    isSubject,
    isPerson: peopleIn(definitions, [notes.title, ...notes.titles].join(' – ')),
    isPersonName: (name) =>
      people.has(name) ||
      /^(?:King|Queen|Sir|Lord|Lady|Prince|Princess|Emperor|Saint|St|Pope|Dr|Mr|Mrs|Guru|President|Captain) /.test(name),
    isMisspelt: (said) => misspelt.size > 0 && (said.match(/\p{L}+/gu) ?? []).some((word) => misspelt.has(word.toLowerCase())),
    isDefined: (term) => defined.has(term.toLowerCase()),
    isKey: (term) => defined.has(term.toLowerCase()) || isKeyTerm(term, keyTerms),
  };
};
