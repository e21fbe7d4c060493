import { isKind, type Turned } from './form.ts';

/** The part that each sentence speaks of, and the thing that it works on; without a thing it works on everything. */
const partsTold = (text: string): readonly { readonly part: string; readonly on: string | undefined }[] =>
  text.split(/(?<=\.) /).flatMap((sentence) => {
    const part = /^The (ammeter|switch|variable resistor)/.exec(sentence)?.[1];
    return part === undefined ? [] : [{ part, on: /the (lamp|motor|buzzer) alone/.exec(sentence)?.[1] }];
  });

/** "Which part goes at B?" turned into the whole circuit: every empty place gets its part. */
export const buildCircuit: Turned = (question) => {
  const { figure } = question;
  if (!isKind(figure, 'circuit')) return undefined;
  const told = partsTold(question.question);
  const wires = [undefined, ...figure.branches.map((branch) => branch.at(-1)?.part)];
  const right = wires.flatMap((device) => told.find(({ on }) => on === device)?.part ?? []);
  const places = [...(figure.main ?? []), ...figure.branches.flat()].filter(({ part }) => part === 'empty').length;
  if (right.length !== places) return undefined;
  const words = ['ammeter', 'switch', 'variable resistor', 'voltmeter'];
  return {
    question: `Build the circuit: choose a part for each place. ${question.question.replace(/ Which part goes at [A-C]\?$/, '')}`,
    figure,
    task: { kind: 'label', words },
    right: right.map((part) => words.indexOf(part)),
    marks: 2,
    explanation: `From A on: ${right.join(', ')}. A part that works on everything goes before the wire splits. A part that works on one thing goes in its wire.`,
    steps: ['Find where the wire splits.', ...right.map((part, at) => `${'ABC'.charAt(at)} is the ${part}.`)],
    hints: ['Does it work on everything, or only on one thing?', 'A voltmeter never goes in the wire itself.'],
  };
};
