import type { Draw } from '../random.ts';
import { q, type Rational } from '../rational.ts';
import { plain } from '../written.ts';
import { form, type FormsOf, wentWrong } from './form.ts';

const timeText = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours === 0 ? '' : hours === 1 ? '1 hour' : `${hours} hours`, rest === 0 ? '' : `${rest} minutes`]
    .filter((part) => part !== '')
    .join(' ');
};
const tenth = (x: number): Rational => q(Math.round(x * 10), 10);
const hoursText = (minutes: number): string => plain(q(Math.round((minutes / 60) * 100), 100));
type Kind = 'speed' | 'distance' | 'time';

/** Times come only where the generator itself asks for them. */
const journey = ({ int, pick, level }: Draw) => {
  const minutes = level(60 * int(2, 5), pick([90, 150, 210, 75, 105]), pick([45, 75, 105, 135, 165]));
  const speed = 12 * int(level(1, 1, 2), level(6, 7, 9));
  const kind = level<Kind>(pick(['speed', 'distance']), pick(['speed', 'distance']), pick(['speed', 'distance', 'time']));
  const who = speed < 25 ? 'A cyclist' : speed < 80 ? 'A coach' : 'A train';
  const distance = (speed * minutes) / 60;
  return Number.isInteger(distance) && distance !== minutes
    ? { minutes, speed, kind, who, distance, drawn: { d: distance, minutes, speed, kind } }
    : undefined;
};

const wrongJourney = wentWrong('wrong journey', (draw) => {
  const given = journey(draw);
  if (given === undefined || given.kind === 'time') return undefined;
  const { minutes, speed, kind, who, distance, drawn } = given;
  const read = Math.floor(minutes / 60) + (minutes % 60) / 100;
  const isSpeed = kind === 'speed';
  const show = (x: number): string => `${plain(tenth(x))} ${isSpeed ? 'km/h' : 'km'}`;
  const byMinutes = isSpeed ? distance / minutes : speed * minutes;
  const whole = minutes % 60 === 0;
  return {
    claim: (value, name) =>
      isSpeed
        ? `${who} travels ${distance} km in ${timeText(minutes)}. ${name} says that the average speed is ${value}.`
        : `${who} travels for ${timeText(minutes)} at an average speed of ${speed} km/h. How far is that? ${name} says ${value}.`,
    right: show(isSpeed ? speed : distance),
    mistakes: [
      [
        show(isSpeed ? (distance * minutes) / 60 : (speed * 60) / minutes),
        isSpeed ? 'Distance and time were multiplied.' : 'The speed was divided by the time.',
        isSpeed ? 'Speed is distance divided by time.' : 'Distance is speed multiplied by time.',
      ],
      [show(byMinutes), 'Minutes were used in place of hours.', 'The speed is for one hour, so the time must be in hours.'],
      whole
        ? [
            show(isSpeed ? distance - minutes / 60 : speed + minutes / 60),
            isSpeed ? 'The time was subtracted.' : 'The time was added.',
            isSpeed ? 'Speed is distance divided by time.' : 'Distance is speed multiplied by time.',
          ]
        : [
            show(isSpeed ? distance / read : speed * read),
            `${timeText(minutes)} was read as ${plain(q(Math.round(read * 100), 100))} hours.`,
            `An hour has 60 minutes: it is ${hoursText(minutes)} hours.`,
          ],
      [
        show(isSpeed ? distance / Math.ceil(minutes / 60 + 0.01) : speed * Math.ceil(minutes / 60 + 0.01)),
        'The time was rounded up to more hours.',
        `The time is ${hoursText(minutes)} hours.`,
      ],
    ],
    steps: [
      ...(whole ? [] : [`Time in hours: ${minutes} ÷ 60 = ${hoursText(minutes)}`]),
      isSpeed ? `${distance} ÷ ${hoursText(minutes)} = ${speed} km/h` : `${speed} × ${hoursText(minutes)} = ${distance} km`,
    ],
    hints: [
      'Work it out yourself first.',
      'How many hours is the time?',
      isSpeed ? 'Speed is distance divided by time.' : 'Distance is speed multiplied by time.',
    ],
    drawn,
  };
});

