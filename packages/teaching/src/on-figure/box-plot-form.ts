import { isKind, type Turned } from './form.ts';

type Five = readonly [low: number, lower: number, middle: number, upper: number, high: number];
const scale = { from: 0, to: 60, step: 10 } as const;

const drawn = (five: Five, name: string, snap: number) => ({
  figure: {
    kind: 'box-plot' as const,
    ...scale,
    name,
    plots: [{ name: '', five: [0, 0, 0, 0, 0] as [number, number, number, number, number] }],
    blank: true,
  },
  task: { kind: 'five' as const, snap },
  right: five.map((value) => (value - scale.from) / snap),
  marks: 3,
  explanation: `The whiskers end at ${five[0]} and ${five[4]}, the box goes from ${five[1]} to ${five[3]}, and the line in it is at ${five[2]}.`,
});

/** Values in order: their quartiles are found and drawn. */
const fromList = (question: string): ReturnType<Turned> => {
  const list = /^These values are in order: ([\d, ]+)\./.exec(question)?.[1];
  const values = (list ?? '').split(', ').map(Number);
  const quarter = (values.length + 1) / 4;
  const at = (place: number): number => values[place - 1] ?? 0;
  const five: Five = [at(1), at(quarter), at(2 * quarter), at(3 * quarter), at(values.length)];
  if (list === undefined || !Number.isInteger(quarter) || five.some((value) => value > scale.to)) return undefined;
  const early: Five = [five[0], at(quarter - 1), at(2 * quarter - 1), at(3 * quarter - 1), five[4]];
  return {
    ...drawn(five, 'Value', 1),
    question: `These values are in order: ${list}. Draw their box plot.`,
    slips: [{ given: [...early], note: 'This counts one place too few for the quartiles and the median. Begin with (n + 1) ÷ 4.' }],
    steps: [
      `There are ${values.length} values: (${values.length} + 1) ÷ 4 = ${quarter}, so take places ${quarter}, ${2 * quarter} and ${3 * quarter}.`,
      `Lower quartile ${five[1]}, median ${five[2]}, upper quartile ${five[3]}; the ends are ${five[0]} and ${five[4]}.`,
    ],
    hints: ['The quartiles and the median cut the list into four equal parts.', 'The whiskers end at the lowest and the highest value.'],
  };
};

/** Reading a box plot turned round: it is drawn from its five values, or from what they are apart. */
export const drawBoxPlot: Turned = (question) => {
  const { figure } = question;
  if (!isKind(figure, 'box-plot')) return fromList(question.question);
  const [plot, other] = figure.plots;
  if (plot === undefined || other !== undefined || figure.to !== scale.to) return fromList(question.question);
  const [low, lower, middle, upper, high] = plot.five;
  const snap = figure.step / 5;
  if (plot.five.some((value) => value % snap !== 0)) return fromList(question.question);
  const [range, spread] = [high - low, upper - lower];
  const isPlain = question.difficulty === 'beginner';
  const told = isPlain
    ? `lowest value ${low}, lower quartile ${lower}, median ${middle}, upper quartile ${upper}, highest value ${high}`
    : `lowest value ${low}, range ${range}, median ${middle}, lower quartile ${lower}, interquartile range ${spread}`;
  return {
    ...drawn([low, lower, middle, upper, high], figure.name, snap),
    question: `Draw the box plot: ${told}.`,
    slips: isPlain
      ? []
      : [
          ...(range >= upper
            ? [
                {
                  given: [low, lower, middle, upper, range].map((value) => value / snap),
                  note: 'The range is how far the ends are apart, and not the highest value.',
                },
              ]
            : []),
          ...(spread >= middle
            ? [
                {
                  given: [low, lower, middle, spread, high].map((value) => value / snap),
                  note: 'The interquartile range is the width of the box, and not its right side.',
                },
              ]
            : []),
        ],
    steps: [
      `From one thin line to the next is ${snap}.`,
      ...(isPlain ? [] : [`Highest value: ${low} + ${range} = ${high}`, `Upper quartile: ${lower} + ${spread} = ${upper}`]),
      `Ends at ${low} and ${high}, the box from ${lower} to ${upper}, its line at ${middle}.`,
    ],
    hints: [
      'What is one thin line of the scale worth?',
      isPlain
        ? 'The box goes from the lower to the upper quartile, and the line in it is the median.'
        : 'A range is a difference: add it to where it begins.',
    ],
  };
};
