import type { FigureOf } from '@hedgerow/figures/figure';
import { makeGenerator } from '../make-generator.ts';
import type { Draw } from '../random.ts';

type Place = readonly [x: number, y: number];
type Candidate = { readonly at: Place; readonly slip: string };
type Asked = {
  readonly stem: string;
  readonly plan: Omit<FigureOf<'locus'>, 'kind' | 'points'>;
  /** Points that the rule is about, before those to choose from. */
  readonly given: readonly { readonly at: Place; readonly name: string }[];
  readonly key: Place;
  readonly wrong: readonly Candidate[];
  readonly why: string;
  readonly steps: readonly string[];
  readonly hints: readonly string[];
  readonly drawn: Record<string, string | number>;
};

const [wide, tall] = [16, 10];
const apart = ([x, y]: Place, [a, b]: Place): number => Math.hypot(x - a, y - b);
const inPlan = ([x, y]: Place): boolean => x >= 1 && y >= 1 && x <= wide - 2 && y <= tall - 2;

const anywhere = ({ int }: Draw): Place => [int(1, wide - 2), int(1, tall - 2)];

/** Draws places until one passes. */
const placeThat = (draw: Draw, passes: (at: Place) => boolean): Place | undefined => {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const at = anywhere(draw);
    if (passes(at)) return at;
  }
  return undefined;
};
/** So many places that pass; fewer where there is no room. */
const placesThat = (count: number, draw: Draw, passes: (at: Place) => boolean): readonly Place[] =>
  Array.from({ length: count }, () => placeThat(draw, passes)).filter((at) => at !== undefined);

const withinARope = (draw: Draw): Asked | undefined => {
  const [centre, radius] = [[draw.int(4, 11), draw.int(4, 6)] as const, draw.int(2, 4)];
  const animal = draw.pick(['goat', 'pony', 'donkey']);
  const key = placeThat(draw, (at) => apart(at, centre) > 0.9 && apart(at, centre) <= radius - 0.7);
  const outside = placesThat(3, draw, (at) => apart(at, centre) >= radius + 0.7 && apart(at, centre) <= radius + 4);
  if (key === undefined || outside.length < 3) return undefined;
  return {
    stem: `A ${animal} is tied to post A with a rope of ${radius} m. The broken line is as far as it can go. Which place can it reach?`,
    plan: { wide, tall, circles: [{ around: 0, radius }] },
    given: [{ at: centre, name: 'A' }],
    key,
    wrong: outside.map((at) => ({ at, slip: `This is outside the circle, so it is more than ${radius} m from A.` })),
    why: `Every place inside the circle is less than ${radius} m from A.`,
    steps: [`All places ${radius} m from A make a circle.`, 'The rope reaches what is inside it.'],
    hints: ['What shape do all places at the end of the rope make?', 'Look for the place that is inside that shape.'],
    drawn: { asks: 'rope' },
  };
};

const exactly = (draw: Draw): Asked | undefined => {
  const centre = anywhere(draw);
  const [across, up] = draw.pick([
    [3, 4],
    [4, 3],
    [6, 8],
    [8, 6],
  ] as const);
  const distance = Math.hypot(across, up);
  const from = (x: number, y: number): Place => [centre[0] + draw.pick([x, -x]), centre[1] + draw.pick([y, -y])];
  const along = draw.int(2, distance - 2);
  const aside = draw.int(2, 3);
  const key = from(across, up);
  const wrong: readonly Candidate[] = [
    {
      at: from(along, distance - along),
      slip: `This is ${along} across and ${distance - along} up or down: ${distance} m along the squares, but less in a straight line.`,
    },
    { at: from(distance, aside), slip: `This is ${distance} m across and then ${aside} m up or down as well, so it is further away.` },
    { at: from(aside, distance), slip: `This is ${distance} m up or down and then ${aside} m across as well, so it is further away.` },
    { at: from(across, up - 2), slip: 'This is too near. Square the two steps and add them.' },
  ];
  const believed = wrong.filter(({ at }) => inPlan(at) && apart(at, centre) !== distance);
  if (!inPlan(key) || believed.length < 3) return undefined;
  return {
    stem: `Each square of the grid is 1 m wide. Which point lies on the circle with centre A and radius ${distance} m?`,
    plan: { wide, tall, grid: true },
    given: [{ at: centre, name: 'A' }],
    key,
    wrong: believed,
    why: `From A it is ${across} m across and ${up} m up or down, and $${across}^2 + ${up}^2 = ${across ** 2 + up ** 2} = ${distance}^2$.`,
    steps: [
      'Count from A how far across and how far up or down each point is.',
      `The distance is ${distance} where the squares of the two steps make $${distance}^2 = ${distance ** 2}$.`,
    ],
    hints: ['Distance is measured in a straight line, not along the squares.', 'Use Pythagoras for each point.'],
    drawn: { asks: 'exactly', distance },
  };
};

