import { asking } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { counted, maths, plain } from '../written.ts';

/** In kJ/mol, rounded as exam papers give them. */
const energies = {
  'H–H': 436,
  'Cl–Cl': 242,
  'H–Cl': 431,
  'Br–Br': 193,
  'H–Br': 366,
  'F–F': 158,
  'H–F': 568,
  'N≡N': 945,
  'N–H': 391,
  'O=O': 498,
  'O–H': 464,
  'C–H': 413,
  'C=O': 805,
  'C–Cl': 346,
  'C–C': 347,
  'C=C': 612,
  'C–Br': 290,
  'O–O': 144,
  'C–O': 358,
} as const;
type Bond = keyof typeof energies;
type Bonds = readonly (readonly [count: number, bond: Bond])[];

const reactions: readonly (readonly [equation: string, broken: Bonds, made: Bonds])[] = [
  [
    String.raw`\text{H}_2 + \text{Cl}_2 \rightarrow 2\text{HCl}`,
    [
      [1, 'H–H'],
      [1, 'Cl–Cl'],
    ],
    [[2, 'H–Cl']],
  ],
  [
    String.raw`\text{H}_2 + \text{Br}_2 \rightarrow 2\text{HBr}`,
    [
      [1, 'H–H'],
      [1, 'Br–Br'],
    ],
    [[2, 'H–Br']],
  ],
  [
    String.raw`\text{H}_2 + \text{F}_2 \rightarrow 2\text{HF}`,
    [
      [1, 'H–H'],
      [1, 'F–F'],
    ],
    [[2, 'H–F']],
  ],
  [
    String.raw`\text{N}_2 + 3\text{H}_2 \rightarrow 2\text{NH}_3`,
    [
      [1, 'N≡N'],
      [3, 'H–H'],
    ],
    [[6, 'N–H']],
  ],
  [
    String.raw`2\text{H}_2 + \text{O}_2 \rightarrow 2\text{H}_2\text{O}`,
    [
      [2, 'H–H'],
      [1, 'O=O'],
    ],
    [[4, 'O–H']],
  ],
  [
    String.raw`2\text{HCl} \rightarrow \text{H}_2 + \text{Cl}_2`,
    [[2, 'H–Cl']],
    [
      [1, 'H–H'],
      [1, 'Cl–Cl'],
    ],
  ],
  [
    String.raw`2\text{NH}_3 \rightarrow \text{N}_2 + 3\text{H}_2`,
    [[6, 'N–H']],
    [
      [1, 'N≡N'],
      [3, 'H–H'],
    ],
  ],
  [
    String.raw`2\text{H}_2\text{O}_2 \rightarrow 2\text{H}_2\text{O} + \text{O}_2`,
    [
      [2, 'O–O'],
      [4, 'O–H'],
    ],
    [
      [4, 'O–H'],
      [1, 'O=O'],
    ],
  ],
  [
    String.raw`\text{CH}_4 + 2\text{O}_2 \rightarrow \text{CO}_2 + 2\text{H}_2\text{O}`,
    [
      [4, 'C–H'],
      [2, 'O=O'],
    ],
    [
      [2, 'C=O'],
      [4, 'O–H'],
    ],
  ],
  [
    String.raw`\text{CH}_4 + \text{Cl}_2 \rightarrow \text{CH}_3\text{Cl} + \text{HCl}`,
    [
      [4, 'C–H'],
      [1, 'Cl–Cl'],
    ],
    [
      [3, 'C–H'],
      [1, 'C–Cl'],
      [1, 'H–Cl'],
    ],
  ],
  [
    String.raw`\text{C}_2\text{H}_4 + \text{H}_2 \rightarrow \text{C}_2\text{H}_6`,
    [
      [1, 'C=C'],
      [4, 'C–H'],
      [1, 'H–H'],
    ],
    [
      [1, 'C–C'],
      [6, 'C–H'],
    ],
  ],
  [
    String.raw`\text{C}_2\text{H}_4 + \text{Br}_2 \rightarrow \text{C}_2\text{H}_4\text{Br}_2`,
    [
      [1, 'C=C'],
      [4, 'C–H'],
      [1, 'Br–Br'],
    ],
    [
      [1, 'C–C'],
      [4, 'C–H'],
      [2, 'C–Br'],
    ],
  ],
  [
    String.raw`\text{C}_2\text{H}_4 + \text{H}_2\text{O} \rightarrow \text{C}_2\text{H}_5\text{OH}`,
    [
      [1, 'C=C'],
      [4, 'C–H'],
      [2, 'O–H'],
    ],
    [
      [1, 'C–C'],
      [5, 'C–H'],
      [1, 'C–O'],
      [1, 'O–H'],
    ],
  ],
];
const total = (bonds: Bonds): number => bonds.reduce((sum, [count, bond]) => sum + count * energies[bond], 0);
const single = (bonds: Bonds): number => bonds.reduce((sum, [, bond]) => sum + energies[bond], 0);
const inWords = (bonds: Bonds): string => bonds.map(([count, bond]) => `${count} × ${energies[bond]}`).join(' + ');
const listed = (texts: readonly string[]): string =>
  texts.length === 1 ? (texts[0] ?? '') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;

