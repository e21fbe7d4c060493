import { isKind, keyTextOf, type Turned } from './form.ts';

/** Reading a clock turned round: the hands are set. */
export const setHands: Turned = (question) => {
  const { figure } = question;
  if (!isKind(figure, 'clock')) return undefined;
  const { hour, minute, roman } = figure;
  const right = [(Math.round((hour % 12) * 5 + minute / 12) + 60) % 60, minute % 5 === 0 ? minute / 5 : minute];
  // Both hands wait at the 12.
  if (right.every((stop) => stop === 0)) return undefined;
  return {
    question: `Set the clock to ${keyTextOf(question)}. Move both hands.`,
    figure: { kind: 'clock', hour: 12, minute: 0, blank: true, ...(roman === undefined ? {} : { roman }) },
    task: { kind: 'hands', minutes: minute % 5 === 0 ? 5 : 1 },
    right,
    hints: [
      'The short hand tells the hour. The long hand tells the minutes.',
      'Set the long hand first. Then ask: how much of the hour has gone?',
    ],
  };
};
