import { asking, saying } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { hcf } from '../whole-numbers.ts';
import { counted } from '../written.ts';

type Seen = { readonly ion: string; readonly test: string; readonly seen: string; readonly because: string };
const silver = 'dilute nitric acid and silver nitrate solution';
const hydroxide = 'sodium hydroxide solution';
/** One test and one result for each ion. */
const negative: readonly Seen[] = [
  { ion: 'chloride', test: silver, seen: 'a white precipitate', because: 'Silver ions join with them to make solid silver chloride.' },
  { ion: 'bromide', test: silver, seen: 'a cream precipitate', because: 'Silver ions join with them to make solid silver bromide.' },
  { ion: 'iodide', test: silver, seen: 'a yellow precipitate', because: 'Silver ions join with them to make solid silver iodide.' },
  {
    ion: 'sulfate',
    test: 'dilute hydrochloric acid and barium chloride solution',
    seen: 'a white precipitate',
    because: 'Barium ions join with them to make solid barium sulfate. The acid removes carbonates first.',
  },
];
const carbonate: Seen = {
  ion: 'carbonate',
  test: 'dilute acid',
  seen: 'fizzing, with a gas that turns limewater cloudy',
  because: 'Acids turn carbonates into carbon dioxide gas.',
};
const positive: readonly Seen[] = [
  {
    ion: 'copper(II)',
    test: hydroxide,
    seen: 'a blue precipitate',
    because: 'Hydroxide ions join with them to make solid copper(II) hydroxide.',
  },
  {
    ion: 'iron(II)',
    test: hydroxide,
    seen: 'a green precipitate',
    because: 'Hydroxide ions join with them to make solid iron(II) hydroxide.',
  },
  {
    ion: 'iron(III)',
    test: hydroxide,
    seen: 'a brown precipitate',
    because: 'Hydroxide ions join with them to make solid iron(III) hydroxide.',
  },
  {
    ion: 'aluminium',
    test: hydroxide,
    seen: 'a white precipitate that dissolves in more of it',
    because: 'Solid aluminium hydroxide forms, and it reacts with more alkali.',
  },
];
/** These two do not stay together: iodide is oxidised. */
const isStable = (metal: Seen, other: Seen): boolean => other.ion !== 'iodide' || metal.ion === 'iron(II)' || metal.ion === 'aluminium';
const samples = ['A solution', 'Sample P', 'Sample Q', 'Sample R', 'Solution X', 'Solution Y'] as const;

const reasonFor = ({ ion, test, seen }: Seen): string =>
  `This would give ${seen} with ${test}.`.replace('This would', `This, ${ion}, would`);

const lowered = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);
const compoundOf = (m: Seen, n: Seen): string => `${m.ion} ${n.ion}`;
const coloursOf = (m: Seen, n: Seen): string => `${m.seen.split(' ')[1]}, then ${n.seen.split(' ')[1]}`;

