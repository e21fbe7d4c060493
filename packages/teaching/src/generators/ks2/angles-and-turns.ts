import { makeGenerator } from '../make-generator.ts';

const kinds = ['acute', 'right', 'obtuse', 'reflex'] as const;
type KindOfAngle = (typeof kinds)[number];
const kindOf = (degrees: number): KindOfAngle => (degrees < 90 ? 'acute' : degrees === 90 ? 'right' : degrees < 180 ? 'obtuse' : 'reflex');
const meant: Readonly<Record<KindOfAngle, string>> = {
  acute: 'An acute angle is smaller than a right angle.',
  right: 'A right angle is a quarter turn, the corner of a square.',
  obtuse: 'An obtuse angle is larger than a right angle and smaller than a straight line.',
  reflex: 'A reflex angle is larger than a straight line, which is half a turn.',
};

const show = (value: string): string => (value === 'a straight line' ? value : `${/^[ao]/.test(value) ? 'an' : 'a'} ${value} angle`);

export const angleTypes = makeGenerator<string>(
  {
    id: 'maths-angle-types',
    title: 'Acute, right, obtuse and reflex angles',
    keyStage: 'KS2',
    years: [3, 4, 5],
    synonyms: ['types of angles', 'acute', 'obtuse', 'reflex', 'acute and obtuse angles', 'right angles', 'naming angles'],
  },
  ({ int, pick, level }) => {
    const kind = pick(level<readonly KindOfAngle[]>(['acute', 'right', 'obtuse'], kinds, ['acute', 'obtuse', 'reflex']));
    const degrees = {
      acute: int(level(25, 45, 30), level(65, 82, 70)),
      right: 90,
      obtuse: int(level(115, 98, 110), level(155, 170, 155)),
      reflex: int(195, 330),
    }[kind];
    const letter = pick(['a', 'b', 'c', 'd', 'x', 'y']);
    const figure = { kind: 'angle', degrees, turn: int(0, 359), text: letter } as const;
    const hints = [
      'Compare it with the corner of a page, which is a right angle.',
      'Look at the curved line: it shows which angle is meant.',
    ];
    if (level(false, false, true)) {
      // The marked angle, told from the picture by its kind and size.
      const size = Math.round(degrees / 10) * 10;
      if (size === degrees || kindOf(size) !== kind || size % 90 === 0) return undefined;
      return {
        stem: pick([`How large is angle ${letter}?`, `Which size fits angle ${letter}?`, `Estimate angle ${letter}. How large is it?`]),
        figure,
        key: String(size),
        slips: [
          [String(360 - size), 'This is the other angle between the lines. Look at the curved line.'],
          [
            String(size < 180 ? 180 - size : size - 180),
            size < 180
              ? `This is ${size < 90 ? 'obtuse' : 'acute'}. Compare the angle with a right angle.`
              : 'This leaves out the half turn.',
          ],
          [String(size < 180 ? size + 180 : 540 - size), 'This is more than half a turn. Compare the angle with a straight line.'],
          [String(size < 90 ? size + 90 : size - 90), 'This is a right angle too far out.'],
          ['90', 'This is a right angle. The corner of a page shows the difference.'],
        ],
        show: (value) => `about ${value}°`,
        believable: (value) => Number(value) > 0 && Number(value) < 360 && Math.abs(Number(value) - degrees) >= 20,
        why: `${meant[kind]} The angle is ${kind}, about ${size}°.`,
        steps: [`Compare it with 90° and 180°: it is ${kind}.`, `About ${size}° fits.`],
        hints,
        drawn: { kind, asks: 'size' },
      };
    }
    const wrong = level([...kinds.slice(0, 3), 'a straight line'], [...kinds], [...kinds]).filter((other) => other !== kind);
    return {
      stem: pick([
        `What kind of angle is angle ${letter}?`,
        `Which name fits angle ${letter}?`,
        `Look at the curved line. What kind of angle is ${letter}?`,
      ]),
      figure,
      key: kind,
      slips: wrong.map(
        (other) =>
          [
            other,
            other === 'a straight line' ? 'This would have no bend at all.' : `This does not fit. ${meant[other as KindOfAngle]}`,
          ] as const,
      ),
      show,
      why: meant[kind],
      steps: ['Compare the angle with the corner of a square.', meant[kind]],
      hints,
      drawn: { kind, asks: kind === 'reflex' ? 'reflex' : 'kind' },
    };
  },
);

