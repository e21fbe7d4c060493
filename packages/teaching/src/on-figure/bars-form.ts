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
