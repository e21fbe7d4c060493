import { areFigures, compares, hasNoNames, isMeasured, isOwnReading } from './columns.ts';
import { cellQuestion, comparedQuestion } from './cell-asking.ts';
import { headingOf, isSaidIn, leadOf } from './context.ts';
import { inside, isCommon, withArticle } from './grammar.ts';
import { isPerson, personColumn } from './layout/verb-tables.ts';
import type { Statement } from './read-notes.ts';
import { capital, ended, fromCapitals, type TextCard } from './text-card.ts';

type Row = NonNullable<Statement['row']>;

/** The forms of a verb, asked one by one: "nous" of "finir" is "finissons". */
export const isVerbRow = ({ columns, cells }: Row): boolean => columns[0] === personColumn && isPerson(cells[0] ?? '');
export const verbQuestion = (person: string, verb: string): string => `Which form of ${verb} goes with “${person}”?`;

/** What a table compares may be only "Before" and "After": of what, its heading says. */
const isBare = (thing: string): boolean =>
  /^(?:before|after|then|now|past|present|[A-Z]|\d+|\p{L}{1,3}|series|parallel|one|two|first|second)$/iu.test(thing);

const answerOf = (columns: readonly string[], cells: readonly string[]): string =>
  columns.flatMap((column, at) => (at === 0 || cells[at] === '' ? [] : [`${capital(inside(column))}: ${cells[at] ?? ''}`])).join('; ');

/** Whether a row of a table is there to be learned. */
export const isToLearn = ({ columns, cells }: Row): boolean =>
  cells.filter((cell) => cell !== '').length > 1 &&
  !areFigures(cells) &&
  !isMeasured(cells) &&
  !isOwnReading(columns, cells) &&
  !hasNoNames(columns);

export type InTable = { readonly subject: string | undefined; readonly page: string; readonly at: number };

const thingAt = ({ columns }: Row, column: number): string => capital(fromCapitals(columns[column] ?? ''));
const featureOf = ({ cells: [first = ''] }: Row): string => first.replace(/[?:]$/, '');
/** What a table that compares asks of one of its things: "What is the holy book of Islam?"; undefined where its words give no such question. */
export const askedOfOne = (row: Row, column: number, page: string): string | undefined => {
  const thing = thingAt(row, column);
  const named = isCommon(thing) ? withArticle(thing, page) : thing;
  return cellQuestion({ row: named, rowHead: '', column: featureOf(row), cell: row.cells[column] ?? '', page });
};
const mostAtOnce = 3;
const isFormula = (cell: string): boolean => /[=÷×]/.test(cell);
/** A longer table is looked up, and not learned by heart. */
const mostRows = 60;
/** The cards of a row, in turns from another column for each row, so that all columns are asked. */
export const rowCards = (statement: Statement, { subject, page, at }: InTable): readonly TextCard[] => {
  const { id, row } = statement;
  if (row === undefined || at >= mostRows || !isToLearn(row)) return [];
  const { columns, cells } = row;
  const card = (question: string, answer: string): TextCard => ({
    from: id,
    question,
    answer: isFormula(answer) ? answer : ended(capital(answer)),
    difficulty: 'intermediate',
  });
  const [first = ''] = cells;
  const filled = columns.map((_, column) => column).filter((column) => column > 0 && (cells[column] ?? '') !== '');
  const inTurn = filled.map((_, place) => filled[(place + at) % filled.length] ?? 1);
  if (isVerbRow(row))
    return inTurn.map((column) => ({
      ...card('', ''),
      question: verbQuestion(first, columns[column] ?? ''),
      answer: `${first} ${cells[column] ?? ''}`,
    }));
  if (compares(columns)) {
    if (filled.length < 2) return [];
    // Of three and more nobody can say all at once: each row asks it of another.
    if (filled.length >= mostAtOnce)
      return inTurn
        .filter((column) => !/^(?:no|none)\b/i.test(cells[column] ?? ''))
        .map((column) => card(askedOfOne(row, column, page) ?? `${thingAt(row, column)}: ${inside(featureOf(row))}?`, cells[column] ?? ''));
    const things = filled.map((column) => columns[column] ?? '');
    const about = things.some(isBare) ? leadOf(statement, things.join(' '), headingOf(statement) === undefined ? subject : undefined) : '';
    const question = comparedQuestion(first, things);
    return [
      card(
        about === '' ? question : `${about}${question[0]?.toLowerCase() ?? ''}${question.slice(1)}`,
        answerOf(columns.map(fromCapitals), cells),
      ),
    ];
  }
  const heading = headingOf(statement);
  return inTurn.flatMap((column) => {
    const question = cellQuestion({
      row: first,
      rowHead: columns[0] ?? '',
      column: columns[column] ?? '',
      cell: cells[column] ?? '',
      page,
    });
    if (question === undefined) return [];
    const lead = /^\d/.test(first) && heading !== undefined && !isSaidIn(heading, question) ? `${heading} – ` : '';
    return [card(lead === '' ? question : `${lead}${question[0]?.toLowerCase() ?? ''}${question.slice(1)}`, cells[column] ?? '')];
  });
};