export const ionTests = makeGenerator<string>(
  {
    id: 'chemistry-ion-tests',
    title: 'Tests for ions: sulfate, halides, carbonate and metals',
    subject: 'chemistry',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: [
      'ion tests',
      'testing for ions',
      'test for sulfate ions',
      'test for halide ions',
      'test for carbonate ions',
      'sodium hydroxide test for metals',
      'silver nitrate test',
    ],
    kinds: [
      asking(/\bhal(?:ide|ogen)s?\b|\bsilver nitrate\b|\bchlorides?\b|\bbromides?\b|\biodides?\b/, /silver nitrate/),
      asking(/\bsul(?:f|ph)ates?\b|\bbarium\b/, /barium chloride/),
      saying(/\bcarbonates?\b|\blime ?water\b/, /limewater|carbonate/),
      asking(/\bmetals?\b|\bcations?\b|\bsodium hydroxide\b/, /sodium hydroxide/),
    ],
  },
  ({ pick, some, level }) => {
    const sample = pick(samples);
    if (level(true, false, false)) {
      const all = [...negative, carbonate, ...positive];
      const one = pick(all);
      const kind = positive.includes(one) ? positive : [...negative, carbonate];
      const others = some(
        kind.filter((each) => each !== one),
        3,
      );
      return {
        stem: `${sample} is tested with ${one.test}. The result is ${one.seen}. Which ion does this show?`,
        key: one.ion,
        slips: others.map((each) => [each.ion, reasonFor(each)] as const),
        show: (ion) => ion,
        why: `These are ${one.ion} ions. ${one.because}`,
        steps: [`The test: ${one.test}`, `Seen: ${one.seen}`, `In the table of tests that belongs to ${one.ion} ions.`],
        hints: [
          positive.includes(one)
            ? 'Sodium hydroxide makes insoluble hydroxides of metals. Their colours tell the metals apart.'
            : 'Each test has its own solution: which kind of ion is it made for?',
          'Say the row of the table aloud: the test first, then what is seen.',
        ],
        drawn: { test: one.test, seen: one.seen },
      };
    }
    const [metal, other] = [pick(positive), pick(negative)];
    if (!isStable(metal, other)) return undefined;
    const wrongMetal = pick(positive.filter((each) => each !== metal));
    const wrongOther = pick(negative.filter((each) => each !== other));
    if (level(false, true, false)) {
      return {
        stem: `${sample} gives ${metal.seen} with ${metal.test}. With ${other.test} it gives ${other.seen}. Which substance is it?`,
        key: compoundOf(metal, other),
        slips: [
          [
            compoundOf(metal, wrongOther),
            `This has the wrong negative ion: ${wrongOther.ion} gives ${wrongOther.seen} with ${wrongOther.test}.`,
          ],
          [compoundOf(wrongMetal, other), `This has the wrong metal: ${wrongMetal.ion} gives ${wrongMetal.seen}.`],
          [compoundOf(wrongMetal, wrongOther), 'This fits neither of the two tests.'],
        ],
        show: (text) => text,
        why: `The metal is ${metal.ion}: ${lowered(metal.because)} The other ions are ${other.ion}: ${lowered(other.because)}`,
        steps: [
          `First test, for the metal: ${metal.seen} means ${metal.ion}.`,
          `Second test, for the negative ion: ${other.seen} there means ${other.ion}.`,
          compoundOf(metal, other),
        ],
        hints: [
          'One test is for the metal, the other for the negative ion. Which is which?',
          'Read each result by itself before you put the name together.',
        ],
        drawn: { metal: metal.seen, test: other.test, seen: other.seen },
      };
    }
    return {
      stem: `A student tests a solution of ${compoundOf(metal, other)}: one part with ${metal.test}, another part with ${other.test}. Which colours do the two precipitates have at first?`,
      key: coloursOf(metal, other),
      slips: [
        [coloursOf(wrongMetal, other), `This is what ${wrongMetal.ion} gives in the first test.`],
        [coloursOf(metal, wrongOther), `This is what ${wrongOther.ion} gives in its own test.`],
        [coloursOf(wrongMetal, wrongOther), 'This fits neither of the two ions.'],
        [`${other.seen.split(' ')[1]}, then ${metal.seen.split(' ')[1]}`, 'This has the two tests the wrong way round.'],
        ['blue, then blue', 'This takes both precipitates to have the colour of one metal.'],
      ],
      show: (text) => text,
      why: `${metal.ion} ions make a hydroxide: ${metal.seen}. ${other.ion} ions give ${other.seen}.`
        .replace(/^./, (first) => first.toUpperCase())
        .replace(/(\. )([a-z])/, (_, dot: string, letter: string) => `${dot}${letter.toUpperCase()}`),
      steps: [`${metal.test} tests for the metal: ${metal.seen}`, `${other.test} tests for ${other.ion}: ${other.seen}`].map(
        (step) => step.charAt(0).toUpperCase() + step.slice(1),
      ),
      hints: [
        'Which ion does each of the two solutions react with?',
        'The first test makes the hydroxide of the metal. What colour has it?',
      ],
      drawn: { metal: metal.ion, other: other.ion, asks: 'colours' },
    };
  },
);