export const bondEnergies = makeGenerator<number>(
  {
    id: 'chemistry-bond-energies',
    title: 'Bond energy calculations',
    subject: 'chemistry',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: ['bond energy calculations', 'bond energies', 'bond energy', 'overall energy change', 'making and breaking bonds'],
    kinds: [
      asking(/\b(?:missing|unknown) bond/, /What is the bond energy of/),
      asking(/\benergy changes?\b|\boverall\b/, /(?:energy change of \$|What is the overall energy change)/),
    ],
  },
  ({ pick, level }) => {
    const [equation, broken, made] = pick(reactions.slice(level(0, 0, 3), level(9, 13, 13)));
    const asks = level(pick(['broken', 'made'] as const), 'change' as const, pick(['change', 'unknown', 'unknown'] as const));
    const [taken, given] = [total(broken), total(made)];
    const change = taken - given;
    // A bond that is on one side only can be found from the overall change.
    const alone = made.filter(([, bond]) => !broken.some(([, other]) => other === bond));
    const [count, sought] = pick(alone);
    const names = [...new Set([...broken, ...made].map(([, bond]) => bond))].filter((bond) => asks !== 'unknown' || bond !== sought);
    const gives = `The bond energies in kJ/mol are ${listed(names.map((bond) => `${bond} ${energies[bond]}`))}.`;
    const key = { broken: taken, made: given, change, unknown: energies[sought] }[asks];
    const rest = given - count * energies[sought];
    return {
      stem: {
        broken: `${gives} How much energy is needed to break all the bonds of the reactants in ${maths(equation)}?`,
        made: `${gives} How much energy is released when all the bonds of the products form in ${maths(equation)}?`,
        change: `${gives} ${pick(['What is the overall energy change of', 'Work out the energy change of'])} ${maths(equation)}?`,
        unknown: `The overall energy change of ${maths(equation)} is ${plain(change)} kJ/mol. ${gives} What is the bond energy of ${sought}?`,
      }[asks].replace(/^(.*Work out .*)\?$/, '$1.'),
      key,
      slips: {
        broken: [
          [single(broken), 'This counts each kind of bond once. Count how many there are.'] as const,
          [given, 'This is what the products release.'] as const,
          [taken + given, 'This adds the bonds of both sides.'] as const,
          [Math.abs(change), 'This is the difference between both sides.'] as const,
          [taken / 2, 'This is half of what is needed.'] as const,
        ],
        made: [
          [single(made), 'This counts each kind of bond once. Count how many there are.'] as const,
          [taken, 'This is what it takes to break the bonds of the reactants.'] as const,
          [taken + given, 'This adds the bonds of both sides.'] as const,
          [Math.abs(change), 'This is the difference between both sides.'] as const,
          [given / 2, 'This is half of what is released.'] as const,
        ],
        change: [
          [-change, 'This takes broken from made. Take the energy of the bonds made from that of the bonds broken.'] as const,
          [single(broken) - single(made), 'This counts each kind of bond once. Count how many there are.'] as const,
          [taken + given, 'This adds. Making bonds releases energy, so it is taken away.'] as const,
          [taken, 'This is only what it takes to break the bonds.'] as const,
          [-given, 'This is only what the new bonds release.'] as const,
        ],
        unknown: [
          [
            taken - change - rest,
            count > 1 ? `This is for all ${count} bonds together. Divide.` : 'This is for all of the bonds.',
          ] as const,
          [(taken + change - rest) / count, 'This has the wrong sign for the overall change.'] as const,
          [(taken - rest) / count, 'This forgets the overall change.'] as const,
          [(taken - change) / count, 'This forgets the other bonds that are made.'] as const,
          [2 * energies[sought], 'This is twice the energy of one bond.'] as const,
          [energies[sought] / 2, 'This divides once too often.'] as const,
        ],
      }[asks],
      show: (value) => `${plain(value)} kJ/mol`,
      believable: (value) => Number.isInteger(value) && (asks === 'change' || value > 0) && value !== 0,
      why: {
        broken: `Each bond of the reactants has to be broken: ${inWords(broken)} = ${taken}.`,
        made: `Each bond of the products is formed: ${inWords(made)} = ${given}.`,
        change: `Breaking takes in ${taken}, making gives out ${given}: ${taken} − ${given} = ${plain(change)}, so it is ${change < 0 ? 'exothermic' : 'endothermic'}.`,
        unknown: `Broken minus made is the overall change, so the bonds made come to ${taken} − ${change < 0 ? `(${plain(change)})` : change} = ${given}.`,
      }[asks],
      steps: {
        broken: [inWords(broken), `= ${plain(taken)} kJ/mol`],
        made: [inWords(made), `= ${plain(given)} kJ/mol`],
        change: [
          `Bonds broken: ${inWords(broken)} = ${taken}`,
          `Bonds made: ${inWords(made)} = ${given}`,
          `${taken} − ${given} = ${plain(change)}`,
        ],
        unknown: [
          `Bonds broken: ${inWords(broken)} = ${taken}`,
          `Bonds made: ${taken} − ${change < 0 ? `(${plain(change)})` : change} = ${given}`,
          ...(rest > 0 ? [`Without the others: ${given} − ${rest} = ${given - rest}`] : []),
          `For ${counted(count, 'bond')}: ${given - rest} ÷ ${count} = ${energies[sought]}`,
        ],
      }[asks],
      hints: [
        'Count every bond on each side: mind the numbers in front of the formulae.',
        'Breaking bonds takes energy in; making bonds gives it out.',
      ],
      drawn: { equation, asks, sought },
    };
  },
);
