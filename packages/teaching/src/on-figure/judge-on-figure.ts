import type { FigureQuestion } from '@hedgerow/curriculum/question';
import { partOfMarks } from '@hedgerow/domain/scoring';
import { cellsIn, type OnFigureGiven, pairsOf, sayGiven } from '@hedgerow/figures/answering/given';
import type { FigureHandles } from '@hedgerow/figures/answering/handles';
import { handlesOf } from '@hedgerow/figures/answering/handles-of';
import { listed } from '@hedgerow/figures/say';
import { judgeAnswer } from '../answers/judge-answer.ts';
import { isInAnyOrder, isSameAnswer } from './same-answer.ts';

export type OnFigureMark = {
  /** 0 to 1, as a mark scheme gives it. */
  readonly earned: number;
  /** What is off, '' where all is right. */
  readonly note: string;
};

type Given = readonly number[];
type Slide = Extract<FigureHandles, { kind: 'slide' }>;
type Grid = Extract<FigureHandles, { kind: 'grid' }>;
type Parts = Extract<FigureHandles, { kind: 'parts' }>;
type Cells = Extract<FigureHandles, { kind: 'cells' }>;

const allRight: OnFigureMark = { earned: 1, note: '' };
const rightOf = (good: number, all: number): string => `${good} of ${all} ${good === 1 ? 'is' : 'are'} right.`;
const same = (a: Given, b: Given): boolean => a.length === b.length && a.every((one, at) => one === b[at]);
const textOf = ({ handles }: Slide, given: Given, at: number): string => handles[at]?.stops[given[at] ?? 0]?.text ?? '';

const judgeNote = (handles: Slide, given: Given, { right }: FigureQuestion): OnFigureMark =>
  same(given, right) ? allRight : { earned: 0, note: `You put it ${textOf(handles, given, 0)}. Count up from the lowest line.` };

const stepOf = (task: FigureQuestion['task']): string =>
  task.kind !== 'place' ? '1' : task.over === undefined ? `${task.snap}` : `1/${task.over}`;
/** An arrow, a pointer and a level stop at marks: they are at the right one or not. */
const judgeArrow = (handles: Slide, given: Given, { right, task, figure }: FigureQuestion): OnFigureMark => {
  if (same(given, right)) return allRight;
  if (['angle', 'bearing', 'rays'].includes(figure.kind))
    return { earned: 0, note: `Yours is at ${textOf(handles, given, 0)}. From one mark to the next is ${stepOf(task)}°.` };
  const each = figure.kind === 'gauge' ? `Each space is worth ${stepOf(task)} ${figure.unit}.` : `Each step is ${stepOf(task)}.`;
  return { earned: 0, note: `You put it at ${textOf(handles, given, 0)}. ${each}` };
};

/** The short hand may be one small mark off, as long as it stays between the same two numbers: nobody sets it to a hair. */
const hourIsRight = (given: number, right: number): boolean => {
  const apart = Math.min(Math.abs(given - right), 60 - Math.abs(given - right));
  return given === right || (apart <= 1 && right % 5 !== 0 && Math.floor(given / 5) === Math.floor(right / 5) && given % 5 !== 0);
};

const judgeHands = (handles: Slide, given: Given, { right }: FigureQuestion): OnFigureMark => {
  const long = given[1] === right[1];
  const short = hourIsRight(given[0] ?? 0, right[0] ?? 0);
  if (long && short) return allRight;
  const notes = [
    ...(long ? [] : [`You put the long hand ${textOf(handles, given, 1)}. It shows the minutes.`]),
    ...(short ? [] : [`You put the short hand ${textOf(handles, given, 0)}. It moves on from one hour to the next as the minutes pass.`]),
  ];
  return { earned: partOfMarks(Number(long) + Number(short), 2), note: [long ? 'The long hand is right.' : '', ...notes].join(' ').trim() };
};

