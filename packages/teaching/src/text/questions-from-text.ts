import type { MultipleChoice } from '@hedgerow/curriculum/question';
import { difficulties, type Difficulty } from '@hedgerow/domain/difficulties';
import { withGap } from './cloze.ts';
import { distractorsFor } from './distractors.ts';
import { limits } from './limits.ts';
import type { Statement } from './read-notes.ts';
import { fingerprint, seeded, shuffled } from './seeded.ts';
import { studyOf, type Study } from './study.ts';

type Draft = {
  readonly stem: string;
  readonly key: string;
  readonly wrong: readonly string[];
  readonly level: Difficulty;
  readonly from: Statement;
  readonly hint: string;
};

const definitionDrafts = (study: Study, chance: () => number): readonly Draft[] => {
  const words = study.definitions.filter(({ term }) => !study.isName(term));
  return words.flatMap(({ term, meaning, from }) => {
    const others = words.filter((other) => other.term !== term && !meaning.toLowerCase().includes(other.term.toLowerCase()));
    const wrong = shuffled(others, chance)
      .slice(0, 3)
      .map((other) => other.term);
    const givesAway = meaning.toLowerCase().includes(term.toLowerCase());
    if (wrong.length < 2 || givesAway) return [];
    return [
      {
        stem: `Which word fits this meaning? ${meaning.replace(/\.$/, '')}.`,
        key: term,
        wrong,
        level: 'beginner' as const,
        from,
        hint: `The word has ${term.length} characters.`,
      },
    ];
  });
};

const reasonDrafts = (study: Study, chance: () => number): readonly Draft[] => {
  const reasons = study.causes.filter(({ asks }) => asks === 'reason');
  return reasons.flatMap(({ question, answer, from }) => {
    const wrong = shuffled(
      reasons.filter((other) => other.answer !== answer),
      chance,
    )
      .slice(0, 3)
      .map((other) => other.answer);
    return wrong.length < 2
      ? []
      : [
          {
            stem: question
              .replace(/^Explain why (.*)\.$/, 'What reason do your notes give for this: $1?')
              .replace(/^(.*): explain why (.*)\.$/, '$1: what reason do your notes give for this: $2?'),
            key: answer,
            wrong,
            level: 'advanced' as const,
            from,
            hint: 'Look for the sentence with “because”.',
          },
        ];
  });
};

const gapDrafts = (study: Study, chance: () => number): readonly Draft[] =>
  study.notes.statements.flatMap((statement) => {
    const before = study.before(statement);
    if (statement.leans && !before) return [];
    const drafts = study
      .targets(statement)
      .slice(0, 3)
      .flatMap((target) => {
        const wrong = distractorsFor(target, study, chance);
        if (wrong.length < 2) return [];
        const context = before && !before.text.includes(target.text) ? `${before.text} ` : '';
        const isFigure = /\d/.test(target.text) || target.kind === 'count';
        const level: Difficulty = target.kind === 'term' ? 'beginner' : isFigure ? 'advanced' : 'intermediate';
        const shown = (text: string): string =>
          target.kind === 'term' && !study.isName(text) && !text.includes(' ') && /^\p{Lu}\p{Ll}/u.test(text) ? text.toLowerCase() : text;
        return [
          {
            stem: `Which ${isFigure ? 'figure' : 'word or name'} fills the gap? ${context}${withGap(target)}`,
            key: shown(target.text),
            wrong: [...new Set(wrong.map(shown))].filter((text) => text !== shown(target.text)),
            level,
            from: statement,
            hint: 'Read the sentence with each option in the gap.',
          },
        ];
      });
    return drafts.slice(0, 2);
  });

