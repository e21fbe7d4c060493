import type { Draw } from '../random.ts';
import { div, fractionTex, mul, q, type Rational, toNumber } from '../rational.ts';
import { inUnit, maths, plain } from '../written.ts';
import { similarPair } from '../illustrations.ts';
import { form, type FormsOf, wentWrong } from './form.ts';

const units = ['', 'cm', 'cm²', 'cm³'] as const;
const whats = ['', 'length', 'area', 'volume'] as const;
type Power = 1 | 2 | 3;

/** Lengths, areas or volumes at the levels at which the generator itself has them. */
const powerOf = ({ pick, level }: Draw): Power => level<Power>(1, pick([1, 2] as const), pick([2, 3] as const));

const short = (x: Rational): boolean => [1n, 2n, 4n, 5n, 8n].includes(x.d);

const backToSmall = form<Rational>('to the smaller', (draw) => {
  const power = powerOf(draw);
  const factor = draw.pick([q(2), q(3), q(3, 2), q(4), q(5, 2), ...draw.level([], [q(4, 3)], [q(5, 3), q(4, 3)])]);
  const [n, d] = [Number(factor.n), Number(factor.d)];
  const small = d * draw.int(2, 6);
  const key = q(draw.int(2, 9) * (power === 3 ? 2 : 1));
  const by = (p: number): Rational => q(n ** p, d ** p);
  const large = mul(small, factor);
  const given = mul(key, by(power));
  if (given.d !== 1n || toNumber(given) > 2000 || toNumber(key) === small) return undefined;
  const unit = units[power];
  return {
    stem:
      power === 1
        ? `Two triangles are similar. A side of ${small} cm in the smaller one matches a side of ${plain(large)} cm in the larger one. Another side of the larger one is ${plain(given)} cm. How long is the matching side of the smaller one?`
        : `Two similar ${power === 3 ? 'jugs' : 'posters'} have heights of ${small} cm and ${plain(large)} cm. The larger one has ${power === 3 ? 'a volume' : 'an area'} of ${plain(given)} ${unit}. What is the ${whats[power]} of the smaller one?`,
    illustration:
      power === 3
        ? undefined
        : similarPair(power === 1 ? 'triangle' : 'rectangle', small, toNumber(large), [
            [`${small} cm`, '?'],
            [`${plain(large)} cm`, `${plain(given)} ${unit}`],
          ]),
    key,
    slips: [
      [mul(given, by(power)), 'This multiplies. The smaller one has less, so divide by the scale factor.'],
      [
        q(Math.max(0, toNumber(given) - (toNumber(large) - small))),
        'This subtracts the difference of the lengths. Divide by the scale factor.',
      ],
      ...(power > 1
        ? [
            [
              div(given, by(1)),
              `This divides by the scale factor of the lengths. For ${power === 2 ? 'areas it is squared' : 'volumes it is cubed'}.`,
            ] as const,
            [div(given, by(power === 2 ? 3 : 2)), `This uses the factor for ${power === 2 ? 'volumes' : 'areas'}.`] as const,
          ]
        : []),
      [div(given, 2), 'This halves. Find the scale factor from the two lengths that match.'],
      [mul(key, 2), 'This is twice too much.'],
    ],
    show: inUnit(unit),
    believable: (x) => x.n > 0n && short(x),
    why: `The scale factor of lengths is ${maths(String.raw`\frac{${plain(large)}}{${small}} = ${fractionTex(factor)}`)}${power > 1 ? `, that of ${whats[power]}s its ${power === 2 ? 'square' : 'cube'}` : ''}. To get to the smaller shape, divide by it.`,
    steps: [
      `Scale factor of lengths: ${maths(fractionTex(factor))}`,
      ...(power > 1 ? [`Scale factor of ${whats[power]}s: ${maths(fractionTex(by(power)))}`] : []),
      `${plain(given)} divided by it is ${plain(key)}.`,
    ],
    hints: [
      'What is the scale factor of the lengths?',
      power === 1 ? 'Which of the two shapes is sought?' : `What is the scale factor of the ${whats[power]}s?`,
      'From large to small you divide.',
    ],
    drawn: { small, large: toNumber(large), given: toNumber(given), power },
  };
});

