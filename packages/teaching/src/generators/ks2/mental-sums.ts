import { jumpOnLine } from '../illustrations.ts';
import { makeGenerator } from '../make-generator.ts';
import { maths, plain, tex } from '../written.ts';

export const mentalSums = makeGenerator<number>(
  {
    id: 'maths-mental-adding-and-subtracting',
    title: 'Adding and subtracting in your head',
    keyStage: 'KS2',
    years: [3, 4, 5],
    synonyms: ['mental maths', 'mental addition', 'mental subtraction', 'adding 99', 'near multiples', 'add and subtract in your head'],
  },
  ({ int, pick, level }) => {
    const near = pick(level([10, 20, 30], [100, 200, 300], [1000, 2000, 3000]));
    const off = pick(level([-1, 1], [-2, -1, 1, 2], [-2, -1, 1, 2]));
    const by = near + off;
    const start = int(level(35, 240, 3_050), level(69, 690, 6_900));
    const isAdding = pick([true, false]);
    const sign = isAdding ? 1 : -1;
    const key = start + sign * by;
    const [rough, step] = [start + sign * near, sign * off];
    return {
      stem: `What is ${maths(`${tex(start)} ${isAdding ? '+' : '-'} ${tex(by)}`)}?`,
      illustration: level(true, false, false) ? jumpOnLine(start, sign * by) : undefined,
      key,
      slips: [
        [rough - step, `This puts ${plain(by)} right the wrong way. It is ${off < 0 ? 'less' : 'more'} than ${plain(near)}.`],
        [rough, `This ${isAdding ? 'adds' : 'takes away'} ${plain(near)} and stops there.`],
        [start - sign * by, isAdding ? 'This takes away. Add.' : 'This adds. Take away.'],
        [key + 10, 'This has one ten too many.'],
        [key - 10, 'This has one ten too few.'],
      ],
      show: plain,
      believable: (value) => value > 0,
      why: `${plain(by)} is ${plain(near)} ${off < 0 ? '−' : '+'} ${Math.abs(off)}. ${plain(start)} ${isAdding ? '+' : '−'} ${plain(near)} = ${plain(rough)}, then ${step < 0 ? 'take away' : 'add'} ${Math.abs(off)}.`,
      steps: [
        `${plain(start)} ${isAdding ? '+' : '−'} ${plain(near)} = ${plain(rough)}`,
        `${plain(rough)} ${step < 0 ? '−' : '+'} ${Math.abs(off)} = ${plain(key)}`,
      ],
      hints: [`Which round number is ${plain(by)} close to?`, 'Use the round number first. Then ask: was that too much or too little?'],
      drawn: { by },
    };
  },
);

export const estimating = makeGenerator<string>(
  {
    id: 'maths-estimate-and-check',
    title: 'Estimating and checking with the inverse',
    keyStage: 'KS2',
    years: [3, 4, 5],
    synonyms: ['estimate', 'estimating answers', 'inverse operations', 'check with the inverse', 'rounding to estimate'],
  },
  ({ int, pick, level }) => {
    const size = level(100, 1000, 1000);
    const [a, b] = [
      int(3, 8) * size + pick([-1, 1]) * int(2, Math.floor(size / 5)),
      int(1, 5) * size + pick([-1, 1]) * int(2, Math.floor(size / 5)),
    ];
    const isAdding = pick([true, false]);
    if (!isAdding && a < b + size) return undefined;
    const [sign, result] = isAdding ? (['+', a + b] as const) : (['−', a - b] as const);
    const asks = pick(['estimate', 'check'] as const);
    if (asks === 'check') {
      const calculation = `${plain(a)} ${sign} ${plain(b)} = ${plain(result)}`;
      const back = isAdding ? '−' : '+';
      return {
        stem: `${pick(['Which calculation checks that', 'Which calculation shows whether it is right that'])} ${calculation}?`,
        key: `${plain(result)} ${back} ${plain(b)}`,
        slips: [
          [`${plain(result)} ${sign} ${plain(b)}`, 'This does the same thing again. The inverse undoes it.'],
          [
            isAdding ? `${plain(Math.max(a, b))} − ${plain(Math.min(a, b))}` : `${plain(a)} + ${plain(b)}`,
            'This does not use the answer that is to be checked.',
          ],
          [
            isAdding ? `${plain(result)} + ${plain(a)}` : `${plain(a)} + ${plain(result)}`,
            'This does not lead back to one of the numbers.',
          ],
        ],
        show: String,
        why: `${isAdding ? 'Taking away undoes adding' : 'Adding undoes taking away'}: it should give ${plain(a)} again.`,
        steps: [
          `Begin with the answer, ${plain(result)}.`,
          `Undo the step: ${back} ${plain(b)}.`,
          `If that gives ${plain(a)}, it is right.`,
        ],
        hints: ['Which operation undoes this one?', 'Begin with the answer and go back to the first number.'],
        drawn: { asks },
      };
    }
    const near = (value: number): number => Math.round(value / size) * size;
    const right = isAdding ? near(a) + near(b) : near(a) - near(b);
    const down = (value: number): number => Math.floor(value / size) * size;
    const wrong = isAdding ? near(a) - near(b) : near(a) + near(b);
    return {
      stem: `Which is the best estimate of ${maths(`${tex(a)} ${isAdding ? '+' : '-'} ${tex(b)}`)}?`,
      key: plain(right),
      slips: [
        [plain(isAdding ? down(a) + down(b) : down(a) - down(b) - size), 'This rounds without looking which round number is nearest.'],
        [plain(wrong), isAdding ? 'This takes away instead of adding.' : 'This adds instead of taking away.'],
        [plain(right * 10), 'This is ten times too much.'],
        [plain(right + size), `This is ${plain(size)} too much.`],
        [plain(right - size), `This is ${plain(size)} too little.`],
      ],
      show: String,
      believable: (value) => Number(value.replaceAll(',', '')) > 0 && !value.startsWith('−'),
      why: `${plain(a)} is close to ${plain(near(a))} and ${plain(b)} is close to ${plain(near(b))}. ${plain(near(a))} ${sign} ${plain(near(b))} = ${plain(right)}.`,
      steps: [
        `Round both to the nearest ${plain(size)}: ${plain(near(a))} and ${plain(near(b))}.`,
        `${plain(near(a))} ${sign} ${plain(near(b))} = ${plain(right)}`,
      ],
      hints: [`Round each number to the nearest ${plain(size)}.`, 'Then work with the round numbers.'],
      drawn: { asks },
    };
  },
);
