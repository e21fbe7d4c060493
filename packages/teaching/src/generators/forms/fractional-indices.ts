import type { Draw } from '../random.ts';
import { fractionTex, q, type Rational } from '../rational.ts';
import { fraction, maths } from '../written.ts';
import { form, type FormsOf, wentWrong } from './form.ts';

const oneOver = (tex: string): string => String.raw`\frac{1}{${tex}}`;

type Root = {
  readonly n: number;
  readonly root: 2 | 3;
  readonly top: number;
  readonly negative: boolean;
  readonly base: number;
  readonly value: Rational;
};

const fractional = ({ int, pick, level }: Draw): Root | undefined => {
  const root = pick([2, 3] as const);
  const base = root === 2 ? int(2, 12) : int(2, 5);
  const top = level(1, 1, pick([2, 3]));
  const negative = level(true, pick([true, false]), pick([true, false]));
  const whole = base ** top;
  if (whole > 400 || top === root || (root === 2 && top === 2)) return undefined;
  return { n: base ** root, root, top, negative, base, value: negative ? q(1, whole) : q(whole) };
};

const indexTex = (negative: boolean, top: number, root: number): string => String.raw`${negative ? '-' : ''}\frac{${top}}{${root}}`;

const whichIndex = form<readonly [negative: boolean, top: number, root: number]>('which index', (draw) => {
  const given = fractional(draw);
  if (given === undefined) return undefined;
  const { n, root, top, negative, base, value } = given;
  const other = root === 2 ? 3 : 2;
  return {
    stem: `${maths(`${n}`)} to which power is ${maths(fractionTex(value))}?`,
    key: [negative, top, root],
    slips: [
      [[!negative, top, root], negative ? 'This leaves out the minus: one over means a negative power.' : 'This would be one over it.'],
      [
        [negative, root, top === 1 ? 1 : top * root],
        top === 1 ? 'This raises to a power. A root is wanted.' : 'This has the top and the bottom of the power in the wrong places.',
      ],
      [
        [negative, top, other],
        `This is the ${other === 2 ? 'square' : 'cube'} root. It is the ${root === 2 ? 'square' : 'cube'} root that makes ${base}.`,
      ],
      [[!negative, top, other], 'This has both the sign and the root wrong.'],
    ],
    show: ([minus, over, under]) => maths(under === 1 ? `${minus ? '-' : ''}${over}` : indexTex(minus, over, under)),
    why: `The ${root === 2 ? 'square' : 'cube'} root of ${n} is ${base}${top > 1 ? `, and ${base} to the power ${top} is ${base ** top}` : ''}${negative ? '; the minus sign means one over it' : ''}.`,
    steps: [
      maths(root === 2 ? String.raw`\sqrt{${n}} = ${base}` : String.raw`\sqrt[3]{${n}} = ${base}`),
      ...(top > 1 ? [maths(`${base}^{${top}} = ${base ** top}`)] : []),
      ...(negative ? ['One over it: the power is negative.'] : ['It is not one over anything: the power is positive.']),
    ],
    hints: [
      'Is the result larger or smaller than 1? What does that say about the sign?',
      `How is ${base} made from ${n}?`,
      'The bottom of a fractional power is a root.',
    ],
    drawn: { n, value: value.n === 1n && value.d !== 1n ? 1 / Number(value.d) : Number(value.n) },
  };
});

const wrongPower = wentWrong('wrong power', (draw) => {
  const given = fractional(draw);
  if (given === undefined || (!given.negative && given.n > 64)) return undefined;
  const { n, root, top, negative, base, value } = given;
  const tex = `${n}^{${indexTex(negative, top, root)}}`;
  const whole = base ** top;
  const byTimes = q(n * top, root);
  const name = root === 2 ? 'square' : 'cube';
  return {
    claim: (text, person) => `${person} says that ${maths(tex)} is ${text}.`,
    right: fraction(value),
    mistakes: [
      negative
        ? [fraction(q(-whole)), 'The minus was put before the answer.', 'A negative power means one over, and not a negative number.']
        : [fraction(q(1, whole)), 'It was taken as a negative power.', 'Without a minus there is no one over.'],
      [
        fraction(q((negative ? -1 : 1) * Number(byTimes.n), Number(byTimes.d))),
        'The number was multiplied by the power.',
        `The bottom of the power means the ${name} root.`,
      ],
      [
        fraction(negative ? q(1, n) : q(n ** 2)),
        negative ? 'The root was left out.' : 'It was squared, and no root was taken.',
        `The ${root} at the bottom of the power means the ${name} root.`,
      ],
      negative
        ? [fraction(q(whole)), 'The minus of the power was left out.', 'The minus sign means one over.']
        : [fraction(q(-whole)), 'A minus was put before the answer.', 'Nothing here is negative.'],
    ],
    steps: [
      maths(root === 2 ? String.raw`\sqrt{${n}} = ${base}` : String.raw`\sqrt[3]{${n}} = ${base}`),
      ...(top > 1 ? [maths(`${base}^{${top}} = ${whole}`)] : []),
      `So the value is ${fraction(value)}.`,
    ],
    hints: ['Work it out yourself first.', 'The bottom of the power is a root, the top a power.', 'What does a minus in the power do?'],
    drawn: { n, root, top, minus: negative ? 1 : 0 },
  };
});

const sameValue = form<readonly [tex: string, value: number]>('written without', (draw) => {
  const given = fractional(draw);
  if (given === undefined) return undefined;
  const { n, root, top, negative, base } = given;
  const radical = root === 2 ? String.raw`\sqrt{${n}}` : String.raw`\sqrt[3]{${n}}`;
  const withTop = top === 1 ? radical : `(${radical})^{${top}}`;
  const other = root === 2 ? String.raw`\sqrt[3]{${n}}` : String.raw`\sqrt{${n}}`;
  const whole = base ** top;
  return {
    stem: `Which of these is ${maths(`${n}^{${indexTex(negative, top, root)}}`)}, written with a root?`,
    key: [negative ? oneOver(withTop) : withTop, 0],
    slips: [
      [
        [negative ? withTop : oneOver(withTop), 1],
        negative ? 'This leaves out what the minus means: one over.' : 'This is one over it. That is for a negative power.',
      ],
      [[negative ? `-${withTop}` : `-${oneOver(withTop)}`, 2], 'This puts a minus before it. A power does not do that.'],
      [
        [negative ? oneOver(top === 1 ? other : `(${other})^{${top}}`) : top === 1 ? other : `(${other})^{${top}}`, 3],
        `This takes the wrong root. The bottom of the power is ${root}.`,
      ],
    ],
    show: ([tex]) => maths(tex),
    sameAs: ([tex]) => tex,
    why: `The bottom of the power, ${root}, is the ${root === 2 ? 'square' : 'cube'} root${top > 1 ? `, the top, ${top}, the power` : ''}${negative ? ', and the minus means one over' : ''}. Its value is ${negative ? `1 over ${whole}` : whole}.`,
    steps: [
      `The bottom is ${root}: take the ${root === 2 ? 'square' : 'cube'} root.`,
      ...(top > 1 ? [`The top is ${top}: raise it to that power.`] : []),
      negative ? 'The minus sign: one over all of it.' : 'There is no minus: no one over.',
    ],
    hints: [
      'What does the bottom of a fractional power mean?',
      'What does the sign of the power mean?',
      'A power makes no number negative.',
    ],
    drawn: { n, root, top, minus: negative ? 1 : 0 },
  };
});

export const fractionalIndexForms: FormsOf = {
  'maths-negative-fractional-indices': [whichIndex, wrongPower, sameValue],
};
