import { causesIn, type Cause } from './causes.ts';
import { nounCounts, targetsOf, type Target, type TargetKind } from './cloze.ts';
import { definitionsIn, type Definition } from './definitions.ts';
import { importanceIn } from './importance.ts';
import { nameWordsIn } from './names.ts';
import { remembered } from './remembered.ts';
import { readNotes, type Notes, type Statement } from './read-notes.ts';

/** Everything that guides, cards and questions are made from: one reading of an upload. */
export type Study = {
  readonly notes: Notes;
  readonly definitions: readonly Definition[];
  readonly causes: readonly Cause[];
  readonly importance: (statement: Statement) => number;
  readonly targets: (statement: Statement) => readonly Target[];
  /** All targets of a kind, the most specific first: where wrong options come from. */
  readonly rivals: (kind: TargetKind) => readonly Target[];
  /** The sentence that a leaning sentence ("They also ...") leans on. */
  readonly before: (statement: Statement) => Statement | undefined;
  readonly isName: (term: string) => boolean;
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
  const definitions = definitionsIn(notes);
  const targets = remembered((statement: Statement) => targetsOf(statement, { nameWords, counts, definitions }));
  const previous = new Map(notes.statements.map((statement, at) => [statement.id, notes.statements[at - 1]] as const));
  return {
    notes,
    definitions,
    causes: causesIn(notes),
    importance: remembered(importanceIn(notes)),
    targets,
    rivals: rivalsIn(notes.statements, targets),
    before: (statement) => {
      const found = statement.leans ? previous.get(statement.id) : undefined;
      return found?.section === statement.section ? found : undefined;
    },
    isName: (term) => (nameWords.has(term.split(' ')[0] ?? '') && /^\p{Lu}/u.test(term)) || fullName.test(term),
  };
};
