import { q } from '../rational.ts';
import { amounts, threeQuantities } from './three-quantities.ts';
import type { Quantity } from './three-quantities.ts';

const quantity = (name: string, symbol: string, unit: string, given: string, also?: Quantity['also']): Quantity => ({
  name,
  symbol,
  unit,
  given,
  ...(also === undefined ? {} : { also }),
});

export const moments = threeQuantities({
  id: 'physics-moments',
  title: 'Moments',
  subject: 'physics',
  keyStage: 'KS3',
  synonyms: ['moments', 'turning forces', 'moment of a force', 'levers', 'newton metres'],
  scene: 'A beam turns about a pivot.',
  product: quantity('moment', 'M', 'N m', 'The moment of the force is #.'),
  left: quantity('force', 'F', 'N', 'A force of # pushes it down.'),
  right: quantity('distance from the pivot', 'd', 'm', 'The force acts # from the pivot.', { unit: 'cm', perUnit: q(100) }),
  lefts: [amounts(10, 90, 10), amounts(20, 200, 20), amounts(15, 240, 15)],
  rights: [amounts(2, 5), amounts(2, 9, 1, 10), amounts(15, 95, 5, 100)],
  picture: (newtons, distance) => ({ kind: 'seesaw', left: { newtons, metres: 2.5, distance } }),
});
export const weight = threeQuantities({
  id: 'physics-weight',
  title: 'Weight and mass',
  subject: 'physics',
  keyStage: 'KS3',
  synonyms: ['weight', 'mass and weight', 'gravity', 'gravitational field strength', 'w = mg'],
  scene: 'A lander stands on a planet or a moon.',
  product: quantity('weight', 'W', 'N', 'Its weight is #.'),
  left: quantity('mass', 'm', 'kg', 'Its mass is #.'),
  right: quantity('gravitational field strength', 'g', 'N/kg', 'The gravitational field strength is #.'),
  lefts: [amounts(5, 60, 5), amounts(20, 400, 20), amounts(35, 980, 35)],
  rights: [
    amounts(10, 10).concat(amounts(2, 4)),
    amounts(16, 36, 10, 10).concat(amounts(98, 98, 1, 10)),
    amounts(16, 36, 20, 10).concat(amounts(98, 98, 1, 10)),
  ],
});
export const workDone = threeQuantities({
  id: 'physics-work-done',
  title: 'Work done',
  subject: 'physics',
  synonyms: ['work done', 'work', 'force and distance', 'joules', 'energy transferred by a force'],
  scene: 'A box is pushed along a level floor.',
  product: quantity('work done', 'W', 'J', 'The work done is #.', { unit: 'kJ', perUnit: q(1, 1000) }),
  left: quantity('force', 'F', 'N', 'The force along the floor is #.'),
  right: quantity('distance', 's', 'm', 'It moves #.'),
  lefts: [amounts(5, 60, 5), amounts(20, 300, 20), amounts(35, 450, 5)],
  rights: [amounts(2, 9), amounts(15, 95, 5, 10), amounts(12, 98, 2, 10)],
});
export const charge = threeQuantities({
  id: 'physics-charge-flow',
  title: 'Charge, current and time',
  subject: 'physics',
  synonyms: ['charge flow', 'charge', 'coulombs', 'current and charge', 'q = it'],
  scene: 'A torch is switched on.',
  product: quantity('charge', 'Q', 'C', 'The charge that flows is #.'),
  left: quantity('current', 'I', 'A', 'The current is #.', { unit: 'mA', perUnit: q(1000) }),
  right: quantity('time', 't', 's', 'It is on for #.', { unit: 'minutes', perUnit: q(1, 60) }),
  lefts: [amounts(2, 9), amounts(2, 24, 2, 10), amounts(5, 95, 5, 100)],
  rights: [amounts(5, 50, 5), amounts(20, 300, 20), amounts(60, 900, 60)],
});
export const electricalPower = threeQuantities({
  id: 'physics-electrical-power',
  title: 'Electrical power',
  subject: 'physics',
  synonyms: ['electrical power', 'p = iv', 'power current and potential difference', 'watts', 'domestic electricity'],
  scene: 'A heater is plugged in.',
  product: quantity('power', 'P', 'W', 'Its power is #.', { unit: 'kW', perUnit: q(1, 1000) }),
  left: quantity('current', 'I', 'A', 'The current through it is #.'),
  right: quantity('potential difference', 'V', 'V', 'The potential difference across it is #.'),
  lefts: [amounts(2, 9), amounts(5, 45, 5, 10), amounts(15, 125, 5, 10)],
  rights: [amounts(6, 24, 6), amounts(12, 120, 12), amounts(230, 230).concat(amounts(110, 120, 10))],
});
export const acceleration = threeQuantities({
  id: 'physics-acceleration',
  title: 'Acceleration',
  subject: 'physics',
  synonyms: ['acceleration', 'change in velocity', 'speeding up', 'm/s2', 'velocity and time'],
  scene: 'A train speeds up on a straight track.',
  product: quantity('change in velocity', String.raw`\Delta v`, 'm/s', 'Its velocity grows by #.'),
  left: quantity('acceleration', 'a', 'm/s²', 'Its acceleration is #.'),
  right: quantity('time', 't', 's', 'It takes #.'),
  lefts: [amounts(2, 9), amounts(2, 24, 2, 10), amounts(5, 95, 5, 100)],
  rights: [amounts(3, 12), amounts(5, 40, 5), amounts(12, 96, 4)],
});
export const concentration = threeQuantities({
  id: 'chemistry-concentration',
  title: 'Concentration of solutions',
  subject: 'chemistry',
  synonyms: ['concentration', 'concentration of solutions', 'g/dm3', 'mass and volume of solution', 'solutions'],
  scene: 'A pupil dissolves a solid in water.',
  product: quantity('mass', 'm', 'g', 'The mass of the solid is #.'),
  left: quantity('concentration', 'c', 'g/dm³', 'The concentration of the solution is #.'),
  right: quantity('volume', 'V', 'dm³', 'The volume of the solution is #.', { unit: 'cm³', perUnit: q(1000) }),
  lefts: [amounts(10, 80, 10), amounts(12, 96, 4), amounts(15, 240, 15)],
  rights: [amounts(2, 5), amounts(2, 25, 1, 10), amounts(25, 475, 25, 1000)],
});
export const meanRate = threeQuantities({
  id: 'chemistry-mean-rate',
  title: 'Mean rate of reaction',
  subject: 'chemistry',
  synonyms: ['rate of reaction', 'mean rate', 'rates of reaction', 'volume of gas per second', 'reaction rate'],
  scene: 'A reaction gives off a gas.',
  product: quantity('volume of gas', 'V', 'cm³', 'Altogether # of gas is collected.'),
  left: quantity('mean rate', 'r', 'cm³/s', 'The mean rate is #.'),
  right: quantity('time', 't', 's', 'It takes #.'),
  lefts: [amounts(2, 9), amounts(2, 24, 2, 10), amounts(5, 95, 5, 100)],
  rights: [amounts(5, 40, 5), amounts(20, 120, 10), amounts(40, 240, 20)],
});
