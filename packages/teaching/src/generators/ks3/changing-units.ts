import { asking } from '../kinds.ts';
import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import { div, mul, q, toNumber } from '../rational.ts';
import type { Rational } from '../rational.ts';
import { inUnit, plain } from '../written.ts';

type Change = readonly [large: string, small: string, step: number, power: number];
const changes = {
  cm2: ['cm²', 'mm²', 10, 2],
  m2: ['m²', 'cm²', 100, 2],
  cm3: ['cm³', 'mm³', 10, 3],
  m3: ['m³', 'cm³', 100, 3],
  litres: ['litres', 'cm³', 1000, 1],
  cubicMetres: ['m³', 'litres', 10, 3],
  km2: ['km²', 'm²', 1000, 2],
} as const satisfies Record<string, Change>;

export const areaVolumeUnits = makeGenerator<Rational>(
  {
    id: 'maths-area-volume-units',
    title: 'Units of area and volume',
    keyStage: 'KS3',
    years: [8, 9, 10, 11],
    synonyms: ['units of area', 'units of volume', 'converting area units', 'converting volume units', 'm2 to cm2', 'cm3 to litres'],
    kinds: [
      asking(/\bareas?\b|\bsquare (?:cm|centi|m\b|met)|\b(?:mm|cm|m|km)(?:²|\^?2\b)/, /m²/),
      asking(/\bvolumes?\b|\bcubic\b|\blitres?\b|\bcapacity\b|\b(?:mm|cm|m)(?:³|\^?3\b)/, /m³|litres/),
    ],
  },
  ({ int, pick, level }) => {
    const { cm2, m2, cm3, m3, litres, cubicMetres, km2 } = changes;
    const [large, small, step, power] = pick(
      level<readonly Change[]>([cm2, litres, m2], [m2, cm3, litres, cubicMetres], [m2, m3, cubicMetres, km2]),
    );
    const factor = step ** power;
    const down = level(true, pick([true, false]), pick([true, false]));
    const amount = level(q(int(2, 9)), q(int(11, 99), 10), q(int(11, 99), pick([10, 100])));
    const [given, key] = down ? [amount, mul(amount, factor)] : [mul(amount, factor), amount];
    const [from, to] = down ? [large, small] : [small, large];
    const by = (x: number): Rational => (down ? mul(given, x) : div(given, x));
    const name = power === 3 ? 'a cube' : 'a square';
    const litre = large === 'litres' || small === 'litres';
    return {
      stem: `Change ${plain(given)} ${from} to ${to}.`,
      key,
      slips: [
        [
          by(litre ? 100 : step),
          litre
            ? 'This uses 100. A litre is 1,000 cm³.'
            : `This uses the step of the lengths, ${plain(step)}. ${power === 3 ? 'A volume has it three times' : 'An area has it twice'}.`,
        ],
        [
          down ? div(given, factor) : mul(given, factor),
          `This goes the wrong way: ${small} ${small === 'litres' ? 'are smaller, so there are more of them' : 'are smaller, so there are more of them'}.`,
        ],
        ...(power === 1
          ? [[by(10), 'This uses 10. A litre is 1,000 cm³.'] as const]
          : [
              [
                by(power === 3 ? step * step : step ** 3),
                power === 3
                  ? 'This is the step of areas. A volume has one direction more.'
                  : 'This is the step of volumes. An area has only two directions.',
              ] as const,
            ]),
        [by(factor * 10), 'This has the decimal point in the wrong place: it is out by a factor of 10.'],
      ],
      show: inUnit(to),
      believable: (x) => x.n > 0n && 1_000_000n % x.d === 0n && toNumber(x) < 1e12 && toNumber(x) >= 0.0001,
      why: litre
        ? `1 ${large === 'litres' ? 'litre' : large} is ${plain(factor)} ${small}, so ${down ? 'multiply' : 'divide'} by ${plain(factor)}.`
        : `1 ${large} is ${name} of ${plain(step)} by ${plain(step)}${power === 3 ? ` by ${plain(step)}` : ''} ${small.slice(0, -1)}, that is ${plain(factor)} ${small}.`,
      steps: [
        litre
          ? `1 ${large === 'litres' ? 'litre' : large} = ${plain(factor)} ${small}`
          : `1 ${large} = ${Array.from({ length: power }, () => plain(step)).join(' × ')} = ${plain(factor)} ${small}`,
        `${plain(given)} ${down ? '×' : '÷'} ${plain(factor)} = ${plain(key)}`,
      ],
      hints: [
        `Are there more ${to} or fewer? Smaller units need a larger number.`,
        litre
          ? 'A litre fills a box of 10 cm by 10 cm by 10 cm.'
          : `Imagine ${name} with sides of 1 ${large.slice(0, -1)}. How many ${small.slice(0, -1)} long is each side?`,
      ],
      drawn: { value: toNumber(given), from, to },
    };
  },
);