const fromAreas = form<number>('scale factor', (draw) => {
  const power = powerOf(draw);
  const factor = draw.int(2, power === 3 ? 5 : 9);
  const value = draw.int(2, 12);
  const large = value * factor ** power;
  if (large > 2000 || value === factor) return undefined;
  const unit = units[power];
  return {
    stem:
      power === 1
        ? `Two similar flags have a matching side of ${value} cm and ${plain(large)} cm. What is the scale factor of the lengths, from the smaller to the larger one?`
        : `Of two similar ${power === 3 ? 'boxes' : 'leaflets'}, the ${whats[power]} of the smaller one is ${value} ${unit} and the ${whats[power]} of the larger one ${plain(large)} ${unit}. What is the scale factor of the lengths?`,
    illustration:
      power === 3
        ? undefined
        : similarPair(power === 1 ? 'triangle' : 'rectangle', 1, factor, [[`${value} ${unit}`], [`${plain(large)} ${unit}`]]),
    key: factor,
    slips: [
      ...(power > 1
        ? [
            [
              factor ** power,
              `This is the scale factor of the ${whats[power]}s. Take its ${power === 2 ? 'square' : 'cube'} root.`,
            ] as const,
          ]
        : []),
      [large - value, 'This is the difference. Compare by dividing.'],
      ...(power === 3 ? [[factor ** 2, 'This is the scale factor of areas.'] as const] : []),
      [factor * 2, 'This doubles. Check by multiplying back.'],
      [factor + 1, 'This is one too many. Check by multiplying back.'],
      [factor * factor, 'This squares. Sides grow by the scale factor itself.'],
    ],
    show: plain,
    why: `${plain(large)} ÷ ${value} = ${plain(factor ** power)}${power === 1 ? ', and all sides grow by the same factor' : `, and its ${power === 2 ? 'square' : 'cube'} root is ${factor}`}.`,
    steps: [
      `${plain(large)} ÷ ${value} = ${plain(factor ** power)}`,
      ...(power > 1
        ? [`The ${power === 2 ? 'square' : 'cube'} root of ${plain(factor ** power)} is ${factor}.`]
        : ['All sides of similar shapes grow by the same factor.']),
    ],
    hints: [
      `How many times as much is the larger ${whats[power]}?`,
      power === 1 ? 'Do all sides grow by the same factor?' : `By how much do the ${whats[power]}s grow when the lengths are doubled?`,
      power === 1 ? 'Yes: that is what similar means.' : 'Undo that.',
    ],
    drawn: { value, large, power },
    keyStandsInStem: true,
  };
});

