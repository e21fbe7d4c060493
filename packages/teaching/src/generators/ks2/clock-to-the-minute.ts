import { makeGenerator } from '../make-generator.ts';
import { inWords, timeAfter } from '../time/time-words.ts';
import type { Time } from '../time/time-words.ts';

const two = (x: number): string => `${x}`.padStart(2, '0');
const digital = ([hour, minutes]: Time): string => `${hour}:${two(minutes)}`;
const marks = (count: number): string => (count === 1 ? '1 small mark' : `${count} small marks`);

export const clockToTheMinute = makeGenerator<Time>(
  {
    id: 'maths-clock-to-the-minute',
    title: 'Telling the time to the minute',
    keyStage: 'KS2',
    years: [3, 4],
    synonyms: [
      'telling the time to the minute',
      'telling the time',
      'analogue clock',
      'clock',
      'time to the nearest minute',
      'roman numeral clock',
    ],
  },
  ({ int, pick, level }) => {
    const hour = int(1, 12);
    const past = level(0, int(1, 4), int(1, 4));
    const minutes = level(pick([5, 10, 20, 25, 35, 40, 50, 55]), 5 * int(0, 11), 5 * int(0, 11)) + past;
    const time: Time = [hour, minutes];
    const roman = level(false, false, pick([true, false]));
    const isDigital = pick([true, false]);
    // The number that the long hand has gone past, or points at.
    const number = Math.floor(minutes / 5);
    const five = number * 5;
    const isTo = minutes > 30;
    const next = timeAfter([hour, 0], 60)[0];
    const fives = `${number} ${number === 1 ? 'five is' : 'fives are'} ${five}`;
    const counted =
      number === 0
        ? `it has gone ${marks(past)} past the 12`
        : past === 0
          ? fives
          : `${fives}, and ${past} more ${past === 1 ? 'makes' : 'make'} ${minutes}`;
    const asked = isDigital
      ? pick(['What would a digital clock show?', 'What time would a phone show?'])
      : pick(['What time does the clock show?', 'What time is it, to the minute?']);
    return {
      stem: `${roman ? 'This clock has Roman numerals. ' : 'Look at the clock. '}${asked}`,
      figure: { kind: 'clock', hour, minute: minutes, ...(roman ? { roman } : {}) },
      key: time,
      slips: [
        isTo
          ? [[next, minutes], `This is an hour too late. The short hand has not reached the ${next} yet.`]
          : [[next, minutes], `This is an hour too late. The short hand has gone past the ${hour}.`],
        [[hour, 60 - minutes], 'This mixes up “past” and “to”.'],
        ...(number === 0
          ? []
          : [[[hour, number], 'This takes the number on the clock for the minutes. Each number stands for five minutes.'] as const]),
        [[number === 0 ? 12 : number, (5 * hour) % 60], 'This mixes up the two hands. The short hand tells the hour.'],
        [
          timeAfter(time, past === 0 ? 5 : past === 4 ? -1 : 1),
          past === 0 ? 'This is one number too far.' : 'This is one small mark out. Count the marks once more.',
        ],
      ],
      show: isDigital ? digital : inWords,
      sameAs: digital,
      why:
        number === 0
          ? `The long hand is ${marks(past)} past the 12, so it is ${inWords(time)}.`
          : `The long hand is ${past === 0 ? `at the ${number}` : `${marks(past)} past the ${number}`}, and ${counted}. It is ${minutes} minutes past ${hour}${isTo && !isDigital ? `, or ${inWords(time)}` : ''}.`,
      steps: [
        `The short hand is between the ${hour} and the ${next}, so the hour is ${hour}.`,
        `Count the minutes from the 12: ${counted}.`,
        isTo && !isDigital
          ? `More than half the hour is gone: 60 − ${minutes} = ${60 - minutes}, so it is ${inWords(time)}.`
          : `So it is ${isDigital ? digital(time) : inWords(time)}.`,
      ],
      hints: [
        'Find the hour first: which number has the short hand gone past?',
        past === 0
          ? 'Count in fives from the top of the clock to the long hand.'
          : 'Count in fives from the top to the last number before the long hand, then count on in ones.',
      ],
      drawn: { hour, minutes },
    };
  },
);