const whereOf = { bars: 'ends at', rows: 'has', five: 'is at' } as const;
const lookOf = {
  bars: 'Read each line of the scale.',
  rows: 'What does one circle stand for?',
  five: 'Read each thin line of the scale.',
} as const;
/** Bars of a chart, rows of a pictogram and the values of a box plot: each is right or not. */
const judgeBars = (handles: Slide, given: Given, { right }: FigureQuestion, kind: keyof typeof whereOf): OnFigureMark => {
  const off = handles.handles.flatMap(({ name }, at) =>
    given[at] === right[at] ? [] : [`${name} ${whereOf[kind]} ${textOf(handles, given, at)}.`],
  );
  if (off.length === 0) return allRight;
  return {
    earned: partOfMarks(right.length - off.length, right.length),
    note: `Look again: ${off.join(' ')} ${lookOf[kind]}`,
  };
};

const keyOf = ([x, y]: readonly [number, number]): string => `${x},${y}`;

type Pairs = readonly (readonly [number, number])[];

/** How far one shape has to slide to lie on another; undefined where it does not, however far it slides. */
const slideBetween = (from: Pairs, to: Pairs): readonly [number, number] | undefined => {
  const corner = (shape: Pairs): readonly [number, number] => [Math.min(...shape.map(([x]) => x)), Math.min(...shape.map(([, y]) => y))];
  const [[a, b], [x, y]] = [corner(from), corner(to)];
  const [dx, dy] = [x - a, y - b];
  const landed = new Set(from.map(([one, other]) => keyOf([one + dx, other + dy])));
  return from.length === to.length && to.every((one) => landed.has(keyOf(one))) ? [dx, dy] : undefined;
};

/** The shape that is moved, in places of the grid. */
const startOf = ({ figure }: FigureQuestion): Pairs =>
  figure.kind === 'graph' ? (figure.curves[0]?.points ?? []).slice(0, -1).map(([x, y]) => [x - figure.x.from, y - figure.y.from]) : [];

/**
 * A shape turned, flipped or enlarged as it should be and in the wrong place has half the marks. Where it was only to be slid,
 * it has them if it is right across or right up, and was slid at all.
 */
const isRightShape = (made: Pairs, wanted: Pairs, question: FigureQuestion): boolean => {
  const off = slideBetween(made, wanted);
  if (off === undefined) return false;
  const isOnlySlid = slideBetween(startOf(question), wanted) !== undefined;
  return !isOnlySlid || ((off[0] === 0 || off[1] === 0) && slideBetween(startOf(question), made)?.some((by) => by !== 0) === true);
};

/** Corners count in any order, each once; named points by their name. Each at its own stop: a touch goes to the nearest, and there is no other tolerance. */
const judgePoints = (handles: Grid, given: Given, question: FigureQuestion): OnFigureMark => {
  const { right } = question;
  const [made, wanted] = [pairsOf(given), pairsOf(right)];
  const left = new Set(wanted.map(keyOf));
  const off = isInAnyOrder(handles)
    ? made.filter((one) => !left.delete(keyOf(one)))
    : made.filter((one, at) => keyOf(one) !== keyOf(wanted[at] ?? [-1, -1]));
  const good = wanted.length - off.length;
  if (off.length === 0) return allRight;
  if (wanted.length > 1) {
    const part = partOfMarks(good, wanted.length);
    if (handles.join === 'shape' && isRightShape(made, wanted, question))
      return { earned: 0.5, note: 'Its size and the way it faces are right, and it is in the wrong place.' };
    const which =
      good === 0 ? `You put them at ${sayGiven(handles, given)}.` : `Look again at ${sayGiven({ ...handles, join: 'none' }, off.flat())}.`;
    return { earned: part, note: `${rightOf(good, wanted.length)} ${which}` };
  }
  const where = sayGiven(handles, given);
  const [x = 0, y = 0] = given;
  const swapped =
    handles.across[x]?.text === handles.up[right[1] ?? 0]?.text && handles.up[y]?.text === handles.across[right[0] ?? 0]?.text;
  return { earned: 0, note: `You put it at ${where}.${swapped ? ' Across comes first, then up.' : ''}` };
};

