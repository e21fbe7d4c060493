import { amountOf } from '@hedgerow/curriculum/option-values';
import { range } from '@hedgerow/figures/drawing';
import type { FigureOf } from '@hedgerow/figures/figure';
import { type Form, isKind, keyTextOf, type Turned } from './form.ts';

type Line = Pick<FigureOf<'number-line'>, 'from' | 'to' | 'step' | 'labelled'>;
type Stops = { readonly snap?: number; readonly over?: number };

/** The arrow on a line: where the answer is and where the other options are. It waits at the left end, so the answer never lies there. */
const onLine = (line: Line, value: number, { snap = line.step, over }: Stops = {}): Omit<Form, 'question'> | undefined => {
  const stopOf = (place: number | undefined): number | undefined => {
    const at = place === undefined ? Number.NaN : (place - line.from) / snap;
    const isStop = Math.abs(at - Math.round(at)) < 1e-6 && at > -1e-6 && place !== undefined && place < line.to + 1e-6;
    return isStop ? Math.round(at) : undefined;
  };
  const stop = stopOf(value);
  if (stop === undefined || stop === 0) return undefined;
  return {
    figure: { kind: 'number-line', ...line },
    task: { kind: 'place', snap, ...(over === undefined ? {} : { over }) },
    right: [stop],
    placeOf: (option) => {
      const other = stopOf(amountOf(option)?.value);
      return other === undefined ? undefined : [other];
    },
  };
};

const valueOf = (text: string): number | undefined => amountOf(text)?.value;
const answerOn = (stem: string): string => `${stem} Put the arrow on the answer.`;

type Ends = { readonly from: number; readonly to: number };
/** A line of twenty steps that begins and ends on tens. */
const lineFor = (value: number, seed: number): Ends | undefined => {
  if (value < -90 || value > 190) return undefined;
  if ((value < 0 && value > -10) || (value >= 0 && value <= 10 && seed % 2 === 0)) return { from: -10, to: 10 };
  const tens = Math.floor(value / 10) * 10;
  const from = tens - (seed % 2 === 0 || value % 10 === 0 ? 10 : 0);
  return { from: value < 0 ? from : Math.max(0, from), to: (value < 0 ? from : Math.max(0, from)) + 20 };
};

const young = (value: number): Ends | undefined =>
  value < 1 || value > 99 ? undefined : { from: Math.floor((value - 1) / 20) * 20, to: Math.floor((value - 1) / 20) * 20 + 20 };

const wholeOnLine =
  (endsOf: (value: number, seed: number) => Ends | undefined): Turned =>
  (question, seed) => {
    const value = valueOf(keyTextOf(question));
    if (value === undefined || !Number.isInteger(value) || question.question.includes('\\square')) return undefined;
    const ends = endsOf(value, seed);
    const form = ends && onLine({ ...ends, step: 1, labelled: [ends.from, (ends.from + ends.to) / 2, ends.to] }, value);
    return (
      form && {
        ...form,
        question: answerOn(question.question),
        // It may have been asked beside a thermometer.
        hints: question.hints.map((hint) => hint.replace('on the thermometer', 'on the line')),
      }
    );
  };

export const answerOnLine = wholeOnLine(lineFor);
export const answerOnShortLine = wholeOnLine(young);
/** How far two numbers are apart lies on no such line; where it ends below nothing does. */
export const answerBelowNothing = wholeOnLine((value, seed) => (value < 0 ? lineFor(value, seed) : undefined));

/** The arrow that was read is put there instead; of a jump only the start is drawn. */
export const placeOnLine: Turned = (question) => {
  const { figure } = question;
  const value = valueOf(keyTextOf(question));
  // A line without marks is for an estimate: no one place on it is right.
  if (!isKind(figure, 'number-line') || value === undefined || figure.step >= figure.to - figure.from) return undefined;
  const { from, to, step, labelled, marked } = figure;
  const form = onLine({ from, to, step, labelled: labelled.filter((one) => one !== value) }, value);
  if (form === undefined || marked === undefined) return form && { ...form, question: answerOn(question.question) };
  const before = Math.max(...labelled.filter((one) => one < value));
  return {
    ...form,
    question: `Put the arrow on ${keyTextOf(question)}.`,
    steps: [
      `Each mark is ${step} more.`,
      `Count on from ${before}: ${range((value - before) / step)
        .map((at) => before + (at + 1) * step)
        .join(', ')}.`,
    ],
  };
};

