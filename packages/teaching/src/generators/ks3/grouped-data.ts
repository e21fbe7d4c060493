import { makeGenerator } from '../make-generator.ts';
import { asking, saying } from '../kinds.ts';
import { q } from '../rational.ts';
import type { Rational } from '../rational.ts';
import { maths, plain, plainNumber } from '../written.ts';

const things = [
  ['Minutes', 'pupils', 'the times of some pupils on their way to school'],
  ['Metres', 'throws', 'the lengths of some throws'],
  ['Grams', 'apples', 'the masses of some apples'],
  ['Seconds', 'swimmers', 'the times of some swimmers'],
  ['Euros', 'families', 'what some families spend in a day'],
] as const;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const short = (x: Rational): boolean => 100n % x.d === 0n && x.n > 0n;

export const groupedTables = makeGenerator<string>(
  {
    id: 'maths-grouped-data',
    title: 'Grouped frequency tables',
    keyStage: 'KS3',
    years: [8, 9, 10],
    synonyms: ['grouped data', 'grouped frequency tables', 'estimating the mean from grouped data', 'modal class', 'estimated mean'],
    kinds: [
      saying(/\bmean\b|\bestimat/, /estimate of the mean|stands for the class/),
      saying(/\bmodal\b|\bmode\b/, /modal class/),
      saying(/\bmedian\b/, /median/),
      saying(/\bmid-?points?\b/, /stands for the class|estimate of the mean/),
    ],
  },
  ({ int, pick, level }) => {
    const width = pick(level([10, 20], [4, 10, 20], [2, 4, 6, 20]));
    const counts = [int(2, 9), int(3, 14), int(3, 14), int(1, 9)];
    const [unit, many, said] = pick(things);
    const name = (at: number): string => `${at * width} < x ≤ ${(at + 1) * width}`;
    const total = sum(counts);
    const asks = level(
      pick(['modal', 'midpoint'] as const),
      pick(['mean', 'mean', 'median'] as const),
      pick(['mean', 'mean', 'median'] as const),
    );
    const most = Math.max(...counts);
    const modal = counts.indexOf(most);
    if (counts.filter((count) => count === most).length > 1) return undefined;
    const reached = counts.map((_, at) => sum(counts.slice(0, at + 1)));
    const middle = (total + 1) / 2;
    const median = reached.findIndex((count) => count >= middle);
    // The two values in the middle of an even number must lie in one class.
    if (asks === 'median' && (reached.findIndex((count) => count >= Math.floor(middle)) !== median || median === modal)) return undefined;
    const mean = q(sum(counts.map((count, at) => count * (width * at + width / 2))), total);
    if (asks === 'mean' && !short(mean)) return undefined;
    const which = int(0, 3);
    const figure = {
      kind: 'table' as const,
      head: [unit, capital(many)],
      rows: counts.map((count, at) => [name(at), String(count)]),
    };
    const shared = { figure, show: String, drawn: { asks, which } };
    if (asks === 'midpoint') {
      const [from, to] = [which * width, (which + 1) * width];
      return {
        ...shared,
        stem: `The table shows ${said}. The mean is to be estimated. Which value stands for the class ${name(which)}?`,
        key: plain((from + to) / 2),
        slips: [
          [plain(to), 'This is the upper end of the class. Its middle is wanted.'],
          [plain(from), 'This is the lower end of the class. Its middle is wanted.'],
          [plain(width), 'This is the width of the class.'],
          [plain(from + to), 'This adds both ends. Halve it for the middle.'],
          [plain(counts[which] ?? 0), 'This is the frequency of the class.'],
        ],
        believable: (text) => text !== '0',
        why: `Nobody knows the single values, so each counts as the middle of its class: (${from} + ${to}) ÷ 2.`,
        steps: [`Add both ends: ${from} + ${to} = ${from + to}`, `Halve: ${from + to} ÷ 2 = ${plain((from + to) / 2)}`],
        hints: ['The value lies half way along the class.', 'Add both ends and halve.'],
      };
    }
    if (asks === 'mean') {
      const sumOf = (point: number): number => sum(counts.map((count, at) => count * (width * at + point)));
      const shown = (value: Rational): string => (short(value) ? plain(value) : '');
      return {
        ...shared,
        stem: `The table shows ${said}. What is an estimate of the mean?`,
        key: plain(mean),
        slips: [
          [shown(q(sumOf(width), total)), 'This uses the upper end of each class. Use its middle.'],
          [shown(q(sumOf(width / 2), counts.length)), 'This divides by the number of classes. Divide by the total frequency.'],
          [shown(q(total, counts.length)), 'This is the mean of the frequencies.'],
          [plain(2 * width), 'This is the mean of the middles. It forgets how often each comes.'],
          [shown(q(sumOf(0), total)), 'This uses the lower end of each class. Use its middle.'],
          [plain(sumOf(width / 2)), 'This is the total. Divide it by the number of values.'],
        ],
        believable: (text) => text !== '' && text !== '0',
        why: `Each value counts as the middle of its class. That makes ${plain(sumOf(width / 2))} in all, shared by ${total}.`,
        steps: [
          `Middle × frequency: ${counts.map((count, at) => `${plain(width * at + width / 2)} × ${count}`).join(' + ')} = ${plain(sumOf(width / 2))}`,
          `Total frequency: ${total}`,
          maths(String.raw`${sumOf(width / 2)} \div ${total} = ${plain(mean)}`),
        ],
        hints: ['Which value stands for each class? Its middle.', `Multiply by the frequencies, add, and divide by the number of ${many}.`],
      };
    }
    const key = asks === 'modal' ? modal : median;
    const others = [0, 1, 2, 3].filter((at) => at !== key);
    const why = (at: number): string => {
      if (asks === 'median')
        return at === modal
          ? 'This is the modal class: the one with the greatest frequency.'
          : at === 3
            ? 'This class has the greatest values. The median stands in the middle of the order.'
            : (reached[at] ?? 0) < middle
              ? 'This class ends before the middle of the order is reached.'
              : 'This class begins after the middle of the order.';
      return at === 3
        ? 'This class has the greatest values. The modal class has the greatest frequency.'
        : at === 0
          ? 'This is only the first class. Look for the greatest frequency.'
          : 'This class has a smaller frequency than another one.';
    };
    return {
      ...shared,
      stem:
        asks === 'modal' ? `The table shows ${said}. Which is the modal class?` : `The table shows ${said}. In which class is the median?`,
      keyStandsInFigure: true,
      key: name(key),
      slips: others.map((at) => [name(at), why(at)] as const),
      why:
        asks === 'modal'
          ? `The modal class is the class with the greatest frequency, ${most}.`
          : `There are ${total} values, so the median stands at place ${plainNumber(middle)} in order; ${reached[median]} values are reached at the end of this class.`,
      steps:
        asks === 'modal'
          ? ['Look along the frequencies for the greatest.', `It is ${most}.`]
          : [`Half way: (${total} + 1) ÷ 2 = ${plainNumber(middle)}`, `Add the frequencies from the top: ${reached.join(', ')}`],
      hints:
        asks === 'modal'
          ? ['The mode is what comes most often.', 'Compare the frequencies, not the values.']
          : ['How many values are there, and which is the middle one?', 'Count along the frequencies from the smallest class.'],
    };
  },
);

