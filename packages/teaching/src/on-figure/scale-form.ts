import { amountOf } from '@hedgerow/curriculum/option-values';
import { plainNumber } from '../generators/written.ts';
import { isKind, keyTextOf, type Turned } from './form.ts';

const asked = {
  dial: (told: string) => `The scales should show ${told}. Set the pointer.`,
  jug: (told: string) => `Fill the jug to ${told}. Set the level of the water.`,
  thermometer: (told: string) => `The thermometer should show ${told}. Set the level of the liquid.`,
};

/** Reading a scale turned round: its pointer or level is set, and stops at every mark. It waits at the lowest, so the answer is never there. */
export const setScale: Turned = (question) => {
  const { figure } = question;
  if (!isKind(figure, 'gauge')) return undefined;
  const { from, step, marks, value, unit, instrument } = figure;
  const each = step / marks;
  const stopOf = (place: number): number | undefined => {
    const stop = (place - from) / each;
    return Number.isInteger(stop) && stop > 0 && place <= figure.to ? stop : undefined;
  };
  const right = stopOf(value);
  if (right === undefined) return undefined;
  const told = keyTextOf(question);
  const below = from + Math.floor((value - from) / step) * step;
  const spaces = Math.round((value - below) / each);
  const worth = `${plainNumber(each)} ${unit}`;
  return {
    question: asked[instrument](told),
    figure: { ...figure, value: from, blank: true },
    task: { kind: 'place', snap: each },
    right: [right],
    // Of a number that is written on the scale the note says where a pointer stands that is read.
    placeOf: (option) => {
      const other = amountOf(option)?.value;
      const stop = other === undefined || (marks > 1 && (other - from) % step === 0) ? undefined : stopOf(other);
      return stop === undefined || stop === right ? undefined : [stop];
    },
    explanation:
      marks === 1
        ? `Each mark has its own number, ${plainNumber(step)} apart.`
        : `From one number to the next is ${plainNumber(step)} ${unit} in ${marks} equal spaces, so one space is ${worth}.`,
    steps:
      marks === 1
        ? [`Each mark has its own number, ${plainNumber(step)} apart.`, `Go to the mark for ${told}.`]
        : [
            `${plainNumber(step)} ÷ ${marks} = ${plainNumber(each)}, so one space is worth ${worth}.`,
            spaces === 0
              ? `${told} is written on the scale.`
              : `Go to ${plainNumber(below)} and count on ${spaces === 1 ? '1 space' : `${spaces} spaces`}.`,
          ],
    hints:
      marks === 1
        ? ['Which numbers are written on the scale?', 'Each mark has its own number.']
        : ['Find two numbers next to each other. How far apart are they?', 'Count the spaces between them. What is one space worth?'],
  };
};
