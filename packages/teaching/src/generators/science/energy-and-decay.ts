import { beam } from '../illustrations.ts';
import { asking, soughtFrom } from '../kinds.ts';
import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import { div, mul, q, toNumber } from '../rational.ts';
import type { Rational } from '../rational.ts';
import { counted, inUnit, plain } from '../written.ts';

const short = (x: Rational): boolean => x.n > 0n && 10_000n % x.d === 0n;

export const halfLife = makeGenerator<number>(
  {
    id: 'physics-half-life',
    title: 'Half-life',
    subject: 'physics',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: ['half life', 'half-life', 'radioactive decay', 'count rate', 'activity', 'radioactivity'],
    kinds: [
      soughtFrom('half-? ?life', /What is (?:its|the) half-life/),
      asking(/\bhow long\b|\btime taken\b/, /How long/),
      asking(/\b(?:count rate|activity|amount) (?:after|left|remaining)\b|\bremain/, /count rate after/),
    ],
  },
  ({ int, pick, level }) => {
    const halvings = level(int(1, 2), int(2, 4), int(3, 5));
    const life = pick(level([2, 5, 10], [3, 6, 8, 12, 15], [7, 14, 24, 30]));
    const end = 5 * int(3, level(20, 20, 30));
    const start = end * 2 ** halvings;
    const unit = pick(['hours', 'days', 'years', 'minutes']);
    const asks = level('end' as const, pick(['end', 'life'] as const), pick(['life', 'time'] as const));
    const time = life * halvings;
    const key = { end, life, time }[asks];
    return {
      stem: {
        end: `A sample has a count rate of ${plain(start)} per second. Its half-life is ${life} ${unit}. What is the count rate after ${time} ${unit}?`,
        life: `The count rate of a sample falls from ${plain(start)} to ${plain(end)} per second in ${time} ${unit}. What is its half-life?`,
        time: `A sample has a half-life of ${life} ${unit}. How long does its count rate take to fall from ${plain(start)} to ${plain(end)} per second?`,
      }[asks],
      key,
      slips:
        asks === 'end'
          ? [
              [start / 2, 'This halves only once.'],
              [Math.round(start / time), 'This divides by the time. Halve once for each half-life.'],
              [end / 2, 'This halves once too often.'],
              [Math.round(start / (2 * halvings)), 'This divides by twice the number of half-lives. Halve again and again.'],
              [end * 2, 'This halves once too seldom.'],
              [start - time, 'This subtracts the time.'],
            ]
          : [
              [asks === 'life' ? time : life, asks === 'life' ? 'This is the whole time.' : 'This is one half-life only.'],
              [
                asks === 'life' ? time / 2 : life * 2 ** halvings,
                asks === 'life'
                  ? 'This halves the time. Count how many times the rate halves.'
                  : 'This multiplies by the fall. Count how many times the rate halves.',
              ],
              [
                asks === 'life' ? time / 2 ** halvings : life * (halvings + 1),
                asks === 'life' ? 'This divides the time by the fall.' : 'This is one half-life too many.',
              ],
              [
                asks === 'life' ? life + 1 : life * (halvings - 1),
                asks === 'life' ? 'This does not fit: halve and count.' : 'This is one half-life too few.',
              ],
            ],
      show: (x) => (asks === 'end' ? `${plain(x)} per second` : `${plain(x)} ${unit}`),
      believable: wholeAndPositive,
      why: `The rate halves ${halvings === 1 ? 'once' : `${halvings} times`} in ${time} ${unit}: ${Array.from({ length: halvings + 1 }, (_, i) => plain(start / 2 ** i)).join(' → ')}.`,
      steps: [
        asks === 'end'
          ? `${time} ÷ ${life} = ${halvings} half-lives`
          : `Halve: ${Array.from({ length: halvings + 1 }, (_, i) => plain(start / 2 ** i)).join(' → ')}. That is ${counted(halvings, 'half-life', 'half-lives')}.`,
        asks === 'end'
          ? `Halve ${halvings === 1 ? 'once' : `${halvings} times`}: ${plain(end)}`
          : asks === 'life'
            ? `${time} ÷ ${halvings} = ${life}`
            : `${life} × ${halvings} = ${time}`,
      ],
      hints: [
        'In one half-life the count rate halves.',
        asks === 'end' ? 'How many half-lives is that?' : 'How many times must you halve the first rate to get the second?',
      ],
      drawn: { asks },
    };
  },
);

