import type { FigureOf } from '@hedgerow/figures/figure';
import { asking } from '../kinds.ts';
import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import { counted, inUnit, plain } from '../written.ts';

export const decayCurves = makeGenerator<number>(
  {
    id: 'physics-decay-curves',
    title: 'Reading a decay curve',
    subject: 'physics',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: ['decay curve', 'half-life graph', 'half life from a graph', 'activity graph', 'radioactive decay graph'],
    kinds: [
      asking(
        /\bhalf-? ?li(?:fe|ves) (?:from|given|on)\b|\b(?:find|read|estimat|work)\w* (?:out )?(?:the |a )?half-? ?life\b/,
        /What is the half-life/,
      ),
      asking(/\bactivit(?:y|ies) after\b|\bremain/, /activity.* after/),
    ],
  },
  ({ pick, level }) => {
    const half = pick([2, 3, 4, 5, 6]);
    const first = pick([160, 320, 480, 640, 800, 960]);
    const times = pick([4, 5]);
    const unit = pick(['hours', 'days', 'years'] as const);
    const asks = level('half' as const, pick(['half', 'after'] as const), pick(['after', 'later'] as const));
    const key = asks === 'half' ? half : asks === 'after' ? first / 4 : first / 2 ** times;
    const figure: FigureOf<'graph'> = {
      kind: 'graph',
      x: { from: 0, to: 3 * half, step: half === 5 || half === 6 ? half / (half === 5 ? 5 : 3) : 1, name: `Time (${unit})` },
      y: { from: 0, to: first, step: first / 8, name: 'Activity (Bq)' },
      curves: [
        {
          smooth: true,
          points: Array.from({ length: 13 }, (_, at): [number, number] => [(at * half) / 4, Math.round(first * 2 ** (-at / 4) * 10) / 10]),
        },
      ],
    };
    return {
      stem: {
        half: `What is the half-life of this source?`,
        after: `What is the activity of this source after two half-lives?`,
        later: `The curve goes on in the same way. What will the activity be after ${times === 4 ? 'four' : 'five'} half-lives?`,
      }[asks],
      figure,
      key,
      slips:
        asks === 'half'
          ? [
              [half * 2, 'This is two half-lives: the activity is a quarter of what it was.'],
              [half * 3, 'This is the whole time that the graph shows.'],
              [half + 1, 'This is a little too late. Find half of the first activity.'],
              [half - 1, 'This is a little too early. Find half of the first activity.'],
            ]
          : [
              [first / 2, 'This is after one half-life.'],
              [
                asks === 'after' ? first / 8 : first / 4,
                asks === 'after' ? 'This is after three half-lives.' : 'This divides by four. Halve again and again.',
              ],
              [
                asks === 'after' ? first / 16 : first / 8,
                asks === 'after' ? 'This is after four half-lives.' : 'This is after three half-lives.',
              ],
              [first / 5, 'This takes away a part each time. Halve each time.'],
            ],
      show: inUnit(asks === 'half' ? unit : 'Bq'),
      believable: wholeAndPositive,
      why:
        asks === 'half'
          ? `The activity starts at ${plain(first)} Bq and has fallen to ${plain(first / 2)} Bq after ${half} ${unit}.`
          : `Halve ${plain(first)} Bq ${asks === 'after' ? 'twice' : times === 4 ? 'four times' : 'five times'}.`,
      steps:
        asks === 'half'
          ? [`Half of ${plain(first)} is ${plain(first / 2)}.`, `The curve passes it at ${half} ${unit}.`]
          : [
              `Start at ${plain(first)} Bq.`,
              `Each half-life halves it: ${[1, 2, 3, 4, 5]
                .slice(0, asks === 'after' ? 2 : times)
                .map((turn) => plain(first / 2 ** turn))
                .join(', ')}.`,
            ],
      hints: [
        'Read the activity at the very start.',
        asks === 'half' ? 'Find the time at which half of it is left.' : 'Halve it as many times as the question says.',
      ],
      drawn: { asks, times },
    };
  },
);

