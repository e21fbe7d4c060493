import { cellQuestion } from './cell-asking.ts';
import { areFigures, compares, isMeasured } from './columns.ts';
import type { Draft } from './drafts.ts';
import { headingOf } from './context.ts';
import { areAlike, sharesWords } from './likeness.ts';
import { limits } from './limits.ts';
import type { Statement } from './read-notes.ts';
import { inPlural } from './grammar.ts';
import { fromCapitals, uncapital } from './text-card.ts';
import { askedOfOne, isToLearn, isVerbRow, verbQuestion } from './row-cards.ts';
import { shuffled } from './seeded.ts';
import type { Study } from './study.ts';

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

const mostWrong = 3;
/** The first of them that fit: a long table has more than need be looked at. */
const fitting = (cells: readonly string[], fits: (cell: string) => boolean): readonly string[] => {
  const found: string[] = [];
  for (const cell of cells) {
    if (found.length === mostWrong) break;
    if (fits(cell)) found.push(cell);
  }
  return found;
};

const withUnit = /^(\d[\d,.]*) (\p{L}[\p{L}/]*)$/u;
/** "88 days" beside "225 days". */
const areOfOneUnit = (cell: string, key: string): boolean => {
  const [one, other] = [withUnit.exec(cell), withUnit.exec(key)];
  return one !== null && other !== null && one[1] !== other[1] && one[2] === other[2];
};

const isYesOrNo = (cell: string): boolean => /^(?:yes|no)\b/i.test(cell);

/** How a table that compares is asked: each cell belongs to what heads its column, and the cells of the others are wrong. */
const plainly = (thing: string): string => `Which of these is true of ${thing}?`;
const comparisons: readonly ((thing: string) => string)[] = [
  plainly,
  (thing) => `Which of these describes ${thing}?`,
  (thing) => `Which line about ${thing} is right?`,
];
const isOfAPair = /^(?:before|after|then|now|past|present|.{1,3}|\p{L}+(?:es|el|al|ic|ous|ive))$/iu;
const labelled = (of: readonly string[], place: number): string => `${of[0] ?? ''}: ${of[place] ?? ''}`;
const fewestCompared = 3;
/** "What is the holy book of Islam?" beside those of the others: of three things and more, each row asks it of another. */
const ofOne = (statement: Statement, column: number, page: string, chance: () => number): Draft | undefined => {
  const { row } = statement;
  const stem = row === undefined ? undefined : askedOfOne(row, column, page);
  const [, ...cells] = row?.cells ?? [];
  const key = cells[column - 1] ?? '';
  const wrong = shuffled(
    [...new Set(cells)].filter((cell) => cell !== key && cell !== '' && !/^(?:no|none)\b/i.test(cell) && !sharesWords(cell, key)),
    chance,
  );
  if (stem === undefined || key === '' || wrong.length < fewestCompared - 1) return undefined;
  return { stem, key, wrong: wrong.slice(0, mostWrong), level: 'intermediate', from: statement, hint: 'Look along the row of the table.' };
};
export const comparedDrafts = ({ notes, page }: Study, chance: () => number): readonly Draft[] => {
  const statements = notes.statements.filter(({ row }) => row !== undefined && compares(row.columns));
  return statements.flatMap((statement, at): readonly Draft[] => {
    const { row } = statement;
    if (row === undefined || areFigures(row.cells) || isMeasured(row.cells) || row.cells.some(isYesOrNo)) return [];
    const column = 1 + (at % (row.columns.length - 1));
    const things = row.columns.length - 1;
    const plain = [at, at + Math.ceil(things / 2)]
      .slice(0, things > fewestCompared ? 2 : 1)
      .flatMap((of) => ofOne(statement, 1 + (of % things), page, chance) ?? []);
    if (plain.length > 0) return plain;
    const name = fromCapitals(row.columns[column] ?? '');
    const isOwn = (of: readonly string[], place: number): boolean => of[place] === of[column] || of[place] === '';
    const others = shuffled(
      statements.filter((other) => other.row?.columns === row.columns && other !== statement),
      chance,
    );
    const wrong = [statement, ...others].flatMap(({ row: other }) => {
      const places = shuffled(
        (other?.cells.some(isYesOrNo) === true ? [] : (other?.cells ?? []))
          .map((_, place) => place)
          .filter((place) => place > 0 && place !== column && !isOwn(other?.cells ?? [], place)),
        chance,
      );
      return other === undefined || places[0] === undefined ? [] : [labelled(other.cells, places[0])];
    });
    const heading = headingOf(statement);
    const ask = comparisons[Math.floor(at / (row.columns.length - 1)) % comparisons.length] ?? plainly;
    // "Series" is clear where its heading says what is compared.
    if ((heading === undefined && isOfAPair.test(name)) || wrong.length < 3 || (row.cells[column] ?? '') === '') return [];
    return [
      {
        stem: isOfAPair.test(name) ? `${heading ?? ''} – ${uncapital(ask(inPlural(name)))}` : ask(inPlural(name)),
        key: labelled(row.cells, column),
        wrong: wrong.slice(0, 3),
        level: 'intermediate',
        from: statement,
        hint: `Look in the column “${name}”.`,
      },
    ];
  });
};