const number = (text: string | undefined): number => Number((text ?? '0').replace('−', '-'));
const said = ([x, y]: readonly [number, number]): string => `(${x}, ${y})`.replaceAll('-', '−');

/** Any two points of the line draw it. */
const judgeLine = (handles: Grid, given: Given, { right }: FigureQuestion): OnFigureMark => {
  const spot = ([x, y]: readonly [number, number]) => [number(handles.across[x]?.text), number(handles.up[y]?.text)] as const;
  const [from = [0, 0] as const, to = [0, 0] as const] = pairsOf(right).map(spot);
  const made = pairsOf(given).map(spot);
  const on = made.filter(([x, y]) => Math.abs((to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0])) < 1e-9);
  const apart = new Set(made.map(([x, y]) => `${x},${y}`)).size === made.length;
  if (on.length === made.length && apart) return allRight;
  if (!apart) return { earned: 0, note: 'Both points are in one place. A line needs two.' };
  const off = made.filter((one) => !on.includes(one)).map(said);
  return { earned: partOfMarks(on.length, made.length), note: `${off.join(' and ')} ${off.length === 1 ? 'is' : 'are'} not on the line.` };
};

const judgeShade = (handles: FigureHandles, given: Given, { right }: FigureQuestion): OnFigureMark =>
  given.length === right.length
    ? allRight
    : { earned: 0, note: `You shaded ${given.length} of ${handles.kind === 'parts' ? handles.parts.length : 0} equal parts.` };

/** Every region that belongs and no other; of several one may be off for half the marks. */
const judgeRegions = (handles: Parts, given: Given, { right }: FigureQuestion): OnFigureMark => {
  const off = handles.parts.filter((_, part) => given.includes(part) !== right.includes(part)).length;
  if (off === 0) return allRight;
  return { earned: off === 1 && right.length > 1 ? 0.5 : 0, note: `You shaded: ${sayGiven(handles, given)}.` };
};

const squares = (count: number): string => (count === 1 ? '1 square' : `${count} squares`);
/** A view may stand anywhere on its paper: it is slid to the bottom left corner. */
const inCorner = (columns: number, given: Given): Given => {
  const [left, low] = [Math.min(...given.map((one) => one % columns)), Math.min(...given.map((one) => Math.floor(one / columns)))];
  return given.map((one) => one - left - low * columns);
};
/** Squares of squared paper: one in a wrong place, or one missing, or one too many, is half. */
const judgeSquares = (columns: number, made: Given, { right, figure }: FigureQuestion): OnFigureMark => {
  const isView = figure.kind === 'cubes';
  const given = isView ? inCorner(columns, made) : made;
  const missing = right.filter((part) => !given.includes(part)).length;
  const more = given.filter((part) => !right.includes(part)).length;
  if (missing + more === 0) return allRight;
  const notes = [
    ...(missing === 0 ? [] : [`${squares(missing)} of the ${isView ? 'view' : 'other half'} ${missing === 1 ? 'is' : 'are'} not shaded.`]),
    ...(more === 0
      ? []
      : [
          `${squares(more)} that you shaded ${isView ? `${more === 1 ? 'does' : 'do'} not belong to it` : `${more === 1 ? 'has' : 'have'} no partner`}.`,
        ]),
  ];
  return { earned: Math.max(missing, more) === 1 && right.length > 1 ? 0.5 : 0, note: notes.join(' ') };
};

const judgeLabels = (handles: Extract<FigureHandles, { kind: 'labels' }>, given: Given, { right }: FigureQuestion): OnFigureMark => {
  const off = handles.places.flatMap(({ name }, at) => (given[at] === right[at] ? [] : [name]));
  if (off.length === 0) return allRight;
  const good = right.length - off.length;
  return { earned: partOfMarks(good, right.length), note: `${rightOf(good, right.length)} Look again at ${listed(off)}.` };
};

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');
const inOrder = (text: string): string =>
  digitsOf(text)
    .split('')
    .toSorted((a, b) => Number(a) - Number(b))
    .join('');
