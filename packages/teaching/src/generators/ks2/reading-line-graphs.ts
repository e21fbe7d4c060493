import type { FigureOf } from '@hedgerow/figures/figure';
import { asking } from '../kinds.ts';
import { makeGenerator, notNegative } from '../make-generator.ts';
import { plainNumber } from '../written.ts';

const graphs = [
  ['Time (o’clock)', 'Temperature (°C)', 'temperature', '°C'],
  ['Week', 'Height (cm)', 'height of the plant', 'cm'],
  ['Minute', 'Water in the bath (l)', 'water in the bath', 'litres'],
] as const;

export const readLineGraphs = makeGenerator<number>(
  {
    id: 'maths-read-line-graphs',
    title: 'Reading line graphs',
    keyStage: 'KS2',
    years: [4, 5, 6],
    synonyms: ['line graphs', 'line graph', 'reading line graphs', 'time graphs', 'temperature graph', 'interpreting graphs'],
    kinds: [asking(/\bdifferen|\bchanges?\b|\brises?\b|\bincreas/, /[Bb]y how many/)],
  },
  ({ int, pick, level }) => {
    const [across, up, what, unit] = pick(graphs);
    const step = pick(level([2], [2, 5], [4, 10]));
    const half = level(1, 2, 2);
    const falls = across.startsWith('Time');
    const grows = [0, 1, 2, 3, 4, 5].reduce<number[]>(
      (values) => [...values, Math.min(6 * half, (values.at(-1) ?? half) + int(0, half))],
      [],
    );
    const values = (falls ? grows.map((value, at) => (at > 3 ? value - int(1, half) : value)) : grows).map(
      (value) => (value * step) / half,
    );
    if (values.some((value) => !Number.isInteger(value) || value < 0 || value > 6 * step)) return undefined;
    const first = falls ? 9 : 1;
    const [one, other] = [int(1, 2), int(4, 5)];
    const [a, b] = [values[one] ?? 0, values[other] ?? 0];
    const asks = level('read', pick(['read', 'change'] as const), 'change' as const);
    const key = asks === 'read' ? b : Math.abs(b - a);
    if (key === 0) return undefined;
    const figure: FigureOf<'graph'> = {
      kind: 'graph',
      x: { from: first - 1, to: first + 5, step: 1, name: across },
      y: { from: 0, to: 6 * step, step, name: up },
      curves: [{ points: values.map((value, at): [number, number] => [first + at, value]) }],
      points: values.map((value, at) => ({ at: [first + at, value] as [number, number] })),
    };
    const when = (at: number): string => (falls ? `${first + at} o’clock` : `${across.toLowerCase()} ${first + at}`);
    return {
      stem:
        asks === 'read'
          ? `Look at the graph. What is the ${what} at ${when(other)}, in ${unit}?`
          : `Look at the graph. By how many ${unit} does the ${what} ${b > a ? 'rise' : 'fall'} from ${when(one)} to ${when(other)}?`,
      figure,
      key,
      slips: [
        asks === 'read'
          ? [values[other - 1] ?? 0, 'This reads one place too early.']
          : [b, 'This is where it ends. The change is the difference.'],
        asks === 'read' ? [key + step, 'This is one line too high.'] : [a, 'This is where it begins. The change is the difference.'],
        asks === 'read' ? [key + step / 2, 'This is half a line too high.'] : [a + b, 'This adds the two. The change is the difference.'],
        [key / step, 'This counts the lines. Each line is worth more than one.'],
        [key + step, 'This is one line too many.'],
        [key - step / 2, 'This reads too low.'],
      ],
      show: plainNumber,
      believable: notNegative,
      why:
        asks === 'read'
          ? `Each line of the scale is worth ${step}. At ${when(other)} the point is at ${b}.`
          : `It goes from ${a} to ${b}. The difference is ${key}.`,
      steps:
        asks === 'read'
          ? [`One line is worth ${step}.`, `Go up from ${when(other)} to the point and across to the scale: ${b}.`]
          : [`At ${when(one)}: ${a}. At ${when(other)}: ${b}.`, `${Math.max(a, b)} − ${Math.min(a, b)} = ${key}`],
      hints: ['What is the scale worth from one line to the next?', 'Go up to the point, then across to the scale.'],
      drawn: { asks, one: first + one, other: first + other },
    };
  },
);