/** Half way between two numbers, on a line that goes on beyond both. */
export const halfWayOnLine: Turned = (question, seed) => {
  const [, low = '', high = ''] = /half way between (−\d+) and (\d+)/.exec(question.question) ?? [];
  const [one, other, value] = [valueOf(low), valueOf(high), valueOf(keyTextOf(question))];
  if (one === undefined || other === undefined || value === undefined) return undefined;
  const [from, to] = [one - 1 - (seed % 3), other + (seed % 4)];
  const form =
    to - from > 24
      ? undefined
      : onLine({ from, to, step: 1, labelled: [one, 0, other] }, value, { snap: Number.isInteger(value) ? 1 : 0.5 });
  return form && { ...form, question: answerOn(question.question) };
};

/** Tenths: two wholes of the line, a mark for each tenth. */
export const tenthsOnLine: Turned = (question, seed) => {
  const value = valueOf(keyTextOf(question));
  if (value === undefined || Number.isInteger(value) || Math.abs(value * 10 - Math.round(value * 10)) > 1e-6) return undefined;
  const from = Math.max(0, Math.floor(value) - (seed % 2));
  const form = onLine({ from, to: from + 2, step: 0.1, labelled: [from, from + 1, from + 2] }, value);
  return form && { ...form, question: answerOn(question.question) };
};

/** So many marks stand apart on the narrowest screen. */
const mostMarks = 24;
const fractionLine = (wholes: number, over: number): Line => ({ from: 0, to: wholes, step: 1 / over, labelled: range(wholes + 1) });

/** Parts of one size added or taken away, on a line that is cut into such parts. */
export const fractionSumOnLine: Turned = (question) => {
  const [sum = '', below = '', same] = /\$\\frac\{\d+\}\{(\d+)\} [+-] \\frac\{\d+\}\{(\d+)\}\$/.exec(question.question) ?? [];
  const value = valueOf(keyTextOf(question));
  const over = Number(below);
  if (value === undefined || sum === '' || below !== same || over > 12) return undefined;
  const form = onLine(fractionLine(Math.max(1, Math.ceil(value)), over), value, { over });
  return (
    form && {
      ...form,
      question: `Work out ${sum}. Put the arrow on the answer.`,
      hints: ['Into how many equal parts is one whole of the line cut?', 'Count the parts: the bottom number stays as it is.'],
    }
  );
};

/** A fraction of more than one whole, or a mixed number, found on a line that is cut into its parts. */
export const mixedOnLine: Turned = (question) => {
  const given = /\$([^$]+)\$/.exec(question.question)?.[1] ?? '';
  const over = Number(/\{(\d+)\}$/.exec(given)?.[1]);
  const value = valueOf(keyTextOf(question));
  if (value === undefined || !(over <= 12)) return undefined;
  const whole = Math.floor(value);
  const rest = Math.round((value - whole) * over);
  const form = (whole + 1) * over > mostMarks ? undefined : onLine(fractionLine(whole + 1, over), value, { over });
  return (
    form && {
      ...form,
      placeOf: () => undefined,
      question: `Put the arrow on $${given}$.`,
      explanation: `Each whole is ${over} parts. ${whole === 1 ? '1 whole is' : `${whole} wholes are`} ${whole * over} parts, and ${rest} more ${rest === 1 ? 'makes' : 'make'} ${whole * over + rest}.`,
      steps: [
        `Each whole of the line is cut into ${over} equal parts.`,
        `Go to ${whole}, and then ${rest} ${rest === 1 ? 'mark' : 'marks'} further.`,
      ],
      hints: ['Into how many equal parts is each whole of the line cut?', 'Between which two whole numbers does it lie?'],
    }
  );
};
