import { causesIn, type Cause } from './causes.ts';
import { nounCounts, targetsOf, type Target, type TargetKind } from './cloze.ts';
import { definitionsIn, type Definition } from './definitions.ts';
import { eventsIn, type Event } from './events.ts';
import { importanceIn } from './importance.ts';
import { nameWordsIn, placesIn } from './names.ts';
import { remembered } from './remembered.ts';
import { readNotes, type Notes, type Statement } from './read-notes.ts';

/** Everything that guides, cards and questions are made from: one reading of an upload. */
export type Study = {
  readonly notes: Notes;
  readonly definitions: readonly Definition[];
  readonly causes: readonly Cause[];
  readonly events: readonly Event[];
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
  readonly isName: (term: string) => boolean;
  /** Whether the notes say what it means. */
  readonly isDefined: (term: string) => boolean;
};

/** "Wat Tyler" and "Statute of Labourers". */
const fullName = /^\p{Lu}[\p{L}'’-]+(?: (?:of|the|de))*(?: \p{Lu}[\p{L}'’-]+)+$/u;

const rivalsIn = (statements: readonly Statement[], targets: Study['targets']): Study['rivals'] =>
  remembered((kind) =>
    statements
      .flatMap((statement) => targets(statement).filter((target) => target.kind === kind && (kind !== 'term' || target.weight >= 2.3)))
      .toSorted((a, b) => b.weight - a.weight),
  );

export const studyOf = (text: string): Study => {
  const notes = readNotes(text);
  const nameWords = nameWordsIn(notes);
  const counts = nounCounts(notes);
  const places = placesIn(notes, nameWords);
  const definitions = definitionsIn(notes);
  const defined = new Set(definitions.map(({ term }) => term.toLowerCase()));
  const meanings = new Set(definitions.flatMap(({ meaning }) => [meaning.toLowerCase(), ...meaning.toLowerCase().split('. ')]));
  const targets = remembered((statement: Statement) => targetsOf(statement, { nameWords, counts, definitions, places }));
  const previous = new Map(notes.statements.map((statement, at) => [statement.id, notes.statements[at - 1]] as const));
  return {
    notes,
    definitions,
    causes: causesIn(notes),
    events: eventsIn(notes),
    importance: remembered(importanceIn(notes)),
    targets,
    rivals: rivalsIn(notes.statements, targets),
    before: (statement) => {
      const found = statement.leans ? previous.get(statement.id) : undefined;
      return found?.section === statement.section ? found : undefined;
    },
    isMeaning: (statement) => meanings.has(statement.text.replace(/[.;]$/, '').toLowerCase()),
    lastTwo: (statement) => {
      const last = previous.get(statement.id);
      const earlier = last === undefined ? undefined : previous.get(last.id);
      return [last, earlier].filter((one) => one !== undefined);
    },
    isName: (term) =>
      (nameWords.has(term.split(' ')[0] ?? '') &&
        /^\p{Lu}/u.test(term) &&
        !/ \p{Ll}/u.test(term.replaceAll(/ (?:of|the|de|and)\b/g, ''))) ||
      fullName.test(term),
    isDefined: (term) => defined.has(term.toLowerCase()),
  };
};
