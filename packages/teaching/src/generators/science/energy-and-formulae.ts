import { makeGenerator } from '../make-generator.ts';
import { div, mul, q, toNumber } from '../rational.ts';
import type { Rational } from '../rational.ts';
import { inUnit, maths, plain } from '../written.ts';
import { bracketed, middling, simple } from './compounds.ts';

export const kineticEnergy = makeGenerator(
  {
    id: 'physics-kinetic-energy',
    title: 'Kinetic energy',
    subject: 'physics',
    keyStage: 'KS4',
    years: [9, 10, 11],
    synonyms: ['kinetic energy', 'energy of motion', 'half mv squared', 'energy stores'],
  },
  ({ int, pick, level }) => {
    const mass = level(q(2 * int(1, 20)), q(50 * int(12, 40)), q(int(2, 90), 10));
    const speed = level(int(2, 12), 2 * int(3, 15), int(5, 40));
    const key = div(mul(mass, speed * speed), 2);
    const mover = level('A trolley', pick(['A car', 'A van']), 'A ball');
    return {
      stem: `${mover} with a mass of ${plain(mass)} kg moves at ${speed} m/s. What is its kinetic energy?`,
      key,
      slips: [
        [mul(key, 2), 'This leaves out the half.'],
        [div(mul(mass, speed), 2), 'This does not square the speed.'],
        [mul(mass, speed), 'This is the momentum, in other units.'],
        [div(mul(mul(mass, mass), speed), 2), 'This squares the mass instead of the speed.'],
      ],
      show: inUnit('J'),
      why: `The kinetic energy is ${maths(String.raw`\frac{1}{2} m v^2`)}, and half of ${plain(mass)} times ${plain(speed * speed)} is ${plain(key)}.`,
      steps: [
        `Square the speed: ${speed} × ${speed} = ${plain(speed * speed)}`,
        `Multiply by the mass: ${plain(mass)} × ${plain(speed * speed)} = ${plain(mul(key, 2))}`,
        `Halve it: ${plain(key)} J`,
      ],
      hints: [`Which formula gives the kinetic energy?`, 'Square the speed first. Do not forget the half.'],
      drawn: { mass: toNumber(mass), speed },
    };
  },
);

const masses = { H: 1, C: 12, N: 14, O: 16, Na: 23, Mg: 24, Al: 27, S: 32, Cl: 35.5, K: 39, Ca: 40, Fe: 56, Cu: 63.5 } as const;
type Element = keyof typeof masses;
type Part = readonly [element: Element, count: number];

const partsOf = (atoms: string): readonly Part[] =>
  Array.from(atoms.matchAll(/([A-Z][a-z]?)(\d+)/g), ([, element, count]) => [element as Element, Number(count)]);
const massOf = (element: Element): Rational => q(masses[element] * 2, 2);
const total = (parts: readonly Part[], count: (part: Part, index: number) => number): Rational =>
  parts.reduce((sum, part, index) => q(Math.round(2 * (toNumber(sum) + masses[part[0]] * count(part, index))), 2), q(0));

export const relativeFormulaMass = makeGenerator(
  {
    id: 'chemistry-relative-formula-mass',
    title: 'Relative formula mass',
    subject: 'chemistry',
    keyStage: 'KS4',
    years: [9, 10, 11],
    synonyms: ['relative formula mass', 'mr', 'formula mass', 'molecular mass', 'relative atomic mass'],
  },
  ({ int, pick, some, level }) => {
    const [name, formula, atoms] = pick(level(simple, middling, bracketed));
    const parts = partsOf(atoms);
    const last = parts.length - 1;
    const shuffled = some(parts, parts.length);
    const given = shuffled.map(([element]) => `${element} = ${plain(massOf(element))}`).join(', ');
    return {
      stem: `The formula of ${name} is ${maths(String.raw`\mathrm{${formula}}`)}. What is its relative formula mass? (Relative atomic masses: ${given})`,
      key: total(parts, ([, count]) => count),
      slips: [
        [total(parts, () => 1), 'This counts each element only once. The small numbers say how many atoms there are.'],
        [total(parts, ([, count], index) => (index === last ? 1 : count)), `This counts only one atom of ${parts[last]?.[0]}.`],
        [total(parts, ([, count], index) => (index === 0 ? count + 1 : count)), `This counts one atom of ${parts[0]?.[0]} too many.`],
        [
          total(parts, ([, count], index) => (index === last ? count + int(1, 2) : count)),
          `This counts too many atoms of ${parts[last]?.[0]}.`,
        ],
        [q(parts.reduce((sum, [, count]) => sum + count, 0)), 'This is the number of atoms.'],
      ],
      show: plain,
      why: `Add the relative atomic masses of all the atoms: ${parts.map(([element, count]) => `${count} × ${plain(massOf(element))}`).join(' + ')} = ${plain(total(parts, ([, count]) => count))}.`,
      steps: [
        ...parts.map(([element, count]) => `${element}: ${count} × ${plain(massOf(element))} = ${plain(mul(massOf(element), count))}`),
        `Add them: ${plain(total(parts, ([, count]) => count))}`,
      ],
      hints: [
        'How many atoms of each element are in the formula?',
        'A small number after a bracket multiplies everything inside the bracket.',
      ],
      drawn: { formula },
    };
  },
);