/** Leaves with or without spaces or commas between them. */
const judgeLeaves = (handles: Cells, given: string, { cells = [] }: FigureQuestion): OnFigureMark => {
  const texts = cellsIn(given);
  const off = handles.cells.flatMap(({ name }, at) =>
    digitsOf(texts[at] ?? '') === digitsOf(cells[at]?.answer ?? '') ? [] : [{ name, at }],
  );
  if (off.length === 0) return allRight;
  const good = cells.length - off.length;
  const isOnlyOrder = off.every(({ at }) => inOrder(texts[at] ?? '') === digitsOf(cells[at]?.answer ?? ''));
  const note = isOnlyOrder ? 'The leaves of a stem go up in order.' : 'Count your leaves: there is one for each value.';
  return {
    earned: partOfMarks(good, cells.length),
    note: `${rightOf(good, cells.length)} Look again at ${listed(off.map(({ name }) => `“${name}”`))}. ${note}`,
  };
};

/** Each cell by what it means. Where one is a slip that is known, its note says why. */
const judgeCells = (handles: Cells, given: string, { cells = [] }: FigureQuestion): OnFigureMark => {
  const off = cellsIn(given).flatMap((text, at) => {
    const cell = cells[at];
    if (cell === undefined || (text !== '' && judgeAnswer(text, cell.expected).verdict === 'right')) return [];
    const slip = text === '' ? undefined : cell.slips.find(({ expected }) => judgeAnswer(text, expected).verdict === 'right');
    return [{ name: handles.cells[at]?.name ?? '', text, note: slip?.note ?? '' }];
  });
  if (off.length === 0) return allRight;
  const good = cells.length - off.length;
  const names = off.map(({ name, text }) => (text === '' ? `“${name}”, which is blank` : `“${name}”`));
  const note = off.find((one) => one.note !== '')?.note ?? '';
  return { earned: partOfMarks(good, cells.length), note: `${rightOf(good, cells.length)} Look again at ${listed(names)}. ${note}`.trim() };
};

const judged = (question: FigureQuestion, given: OnFigureGiven): OnFigureMark => {
  const handles = handlesOf(question.figure, question.task);
  if (typeof given === 'string') {
    if (handles.kind !== 'cells') return { earned: 0, note: '' };
    return question.figure.kind === 'stem-and-leaf' ? judgeLeaves(handles, given, question) : judgeCells(handles, given, question);
  }
  switch (handles.kind) {
    case 'cells':
      return { earned: 0, note: '' };
    case 'slide':
      if (question.task.kind === 'note') return judgeNote(handles, given, question);
      if (question.task.kind === 'hands') return judgeHands(handles, given, question);
      return question.task.kind === 'bars' || question.task.kind === 'rows' || question.task.kind === 'five'
        ? judgeBars(handles, given, question, question.task.kind)
        : judgeArrow(handles, given, question);
    case 'grid':
      return handles.join === 'line' ? judgeLine(handles, given, question) : judgePoints(handles, given, question);
    case 'labels':
      return judgeLabels(handles, given, question);
    case 'parts':
      if (handles.columns !== undefined) return judgeSquares(handles.columns, given, question);
      return handles.ground === undefined ? judgeShade(handles, given, question) : judgeRegions(handles, given, question);
  }
};

/** What an answer that fits its figure earns, and what is off in it; a wrong answer that is known says why it is one. */
export const judgeOnFigure = (question: FigureQuestion, given: OnFigureGiven): OnFigureMark => {
  const { earned, note } = judged(question, given);
  const handles = handlesOf(question.figure, question.task);
  const slip =
    earned === 1 || typeof given === 'string' ? undefined : question.slips.find((one) => isSameAnswer(handles, one.given, given));
  return slip === undefined ? { earned, note } : { earned, note: `${note} ${slip.note}` };
};