type Ion = { readonly name: string; readonly symbol: string; readonly charge: number; readonly group?: number; readonly several?: boolean };
const metals: readonly Ion[] = [
  { name: 'lithium', symbol: 'Li', charge: 1, group: 1 },
  { name: 'sodium', symbol: 'Na', charge: 1, group: 1 },
  { name: 'potassium', symbol: 'K', charge: 1, group: 1 },
  { name: 'magnesium', symbol: 'Mg', charge: 2, group: 2 },
  { name: 'calcium', symbol: 'Ca', charge: 2, group: 2 },
  { name: 'aluminium', symbol: 'Al', charge: 3, group: 3 },
];
const nonMetals: readonly Ion[] = [
  { name: 'fluoride', symbol: 'F', charge: 1, group: 7 },
  { name: 'chloride', symbol: 'Cl', charge: 1, group: 7 },
  { name: 'bromide', symbol: 'Br', charge: 1, group: 7 },
  { name: 'iodide', symbol: 'I', charge: 1, group: 7 },
  { name: 'oxide', symbol: 'O', charge: 2, group: 6 },
  { name: 'sulfide', symbol: 'S', charge: 2, group: 6 },
];
const grouped: readonly Ion[] = [
  { name: 'hydroxide', symbol: 'OH', charge: 1, several: true },
  { name: 'nitrate', symbol: 'NO₃', charge: 1, several: true },
  { name: 'sulfate', symbol: 'SO₄', charge: 2, several: true },
];
const below = (count: number): string => (count === 1 ? '' : String.fromCodePoint(0x2080 + count));
const above = (charge: number, sign: '+' | '−'): string => `${charge}${sign}`;
const part = ({ symbol, several }: Ion, count: number): string =>
  several === true && count > 1 ? `(${symbol})${below(count)}` : `${symbol}${below(count)}`;