export const frequencyPolygons = makeGenerator<string>(
  {
    id: 'maths-frequency-polygons',
    title: 'Frequency polygons',
    keyStage: 'KS3',
    years: [8, 9, 10, 11],
    synonyms: ['frequency polygons', 'frequency polygon', 'draw a frequency polygon', 'read a frequency polygon', 'midpoints of classes'],
    kinds: [asking(/\bmid-? ?points?\b|\bplot/, /plotted/), asking(/\bmodal\b|\bmode\b/, /modal/)],
  },
  ({ int, pick, level }) => {
    const width = pick([10, 20]);
    const counts = Array.from({ length: 5 }, () => 2 * int(1, 7));
    const middles = counts.map((_, at) => width * (at + 0.5));
    const [unit, many] = pick([
      ['Time (minutes)', 'people'],
      ['Mass (g)', 'eggs'],
      ['Length (cm)', 'plants'],
      ['Score', 'players'],
    ] as const);
    const asks = level(pick(['one', 'plot'] as const), pick(['one', 'modal', 'total'] as const), pick(['total', 'over', 'modal'] as const));
    const which = int(1, 3);
    const [total, most] = [sum(counts), Math.max(...counts)];
    const name = (at: number): string => `${at * width} < x ≤ ${(at + 1) * width}`;
    if (counts.filter((count) => count === most).length > 1) return undefined;
    const modal = counts.indexOf(most);
    const over = sum(counts.slice(which));
    const figure = {
      kind: 'graph' as const,
      x: { from: 0, to: 5 * width, step: width, name: unit },
      y: { from: 0, to: 14, step: 2, name: 'Frequency' },
      curves: [{ points: counts.map((count, at): [number, number] => [middles[at] ?? 0, count]) }],
      points: counts.map((count, at) => ({ at: [middles[at] ?? 0, count] as [number, number] })),
    };
    const drawn = { asks, which, width };
    const hints = ['Each point stands above the middle of its class.', 'Read how high the points are on the axis that goes up.'] as const;
    if (asks === 'modal' || asks === 'plot') {
      const isModal = asks === 'modal';
      const from = (isModal ? modal : which) * width;
      const near = [modal, modal + 1, modal - 1, modal + 2, modal - 2].filter((at) => at >= 0 && at < 5 && at !== modal);
      return {
        stem: isModal
          ? `The frequency polygon is about ${many}. Its classes are each ${width} wide and begin at 0. Which is the modal class?`
          : `A frequency polygon is drawn from this table. Above which value is the point for ${name(which)} plotted?`,
        figure: isModal
          ? figure
          : {
              kind: 'table' as const,
              head: ['x', 'Frequency'],
              rows: counts.map((count, at) => [name(at), String(count)]),
            },
        keyStandsInStem: isModal,
        key: isModal ? name(modal) : plain(from + width / 2),
        slips: isModal
          ? near.map(
              (at) =>
                [
                  name(at),
                  at === 4 ? 'This is the last class. Look for the highest point.' : 'This class has a lower point than another one.',
                ] as const,
            )
          : [
              [plain(from), 'This is the lower end of the class. The point stands above its middle.'],
              [plain(from + width), 'This is the upper end of the class. That is for cumulative frequency.'],
              [plain(width), 'This is the width of the class.'],
              [plain(2 * from + width), 'This adds both ends of the class. Halve it.'],
            ],
        show: String,
        why: isModal
          ? `The highest point stands above ${plain(from + width / 2)}, the middle of the class ${name(modal)}.`
          : `The point stands above the middle of the class: (${from} + ${from + width}) ÷ 2 = ${plain(from + width / 2)}.`,
        steps: isModal
          ? ['Find the highest point.', `It is above ${plain(from + width / 2)}, the middle of its class.`]
          : [`Add both ends: ${from} + ${from + width} = ${2 * from + width}`, `Halve: ${plain(from + width / 2)}`],
        hints: isModal
          ? ['The modal class has the greatest frequency.', 'Each point stands above the middle of its class.']
          : ['Where along a class does its point stand?', 'It is half way between both ends.'],
        drawn,
      };
    }
    const key = { one: counts[which] ?? 0, total, over }[asks];
    return {
      stem: {
        one: `The frequency polygon is about ${many}. Its classes are each ${width} wide and begin at 0. How many ${many} are in the class ${name(which)}?`,
        total: `The frequency polygon is about ${many}. How many ${many} are there in all?`,
        over: `The frequency polygon is about ${many}. Its classes are each ${width} wide and begin at 0. How many ${many} have a value greater than ${which * width}?`,
      }[asks],
      figure,
      key: plain(key),
      slips: (
        {
          one: [
            [counts[which - 1], 'This is the class before. Look at the middle of the class.'],
            [counts[which + 1] ?? 1, 'This is the class after. Look at the middle of the class.'],
            [key / 2, 'This counts the lines. Each line is worth 2.'],
            [key + 1, 'This is half a line too high.'],
            [key + 2, 'This is one line too high.'],
          ],
          total: [
            [most, 'This is only the highest point.'],
            [total / 2, 'This counts the lines. Each line is worth 2.'],
            [total - (counts[4] ?? 0), 'This leaves out the last point.'],
            [counts.length, 'This is the number of points. Add their heights.'],
            [total + 2, 'This reads one point a line too high.'],
          ],
          over: [
            [counts[which] ?? 0, 'This is only the next class. All the later ones count as well.'],
            [total - over, 'This counts those that are not greater.'],
            [over - (counts[which] ?? 0), 'This leaves out the class that begins there.'],
            [over / 2, 'This counts the lines. Each line is worth 2.'],
            [total, 'This counts all of them.'],
          ],
        } as const
      )[asks].map(([value, slip]) => [plain(value ?? 0), slip] as const),
      show: String,
      believable: (text) => text !== '0',
      why: {
        one: `The point of that class stands above its middle, ${plain(which * width + width / 2)}, and is ${key} high.`,
        total: `The heights of all the points are the frequencies: ${counts.join(' + ')} = ${total}.`,
        over: `The points from there on are ${counts.slice(which).join(' + ')} = ${over} high together.`,
      }[asks],
      steps: {
        one: [`Middle of the class: ${plain(which * width + width / 2)}`, 'Read the height of the point above it.'],
        total: ['Read the height of each point.', `${counts.join(' + ')} = ${total}`],
        over: [`Which points stand to the right of ${which * width}?`, `${counts.slice(which).join(' + ')} = ${over}`],
      }[asks],
      hints,
      drawn,
    };
  },
);