/** What stands in each column of each table, every value once. A table is known by its own list of columns. */
const valuesOfTables = (statements: readonly Statement[]): ReadonlyMap<readonly string[], readonly (readonly string[])[]> => {
  const tables = new Map<readonly string[], Set<string>[]>();
  for (const { row } of statements) {
    if (!row) continue;
    const columns = tables.get(row.columns) ?? row.columns.map(() => new Set<string>());
    tables.set(row.columns, columns);
    for (const [at, column] of columns.entries()) if (column.size < limits.candidates) column.add(row.cells[at] ?? '');
  }
  return new Map([...tables].map(([columns, found]) => [columns, found.map((column) => [...column])]));
};

/** A table asks for its cells; the other cells of the column are the wrong options. */
const rowDrafts = ({ notes }: Study, chance: () => number): readonly Draft[] => {
  const values = valuesOfTables(notes.statements);
  return notes.statements.flatMap((statement) => {
    const { row } = statement;
    if (!row) return [];
    const cells = row.cells.flatMap((key, column) => {
      const wrong = shuffled(
        (values.get(row.columns)?.[column] ?? []).filter((cell) => cell !== key && cell !== ''),
        chance,
      ).slice(0, 3);
      if (column === 0 || wrong.length < 2) return [];
      const name = row.columns[column] ?? '';
      return [
        {
          stem: `${row.columns[0] ?? ''} – ${row.cells[0] ?? ''}: what do your notes give under “${name}”?`,
          key,
          wrong,
          level: 'intermediate' as const,
          from: statement,
          hint: `Look in the column “${name}”.`,
        },
      ];
    });
    return shuffled(cells, chance).slice(0, 2);
  });
};

const questionOf = (draft: Draft, asked: Difficulty, chance: () => number): MultipleChoice => {
  const options = shuffled([draft.key, ...draft.wrong], chance);
  const where = draft.from.heading === null ? 'your notes' : `your notes under “${draft.from.heading}”`;
  return {
    type: 'multiple_choice',
    id: `upload-${draft.from.id}-${fingerprint(draft.stem)}`,
    question: draft.stem,
    options,
    correctAnswer: options.indexOf(draft.key),
    optionNotes: options.map((option) => (option === draft.key ? 'This is what your notes say.' : 'Your notes do not say this here.')),
    misconceptions: options.map(() => null),
    explanation: `Your notes say: “${draft.from.text}” So the answer is “${draft.key.replace(/\.$/, '')}”; the other options belong elsewhere or do not appear there.`,
    stepByStepSolution: [`Find the place in ${where}.`, `Read it again: “${draft.from.text}”`, `Choose “${draft.key.replace(/\.$/, '')}”.`],
    hints: [`The answer is in ${where}.`, draft.hint],
    marks: 1,
    difficulty: asked,
    topicId: null,
    objective: null,
    provenance: 'upload',
    sourceId: `upload/${draft.from.id}`,
  };
};

/** Multiple-choice questions from a pupil's own text, the nearest to `difficulty` first, one a sentence before a second one. */
export const questionsFromText = (request: {
  readonly text: string;
  readonly seed: number;
  readonly count: number;
  readonly difficulty: Difficulty;
}): readonly MultipleChoice[] => {
  const study = studyOf(request.text);
  const chance = seeded(request.seed);
  const wanted = difficulties.indexOf(request.difficulty);
  const drafts = shuffled(
    [...definitionDrafts(study, chance), ...reasonDrafts(study, chance), ...rowDrafts(study, chance), ...gapDrafts(study, chance)],
    chance,
  ).toSorted(
    (a, b) =>
      Math.abs(difficulties.indexOf(a.level) - wanted) - Math.abs(difficulties.indexOf(b.level) - wanted) ||
      study.importance(b.from) - study.importance(a.from),
  );
  const asked = new Set<string>();
  const first = new Set(
    drafts.filter(({ from }) => {
      const isNew = !asked.has(from.id);
      asked.add(from.id);
      return isNew;
    }),
  );
  const second = drafts.filter((draft) => !first.has(draft));
  return [...first, ...second].slice(0, request.count).map((draft) => questionOf(draft, request.difficulty, chance));
};
