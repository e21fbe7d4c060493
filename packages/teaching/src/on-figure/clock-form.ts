import { isKind, keyTextOf, type Turned } from './form.ts';

const hourAfter = (hour: number): number => (hour % 12) + 1;
const fives = (count: number): string => (count === 1 ? '1 five is 5' : `${count} fives are ${count * 5}`);
const marks = (count: number): string => (count === 1 ? '1 small mark' : `${count} small marks`);

/** Where the long hand goes, as the time is said: "quarter to" is not 45 minutes to a child who has not met 45. */
const longHand = (told: string, minute: number): string => {
  const at = Math.floor(minute / 5) || 12;
  if (minute === 0) return 'O’clock: the long hand points at the 12.';
  if (told.startsWith('half past')) return 'Half past: the long hand has gone half way round, to the 6.';
  if (told.startsWith('quarter past')) return 'Quarter past: the long hand has gone a quarter of the way round, to the 3.';
  if (told.startsWith('quarter to')) return 'Quarter to: the long hand has a quarter of the way still to go. It points at the 9.';
  const over = minute % 5;
  if (told.includes(' to ') && over === 0)
    return `${60 - minute} minutes to: count back in fives from the 12. ${fives((60 - minute) / 5)}, so the long hand points at the ${at}.`;
  const first = told.includes(' to ') ? `${60 - minute} to the next hour is ${minute} past: ` : `${minute} past: `;
  const count = minute < 5 ? 'count on from the 12. ' : `count in fives from the 12. ${fives(Math.floor(minute / 5))}, so `;
  return over === 0
    ? `${first}${count}the long hand points at the ${at}.`
    : `${first}${count}the long hand goes ${minute < 5 ? '' : `to the ${at} and then `}${marks(over)} ${minute < 5 ? 'past it' : 'more'}.`;
};

const shortHand = (hour: number, minute: number): string => {
  if (minute === 0) return `The short hand points at the ${hour}.`;
  const gone = minute < 23 ? 'a little of the way on' : minute > 37 ? 'most of the way on' : 'half way between them';
  return `It is past ${hour} and not yet ${hourAfter(hour)}: the short hand goes between the ${hour} and the ${hourAfter(hour)}, ${gone}.`;
};

/** Reading a clock turned round: the hands are set. */
export const setHands: Turned = (question) => {
  const { figure } = question;
  if (!isKind(figure, 'clock')) return undefined;
  const { hour, minute, roman } = figure;
  const right = [(Math.round((hour % 12) * 5 + minute / 12) + 60) % 60, minute % 5 === 0 ? minute / 5 : minute];
  // Both hands wait at the 12.
  if (right.every((stop) => stop === 0)) return undefined;
  const told = keyTextOf(question);
  return {
    question: `Set the clock to ${told}. Move the hands.`,
    figure: { kind: 'clock', hour: 12, minute: 0, blank: true, ...(roman === undefined ? {} : { roman }) },
    task: { kind: 'hands', minutes: minute % 5 === 0 ? 5 : 1 },
    right,
    explanation: 'The long hand shows the minutes. The short hand shows the hour, and moves on slowly from one number to the next.',
    steps: [longHand(told, minute), shortHand(hour, minute)],
    hints: [
      'The short hand tells the hour. The long hand tells the minutes.',
      'Set the long hand first. Then ask: how much of the hour has gone?',
    ],
  };
};