export const speedUnits = makeGenerator<Rational>(
  {
    id: 'maths-speed-units',
    title: 'Minutes in hours, and units of speed',
    keyStage: 'KS3',
    years: [8, 9, 10, 11],
    synonyms: [
      'converting speed units',
      'km/h to m/s',
      'm/s to km/h',
      'minutes to hours decimal',
      'units of speed',
      'minutes as a fraction of an hour',
    ],
    kinds: [
      asking(/\bm ?\/ ?s\b|\bkm ?\/ ?h\b|\bmph\b|\bkm?ph\b|\bmet(?:re|er)s per\b|\bmiles per\b|\bunits of speed\b/, /km\/h|m\/s/),
      asking(/\bminutes?\b|\bhours as\b/, /hours as a decimal|How many minutes/),
    ],
  },
  ({ int, pick, level }) => {
    const kind = pick(
      level<readonly ('to hours' | 'to minutes' | 'to km/h' | 'to m/s' | 'mph')[]>(
        ['to hours', 'to minutes'],
        ['to hours', 'to minutes', 'to km/h'],
        ['to km/h', 'to m/s', 'mph'],
      ),
    );
    if (kind === 'to hours' || kind === 'to minutes') {
      const minutes = pick(level([15, 30, 45, 6, 12, 90, 75, 105], [18, 24, 36, 42, 54, 135, 150, 66, 99], [18]));
      const hours = q(minutes, 60);
      const what = pick(['A journey', 'A walk', 'A flight', 'A bike ride', 'A crossing']);
      const [whole, rest] = [Math.floor(minutes / 60), minutes % 60];
      const long = whole === 0 ? `${minutes} minutes` : `${whole === 1 ? '1 hour' : `${whole} hours`} and ${rest} minutes`;
      const digits = q(whole * 100 + rest, 100);
      return kind === 'to hours'
        ? {
            stem: `${what} takes ${long}. Write this in hours as a decimal.`,
            key: hours,
            slips: [
              [digits, `This writes the ${rest} minutes behind the point. An hour has 60 minutes, not 100.`],
              [q(minutes, 100), 'This divides by 100. An hour has 60 minutes.'],
              [q(whole * 50 + rest, 50), 'This counts the five-minute marks of the clock as tenths.'],
              [q(minutes * 60), 'This multiplies by 60. Hours are longer than minutes, so there are fewer.'],
              [q(minutes, 10), 'This divides by 10. An hour has 60 minutes.'],
            ],
            show: inUnit('hours'),
            believable: (x) => x.n > 0n && 10_000n % x.d === 0n,
            why: `An hour has 60 minutes, so ${rest} minutes are ${rest} ÷ 60 = ${plain(q(rest, 60))} of an hour.`,
            steps: [
              whole === 0
                ? 'One hour has 60 minutes, so divide by 60.'
                : `The whole hours stay: ${whole}. Then ${rest} ÷ 60 = ${plain(q(rest, 60))}`,
              `Together: ${plain(hours)} hours`,
            ],
            hints: [
              'What part of an hour are the minutes: more than half, or less?',
              'An hour has 60 minutes. That is what the minutes are a part of.',
            ],
            drawn: { kind, minutes },
          }
        : {
            stem: `${what} takes ${plain(hours)} hours. How many minutes is that?`,
            key: q(minutes),
            slips: [
              [mul(hours, 100), 'This takes an hour to have 100 minutes.'],
              [
                q(whole * 60 + Number(plain(hours).split('.')[1] ?? 0)),
                'This reads the digits behind the point as minutes. They are a part of an hour.',
              ],
              [mul(hours, 10), 'This multiplies by 10. An hour has 60 minutes.'],
              [q(rest === 0 ? minutes + 60 : rest), 'This forgets the whole hours.'],
              [div(60, hours), 'This divides 60 by the hours. Each hour has 60 minutes, so multiply.'],
              [q(minutes + 10), 'This has a slip in the multiplication.'],
            ],
            show: plain,
            believable: (x) => wholeAndPositive(toNumber(x)),
            why: `Each hour has 60 minutes, so ${plain(hours)} hours are ${plain(hours)} × 60 minutes.`,
            steps: ['One hour has 60 minutes, so multiply by 60.', `${plain(hours)} × 60 = ${minutes}`],
            hints: ['How many minutes has one hour?', 'The part behind the point is a part of 60, not of 100.'],
            drawn: { kind, minutes },
          };
    }
    if (kind === 'mph') {
      const miles = 5 * int(2, 14);
      const km = (miles / 5) * 8;
      return {
        stem: `5 miles are about 8 km. A car travels at ${miles} mph. What is this in km/h?`,
        key: q(km),
        slips: [
          [q(miles * 5, 8), 'This goes the wrong way. A kilometre is shorter than a mile, so there are more of them.'],
          [q(miles + 3), 'This adds the difference of 5 and 8. Multiply instead.'],
          [q(miles * 8), 'This multiplies by 8 and forgets to divide by 5.'],
          [q(miles, 5), 'This finds how many times 5 goes in, and stops there.'],
        ],
        show: inUnit('km/h'),
        believable: (x) => x.n > 0n && 1000n % x.d === 0n,
        why: `Every 5 miles are 8 km: ${miles} ÷ 5 = ${miles / 5}, and ${miles / 5} × 8 = ${km}.`,
        steps: [`${miles} ÷ 5 = ${miles / 5}`, `${miles / 5} × 8 = ${km}`],
        hints: [
          'Is a kilometre longer or shorter than a mile? Will the number be larger or smaller?',
          `How many times do 5 miles go into ${miles} miles?`,
        ],
        drawn: { kind, given: miles },
      };
    }
    const ms = 5 * int(1, level(6, 8, 20));
    const kmh = (ms * 18) / 5;
    const up = kind === 'to km/h';
    return {
      stem: up ? `A train travels at ${ms} m/s. What is this in km/h?` : `A car travels at ${kmh} km/h. What is this in m/s?`,
      key: q(up ? kmh : ms),
      slips: up
        ? [
            [q(ms * 60, 1000), 'This finds the kilometres in a minute. An hour has 3,600 seconds.'],
            [q(ms * 60), 'This is how many metres it goes in a minute.'],
            [q(ms * 3600), 'This is how many metres it goes in an hour. Change them to kilometres.'],
            [q(ms * 5, 18), 'This goes the wrong way.'],
            [q(ms, 1000), 'This changes only the metres. The seconds have to become an hour as well.'],
          ]
        : [
            [q(kmh * 1000, 60), 'This is how many metres it goes in a minute.'],
            [q(kmh * 1000), 'This is how many metres it goes in an hour. Divide by the seconds of an hour.'],
            [q(kmh * 18, 5), 'This goes the wrong way.'],
            [q(kmh, 60), 'This is how many kilometres it goes in a minute.'],
            [q(kmh, 10), 'This divides by 10 only.'],
          ],
      show: inUnit(up ? 'km/h' : 'm/s'),
      believable: (x) => x.n > 0n && 10_000n % x.d === 0n,
      why: up
        ? `In an hour of 3,600 seconds it goes ${ms} × 3,600 = ${plain(ms * 3600)} m, and 1,000 m are a kilometre.`
        : `In an hour it goes ${plain(kmh * 1000)} m, and an hour has 3,600 seconds.`,
      steps: up
        ? [`In one hour: ${ms} × 3,600 = ${plain(ms * 3600)} m`, `${plain(ms * 3600)} ÷ 1,000 = ${kmh}`]
        : [`${kmh} km are ${plain(kmh * 1000)} m.`, `${plain(kmh * 1000)} ÷ 3,600 = ${ms}`],
      hints: [
        up ? 'How many metres does it go in an hour?' : 'How many metres does it go in an hour, and how many seconds has an hour?',
        'Two units change: the length and the time. Do one after the other.',
      ],
      drawn: { kind, given: up ? ms : kmh },
    };
  },
);