const ways = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const;
type Turn = readonly [said: string, steps: number];
const turned: readonly Turn[] = [
  ['a quarter turn', 2],
  ['a half turn', 4],
  ['a three-quarter turn', 6],
];
const inRightAngles: readonly Turn[] = [
  ['one right angle', 2],
  ['two right angles', 4],
  ['three right angles', 6],
];
const inDegrees = [45, 90, 135, 180, 225, 270].map((degrees): Turn => [`${degrees}°`, degrees / 45]);

export const turns = makeGenerator<number>(
  {
    id: 'maths-turns',
    title: 'Turns and right angles',
    keyStage: 'KS2',
    years: [3, 4, 5],
    synonyms: ['turns', 'quarter turn', 'half turn', 'three-quarter turn', 'clockwise and anticlockwise', 'right angles as turns'],
  },
  ({ int, pick, level }) => {
    const start = level(2 * int(0, 3), 2 * int(0, 3), int(0, 7));
    const [said, size] = pick(level<readonly Turn[]>(turned, pick([turned, inRightAngles]), inDegrees));
    const isClockwise = pick([true, false]);
    const at = (steps: number): number => (start + steps + 16) % 8;
    const key = at(isClockwise ? size : -size);
    const other = isClockwise ? 'anticlockwise' : 'clockwise';
    const way = isClockwise ? 'clockwise' : 'anticlockwise';
    const goes = size === 4 && pick([true, false]) ? '' : ` ${way}`;
    const quarters = size / 2;
    return {
      stem: `The arrow ${level('makes', said.includes('turn') ? 'makes' : 'turns through', 'turns through')} ${said}${goes}. ${pick(['Which way does it point then?', 'Where does it point after that?'])}`,
      figure: { kind: 'compass', points: level(4 as const, 4 as const, 8 as const), shown: [0, 2, 4, 6], arrow: start },
      key,
      slips: [
        [
          at(isClockwise ? -size : size),
          `This turns ${other}. ${isClockwise ? 'Clockwise is the way that the hands of a clock go.' : 'Anticlockwise goes against the hands of a clock.'}`,
        ],
        [at(isClockwise ? size + 2 : -size - 2), 'This turns a right angle too far.'],
        [at(isClockwise ? size - 2 : 2 - size), 'This stops a right angle too early.'],
        [start, 'This is where the arrow pointed at first. Now turn it.'],
        [at(4), 'This makes half a turn.'],
      ],
      show: (place) => ways[place] ?? '',
      why: `The arrow pointed ${ways[start]} at first. ${said.replace(/^./, (first) => first.toUpperCase())}${goes} takes it to ${ways[key]}.`,
      steps: [
        `At first it pointed ${ways[start]}.`,
        Number.isInteger(quarters)
          ? `That is ${quarters === 1 ? 'one right angle' : `${quarters} right angles`}${goes}: ${Array.from({ length: quarters }, (_, step) => ways[at((step + 1) * (isClockwise ? 2 : -2))]).join(', ')}.`
          : `Each step of 45° goes to the next point: ${Array.from({ length: size }, (_, step) => ways[at((step + 1) * (isClockwise ? 1 : -1))]).join(', ')}.`,
      ],
      hints: [
        'Find where the arrow pointed at first.',
        level(
          'A quarter turn is the turn from one letter to the next.',
          'A right angle is the turn from one letter to the next.',
          'From one point to the next is 45°.',
        ),
      ],
      drawn: { size, way },
    };
  },
);