/** So many questions on the figures of one column: the rest of a quiz is on something else. */
const mostFigures = 3;
const withFewFigures = (drafts: readonly (Draft & { readonly column: string })[], chance: () => number): readonly Draft[] => {
  const kept = new Map<string, number>();
  const chosen = new Set(
    shuffled(drafts, chance).filter(({ key, column }) => {
      if (!/^\D{0,12}\d/.test(key)) return true;
      kept.set(column, (kept.get(column) ?? 0) + 1);
      return (kept.get(column) ?? 0) <= mostFigures;
    }),
  );
  return drafts.filter((draft) => chosen.has(draft));
};

/** A table asks for its cells; the other cells of the column are the wrong options. */
export const rowDrafts = ({ notes, page }: Study, chance: () => number): readonly Draft[] => {
  const values = valuesOfTables(notes.statements);
  const firsts = notes.statements.flatMap(({ row }) => (row === undefined ? [] : [row]));
  /** Another row begins alike: what is asked of the one is answered by the other as well. */
  const isTwice = (row: NonNullable<Statement['row']>): boolean =>
    firsts.some((other) => other !== row && other.columns === row.columns && other.cells[0] === row.cells[0]);
  const drafts = notes.statements.slice(0, limits.candidates).flatMap((statement) => {
    const { row } = statement;
    if (!row || !isToLearn(row) || isTwice(row) || compares(row.columns)) return [];
    const cells = row.cells.flatMap((key, column) => {
      const others = shuffled(values.get(row.columns)?.[column] ?? [], chance).filter(
        (cell) => cell !== key && cell !== '' && !isYesOrNo(cell),
      );
      const ofUnit = fitting(others, (cell) => areOfOneUnit(cell, key));
      const wrong =
        ofUnit.length > 1 && !isVerbRow(row)
          ? ofUnit
          : fitting(others, (cell) => isVerbRow(row) || (!sharesWords(cell, key) && areAlike(cell, key)));
      // "Yes" beside "Yes, made of cellulose" is right as well.
      if (column === 0 || key === '' || wrong.length < 2 || isYesOrNo(key)) return [];
      const [first = ''] = row.cells;
      const name = row.columns[column] ?? '';
      const stem = isVerbRow(row)
        ? verbQuestion(first, name)
        : cellQuestion({ row: first, rowHead: row.columns[0] ?? '', column: name, cell: key, page });
      if (stem === undefined) return [];
      return [
        {
          stem: stem
            .replace(/^Give an example of something with (.*)\.$/, 'Which of these has $1?')
            .replace(/^Give an example of (.*)\.$/, 'Which of these is an example of $1?'),
          key,
          wrong,
          level: 'intermediate' as const,
          from: statement,
          hint: `Look in the column “${name}”.`,
          column: name,
        },
      ];
    });
    return shuffled(cells, chance).slice(0, 2);
  });
  return withFewFigures(drafts, chance).map(({ stem, key, wrong, level, from, hint }) => ({ stem, key, wrong, level, from, hint }));
};