const whichCalculation = form<readonly [text: string, value: number]>('calculation', (draw) => {
  const given = journey(draw);
  if (given === undefined) return undefined;
  const { minutes, speed, kind, who, distance, drawn } = given;
  const hours = hoursText(minutes);
  const inHours = minutes % 60 === 0 ? '' : `, and ${timeText(minutes)} is ${hours} hours`;
  const read = plain(q(Math.floor(minutes / 60) * 100 + (minutes % 60), 100));
  const stem = {
    speed: `${who} travels ${distance} km in ${timeText(minutes)}. What is the average speed? Which calculation gives it, in km/h?`,
    distance: `${who} travels for ${timeText(minutes)} at an average speed of ${speed} km/h. How far is that? Which calculation gives it, in km?`,
    time: `${who} travels ${distance} km at an average speed of ${speed} km/h. How long does it take? Which calculation gives it, in hours?`,
  }[kind];
  const calculations: Readonly<Record<Kind, readonly [string, readonly (readonly [string, string])[]]>> = {
    speed: [
      `${distance} ÷ ${hours}`,
      [
        [`${distance} × ${hours}`, 'This multiplies. Speed is distance divided by time.'],
        [`${hours} ÷ ${distance}`, 'This divides the time by the distance. It is the other way round.'],
        minutes % 60 === 0
          ? [`${distance} − ${hours}`, 'This subtracts. Speed is distance divided by time.']
          : [`${distance} ÷ ${read}`, `This reads ${timeText(minutes)} as ${read} hours. An hour has 60 minutes.`],
      ],
    ],
    distance: [
      `${speed} × ${hours}`,
      [
        [`${speed} ÷ ${hours}`, 'This divides. Distance is speed multiplied by time.'],
        [`${hours} ÷ ${speed}`, 'This divides the time by the speed. Distance is speed multiplied by time.'],
        minutes % 60 === 0
          ? [`${speed} + ${hours}`, 'This adds. Distance is speed multiplied by time.']
          : [`${speed} × ${read}`, `This reads ${timeText(minutes)} as ${read} hours. An hour has 60 minutes.`],
      ],
    ],
    time: [
      `${distance} ÷ ${speed}`,
      [
        [`${speed} ÷ ${distance}`, 'This divides the speed by the distance. It is the other way round.'],
        [`${distance} × ${speed}`, 'This multiplies. Time is distance divided by speed.'],
        [`${distance} − ${speed}`, 'This subtracts. Time is distance divided by speed.'],
      ],
    ],
  };
  const [key, slips] = calculations[kind];
  return {
    stem,
    key: [key, 0],
    slips: slips.map(([text, note]) => [[text, 1] as const, note] as const),
    show: ([text]) => text,
    sameAs: ([text]) => text,
    why: {
      speed: `Speed is distance divided by time in hours${inHours}.`,
      distance: `Distance is speed multiplied by time in hours${inHours}.`,
      time: `Each hour covers ${speed} km, so see how often that goes into ${distance} km.`,
    }[kind],
    steps:
      kind === 'time'
        ? ['Time is distance divided by speed.', `${distance} km at ${speed} km in each hour`]
        : [`${minutes} minutes ÷ 60 = ${hours} hours`, kind === 'speed' ? 'Divide the distance by that.' : 'Multiply the speed by that.'],
    hints: [
      'Which two of speed, distance and time are given?',
      'What does km/h tell you to do?',
      kind === 'time' ? 'How often does the speed go into the distance?' : 'How many hours is the time?',
    ],
    drawn,
  };
});

const twoParts = form<Rational>('two parts', (draw) => {
  const { int, pick, level } = draw;
  const kind = level<Kind>(pick(['speed', 'distance']), pick(['speed', 'distance']), pick(['speed', 'distance']));
  const [one, two] = [
    level(60 * int(1, 2), pick([30, 60, 90]), pick([20, 30, 45, 60])),
    level(60 * int(1, 3), pick([30, 60, 120]), pick([40, 30, 60, 75])),
  ];
  const [v, w] = [12 * int(1, 4), 12 * int(1, 4)];
  const [d, e] = [(v * one) / 60, (w * two) / 60];
  const key = kind === 'speed' ? q((d + e) * 60, one + two) : q(d + e);
  if (v === w || !Number.isInteger(d) || !Number.isInteger(e) || key.d > 2n || (one === two && kind === 'speed')) return undefined;
  return {
    stem:
      kind === 'speed'
        ? `A bus goes ${d} km in ${timeText(one)} and then ${e} km in ${timeText(two)}. What is the average speed of the whole journey?`
        : `A tractor drives for ${timeText(one)} at a speed of ${v} km/h and then for ${timeText(two)} at ${w} km/h. How far is that in all?`,
    key,
    slips:
      kind === 'speed'
        ? [
            [
              q(v + w, 2),
              'This is half-way between the two speeds. The parts did not take equally long, so take all the distance and all the time.',
            ],
            [q(v + w), 'This adds the two speeds.'],
            [q(d + e), 'This is the whole distance.'],
            [tenth(((d + e) * 60) / one), 'This divides the whole distance by the first time only.'],
            [q(v), 'This is the speed of the first part.'],
          ]
        : [
            [q(d), 'This is the first part only.'],
            [q(e), 'This is the second part only.'],
            [q(v + w), 'This adds the two speeds.'],
            [tenth(((v + w) * (one + two)) / 60), 'This adds the speeds and then the times. Work out each part by itself.'],
            [tenth((((v + w) / 2) * (one + two)) / 60), 'This takes the speed half-way between. The parts did not take equally long.'],
          ],
    show: (x) => `${plain(x)} ${kind === 'speed' ? 'km/h' : 'km'}`,
    why:
      kind === 'speed'
        ? `All the distance, ${d + e} km, is divided by all the time, ${hoursText(one + two)} hours.`
        : `The parts are ${d} km and ${e} km long.`,
    steps:
      kind === 'speed'
        ? [`Distance: ${d} + ${e} = ${d + e} km`, `Time: ${timeText(one + two)}`, `Divide: ${plain(key)} km/h`]
        : [`First part: ${v} × ${hoursText(one)} = ${d} km`, `Second part: ${w} × ${hoursText(two)} = ${e} km`, `${d} + ${e} = ${d + e}`],
    hints:
      kind === 'speed'
        ? ['How long is the whole journey in km?', 'How long did it take in all?', 'Divide the one by the other.']
        : ['Work out each part by itself.', 'Change minutes into hours first.', 'Add the two distances.'],
    drawn: { d: d + e, minutes: one + two, speed: v, kind, parts: [d, one, e, two, v, w] },
  };
});

