import { drawFigure, type Figure, type FigureOf } from '../figure.ts';

const number = (text: string): number | undefined => (/^\d+$/.test(text) ? Number(text) : undefined);

/** The equal parts of a whole, or one part beside those that are known. */
const addsUp = (whole: string, parts: readonly string[]): boolean => {
  const [all, ...numbers] = [whole, ...parts].map(number);
  return all !== undefined && numbers.every((one) => one !== undefined) && numbers.reduce((sum, one) => sum + one, 0) === all;
};
const inGap =
  (answer: string) =>
  (text: string): string =>
    text === '?' ? answer : text;

const partWhole = (figure: FigureOf<'part-whole'>, answer: string): Figure | undefined => {
  const [whole, parts] = [inGap(answer)(figure.whole), figure.parts.map(inGap(answer))];
  return addsUp(whole, parts) ? { ...figure, whole, parts } : undefined;
};

const barModel = (figure: FigureOf<'bar-model'>, answer: string): Figure | undefined => {
  const [bar, ...others] = figure.bars;
  if (bar === undefined || others.length > 0) return undefined;
  const asked = bar.parts.find(({ text }) => text === '?');
  // What is said of one of the equal parts is so of all of them.
  const parts = bar.parts.map((part) => ({
    ...part,
    text: part.text === '' && part.share === asked?.share ? answer : inGap(answer)(part.text),
  }));
  const whole = inGap(answer)(bar.whole ?? '');
  return addsUp(
    whole,
    parts.map(({ text }) => text),
  )
    ? { ...figure, bars: [{ ...bar, parts, whole }] }
    : undefined;
};

const numberLine = (figure: FigureOf<'number-line'>, answer: string): Figure | undefined => {
  const value = number(answer);
  const { marked, markedText, texts = {}, labelled, jumps = [] } = figure;
  if (value === undefined) return undefined;
  if (marked === value && markedText === undefined) return { ...figure, markedText: answer };
  if (texts[answer] === '?') return { ...figure, texts: Object.fromEntries(Object.entries(texts).filter(([at]) => at !== answer)) };
  const lands = jumps.at(-1)?.to === value && !labelled.includes(value);
  return lands ? { ...figure, labelled: [...labelled, value] } : undefined;
};

const tenFrame = (figure: FigureOf<'ten-frame'>, answer: string): Figure | undefined => {
  const more = number(answer);
  const { first, second = 0, boxes = first > 10 ? 20 : 10 } = figure;
  return more !== undefined && more > 0 && second === 0 && first + more === boxes ? { ...figure, second: more } : undefined;
};

const pattern = (figure: FigureOf<'pattern'>, answer: string): Figure | undefined => {
  const { row, choices = [] } = figure;
  const chosen = choices['ABC'.indexOf(answer)];
  const piece = (answer.length === 1 ? chosen : undefined) ?? row.find((one) => one === answer || one === `${answer} counter`);
  if (piece === undefined || row.filter((one) => one === '?').length !== 1) return undefined;
  return { ...figure, row: row.map((one) => (one === '?' ? piece : one)) };
};

const points = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];
const compass = ({ asked, ...figure }: FigureOf<'compass'>, answer: string): Figure | undefined =>
  asked !== undefined && points[asked] === answer ? { ...figure, shown: [...figure.shown, asked] } : undefined;

/** Of "3 more" the new ones are drawn; of more than that the question was about something else. */
const mostAdded = 3;
const objects = (figure: FigureOf<'objects'>, answer: string): Figure | undefined => {
  const value = number(answer);
  const all = figure.groups.reduce((sum, { count, crossedOut = 0 }) => sum + count - crossedOut, 0);
  if (value === undefined || figure.ringed === true) return undefined;
  if (value === all) return { ...figure, counted: true };
  const [group, ...others] = figure.groups;
  const isMore = group !== undefined && others.length === 0 && group.crossedOut === undefined && value > all && value <= all + mostAdded;
  return isMore ? { ...figure, groups: [{ ...group, count: value }], counted: true } : undefined;
};

const filled = (figure: Figure, answer: string): Figure | undefined => {
  if (figure.kind === 'part-whole') return partWhole(figure, answer);
  if (figure.kind === 'bar-model') return barModel(figure, answer);
  if (figure.kind === 'number-line') return numberLine(figure, answer);
  if (figure.kind === 'ten-frame') return tenFrame(figure, answer);
  if (figure.kind === 'pattern') return pattern(figure, answer);
  if (figure.kind === 'compass') return compass(figure, answer);
  return figure.kind === 'objects' ? objects(figure, answer) : undefined;
};

/**
 * The picture of a question with its answer in it: the frame filled up, the gap written in, what was counted with its numbers.
 * Undefined where the answer has no place in it. As large as before, so that nothing below it moves.
 */
export const completedFigure = (figure: Figure, answer: string): Figure | undefined => {
  const made = filled(figure, answer.replaceAll(/[$*]/g, ''));
  if (made === undefined) return undefined;
  const [before, after] = [drawFigure(figure), drawFigure(made)];
  return before.width === after.width && before.height === after.height ? made : undefined;
};
