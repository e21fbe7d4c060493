import type { Generator, KindOfDraw } from '../generator.ts';
import { sought, soughtFrom } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { mul, q } from '../rational.ts';
import type { Rational } from '../rational.ts';
import { calculation, inProportion, inTable, mistaken, rearranged, worked } from './law-forms.ts';
import type { Asked, Law, Quantity, Three } from './law-forms.ts';

export type { Quantity } from './law-forms.ts';

/** What else pupils call a quantity. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ['potential difference', String.raw`potential difference|voltage|p\.?d\.?`],
  ['number of moles', 'number of moles|moles|amount of substance'],
  ['relative formula mass', String.raw`relative formula mass|molar mass|m_?r|rfm`],
  ['gravitational field strength', 'gravitational field strength|field strength|gravity'],
  ['change in velocity', 'change in velocity|velocity change'],
  ['energy transferred', 'energy transferred|energy'],
  ['wave speed', '(?:wave )?speed'],
  ['distance from the pivot', '(?:perpendicular )?distance(?: from the pivot)?'],
  ['resultant force', '(?:resultant )?force'],
  ['volume of gas', 'volume(?: of gas)?'],
]);

/** "Finding the mass" of a law draws questions on that; of "density" alone all three are drawn. */
const kindsOfLaw = (title: string, quantities: readonly Quantity[]): readonly KindOfDraw[] => {
  const inTitle = quantities.filter(({ name }) => title.toLowerCase().includes(name));
  return quantities.map((quantity) => {
    const { name } = quantity;
    const isTitle = inTitle.length === 1 && inTitle[0] === quantity;
    const stem =
      name === 'time' ? /How long does that take|(?:What is|alculate|ind) the time/ : new RegExp(`(?:What is|alculate|ind) the ${name}\\b`);
    return (isTitle ? soughtFrom : sought)(otherNames.get(name) ?? name, stem);
  });
};

/** A generator for a law that says "product = left × right": asks for one of the three from the other two. */
export const threeQuantities = ({ product, left, right, scene: scenes, lefts, rights, picture, ...about }: Law): Generator =>
  makeGenerator<string>(
    {
      keyStage: 'KS4',
      years: about.keyStage === 'KS3' ? [7, 8, 9] : [10, 11],
      kinds: kindsOfLaw(about.title, [product, left, right]),
      ...about,
    },
    (draw) => {
      const { int, pick, level } = draw;
      const law: Three = { product, left, right };
      const [a, b] = [pick(level(...lefts)), pick(level(...rights))];
      const c = mul(a, b);
      const form = pick(['value', 'value', 'value', 'value', 'value', 'calculation', 'mistake', 'formula', 'ratio', 'table'] as const);
      // Beginners find the product, and only see the formula turned round.
      const any = pick(['product', 'left', 'right'] as const);
      const asks =
        form === 'value' ? level('product', any, pick(['left', 'right'] as const)) : level(form === 'formula' ? any : 'product', any, any);
      const scene = pick([scenes].flat());
      const [wanted, key, one, two] = {
        product: [product, c, { quantity: left, value: a }, { quantity: right, value: b }] as const,
        left: [left, a, { quantity: product, value: c }, { quantity: right, value: b }] as const,
        right: [right, b, { quantity: product, value: c }, { quantity: left, value: a }] as const,
      }[asks];
      const asked: Asked = { asks, wanted, key, one, two, scene };
      switch (form) {
        case 'value':
          // Units are changed never, sometimes, and most of the time.
          return worked(asked, law, int(1, 3) <= level(0, 1, 2), picture);
        case 'calculation':
          return calculation(asked, law, picture);
        case 'mistake':
          return mistaken(asked, law, draw);
        case 'formula':
          return rearranged(asked, law);
        case 'ratio':
          return inProportion(asked, law, draw);
        case 'table':
          // Where a picture belongs to the law, it is the picture that is read.
          return picture === undefined ? inTable(asked, law, draw, { lefts, rights }) : calculation(asked, law, picture);
      }
    },
  );

export const amounts = (from: number, to: number, step = 1, scale = 1): readonly Rational[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => q(from + index * step, scale));
