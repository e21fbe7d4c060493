import { wholeAndPositive } from '../make-generator.ts';
import type { Draw } from '../random.ts';
import { q } from '../rational.ts';
import { plain } from '../written.ts';
import { form, type FormsOf, wentWrong } from './form.ts';

const five = ({ int }: Draw): [number, number, number, number, number] => [
  2 * int(1, 5),
  2 * int(7, 10),
  2 * int(12, 16),
  2 * int(18, 22),
  2 * int(24, 29),
];

const axisNames = ['Time (minutes)', 'Height (cm)', 'Marks', 'Age (years)'] as const;

const compared = form<readonly [median: boolean, spread: boolean]>('compare', (draw) => {
  const [one, other] = [five(draw), five(draw)];
  const [medians, spreads] = [
    [one[2], other[2]],
    [one[3] - one[1], other[3] - other[1]],
  ] as const;
  if (medians[0] === medians[1] || spreads[0] === spreads[1]) return undefined;
  const key = [medians[0] > medians[1], spreads[0] > spreads[1]] as const;
  const [m, s] = key;
  const right = `medians ${medians[0]} and ${medians[1]}, interquartile ranges ${spreads[0]} and ${spreads[1]}`;
  return {
    stem: 'Compare the two box plots by their median and their interquartile range. What is true of A beside B?',
    figure: {
      kind: 'box-plot',
      from: 0,
      to: 60,
      step: 10,
      name: draw.pick(axisNames),
      plots: [
        { name: 'A', five: one },
        { name: 'B', five: other },
      ],
    },
    key,
    slips: [
      [[!m, s], 'This has the medians the wrong way round. They are the lines in the boxes.'],
      [[m, !s], 'This has the interquartile ranges the wrong way round. They are the widths of the boxes.'],
      [[!m, !s], 'This has both the wrong way round.'],
    ],
    show: ([higher, wider]) => `a ${higher ? 'higher' : 'lower'} median, a ${wider ? 'larger' : 'smaller'} interquartile range`,
    why: `A and B have ${right}.`,
    steps: [
      `Medians: ${medians[0]} and ${medians[1]}`,
      `Interquartile ranges: ${one[3]} − ${one[1]} = ${spreads[0]} and ${other[3]} − ${other[1]} = ${spreads[1]}`,
    ],
    hints: ['The median is the line in the box.', 'The interquartile range is the width of the box.', 'Read both off for A and for B.'],
    drawn: { asks: 'compare' },
  };
});

const shareOf = form<number>('share', (draw) => {
  const count = 4 * draw.int(6, draw.level(15, 30, 60));
  const values = five(draw);
  const [part, quarters, at] = draw.pick([
    ['more than the upper quartile', 1, values[3]],
    ['more than the median', 2, values[2]],
    ['more than the lower quartile', 3, values[1]],
    ['less than the lower quartile', 1, values[1]],
    ['less than the upper quartile', 3, values[3]],
  ] as const);
  return {
    stem: `This box plot shows ${count} results. About how many of them are ${part}?`,
    figure: { kind: 'box-plot', from: 0, to: 60, step: 10, name: draw.pick(axisNames), plots: [{ name: '', five: values }] },
    key: (count * quarters) / 4,
    slips: [
      [at, `This is the value at the ${part.replace(/^.* the /, '')}. How many results lie beyond it?`],
      [(count * (4 - quarters)) / 4, 'This counts those on the other side.'],
      [count / 2, 'This is half of them. That is right for the median alone.'],
      [(count * (quarters === 1 ? 2 : 1)) / 4, 'This counts the wrong number of quarters.'],
      [count - at, 'This subtracts a value from a number of results.'],
    ],
    show: plain,
    believable: wholeAndPositive,
    why: `The quartiles and the median cut the results into four equal parts of ${count / 4}, and ${quarters === 1 ? 'one of them is' : `${quarters} of them are`} ${part}.`,
    steps: [`One quarter: ${count} ÷ 4 = ${count / 4}`, `${quarters} × ${count / 4} = ${(count * quarters) / 4}`],
    hints: [
      'Into how many equal parts do the quartiles and the median cut the results?',
      'How many results are in one part?',
      `How many parts are ${part}?`,
    ],
    drawn: { asks: 'share', count, quarters },
  };
});

