import { isKind, type Turned } from './form.ts';

/** Reading a chart turned round: bars are still to be drawn. One for the youngest, two later. */
export const finishBars: Turned = (question, seed) => {
  const { figure } = question;
  if (!isKind(figure, 'bar-chart') || figure.series !== undefined) return undefined;
  const values = figure.bars.map(({ values: [value = 0] }) => value);
  const first = seed % values.length;
  const wanted = question.difficulty === 'beginner' ? [first] : [first, (first + 1) % values.length].toSorted((a, b) => a - b);
  const snap = values.every((value) => value % figure.step === 0) ? figure.step : figure.step / 2;
  if (wanted.some((bar) => values[bar] === 0 || (values[bar] ?? 0) % snap !== 0)) return undefined;
  const told = wanted.map((bar) => `${figure.bars[bar]?.name}: ${values[bar]}`);
  return {
    question: `Finish the chart “${figure.title}”. Draw ${wanted.length === 1 ? 'the bar' : 'the bars'} for ${told.join(' and ')}.`,
    figure: {
      ...figure,
      bars: figure.bars.map((bar, at) => (wanted.includes(at) ? { ...bar, values: [0] } : bar)),
      blank: wanted,
    },
    task: { kind: 'bars', bars: wanted, snap },
    right: wanted.map((bar) => (values[bar] ?? 0) / snap),
    marks: wanted.length,
    explanation: `The lines of the scale go up in steps of ${figure.step}. A bar ends where its number is.`,
    steps: [`Each line is ${figure.step} more than the one below.`, ...told.map((one) => `${one.replace(':', ' ends at')}.`)],
    hints: ['What does one line of the scale stand for?', 'Find the number on the scale, then draw the bar up to it.'],
  };
};

/** Reading a pictogram turned round: rows of circles are drawn. One for who begins; where it is hard, with half a circle. */
export const finishPictogram: Turned = (question, seed) => {
  const { figure } = question;
  if (!isKind(figure, 'pictogram')) return undefined;
  const { each, rows } = figure;
  const halves = each % 2 === 0;
  const blank = question.difficulty === 'beginner' ? [seed % rows.length] : rows.map((_, row) => row);
  const hasHalf = halves && question.difficulty === 'advanced';
  const counts = blank.map((row, at) => {
    const whole = rows[row]?.pictures ?? 0;
    return hasHalf && at === seed % blank.length ? Math.floor(whole) - 0.5 : whole;
  });
  if (counts.some((count) => count <= 0)) return undefined;
  const told = blank.map((row, at) => `${rows[row]?.name}: ${(counts[at] ?? 0) * each}`);
  const inCircles = (count: number): string =>
    each === 1 ? `draw ${count}` : `${count * each} ÷ ${each} = ${Math.floor(count)}${count % 1 === 0 ? '' : ' and a half'}`;
  return {
    question: `Finish the pictogram of what children chose. Draw the circles for ${told.join(' and ')}.`,
    figure: { ...figure, rows: rows.map((row, at) => (blank.includes(at) ? { ...row, pictures: 0 } : row)), blank },
    task: { kind: 'rows', rows: blank, halves },
    right: counts.map((count) => (halves ? 2 * count : count)),
    marks: blank.length,
    slips: [
      {
        given: counts.map((count) => (halves ? 2 * count : count) * each),
        note: each === 1 ? '' : 'This draws a circle for each child. One circle stands for more than one.',
      },
    ].filter(({ note }) => note !== ''),
    explanation: `One circle stands for ${each}${hasHalf ? `, so half a circle stands for ${each / 2}` : ''}.`,
    steps: [`One circle stands for ${each}.`, ...blank.map((row, at) => `${rows[row]?.name}: ${inCircles(counts[at] ?? 0)}`)],
    hints: [
      'First see what one circle stands for.',
      each === 1 ? 'Draw one circle for each child.' : `Count up in steps of ${each} until you get to the number.`,
    ],
  };
};