export const foodEnergy = makeGenerator<number>(
  {
    id: 'science-food-energy',
    title: 'Energy in food',
    subject: 'science',
    keyStage: 'KS3',
    years: [7, 8, 9],
    synonyms: ['energy in food', 'food labels', 'kilojoules', 'energy from food', 'food energy', 'diet'],
  },
  ({ int, pick, level }) => {
    const [food, per] = pick([
      ['bread', 1000],
      ['bananas', 400],
      ['rice', 600],
      ['cheese', 1700],
      ['peas', 350],
      ['pasta', 650],
    ] as const);
    const grams = level(100 * int(2, 4), 50 * int(1, 7), 20 * int(3, 19));
    const total = (per * grams) / 100;
    const burn = pick([500, 1000, 1500, 2000]);
    const asks = level('total' as const, 'total' as const, pick(['total', 'minutes'] as const));
    const minutes = (total / burn) * 60;
    const key = asks === 'total' ? total : minutes;
    if (!Number.isInteger(key) || grams === 100 || (asks === 'minutes' && (minutes > 240 || minutes < 8))) return undefined;
    return {
      stem: `100 g of ${food} give ${plain(per)} kJ. ${asks === 'total' ? `How much energy do ${grams} g give?` : `Walking uses ${plain(burn)} kJ an hour. For how many minutes of walking do ${grams} g last?`}`,
      key,
      slips:
        asks === 'total'
          ? [
              [per, 'This is the energy of 100 g.'],
              [per * grams, 'This forgets that the label is for 100 g.'],
              [per + grams, 'This adds. Multiply instead.'],
              [total * 10, 'This is ten times too large.'],
              [total / 10, 'This is ten times too small.'],
            ]
          : [
              [Math.round(minutes / 60) || 1, 'This is in hours. An hour has 60 minutes.'],
              [Math.round((per / burn) * 60), 'This is for 100 g only.'],
              [minutes * 2, 'This is twice as long.'],
              [Math.round((burn / total) * 60), 'This divides the wrong way round.'],
              [minutes + 10, 'This is ten minutes too long.'],
            ],
      show: inUnit(asks === 'total' ? 'kJ' : 'minutes'),
      believable: wholeAndPositive,
      why: `${grams} g are ${plain(q(grams, 100))} times 100 g, so they give ${plain(q(grams, 100))} × ${plain(per)} = ${plain(total)} kJ.`,
      steps: [
        `${grams} ÷ 100 = ${plain(q(grams, 100))}`,
        `${plain(q(grams, 100))} × ${plain(per)} = ${plain(total)} kJ`,
        ...(asks === 'minutes' ? [`${plain(total)} ÷ ${plain(burn)} × 60 = ${plain(minutes)} minutes`] : []),
      ],
      hints: [
        'How many times 100 g is that?',
        asks === 'total' ? 'Multiply the energy on the label by that.' : 'First the energy of the portion, then the time it lasts.',
      ],
      drawn: { asks },
    };
  },
);

export const balancedBeam = makeGenerator<Rational>(
  {
    id: 'physics-balanced-beam',
    title: 'The principle of moments',
    subject: 'physics',
    keyStage: 'KS4',
    years: [9, 10, 11],
    synonyms: ['principle of moments', 'balanced beam', 'seesaw', 'balancing moments', 'moments'],
  },
  ({ int, level }) => {
    const [force, other] = [10 * int(2, level(9, 40, 60)), 10 * int(2, level(9, 40, 60))];
    const near = level(q(int(1, 4)), q(int(5, 30), 10), q(int(25, 290), 100));
    const key = div(mul(force, near), other);
    if (force === other || !short(key) || toNumber(key) > 6 || key.d > 100n) return undefined;
    return {
      stem: `A seesaw is balanced. On one side a weight of ${force} N is ${plain(near)} m from the pivot. How far from the pivot is a weight of ${other} N on the other side?`,
      illustration: beam([force, toNumber(near)], [other, toNumber(key)]),
      key,
      slips: [
        [div(mul(other, near), force), 'This has the two weights the wrong way round. The heavier one is nearer to the pivot.'],
        [near, 'This makes the distances equal. Equal distances balance equal weights.'],
        [mul(key, 10), 'This is ten times too far.'],
        [mul(key, 2), 'This is twice as far.'],
        [div(key, 2), 'This is half as far.'],
      ],
      show: inUnit('m'),
      believable: short,
      why: `The moments are equal: ${force} × ${plain(near)} = ${plain(mul(force, near))} N m, and ${plain(mul(force, near))} ÷ ${other} = ${plain(key)}.`,
      steps: [
        `Moment on one side: ${force} × ${plain(near)} = ${plain(mul(force, near))} N m`,
        `Distance on the other: ${plain(mul(force, near))} ÷ ${other} = ${plain(key)} m`,
      ],
      hints: ['When a seesaw balances, the moments on both sides are equal.', 'Moment = force × distance from the pivot.'],
      drawn: { force, other },
    };
  },
);