const wrongFactor = wentWrong('wrong factor', (draw) => {
  const power = powerOf(draw);
  const factor = draw.int(2, 5);
  const [small, value] = [draw.int(3, 9), draw.int(4, 12)];
  const large = small * factor;
  if (value === small || factor === 2) return undefined;
  const unit = units[power];
  const show = (x: number): string => `${plain(x)} ${unit}`;
  const other: Power = power === 2 ? 3 : 2;
  return {
    claim: (text, name) =>
      power === 1
        ? `Two triangles are similar. A side of ${small} cm matches one of ${large} cm, and another side of the smaller one is ${value} cm. ${name} says that the matching side is ${text} long.`
        : `Two similar ${power === 3 ? 'vases' : 'shapes'} are ${small} cm and ${large} cm high. The ${whats[power]} of the smaller one is ${value} ${unit}. ${name} says that the ${whats[power]} of the larger one is ${text}.`,
    illustration:
      power === 3
        ? undefined
        : similarPair(power === 1 ? 'triangle' : 'rectangle', small, large, [
            [`${small} cm`, show(value)],
            [`${large} cm`, '?'],
          ]),
    right: show(value * factor ** power),
    mistakes:
      power === 1
        ? [
            [show(value + large - small), 'The difference of the lengths was added.', `All sides are multiplied by ${factor}.`],
            [show(value * factor * factor), 'The scale factor was squared.', 'Lengths grow by the scale factor itself.'],
            [show(2 * value), 'The side was only doubled.', `The scale factor is ${large} ÷ ${small} = ${factor}.`],
            [show(value + large), 'The longer side was added.', `All sides are multiplied by ${factor}.`],
          ]
        : [
            [
              show(value * factor),
              'The scale factor of lengths was used.',
              `For ${whats[power]}s it is ${power === 2 ? 'squared' : 'cubed'}.`,
            ],
            [
              show(value * factor ** other),
              `The scale factor of ${whats[other]}s was used.`,
              `For ${whats[power]}s it is ${power === 2 ? 'squared' : 'cubed'}.`,
            ],
            [show(value + large - small), 'The difference of the heights was added.', 'Similar shapes grow by multiplying.'],
            [
              show(value * factor * power),
              `The scale factor was multiplied by ${power}.`,
              `It is ${power === 2 ? 'squared' : 'cubed'}: ${factor}${power === 2 ? '²' : '³'} = ${factor ** power}.`,
            ],
          ],
    steps: [
      `Scale factor of lengths: ${large} ÷ ${small} = ${factor}`,
      `${value} × ${factor ** power} = ${plain(value * factor ** power)}`,
    ],
    hints: [
      'What is the scale factor of the lengths?',
      power === 1 ? 'What happens to each side?' : `What is the scale factor of the ${whats[power]}s?`,
      'Try each of the mistakes.',
    ],
    drawn: { small, large, value, power },
  };
});

const shadow = form<Rational>('shadow', (draw) => {
  const power = powerOf(draw);
  if (power !== 1) return undefined;
  const [post, along] = [draw.pick([q(1), q(3, 2), q(2), q(5, 2)]), draw.pick([2, 3, 4, 5])];
  const times = draw.int(3, draw.level(6, 9, 12));
  const [thing, name] = draw.pick([
    ['A tree', 'tree'],
    ['A flagpole', 'flagpole'],
    ['A lamp post', 'lamp post'],
  ] as const);
  const key = mul(post, times);
  if (toNumber(post) === along) return undefined;
  return {
    stem: `A stick ${plain(post)} m high has a shadow ${along} m long. At the same time ${thing.toLowerCase()} has a shadow ${along * times} m long. The two triangles are similar: how high is the ${name}, the matching side?`,
    key,
    slips: [
      [q(along * times * 2 - along * 2 + Number(post.n), 2), 'This adds the difference of the shadows. Multiply by the scale factor.'],
      [mul(div(q(along), post), along * times), 'This has height and shadow the wrong way round.'],
      [q(times), 'This is the scale factor.'],
      [mul(key, 2), 'This is twice too much.'],
      [q(along * times), 'This is the length of the shadow.'],
    ],
    show: inUnit('m'),
    believable: (x) => x.n > 0n && short(x),
    why: `The shadow is ${times} times as long, so the height is ${times} times as great.`,
    steps: [`Scale factor: ${along * times} ÷ ${along} = ${times}`, `${times} × ${plain(post)} = ${plain(key)}`],
    hints: [
      'Which side of one triangle matches which of the other?',
      'How many times as long is the second shadow?',
      'Multiply the height by the same number.',
    ],
    drawn: { post: toNumber(post), along, longer: along * times, power },
  };
});

export const similarShapeForms: FormsOf = {
  'maths-similar-shapes': [backToSmall, fromAreas, wrongFactor, shadow],
};