export const sankeyDiagrams = makeGenerator<number>(
  {
    id: 'physics-sankey-diagrams',
    title: 'Sankey diagrams',
    subject: 'physics',
    keyStage: 'KS3',
    years: [7, 8, 9, 10, 11],
    synonyms: ['sankey diagrams', 'sankey', 'energy transfer diagrams', 'wasted energy', 'useful energy', 'efficiency from a diagram'],
    kinds: [
      asking(/\befficien/, /efficiency/),
      asking(/\bwast/, /wasted/),
      asking(/\buseful/, /useful/),
      asking(/\binput|\bgo(?:es|ing) in\b|\btotal\b/, /goes in/),
    ],
  },
  ({ int, pick, level }) => {
    const [useful, wasted] = [int(1, 7), int(1, 5)];
    const each = pick([5, 10, 20, 50]);
    const whole = useful + wasted;
    const asks = level(
      pick(['useful', 'wasted'] as const),
      pick(['useful', 'wasted', 'input'] as const),
      pick(['input', 'efficiency'] as const),
    );
    if (useful === wasted || whole < 4 || (asks === 'efficiency' && !Number.isInteger((useful / whole) * 100))) return undefined;
    const [machine, good] = pick([
      ['a motor', 'movement'],
      ['a lamp', 'light'],
      ['a loudspeaker', 'sound'],
    ] as const);
    const figure: FigureOf<'sankey'> = {
      kind: 'sankey',
      useful,
      wasted,
      input: 'electricity',
      usefulText: `useful: ${good}`,
      wastedText: 'wasted: heating',
      key: `Each square of width: ${each} J`,
    };
    const percent = asks === 'efficiency';
    const key = { useful: useful * each, wasted: wasted * each, input: whole * each, efficiency: (useful / whole) * 100 }[asks];
    return {
      stem: {
        useful: `The diagram shows the energy that ${machine} transfers. How much of it is useful?`,
        wasted: `The diagram shows the energy that ${machine} transfers. How much of it is wasted?`,
        input: `The diagram shows the energy that ${machine} transfers. How much energy goes in?`,
        efficiency: `The diagram shows the energy that ${machine} transfers. What is its efficiency?`,
      }[asks],
      figure,
      key,
      slips: percent
        ? [
            [100 - key, 'This is the share that is wasted.'],
            [Math.round((wasted / useful) * 100), 'This is wasted energy over useful energy. Divide by all of it.'],
            [useful * each, 'This is the useful energy in joules, not a share.'],
            [Math.round((useful / wasted) * 100), 'This is useful energy over wasted energy. Divide by all of it.'],
            [useful * 10, 'This takes each square for ten per cent.'],
          ]
        : [
            [
              asks === 'useful' ? wasted * each : useful * each,
              asks === 'useful' ? 'This is the part that turns down.' : 'This is the part that goes on to the right.',
            ],
            [
              asks === 'input' ? wasted * each : whole * each,
              asks === 'input' ? 'This is only the part that turns down.' : 'This is all the energy that goes in.',
            ],
            [key / each, 'This counts the squares. Each is worth more than one joule.'],
            [key + each, 'This is one square too many.'],
          ],
      show: percent ? (x: number) => `${plain(x)} %` : inUnit('J'),
      believable: wholeAndPositive,
      why: percent
        ? `Of ${whole} squares ${useful} are useful: ${useful} ÷ ${whole} = ${plain(key)} %.`
        : `The arrow is ${key / each} ${key === each ? 'square' : 'squares'} wide, and each is worth ${each} J.`,
      steps: [
        `Useful: ${counted(useful, 'square')}. Wasted: ${counted(wasted, 'square')}. Together: ${counted(whole, 'square')}.`,
        percent ? `${useful} ÷ ${whole} = ${plain(key)} %` : `${key / each} × ${each} J = ${plain(key)} J`,
      ],
      hints: [
        'Count how many squares wide the arrow is, not how long.',
        percent ? 'Divide the useful width by the whole width.' : 'Multiply by what one square is worth.',
      ],
      drawn: { asks },
    };
  },
);