const wrongSpread = wentWrong('wrong spread', (draw) => {
  const values = five(draw);
  const [low, lower, middle, upper, high] = values;
  const isRange = draw.level(false, false, draw.pick([true, false]));
  return {
    claim: (value, name) => `${name} says that the ${isRange ? 'range' : 'interquartile range'} of this box plot is ${value}.`,
    right: String(isRange ? high - low : upper - lower),
    figure: { kind: 'box-plot', from: 0, to: 60, step: 10, name: draw.pick(axisNames), plots: [{ name: '', five: values }] },
    mistakes: [
      isRange
        ? [String(upper - lower), 'The width of the box was taken.', 'The range goes from end to end of the whiskers.']
        : [String(high - low), 'The whole range was taken.', 'The interquartile range is only the width of the box.'],
      [
        String(upper - middle),
        'Only the right part of the box was taken.',
        `It goes from ${isRange ? low : lower} to ${isRange ? high : upper}.`,
      ],
      [String(high - upper), 'The right whisker was taken.', `It goes from ${isRange ? low : lower} to ${isRange ? high : upper}.`],
      isRange
        ? [String(high), 'It is the greatest value.', 'A range is the difference of two ends.']
        : [String(upper), 'It is the upper quartile.', 'A range is the difference of two ends.'],
    ],
    steps: [
      isRange ? `Ends: ${low} and ${high}` : `Quartiles: ${lower} and ${upper}`,
      isRange ? `${high} − ${low} = ${high - low}` : `${upper} − ${lower} = ${upper - lower}`,
    ],
    hints: [
      'Read the five values off first.',
      isRange ? 'From where to where does the range go?' : 'Which two of them belong to the interquartile range?',
      'Which difference makes what was said?',
    ],
    drawn: { asks: 'wrong' },
  };
});

const fromSpread = form<number>('from spread', (draw) => {
  const [low, lower, , upper, high] = five(draw);
  const asksUpper = draw.pick([true, false]);
  const iqr = upper - lower;
  return {
    stem: asksUpper
      ? `Some results go from ${low} to ${high}. Their lower quartile is ${lower} and their interquartile range ${iqr}. What is the upper quartile?`
      : `Some results go from ${low} to ${high}. Their upper quartile is ${upper} and their interquartile range ${iqr}. What is the lower quartile?`,
    key: asksUpper ? upper : lower,
    slips: [
      [
        asksUpper ? lower - iqr : upper + iqr,
        `This goes the wrong way. The ${asksUpper ? 'upper quartile is above the lower one' : 'lower quartile is below the upper one'}.`,
      ],
      [asksUpper ? low + iqr : high - iqr, 'This starts from the end of a whisker. The interquartile range goes between the quartiles.'],
      [asksUpper ? high - iqr : low + iqr, 'This starts from the other end of the results.'],
      [asksUpper ? lower + iqr / 2 : upper - iqr / 2, 'This goes only half of the interquartile range.'],
      [high - low - iqr, 'This takes it from the whole range.'],
    ],
    show: (x) => plain(q(Math.round(x * 2), 2)),
    believable: (x) => x > 0,
    why: `The interquartile range, ${iqr}, is the upper quartile less the lower one.`,
    steps: [asksUpper ? `${lower} + ${iqr} = ${upper}` : `${upper} − ${iqr} = ${lower}`],
    hints: [
      'What is the interquartile range the difference of?',
      'Which of the two quartiles is known?',
      `Is the other one ${asksUpper ? 'above' : 'below'} it? By how much?`,
    ],
    drawn: { asks: 'back', known: asksUpper ? lower : upper, iqr, wants: asksUpper ? 'upper' : 'lower' },
  };
});

export const boxPlotForms: FormsOf = {
  'maths-read-box-plots': [compared, shareOf, wrongSpread, fromSpread],
};