const said = (who: string, by: number): string => `${who}, by ${by} km/h`;

const faster = form<string>('faster', (draw) => {
  const { int, pick, level } = draw;
  const [one, two] = [
    level(60 * int(1, 3), pick([30, 90, 150]), pick([20, 40, 75, 45])),
    level(60 * int(2, 4), pick([60, 120, 30]), pick([30, 50, 80, 90])),
  ];
  const [v, w] = [6 * int(4, 12), 6 * int(4, 12)];
  const [d, e] = [(v * one) / 60, (w * two) / 60];
  if (v === w || one === two || !Number.isInteger(d) || !Number.isInteger(e) || v > w === d > e) return undefined;
  const gap = Math.abs(v - w);
  const [fast, slow] = v > w ? ['the van', 'the lorry'] : ['the lorry', 'the van'];
  return {
    stem: `A van goes ${d} km in ${timeText(one)} and a lorry ${e} km in ${timeText(two)}. What is the average speed of each, and which is faster?`,
    key: said(fast, gap),
    slips: [
      [said(slow, gap), 'This is the one that goes further. It also takes longer.'],
      [said(slow, Math.abs(d - e)), 'This compares the distances. Find how far each goes in one hour.'],
      [said(fast, gap + 6), 'This has the right one, but a slip in the subtraction.'],
      [said(slow, gap + 6), 'This has the wrong one and a slip in the subtraction.'],
    ],
    show: (text) => text,
    why: `The van goes ${v} km in an hour and the lorry ${w} km.`,
    steps: [`Van: ${d} ÷ ${hoursText(one)} = ${v} km/h`, `Lorry: ${e} ÷ ${hoursText(two)} = ${w} km/h`, `Difference: ${gap} km/h`],
    hints: ['Find how far each goes in one hour.', 'Change minutes into hours first.', 'Compare the two speeds.'],
    drawn: { d, minutes: one, speed: v, kind: 'speed', parts: [d, one, e, two] },
  };
});

const clock = (at: number): string => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;

const arrival = form<number>('arrival', (draw) => {
  const given = journey(draw);
  if (given === undefined || draw.level(true, true, false)) return undefined;
  const { minutes, speed, distance, who } = given;
  const leaves = 60 * draw.int(7, 14) + 5 * draw.int(1, 11);
  const read = Math.floor(minutes / 60) * 60 + Math.round(((minutes % 60) / 60) * 100);
  return {
    stem: `${who} leaves at ${clock(leaves)} and travels ${distance} km at an average speed of ${speed} km/h. How long does it take, and at what time does it arrive?`,
    key: leaves + minutes,
    slips: [
      [leaves + read, `This reads the decimals of ${hoursText(minutes)} hours as minutes. An hour has 60 minutes.`],
      [leaves + Math.round((speed / distance) * 60), 'This divides the speed by the distance. It is the other way round.'],
      [leaves + minutes + 30, 'This is half an hour too late.'],
      [leaves + Math.ceil(minutes / 60) * 60, 'This rounds the time up to whole hours.'],
      [leaves + minutes - 15, 'This is a quarter of an hour too early.'],
    ],
    show: clock,
    believable: (at) => at > leaves && at < 24 * 60,
    why: `${distance} ÷ ${speed} = ${hoursText(minutes)} hours, which is ${timeText(minutes)}.`,
    steps: [
      `Time: ${distance} ÷ ${speed} = ${hoursText(minutes)} hours`,
      `That is ${timeText(minutes)}.`,
      `${clock(leaves)} and ${timeText(minutes)} later`,
    ],
    hints: ['Time is distance divided by speed.', 'Change the decimal of an hour into minutes.', 'Count on from the time of leaving.'],
    drawn: { d: distance, minutes, speed, kind: 'time', leaves },
  };
});

export const speedForms: FormsOf = {
  'maths-speed-distance-time': [wrongJourney, whichCalculation, twoParts, faster, arrival],
};
