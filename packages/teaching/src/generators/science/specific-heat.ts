import { asItStands, asText, turnedTo, whatWentWrong } from '../forms.ts';
import { asking } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import type { Draft } from '../make-generator.ts';
import type { Draw } from '../random.ts';
import { div, mul, q, toNumber } from '../rational.ts';
import type { Rational } from '../rational.ts';
import { inUnit, plain } from '../written.ts';

/** In J/kg °C. */
const materials = [
  ['water', 4200],
  ['oil', 2000],
  ['aluminium', 900],
  ['concrete', 880],
  ['copper', 385],
] as const;
type Heating = {
  readonly what: string;
  readonly c: number;
  readonly mass: Rational;
  readonly rise: number;
  readonly energy: Rational;
};

const short = (x: Rational): boolean => x.n > 0n && 10_000n % x.d === 0n;
const capacity = (c: number): string => `${plain(c)} J/kg °C`;
const told = (c: number): string => `(Specific heat capacity: ${capacity(c)})`;
const lawText = 'Energy = mass × specific heat capacity × temperature rise';

const shared = ({ c, mass, rise, energy }: Heating) => ({
  why: `${lawText}: ${plain(mass)} × ${plain(c)} × ${rise} = ${plain(energy)}.`,
  steps: [`${plain(mass)} × ${plain(c)} = ${plain(mul(mass, c))}`, `${plain(mul(mass, c))} × ${rise} = ${plain(energy)}`],
  hints: [
    'The specific heat capacity is the energy for 1 kg and 1 °C.',
    'Energy is mass times specific heat capacity times temperature rise.',
    'Multiply by the mass and by the rise.',
  ],
});

const energyOf = (heating: Heating, { pick, int }: Draw): Draft<string> => {
  const { what, c, mass, rise, energy } = heating;
  const start = 5 * int(2, 5);
  return asText({
    ...shared(heating),
    stem: pick([
      `A sample of ${what} has a mass of ${plain(mass)} kg. How much energy is needed to raise its temperature by ${rise} °C? ${told(c)}`,
      `${plain(mass)} kg of ${what} is heated from ${start} °C to ${start + rise} °C. How much energy does it take in? ${told(c)}`,
    ]),
    key: energy,
    slips: [
      [mul(mass, c), 'This is for a rise of only 1 °C.'],
      [mul(rise, c), 'This is for 1 kg. Multiply by the mass.'],
      [mul(energy, 10), 'This is ten times too large.'],
      [div(mul(mass, c), rise), 'This divides by the temperature rise. Multiply.'],
      [div(energy, 10), 'This is ten times too small.'],
    ],
    show: inUnit('J'),
    believable: short,
    drawn: { form: 'energy' },
  });
};

/** Backwards: the rise, the mass or the capacity from the energy. */
const back = (heating: Heating, wanted: 'rise' | 'mass' | 'capacity'): Draft<string> => {
  const { what, c, mass, rise, energy } = heating;
  const key = { rise: q(rise), mass, capacity: q(c) }[wanted];
  const [one, other] = { rise: [mass, q(c)], mass: [q(c), q(rise)], capacity: [mass, q(rise)] }[wanted] as [Rational, Rational];
  const [oneName, otherName] = {
    rise: ['mass', 'specific heat capacity'],
    mass: ['specific heat capacity', 'temperature rise'],
    capacity: ['mass', 'temperature rise'],
  }[wanted] as [string, string];
  const stem = {
    rise: `A sample of ${what} has a mass of ${plain(mass)} kg and takes in ${plain(energy)} J. By how much does the temperature rise? ${told(c)}`,
    mass: `A block of ${what} takes in ${plain(energy)} J and its temperature rises by ${rise} °C. What is its mass? ${told(c)}`,
    capacity: `${plain(mass)} kg of a substance takes in ${plain(energy)} J, and its temperature rises by ${rise} °C. What is its specific heat capacity?`,
  }[wanted];
  return asText({
    ...shared(heating),
    stem,
    key,
    slips: [
      [div(energy, other), `This forgets to divide by the ${oneName}.`],
      [div(energy, one), `This forgets to divide by the ${otherName}.`],
      [mul(key, 10), 'This is ten times too large.'],
      [div(key, 2), 'This is half as much.'],
      [div(key, 10), 'This is ten times too small.'],
    ],
    show: inUnit({ rise: '°C', mass: 'kg', capacity: 'J/kg °C' }[wanted]),
    believable: short,
    steps: [`${plain(one)} × ${plain(other)} = ${plain(mul(one, other))}`, `${plain(energy)} ÷ ${plain(mul(one, other))} = ${plain(key)}`],
    hints: [
      'The specific heat capacity is the energy for 1 kg and 1 °C.',
      'Energy is mass times specific heat capacity times temperature rise.',
      `Divide by the ${oneName} and by the ${otherName}.`,
    ],
    drawn: { form: wanted },
  });
};

