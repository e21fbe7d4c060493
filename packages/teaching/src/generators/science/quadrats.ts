import { asItStands, asText, turnedTo, whatWentWrong } from '../forms.ts';
import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import type { Draft } from '../make-generator.ts';
import type { Draw } from '../random.ts';
import { q } from '../rational.ts';
import { plain } from '../written.ts';

/** So many plants in so many quadrats of an area, in a field. */
type Sample = {
  readonly count: number;
  readonly area: number;
  readonly mean: number;
  readonly total: number;
  readonly field: number;
  readonly key: number;
  readonly flower: string;
};
const metres = (area: number): string => plain(q(area * 100, 100));
const fitting = ({ field, area }: Sample): number => field / area;

const shared = (sample: Sample) => {
  const { total, count, mean, field, area, key } = sample;
  const fit = plain(fitting(sample));
  return {
    why: `One quadrat has ${total} ÷ ${count} = ${mean} on average, and ${fit} quadrats fit in the field: ${mean} × ${fit} = ${plain(key)}.`,
    steps: [
      `Mean of one quadrat: ${total} ÷ ${count} = ${mean}`,
      `Quadrats that fit in the field: ${field} ÷ ${metres(area)} = ${fit}`,
      `${mean} × ${fit} = ${plain(key)}`,
    ],
    hints: [
      'How many are in one quadrat on average?',
      'How many such quadrats would cover the field?',
      'Each of them has about as many as the mean.',
    ],
    drawn: { form: 'field', mean },
  };
};
const counted = ({ total, flower, count, area }: Sample): string =>
  `A pupil counts ${total} ${flower} in ${count} quadrats of ${metres(area)} m² each.`;

/** What is worked out instead of the estimate. */
const wrongs = ({ total, field, mean, area }: Sample) => [
  {
    value: total * field,
    says: 'No mean of one quadrat was found.',
    why: 'This takes all the quadrats as one. Find the mean of one quadrat first.',
  },
  { value: mean * field, says: 'The area of a quadrat was left out.', why: 'This forgets that a quadrat is smaller than 1 m².' },
  { value: mean, says: 'Only one quadrat was looked at.', why: 'This is the mean of one quadrat.' },
  {
    value: mean * field * area,
    says: 'It was multiplied by the area of a quadrat.',
    why: 'This multiplies by the area of a quadrat. Divide by it.',
  },
  { value: total + field, says: 'The numbers were added.', why: 'This adds. Multiply instead.' },
  {
    value: (total * field) / area,
    says: 'No mean was found, though the areas were divided.',
    why: 'This forgets to find the mean of one quadrat.',
  },
];

const inField = (sample: Sample): Draft<string> =>
  asText({
    ...shared(sample),
    stem: `${counted(sample)} The field has an area of ${sample.field} m². About how many ${sample.flower} are in the field?`,
    key: sample.key,
    slips: wrongs(sample).map(({ value, why }) => [value, why] as const),
    show: plain,
    believable: wholeAndPositive,
  });

const mistaken = (sample: Sample, { pick }: Draw): Draft<string> | undefined => {
  const { field, flower, key } = sample;
  const mistakes = wrongs(sample)
    .filter(({ value }) => wholeAndPositive(value) && value !== key)
    .map(({ value, says }) => ({ says, gives: plain(value) }))
    .filter(({ gives }, at, all) => all.findIndex((one) => one.gives === gives) === at);
  if (mistakes.length < 4) return undefined;
  const made = pick(mistakes.slice(0, 2));
  return whatWentWrong({
    ...shared(sample),
    told: `${counted(sample)} The field has an area of ${field} m². The pupil's estimate is ${made.gives} ${flower}.`,
    mistakes: turnedTo(mistakes, made),
    drawn: { form: 'mistake', mean: sample.mean },
  });
};

