import { asking } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { fractionTex, q } from '../rational.ts';
import type { Rational } from '../rational.ts';
import { fraction, maths } from '../written.ts';

const isChance = (x: Rational): boolean => x.n > 0n && x.n < x.d;

const surveys = [
  {
    who: 'pupil',
    rows: ['Year 10', 'Year 11'],
    columns: ['Walk', 'Bus'],
    row: ['is in Year 10', 'is in Year 11'],
    column: ['walks', 'takes the bus'],
  },
  {
    who: 'visitor',
    rows: ['Adult', 'Child'],
    columns: ['Film', 'Play'],
    row: ['is an adult', 'is a child'],
    column: ['chose the film', 'chose the play'],
  },
  {
    who: 'member',
    rows: ['Swim', 'Run'],
    columns: ['Morning', 'Evening'],
    row: ['swims', 'runs'],
    column: ['comes in the morning', 'comes in the evening'],
  },
] as const;

export const conditionalProbability = makeGenerator<Rational>(
  {
    id: 'maths-conditional-probability',
    title: 'Conditional probability from tables and Venn diagrams',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: ['conditional probability', 'given that', 'probability given that', 'conditional probability venn diagram'],
    kinds: [asking(/\bvenn\b/, /Venn/), asking(/\btables?\b/, /table/)],
  },
  ({ int, pick, level }) => {
    const counts = [int(3, 20), int(3, 20), int(3, 20), int(3, 20)] as const;
    const [w, x, y, z] = counts;
    const total = w + x + y + z;
    if (new Set(counts).size < 4) return undefined;
    const asVenn = level(false, false, true);
    const byRow = asVenn || pick([true, false]);
    const group = byRow ? w + x : w + y;
    const key = q(w, group);
    const other = byRow ? w + y : w + x;
    const survey = pick(surveys);
    const both = [survey.row[0], survey.column[0]] as const;
    const [given, asked] = byRow ? both : [both[1], both[0]];
    const names = ['French', 'Spanish'] as const;
    const sum = byRow ? `${w} + ${x}` : `${w} + ${y}`;
    const totals = level(true, false, false);
    const row = (name: string, cells: readonly number[], end: number): string[] => [
      name,
      ...cells.map(String),
      ...(totals ? [String(end)] : []),
    ];
    return {
      stem: asVenn
        ? `The Venn diagram shows how many of ${total} pupils learn French and Spanish. A pupil is picked at random. Given that the pupil learns French, what is the probability that the pupil learns Spanish as well?`
        : `The table is about ${total} people. A ${survey.who} is picked at random. Given that this ${survey.who} ${given}, what is the probability that this ${survey.who} ${asked}?`,
      figure: asVenn
        ? { kind: 'venn', left: names[0], right: names[1], onlyLeft: `${x}`, both: `${w}`, onlyRight: `${y}`, neither: `${z}` }
        : {
            kind: 'table',
            head: ['', ...survey.columns, ...(totals ? ['Total'] : [])],
            rows: [
              row(survey.rows[0], [w, x], w + x),
              row(survey.rows[1], [y, z], y + z),
              ...(totals ? [row('Total', [w + y, x + z], total)] : []),
            ],
          },
      key,
      slips: [
        [q(w, total), 'This is out of everybody. “Given that” leaves only one group to choose from.'],
        [q(w, other), 'This turns the two round: it takes what is asked for as what is given.'],
        [q(group - w, group), 'This counts the others of the right group.'],
        [q(group, total), 'This is the probability of what is given already.'],
      ],
      show: fraction,
      believable: isChance,
      why: `What is given leaves ${group} people to choose from, and ${w} of them fit.`,
      steps: [
        `Those who are left by “given that”: ${sum} = ${group}`,
        `Of these, ${w} fit.`,
        `The probability is ${maths(String.raw`\frac{${w}}{${group}}${fractionTex(key) === String.raw`\frac{${w}}{${group}}` ? '' : ` = ${fractionTex(key)}`}`)}.`,
      ],
      hints: [
        'Cover everybody who does not fit what is given. Who is left?',
        asVenn
          ? 'Everybody in the circle of French counts, the overlap too.'
          : 'The bottom of the fraction is one row or one column, not the whole table.',
      ],
      drawn: { cells: counts, by: byRow ? 'row' : 'column' },
    };
  },
);
