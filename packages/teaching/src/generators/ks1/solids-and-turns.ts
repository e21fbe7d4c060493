import { makeGenerator } from '../make-generator.ts';
import { names } from '../people-and-things.ts';

const solids = {
  cube: { faces: 6, edges: 12, corners: 8, why: 'It has six flat faces, and all of them are squares of one size.' },
  cuboid: { faces: 6, edges: 12, corners: 8, why: 'It has six flat faces: rectangles in pairs of the same size.' },
  'square-based pyramid': { faces: 5, edges: 8, corners: 5, why: 'It stands on a square and comes to a point.' },
  'triangular prism': { faces: 5, edges: 9, corners: 6, why: 'It has a triangle at each end and three rectangles between them.' },
  cylinder: { faces: 2, edges: 2, corners: 0, why: 'It has a circle at each end and rolls.' },
  cone: { faces: 1, edges: 1, corners: 1, why: 'It has one circle and comes to a point.' },
  sphere: { faces: 0, edges: 0, corners: 0, why: 'It is round like a ball.' },
} as const;

type Solid = keyof typeof solids;

const solidNames = Object.keys(solids) as Solid[];

const flat: readonly Solid[] = ['cube', 'cuboid', 'square-based pyramid', 'triangular prism'];

export const solidShapes = makeGenerator<string>(
  {
    id: 'maths-solid-shapes',
    title: 'Solid shapes: names, faces, edges and corners',
    keyStage: 'KS1',
    years: [1, 2],
    synonyms: ['3d shapes', 'solid shapes', 'cube cuboid cone sphere', 'faces edges and vertices', 'cylinder', 'pyramid', 'vertices'],
  },
  ({ int, pick, some, level }) => {
    const name = pick(level<readonly Solid[]>(solidNames, pick([flat, ['cylinder', 'cone']]), flat));
    const figure = { kind: 'solid', name } as const;
    if (level(true, false, false)) {
      const others = some(
        solidNames.filter((other) => other !== name && !(name === 'cube' && other === 'cuboid')),
        2,
      );
      return {
        stem: pick(['What is this solid shape called?', 'Which solid shape is this?', 'Name this shape.']),
        figure,
        key: name,
        slips: others.map(
          (other) =>
            [
              other,
              `This does not fit. A ${other} looks like this: ${solids[other].why.replace(/^It /, 'it ').replace(/^(All i|I)ts/, 'its')}`,
            ] as const,
        ),
        show: String,
        why: solids[name].why,
        steps: ['Look at its faces. Does it come to a point? Can it roll?', solids[name].why],
        hints: ['Which flat shapes are its faces?', 'Does it come to a point? Can it roll?'],
        drawn: { asks: 'name' },
      };
    }
    const asks = level(
      'faces',
      flat.includes(name) ? pick(['faces', 'edges', 'corners'] as const) : 'faces',
      pick(['edges', 'corners'] as const),
    );
    const key = solids[name][asks];
    const means = { faces: 'A face is a flat side.', edges: 'An edge is where two faces meet.', corners: 'A corner is where edges meet.' }[
      asks
    ];
    const off = int(1, 2);
    return {
      stem: pick([
        `How many ${asks === 'faces' ? 'flat faces' : asks} does this shape have?`,
        `Count the ${asks === 'faces' ? 'flat faces' : asks} of this shape. How many are there?`,
      ]),
      figure,
      key: `${key}`,
      slips: [
        [
          `${asks === 'faces' ? key - 1 : asks === 'edges' ? solids[name].corners : solids[name].edges}`,
          asks === 'faces'
            ? 'This leaves one out. Some faces are at the back.'
            : asks === 'edges'
              ? 'This counts the corners.'
              : 'This counts the edges.',
        ],
        [`${key + off}`, `This is too many. ${means}`],
        [`${key - 1}`, 'This leaves one out. Some are at the back.'],
        [`${key + 3}`, `This is too many. ${means}`],
      ],
      show: String,
      believable: (text) => Number(text) >= 0,
      why: `${means} This shape has ${key}.`,
      steps: [means, `Count those in front, then those at the back: ${key}.`],
      hints: [means, 'Broken lines show what is at the back.'],
      drawn: { asks },
    };
  },
);

const ways = ['north', 'east', 'south', 'west'] as const;

const turnNames = ['a whole turn', 'a quarter turn', 'a half turn', 'a three-quarter turn'] as const;

export const wholeHalfQuarterTurns = makeGenerator<string>(
  {
    id: 'maths-half-and-quarter-turns',
    title: 'Half turns and quarter turns',
    keyStage: 'KS1',
    years: [1, 2],
    synonyms: ['quarter turn', 'half turn', 'three-quarter turn', 'turns', 'clockwise', 'turning left and right'],
  },
  ({ int, pick, level }) => {
    const quarters = int(1, 3);
    if (level(true, false, false)) {
      const others = [1, 2, 3].filter((other) => other !== quarters);
      return {
        stem: pick([
          'What turn does the curved line show?',
          'One arm turned to the other, along the curved line. What turn is that?',
          `${pick(names)} drew a turn. Which turn is it?`,
        ]),
        figure: { kind: 'angle', degrees: 90 * quarters, turn: 90 * int(0, 3) },
        key: turnNames[quarters] ?? '',
        slips: others.map(
          (other) => [turnNames[other] ?? '', other > quarters ? 'This goes further round.' : 'This does not go as far round.'] as const,
        ),
        show: String,
        why: `A quarter turn makes a square corner. Here ${quarters === 1 ? 'is one' : `are ${quarters} of them`}.`,
        steps: ['A quarter turn makes a square corner.', `Count the square corners: ${quarters}.`],
        hints: ['Follow the curved line with your finger.', 'How many square corners fit in it?'],
        drawn: { quarters },
      };
    }
    const start = int(0, 3);
    const second = level(0, 0, int(1, 2));
    const isRight = pick([true, false]);
    const first = level(quarters, pick([1, 2]), pick([1, 2]));
    const all = (isRight ? 1 : -1) * (first + second);
    const at = (steps: number): string => ways[(start + steps + 8) % 4] ?? '';
    const side = isRight ? 'right' : 'left';
    const part = (count: number): string => `${turnNames[count]}${count === 2 ? '' : ` to the ${side}`}`;
    return {
      stem: `The arrow makes ${part(first)}${second > 0 ? ` and then ${second === first ? part(second).replace('a ', 'another ') : part(second)}` : ''}. Where does it point?`,
      figure: { kind: 'compass', points: 4, shown: [0, 2, 4, 6], arrow: start * 2 },
      key: at(all),
      slips: [
        [at(-all), `This turns to the ${isRight ? 'left' : 'right'}.`],
        [at((isRight ? 1 : -1) * first), 'This makes only the first turn.'],
        [at(all + 1), 'This is a quarter turn out.'],
        [at(all + 2), 'This is half a turn out.'],
        [at(0), 'This is where the arrow pointed at first. Now turn it.'],
      ],
      show: String,
      why: `The arrow points ${at(0)} at first. ${second > 0 ? `After the first turn it points ${at((isRight ? 1 : -1) * first)}, in the end` : 'Then it points'} ${at(all)}.`,
      steps: [`At first: ${at(0)}.`, ...(second > 0 ? [`Then: ${at((isRight ? 1 : -1) * first)}.`] : []), `In the end: ${at(all)}.`],
      hints: ['Turn your finger like the arrow.', 'From one letter to the next is a quarter turn.'],
      drawn: { side },
    };
  },
);
