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
const minutes = { unit: 'minutes', perUnit: q(1, 60) };
const kilo = (unit: string) => ({ unit: `k${unit}`, perUnit: q(1, 1000) });
const milli = (unit: string) => ({ unit: `m${unit}`, perUnit: q(1000) });
const mass = quantity('mass', 'm', 'kg', 'Its mass is #.', { unit: 'g', perUnit: q(1000) });

export const speed = threeQuantities({
  id: 'physics-speed',
  title: 'Speed, distance and time',
  subject: 'physics',
  keyStage: 'KS3',
  synonyms: ['speed', 'distance and time', 'metres per second'],
  scene: 'A runner is timed on a straight track.',
  product: quantity('distance', 's', 'm', 'The runner covers #.'),
  left: quantity('speed', 'v', 'm/s', 'The runner goes at a steady #.'),
  right: quantity('time', 't', 's', 'The run takes #.', minutes),
  lefts: [amounts(2, 9), amounts(20, 95, 5, 10), amounts(24, 98, 2, 10)],
  rights: [amounts(5, 40, 5), amounts(12, 80, 4), amounts(15, 95, 5)],
});
export const ohmsLaw = threeQuantities({
  id: 'physics-ohms-law',
  title: "Ohm's law",
  subject: 'physics',
  synonyms: ["ohm's law", 'resistance', 'current and voltage', 'potential difference', 'v = ir'],
  scene: ['A resistor is part of a circuit.', 'A heater is part of a circuit.', 'A thin wire is part of a circuit.'],
  product: quantity('potential difference', 'V', 'V', 'The potential difference across it is #.'),
  left: quantity('current', 'I', 'A', 'The current through it is #.', milli('A')),
  right: quantity('resistance', 'R', 'Ω', 'Its resistance is #.'),
  lefts: [amounts(2, 6), amounts(5, 45, 5, 10), amounts(5, 95, 5, 100)],
  rights: [amounts(3, 12), amounts(4, 40, 2), amounts(20, 400, 20)],
  picture: (current, resistance, across) =>
    current.length > 7 || resistance.length > 7 || across.length > 6
      ? undefined
      : {
          kind: 'circuit',
          cells: 2,
          branches: [
            [
              { part: 'ammeter', text: current },
              { part: 'resistor', text: resistance, across },
            ],
          ],
        },
});
export const waveEquation = threeQuantities({
  id: 'physics-wave-equation',
  title: 'The wave equation',
  subject: 'physics',
  synonyms: ['wave equation', 'wave speed', 'frequency', 'wavelength', 'waves'],
  scene: ['A wave travels through a material.', 'A wave runs along a spring.'],
  product: quantity('wave speed', 'v', 'm/s', 'Its speed is #.'),
  left: quantity('frequency', 'f', 'Hz', 'Its frequency is #.'),
  right: quantity('wavelength', String.raw`\lambda`, 'm', 'Its wavelength is #.', { unit: 'cm', perUnit: q(100) }),
  lefts: [amounts(2, 12), amounts(5, 60, 5), amounts(50, 900, 50)],
  rights: [amounts(2, 9), amounts(2, 25, 1, 10), amounts(5, 95, 5, 100)],
});
export const power = threeQuantities({
  id: 'physics-power',
  title: 'Power, energy and time',
  subject: 'physics',
  synonyms: ['power', 'energy transferred', 'watts', 'joules', 'work done'],
  scene: ['An electric motor runs steadily.', 'A heater is switched on.'],
  product: quantity('energy transferred', 'E', 'J', 'The energy transferred is #.', kilo('J')),
  left: quantity('power', 'P', 'W', 'Its power is #.', kilo('W')),
  right: quantity('time', 't', 's', 'It runs for #.', minutes),
  lefts: [amounts(5, 60, 5), amounts(20, 400, 20), amounts(150, 2400, 50)],
  rights: [amounts(3, 30, 3), amounts(15, 90, 5), amounts(60, 900, 60)],
});
export const momentum = threeQuantities({
  id: 'physics-momentum',
  title: 'Momentum',
  subject: 'physics',
  synonyms: ['momentum', 'mass and velocity', 'kg m/s', 'collisions'],
  scene: ['A trolley rolls in a straight line.', 'A trailer is towed along a straight road.'],
  product: quantity('momentum', 'p', 'kg m/s', 'Its momentum is #.'),
  left: mass,
  right: quantity('velocity', 'v', 'm/s', 'Its velocity is #.'),
  lefts: [amounts(2, 9), amounts(5, 95, 5, 10), amounts(12, 98, 2, 10)],
  rights: [amounts(2, 8), amounts(4, 20), amounts(15, 95, 5, 10)],
});
export const forceAndAcceleration = threeQuantities({
  id: 'physics-force-and-acceleration',
  title: 'Force, mass and acceleration',
  subject: 'physics',
  synonyms: ['newton second law', 'f = ma', 'force', 'acceleration', 'resultant force'],
  scene: 'A resultant force speeds up a cart.',
  product: quantity('resultant force', 'F', 'N', 'The resultant force is #.', kilo('N')),
  left: mass,
  right: quantity('acceleration', 'a', 'm/s²', 'Its acceleration is #.'),
  lefts: [amounts(2, 12), amounts(5, 80, 5), amounts(15, 95, 5, 10)],
  rights: [amounts(2, 9), amounts(5, 45, 5, 10), amounts(12, 48, 2, 10)],
});
export const pressure = threeQuantities({
  id: 'physics-pressure',
  title: 'Pressure',
  subject: 'physics',
  keyStage: 'KS3',
  synonyms: ['pressure', 'force and area', 'pascals', 'n/m2'],
  scene: ['A crate stands on the floor.', 'A statue stands on the floor of a museum.', 'A wardrobe stands on the floor.'],
  product: quantity('force', 'F', 'N', 'The force on the floor is #.'),
  left: quantity('pressure', 'p', 'N/m²', 'The pressure on the floor is #.'),
  right: quantity('area', 'A', 'm²', 'The area of its base is #.', { unit: 'cm²', perUnit: q(10_000) }),
  lefts: [amounts(20, 200, 20), amounts(50, 900, 50), amounts(250, 2500, 50)],
  rights: [amounts(2, 9), amounts(5, 45, 5, 10), amounts(2, 48, 2, 100)],
});
export const efficiency = threeQuantities({
  id: 'physics-efficiency',
  title: 'Efficiency',
  subject: 'physics',
  synonyms: ['efficiency', 'useful energy', 'wasted energy', 'energy transfer'],
  scene: 'This question is about a lamp and its efficiency, as a decimal.',
  product: quantity('useful energy', String.raw`E_u`, 'J', 'It transfers # usefully.', kilo('J')),
  left: quantity('total energy', String.raw`E_t`, 'J', 'The total energy supplied is #.'),
  right: { name: 'efficiency', symbol: String.raw`\eta`, unit: '', given: 'Its efficiency is #.' },
  lefts: [amounts(20, 200, 20), amounts(50, 900, 50), amounts(250, 2400, 50)],
  rights: [amounts(2, 9, 1, 10), amounts(15, 95, 5, 100), amounts(12, 96, 4, 100)],
});
export const density = threeQuantities({
  id: 'physics-density',
  title: 'Density',
  subject: 'physics',
  synonyms: ['density', 'mass and volume', 'kg/m3', 'floating and sinking'],
  scene: ['Here are the measurements of a solid block.', 'An engineer tests a solid part.', 'A sculptor orders a solid piece of stone.'],
  product: mass,
  left: quantity('density', String.raw`\rho`, 'kg/m³', 'Its density is #.'),
  right: quantity('volume', 'V', 'm³', 'Its volume is #.'),
  lefts: [amounts(200, 900, 100), amounts(500, 2700, 100), amounts(650, 8950, 50)],
  rights: [amounts(2, 9), amounts(2, 45, 1, 10), amounts(2, 48, 2, 1000)],
});
export const moles = threeQuantities({
  id: 'chemistry-moles',
  title: 'Moles, mass and relative formula mass',
  subject: 'chemistry',
  synonyms: ['moles', 'molar mass', 'mass of one mole', 'amount of substance', 'relative formula mass', 'mole calculations'],
  scene: ['A pupil weighs out a pure substance.', 'A chemist has a pure compound in a bottle.'],
  product: quantity('mass', 'm', 'g', 'The mass of the sample is #.', { unit: 'kg', perUnit: q(1, 1000) }),
  left: quantity('number of moles', 'n', 'mol', 'The sample is # of the substance.'),
  right: quantity('relative formula mass', 'M_r', '', 'Its relative formula mass is #.'),
  lefts: [amounts(2, 9), amounts(2, 45, 1, 10), amounts(5, 95, 5, 100)],
  rights: [
    amounts(18, 18).concat(amounts(40, 44, 4)),
    amounts(16, 18, 2).concat(amounts(40, 44, 4), amounts(64, 100, 36)),
    amounts(56, 64, 8).concat(amounts(80, 106, 26)),
  ],
});
export const magnification = threeQuantities({
  id: 'biology-magnification',
  title: 'Magnification',
  subject: 'biology',
  synonyms: ['magnification', 'microscope', 'image size', 'actual size', 'microscopy'],
  scene: ['A pupil draws a cell that is seen through a microscope.', 'A scientist draws a plant cell from a slide.'],
  product: quantity('image size', 'I', 'mm', 'In the drawing it is # long.'),
  left: { name: 'magnification', symbol: 'M', unit: '', given: 'The magnification is #.' },
  right: quantity('actual size', 'A', 'mm', 'Its actual size is #.', { unit: 'µm', perUnit: q(1000) }),
  lefts: [amounts(10, 100, 10), amounts(40, 400, 40), amounts(250, 1500, 50)],
  rights: [amounts(2, 9, 1, 10), amounts(2, 25, 1, 100), amounts(4, 96, 4, 1000)],
});