export const ionicFormulae = makeGenerator<string>(
  {
    id: 'chemistry-ionic-formulae',
    title: 'Charges of ions and formulae of ionic compounds',
    subject: 'chemistry',
    keyStage: 'KS4',
    years: [9, 10, 11],
    synonyms: ['ionic formulae', 'formula of an ionic compound', 'charges of ions', 'ionic bonding charges', 'working out ionic formulas'],
  },
  ({ pick, level }) => {
    const [metal, other] = [pick(metals), pick(level(nonMetals, nonMetals, grouped))];
    const factor = hcf(metal.charge, other.charge);
    const [m, n] = [other.charge / factor, metal.charge / factor];
    const asks = pick(
      level<readonly ('lost' | 'gained' | 'ions' | 'formula')[]>(['lost', 'gained'], ['ions', 'formula'], ['ions', 'formula']),
    );
    if (asks === 'lost' || asks === 'gained') {
      const ion = asks === 'lost' ? metal : other;
      const atom =
        asks === 'lost'
          ? metal.name
          : { fluoride: 'fluorine', chloride: 'chlorine', bromide: 'bromine', iodide: 'iodine', oxide: 'oxygen', sulfide: 'sulfur' }[
              other.name
            ];
      const group = ion.group ?? 0;
      const proper = (atom ?? '').replace(/^./, (first) => first.toUpperCase());
      const partner =
        asks === 'lost'
          ? `reacts with ${pick(['chlorine', 'oxygen', 'bromine', 'sulfur'])}`
          : `reacts with ${pick(['sodium', 'magnesium', 'potassium', 'calcium'])}`;
      return {
        stem: `${proper} is in Group ${group} and ${partner}. How many electrons does each of its atoms ${asks === 'lost' ? 'lose' : 'gain'}?`,
        key: `${ion.charge}`,
        slips:
          asks === 'lost'
            ? [
                [`${8 - group}`, 'This fills the outer shell. Losing the few outer electrons is easier for a metal.'],
                ['8', 'This is a full outer shell. How many electrons are there too many?'],
                ['0', 'This leaves the atom as it is. A metal atom becomes an ion.'],
                [`${ion.charge + 1}`, 'This is one more than the outer shell has.'],
              ]
            : [
                [`${group}`, 'This is how many outer electrons it has already.'],
                ['8', 'This is a full outer shell. How many electrons are missing?'],
                ['0', 'This leaves the atom as it is. It becomes an ion.'],
                [`${ion.charge + 1}`, 'This is one more than the shell has room for.'],
              ],
        show: (text) => text,
        keyStandsInStem: true,
        why:
          asks === 'lost'
            ? `The group says how many outer electrons an atom has. A metal loses all of them, and the ion has the charge ${above(ion.charge, '+')}.`
            : `It has ${group} outer electrons and needs 8, so it gains ${ion.charge}, and the ion has the charge ${above(ion.charge, '−')}.`,
        steps:
          asks === 'lost'
            ? [`Outer electrons: the number of the group`, `A metal loses them all: ${ion.charge}`]
            : [`Outer electrons: ${group}`, `8 − ${group} = ${ion.charge}`],
        hints: [
          'The number of the group is the number of electrons in the outer shell.',
          'Is it a metal or a non-metal? Metals give electrons away, non-metals take them until the shell has 8.',
        ],
        drawn: { asks, group },
      };
    }
    const [plus, minus] = [above(metal.charge, '+'), above(other.charge, '−')];
    const name = `${metal.name} ${other.name}`;
    const formula = (a: number, b: number): string => `${part(metal, a)}${part(other, b)}`;
    if (asks === 'formula' && m === n && metal.charge === 1) return undefined;
    const charges = `${metal.name.replace(/^./, (first) => first.toUpperCase())} ions have the charge ${plus} and ${other.name} ions the charge ${minus}.`;
    return asks === 'ions'
      ? {
          stem: `${charges} How many ${m === 1 ? other.name : metal.name} ions are there for ${m === 1 ? `every ${metal.name} ion` : `every ${n === 1 ? '' : `${n} `}${other.name} ion${n === 1 ? '' : 's'}`} in ${name}?`,
          key: `${m === 1 ? n : m}`,
          slips: [
            [`${m === 1 ? m : n}`, 'This takes as many of each. The charges would not add up to nothing.'],
            [`${metal.charge + other.charge}`, 'This adds the two charges. They have to cancel out.'],
            [`${m === 1 ? n + 1 : m + 1}`, 'This has one ion too many: count the charges again.'],
            ['8', 'This is a full outer shell, not a number of ions.'],
            [`${m === 1 ? n + 3 : m + 3}`, 'This is far too many: the charges have to cancel out.'],
          ],
          show: (text) => text,
          keyStandsInStem: true,
          why: `The compound as a whole has no charge: ${m} × ${metal.charge} positive and ${n} × ${other.charge} negative charges cancel out.`,
          steps: [
            `Positive charges: ${m} × ${metal.charge} = ${m * metal.charge}`,
            `Negative charges: ${n} × ${other.charge} = ${n * other.charge}`,
            'They cancel out.',
          ],
          hints: [
            'A compound has no charge as a whole, although its ions have.',
            'Write down ions of both kinds until there are as many positive charges as negative ones.',
          ],
          drawn: { asks, plus: metal.charge, minus: other.charge, of: m === 1 ? 'other' : 'metal', per: m === 1 ? m : n },
        }
      : {
          stem: `${charges} Which is the formula of ${name}?`,
          key: formula(m, n),
          slips: [
            [formula(n, m), 'This has the numbers the wrong way round. Count the charges: they do not cancel out.'],
            [formula(1, 1), 'This takes one of each. The charges do not cancel out.'],
            [
              formula(metal.charge, other.charge),
              'This writes the charge of each ion behind it. The numbers must make the charges cancel out.',
            ],
            [
              other.several === true && n > 1 ? `${part(metal, m)}${other.symbol}${below(n)}` : formula(m + 1, n),
              other.several === true && n > 1
                ? 'This lacks the bracket: the small number would belong to the last atom only.'
                : 'This has one positive ion too many.',
            ],
            [formula(m, n + 1), 'This has one negative ion too many.'],
            [`${metal.symbol}${plus}${other.symbol}${minus}`, 'This writes the charges into the formula. In the compound they cancel out.'],
          ],
          show: (text) => text,
          why: `The charges cancel out with ${counted(m, `${metal.name} ion`)} and ${counted(n, `${other.name} ion`)}: ${m * metal.charge} positive and ${n * other.charge} negative.`,
          steps: [`Charges: ${plus} and ${minus}`, `They cancel out with ${m} of the first and ${n} of the second.`, formula(m, n)],
          hints: [
            'A compound has no charge as a whole. How many ions of each kind make the charges equal?',
            `The small number behind an ion says how many there are${other.several === true ? '; an ion of several atoms needs a bracket when there is more than one' : ''}.`,
          ],
          drawn: { asks, plus: metal.charge, minus: other.charge, metal: metal.symbol, other: other.symbol },
        };
  },
);