const besideAWall = (draw: Draw): Asked | undefined => {
  const [from, to]: [Place, Place] = [
    [draw.int(4, 5), 5],
    [draw.int(10, 12), 5],
  ];
  const reach = draw.int(2, 3);
  const far = ([x, y]: Place): number => apart([x, y], [Math.min(Math.max(x, from[0]), to[0]), 5]);
  const key = placeThat(draw, (at) => far(at) <= reach - 0.5 && far(at) >= 1 && at[1] > 5);
  const beyond = placeThat(draw, ([x, y]) => far([x, y]) >= reach + 0.7 && (x < from[0] || x > to[0]) && Math.abs(y - 5) <= reach);
  const above = placesThat(2, draw, ([x, y]) => far([x, y]) >= reach + 0.9 && x >= from[0] && x <= to[0]);
  if (key === undefined || beyond === undefined || above.length < 2) return undefined;
  return {
    stem: `A dog's lead of ${reach} m slides along a straight wall, from end to end. Which place can the dog reach?`,
    plan: { wide, tall, walls: [{ from: [from[0], 5], to: [to[0], 5] }], track: { wall: 0, distance: reach } },
    given: [],
    key,
    wrong: [
      { at: beyond, slip: `This is past the end of the wall, and more than ${reach} m from it.` },
      ...above.map((at) => ({ at, slip: `This is more than ${reach} m from the wall.` })),
    ],
    why: `The places within ${reach} m of the wall lie inside the broken line: straight beside the wall, round at its ends.`,
    steps: [`Beside the wall the edge runs ${reach} m away, on both sides.`, 'Round each end it is half a circle.'],
    hints: ['How far from the wall is each place, the shortest way?', 'Is the place inside the broken line or outside?'],
    drawn: { asks: 'wall' },
  };
};

const nearerAndWithin = (draw: Draw): Asked | undefined => {
  const a: Place = [draw.int(4, 6), draw.int(4, 6)];
  const b: Place = [a[0] + draw.int(4, 6), a[1] + draw.int(-2, 2)];
  const radius = draw.int(3, 5);
  if (!inPlan(b) || radius < apart(a, b) / 2 + 0.7) return undefined;
  const thing = draw.pick(['A tree is planted', 'A bench is put', 'A litter bin is put', 'A lamp post is put', 'A statue is put']);
  const nearer = (at: Place): number => apart(at, b) - apart(at, a);
  const place = (passes: (at: Place) => boolean): Place | undefined =>
    placeThat(
      draw,
      (at) => Math.abs(nearer(at)) >= 0.9 && Math.abs(apart(at, a) - radius) >= 0.6 && apart(at, a) > 1 && apart(at, b) > 1 && passes(at),
    );
  const key = place((at) => nearer(at) > 0 && apart(at, a) < radius);
  const tooFar = place((at) => nearer(at) > 0 && apart(at, a) > radius);
  const otherSide = place((at) => nearer(at) < 0 && apart(at, a) < radius);
  const neither = place((at) => nearer(at) < 0 && apart(at, a) > radius);
  if (key === undefined || tooFar === undefined || otherSide === undefined || neither === undefined) return undefined;
  return {
    stem: `${thing} less than ${radius} m from A and nearer to A than to B. Where may it stand?`,
    plan: { wide, tall, circles: [{ around: 0, radius }], bisector: [0, 1] },
    given: [
      { at: a, name: 'A' },
      { at: b, name: 'B' },
    ],
    key,
    wrong: [
      { at: tooFar, slip: `This is nearer to A than to B, but outside the circle: more than ${radius} m from A.` },
      { at: otherSide, slip: `This is within ${radius} m of A, but beyond the bisector: it is nearer to B.` },
      { at: neither, slip: 'This keeps neither rule.' },
    ],
    why: `It is inside the circle, so less than ${radius} m from A, and on A's side of the perpendicular bisector, so nearer to A.`,
    steps: [
      `Less than ${radius} m from A: inside the circle.`,
      "Nearer to A than to B: on A's side of the perpendicular bisector.",
      'The place must keep both rules.',
    ],
    hints: ['Each rule has its own line. Which side of each is right?', 'Cross out what is outside the circle first.'],
    drawn: { asks: 'region', radius },
  };
};

export const loci = makeGenerator<string>(
  {
    id: 'maths-loci',
    title: 'Loci and regions',
    keyStage: 'KS3',
    years: [8, 9, 10, 11],
    synonyms: ['loci', 'locus', 'regions', 'loci and regions', 'points at a distance', 'nearer to a than b'],
  },
  (draw) => {
    const asked = draw.pick(draw.level([withinARope], [besideAWall, withinARope, exactly], [nearerAndWithin, nearerAndWithin, exactly]))(
      draw,
    );
    if (asked === undefined) return undefined;
    const wrong = asked.wrong.slice(0, 3);
    const places = draw.some([asked.key, ...wrong.map(({ at }) => at)], 4);
    if (
      places.some((at, index) => [...places.slice(index + 1), ...asked.given.map((one) => one.at)].some((other) => apart(at, other) < 1.5))
    )
      return undefined;
    const letters = ['P', 'Q', 'R', 'S'];
    const letterOf = (at: Place): string => letters[places.indexOf(at)] ?? '';
    return {
      stem: asked.stem,
      figure: {
        kind: 'locus',
        ...asked.plan,
        points: [...asked.given, ...places.map((at) => ({ at, name: letterOf(at) }))].map(({ at: [x, y], name }) => ({ at: [x, y], name })),
      },
      key: letterOf(asked.key),
      slips: wrong.map(({ at, slip }) => [letterOf(at), slip] as const),
      show: (letter) => letter,
      keyStandsInFigure: true,
      why: asked.why,
      steps: asked.steps,
      hints: asked.hints,
      drawn: asked.drawn,
    };
  },
);
