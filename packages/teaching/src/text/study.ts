import { causesIn, type Cause } from './causes.ts';
import { nounCounts, targetsOf, type Target } from './cloze.ts';
import { definitionsIn, type Definition } from './definitions.ts';
import { importanceIn } from './importance.ts';
import { nameWordsIn } from './names.ts';
import { readNotes, type Notes, type Statement } from './read-notes.ts';

/** Everything that guides, cards and questions are made from: one reading of an upload. */
export type Study = {
  readonly notes: Notes;
  readonly definitions: readonly Definition[];
  readonly causes: readonly Cause[];
  readonly importance: (statement: Statement) => number;
  readonly targets: (statement: Statement) => readonly Target[];
  /** The sentence that a leaning sentence ("They also ...") leans on. */
  readonly before: (statement: Statement) => Statement | undefined;
  readonly isName: (term: string) => boolean;
};

/** "Wat Tyler" and "Statute of Labourers". */
const fullName = /^\p{Lu}[\p{L}'’-]+(?: (?:of|the|de))*(?: \p{Lu}[\p{L}'’-]+)+$/u;

export const studyOf = (text: string): Study => {
  const notes = readNotes(text);
  const nameWords = nameWordsIn(notes);
  const counts = nounCounts(notes);
  const definitions = definitionsIn(notes);
  const previous = new Map(notes.statements.map((statement, at) => [statement.id, notes.statements[at - 1]] as const));
  return {
    notes,
    definitions,
    causes: causesIn(notes),
    importance: importanceIn(notes),
    targets: (statement) => targetsOf(statement, { nameWords, counts, definitions }),
    before: (statement) => {
      const found = statement.leans ? previous.get(statement.id) : undefined;
      return found?.section === statement.section ? found : undefined;
    },
    isName: (term) => (nameWords.has(term.split(' ')[0] ?? '') && /^\p{Lu}/u.test(term)) || fullName.test(term),
  };
};