const calculation = (heating: Heating): Draft<string> => {
  const { what, c, mass, rise, energy } = heating;
  const [m, e] = [plain(mass), plain(energy)];
  return {
    ...shared(heating),
    stem: `${m} kg of ${what} takes in ${e} J. ${told(c)} Which calculation gives the temperature rise?`,
    key: `${e} ÷ (${m} × ${plain(c)})`,
    slips: [
      [`${e} × ${m} × ${plain(c)}`, 'This multiplies everything. The energy is what the three multiply to.'],
      [`${e} ÷ ${m} × ${plain(c)}`, 'This divides by the mass only, and multiplies by the specific heat capacity.'],
      [`(${m} × ${plain(c)}) ÷ ${e}`, 'This is upside down.'],
    ],
    show: asItStands,
    believable: () => toNumber(mass) !== 1,
    why: 'The energy is mass, capacity and rise multiplied together. Dividing by the first two leaves the third.',
    steps: [lawText, 'Divide both sides by the mass and by the specific heat capacity: only the rise is left.'],
    drawn: { form: 'calculation', rise },
  };
};

const mistaken = (heating: Heating, { pick }: Draw): Draft<string> | undefined => {
  const { what, c, mass, rise, energy } = heating;
  const mistakes = [
    { says: 'The temperature rise was left out.', value: mul(mass, c) },
    { says: 'The mass was left out.', value: mul(c, rise) },
    { says: 'It was divided by the temperature rise.', value: div(mul(mass, c), rise) },
    { says: 'The specific heat capacity was left out.', value: mul(mass, rise) },
  ].filter(({ value }) => short(value) && toNumber(value) !== toNumber(energy));
  if (mistakes.length < 4) return undefined;
  const all = mistakes.map(({ says, value }) => ({ says, gives: `${plain(value)} J` }));
  const made = pick(all.slice(0, 3));
  return whatWentWrong({
    ...shared(heating),
    told: `${plain(mass)} kg of ${what} is heated by ${rise} °C. ${told(c)} A pupil writes: energy = ${made.gives}.`,
    mistakes: turnedTo(all, made),
    drawn: { form: 'mistake' },
  });
};

/** Equal masses are given equal energy: the smaller the capacity, the greater the rise. */
const compared = ({ pick, some, int }: Draw): Draft<string> => {
  const chosen = some(materials, 4).toSorted((a, b) => a[1] - b[1]);
  const most = pick([true, false]);
  const [best, ...others] = most ? chosen : chosen.toReversed();
  const given = 1000 * int(2, 9);
  return {
    stem: `1 kg of each substance takes in ${plain(given)} J: ${some(chosen, 4)
      .map(([what, c]) => `${what} (${capacity(c)})`)
      .join(', ')}. Which of them warms up the ${most ? 'most' : 'least'}?`,
    key: best?.[0] ?? '',
    keyStandsInStem: true,
    slips: others.map(
      ([what, c]) => [what, `This needs ${plain(c)} J for each degree. There is one that needs ${most ? 'less' : 'more'}.`] as const,
    ),
    show: asItStands,
    why: `With equal mass and energy, the ${most ? 'smallest' : 'greatest'} specific heat capacity gives the ${most ? 'greatest' : 'smallest'} rise.`,
    steps: [
      'The specific heat capacity is the energy for 1 kg and 1 °C.',
      `Look for the ${most ? 'smallest' : 'greatest'} of the four numbers.`,
    ],
    hints: [
      'What does the specific heat capacity tell?',
      'One that needs little energy for each degree warms up quickly.',
      'Compare the four numbers.',
    ],
    drawn: { form: 'compare', most: most ? 'yes' : 'no' },
  };
};

export const specificHeat = makeGenerator<string>(
  {
    id: 'physics-specific-heat-capacity',
    title: 'Specific heat capacity',
    subject: 'physics',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: ['specific heat capacity', 'heating water', 'change in thermal energy', 'e = mc delta theta', 'thermal energy'],
    kinds: [
      asking(/\b(?:find\w*|calculat\w+|work\w* out) (?:the )?(?:temperature|rise|change in temperature)/, /By how much does/),
      asking(/\b(?:find\w*|calculat\w+|work\w* out) (?:the )?mass\b/, /What is its mass/),
      asking(/\b(?:find\w*|calculat\w+|work\w* out) (?:the )?energy\b/, /How much energy/),
    ],
  },
  (draw) => {
    const { int, pick, level } = draw;
    const [what, c] = pick(materials);
    const mass = level(q(int(2, 5)), q(int(2, 30), 10), q(int(5, 95), 100));
    const rise = level(10, 5 * int(2, 12), 5 * int(3, 15));
    const heating: Heating = { what, c, mass, rise, energy: mul(mul(mass, c), rise) };
    const form = pick([
      'energy',
      'energy',
      'energy',
      level('energy', 'rise', 'rise'),
      level('energy', 'mass', 'mass'),
      level('compare', 'capacity', 'capacity'),
      level('mistake', 'calculation', 'calculation'),
      'mistake',
      'compare',
    ] as const);
    switch (form) {
      case 'energy':
        return energyOf(heating, draw);
      case 'rise':
      case 'mass':
      case 'capacity':
        return back(heating, form);
      case 'calculation':
        return calculation(heating);
      case 'mistake':
        return mistaken(heating, draw);
      case 'compare':
        return compared(draw);
    }
  },
);