/** Each quadrat in a table, and the mean of them. */
const meanOf = (sample: Sample, { int }: Draw): Draft<string> => {
  const { mean, flower, area } = sample;
  const off = [int(1, 2), int(1, 2)];
  const seen = [mean + (off[0] ?? 0), mean - (off[0] ?? 0), mean, mean + (off[1] ?? 0), mean - (off[1] ?? 0)].map((x) => Math.max(0, x));
  const total = seen.reduce((sum, x) => sum + x, 0);
  const exact = total / seen.length;
  return asText({
    stem: `The table shows how many ${flower} are in five quadrats of ${metres(area)} m². What is the mean for each quadrat?`,
    figure: { kind: 'table', head: ['quadrat', '1', '2', '3', '4', '5'], rows: [['plants', ...seen.map(String)]] },
    key: q(total, seen.length),
    slips: [
      [q(total), 'This is how many there are in all. Share them among the quadrats.'],
      [q(total, 4), 'This shares by 4. There are five quadrats.'],
      [q(Math.max(...seen)), 'This is the greatest count, not the mean.'],
      [q(total, 10), 'This shares by 10. There are five quadrats.'],
      [q(Math.round(exact) + 3), 'This is too many. Add the counts and share by five.'],
    ],
    show: plain,
    why: `${seen.join(' + ')} = ${total}, shared by five quadrats.`,
    steps: [`Add the counts: ${total}`, `${total} ÷ 5 = ${plain(q(total, 5))}`],
    hints: ['Add what is in all the quadrats.', 'How many quadrats are there?', 'Share the sum among them.'],
    drawn: { form: 'mean', mean: exact },
  });
};

/** How many quadrats would cover the field. */
const cover = (sample: Sample): Draft<string> => {
  const { field, area } = sample;
  const side = area === 1 ? '1 m' : area === 0.25 ? '0.5 m' : '';
  return asText({
    stem:
      side === ''
        ? `A quadrat has an area of ${metres(area)} m². How many of them would cover a field of ${field} m²?`
        : `A square quadrat has sides of ${side}. How many of them would cover a field of ${field} m²?`,
    key: fitting(sample),
    slips: [
      [field * area, 'This multiplies by the area. Divide the field by it.'],
      [field * 2, 'This uses the side of the quadrat. Find its area first.'],
      [field, 'This takes a quadrat to be 1 m². Look at its size again.'],
      [field / 2, 'This halves the field.'],
      [field * 10, 'This is ten times the field.'],
      [field + 1, 'This adds the area. Divide the field by it.'],
    ],
    show: plain,
    believable: wholeAndPositive,
    why: `One quadrat covers ${metres(area)} m², and ${field} ÷ ${metres(area)} = ${plain(fitting(sample))}.`,
    steps: [`Area of a quadrat: ${metres(area)} m²`, `${field} ÷ ${metres(area)} = ${plain(fitting(sample))}`],
    hints: ['What is the area of one quadrat?', 'How often does it fit into the field?', 'Divide the two areas.'],
    drawn: { form: 'cover', mean: sample.mean },
  });
};

const method = (sample: Sample): Draft<string> => {
  const { total, count, field, area } = sample;
  const a = metres(area);
  return {
    ...shared(sample),
    stem: `${counted(sample)} The field has an area of ${field} m². Which calculation gives the estimate for the field?`,
    key: `${total} ÷ ${count} × (${field} ÷ ${a})`,
    slips: [
      [`${total} × (${field} ÷ ${a})`, 'This takes all the quadrats as one.'],
      [`${total} ÷ ${count} ÷ (${field} ÷ ${a})`, 'This divides by how many quadrats fit in. Multiply by it.'],
      [`${total} ÷ ${count} + (${field} ÷ ${a})`, 'This adds how many quadrats fit in. Multiply by it.'],
    ],
    show: asItStands,
    why: 'The mean of one quadrat comes first, and then as many of them as fit into the field.',
    steps: ['The mean of one quadrat comes first.', 'Then how many quadrats fit into the field.', 'The two are multiplied.'],
    drawn: { form: 'method', mean: sample.mean },
  };
};

export const quadrats = makeGenerator<string>(
  {
    id: 'biology-quadrat-estimate',
    title: 'Estimating a population with quadrats',
    subject: 'biology',
    keyStage: 'KS4',
    years: [9, 10, 11],
    synonyms: ['quadrats', 'sampling', 'estimating population size', 'population estimate', 'fieldwork', 'ecology'],
  },
  (draw) => {
    const { int, pick, level } = draw;
    const count = level(4, 5, 10);
    const area = pick(level([1], [1, 0.5], [0.25, 0.5]));
    const mean = int(2, 9);
    const field = pick([50, 80, 100, 120, 200, 300, 400, 600]);
    const flower = pick(['daisies', 'buttercups', 'dandelions', 'thistles']);
    const sample: Sample = { count, area, mean, total: mean * count, field, key: (mean * field) / area, flower };
    switch (pick(['field', 'field', 'field', 'mean', 'cover', 'method', 'mistake'] as const)) {
      case 'field':
        return inField(sample);
      case 'mean':
        return meanOf(sample, draw);
      case 'cover':
        return area === 1 ? undefined : cover(sample);
      case 'method':
        return method(sample);
      case 'mistake':
        return mistaken(sample, draw);
    }
  },
);
