import { emptyCross } from '../illustrations.ts';
import { asking, sought } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { div, mul, q, sub, toNumber } from '../rational.ts';
import type { Rational } from '../rational.ts';
import { inUnit, plain } from '../written.ts';

const short = (x: Rational): boolean => x.n > 0n && 1000n % x.d === 0n;
const percent = inUnit('%');

export const percentageYield = makeGenerator<Rational>(
  {
    id: 'chemistry-percentage-yield',
    title: 'Percentage yield',
    subject: 'chemistry',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: ['percentage yield', 'yield', 'theoretical yield', 'actual yield', 'quantitative chemistry'],
    kinds: [sought('(?:actual |theoretical )?mass', /What mass/)],
  },
  ({ int, pick, level }) => {
    const share = level(10 * int(3, 9), 5 * int(7, 19), int(31, 97));
    const most = level(q(10 * int(2, 9)), q(int(8, 60)), q(int(45, 250), 10));
    const made = div(mul(most, share), 100);
    const back = level(false, false, pick([true, false]));
    const key = back ? made : q(share);
    if (made.d > 100n || toNumber(made) === share) return undefined;
    return {
      stem: back
        ? `The greatest mass of copper that a reaction could give is ${plain(most)} g. The percentage yield is ${share}%. What mass is made?`
        : `A reaction could give ${plain(most)} g of copper at most. It gives ${plain(made)} g. What is the percentage yield?`,
      key,
      slips: back
        ? [
            [sub(most, made), 'This is the mass that is lost.'],
            [mul(made, 10), 'This is ten times too much.'],
            [div(mul(most, 100), share), 'This divides by the percentage. A yield is less than the most.'],
            [div(made, 10), 'This is ten times too little.'],
          ]
        : [
            [q(100 - share), 'This is the share that is lost.'],
            [sub(most, made), 'This is the mass that is lost, not a percentage.'],
            [div(q(share), 100), 'This forgets to multiply by 100.'],
            [made, 'This is the mass that is made.'],
            [q(share + 5), 'This is not the share: divide what is made by the most.'],
          ],
      show: inUnit(back ? 'g' : '%'),
      believable: short,
      why: `Percentage yield = mass made ÷ greatest mass × 100: ${plain(made)} ÷ ${plain(most)} × 100 = ${share}.`,
      steps: back
        ? [`${share} ÷ 100 = ${plain(q(share, 100))}`, `${plain(q(share, 100))} × ${plain(most)} = ${plain(made)}`]
        : [`${plain(made)} ÷ ${plain(most)} = ${plain(q(share, 100))}`, `${plain(q(share, 100))} × 100 = ${share}`],
      hints: ['What share of the most was really made?', 'A yield is never more than 100%.'],
      drawn: { back: back ? 'yes' : 'no' },
    };
  },
);

export const atomEconomy = makeGenerator<Rational>(
  {
    id: 'chemistry-atom-economy',
    title: 'Atom economy',
    subject: 'chemistry',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: ['atom economy', 'percentage atom economy', 'useful product', 'sustainable chemistry', 'quantitative chemistry'],
  },
  ({ int, level }) => {
    const total = level(20 * int(2, 10), 4 * int(10, 60), 5 * int(16, 70));
    const useful = int(Math.ceil(total / 5), total - 4);
    const key = q(100 * useful, total);
    if (key.d > BigInt(level(1, 2, 2)) || useful * 2 === total) return undefined;
    return {
      stem: `In a reaction the relative formula masses of all the reactants add up to ${total}. That of the useful product is ${useful}. What is the atom economy?`,
      key,
      slips: [
        [sub(100, key), 'This is the share that is wasted.'],
        [q(total - useful), 'This is the mass of the waste, not a percentage.'],
        [q(100 * total, useful), 'This divides the wrong way round: it is more than 100%.'],
        [q(100 * useful, total - useful), 'This divides by the waste. Divide by the total.'],
        [q(useful), 'This is the mass of the useful product.'],
      ],
      show: percent,
      believable: short,
      why: `Atom economy = useful product ÷ all reactants × 100: ${useful} ÷ ${total} × 100 = ${plain(key)}.`,
      steps: [`${useful} ÷ ${total} = ${plain(div(key, 100))}`, `${plain(div(key, 100))} × 100 = ${plain(key)}`],
      hints: ['What share of the mass goes into the useful product?', 'Divide the useful mass by the total and multiply by 100.'],
      drawn: { total, useful },
    };
  },
);

export const osmosisChange = makeGenerator<Rational>(
  {
    id: 'biology-osmosis-percentage-change',
    title: 'Percentage change in mass by osmosis',
    subject: 'biology',
    keyStage: 'KS4',
    years: [9, 10, 11],
    synonyms: ['osmosis', 'percentage change in mass', 'potato practical', 'osmosis practical', 'change in mass'],
  },
  ({ int, pick, level }) => {
    const start = level(q(int(2, 9)), q(int(20, 95), 10), q(int(105, 480), 100));
    const by = level(10 * int(1, 4), 5 * int(1, 7), 2 * int(1, 19)) * level(1, pick([1, -1]), pick([1, -1]));
    const end = div(mul(start, 100 + by), 100);
    if (end.d > 100n) return undefined;
    const difference = sub(end, start);
    return {
      stem: `A potato cylinder has a mass of ${plain(start)} g. After a night in a ${by > 0 ? 'dilute' : 'strong'} sugar solution its mass is ${plain(end)} g. What is the percentage change in mass?`,
      key: q(by),
      slips: [
        [q(-by), by > 0 ? 'This says that it lost mass. It gained.' : 'This says that it gained mass. It lost.'],
        [div(mul(difference, 100), end), 'This divides by the mass at the end. Divide by the mass at the start.'],
        [difference, 'This is the change in grams.'],
        [q(100 + by), 'This is the end as a share of the start, not the change.'],
        [div(q(by), 10), 'This is ten times too small.'],
        [mul(by, 10), 'This is ten times too large.'],
      ],
      show: (x) => `${x.n > 0n ? '+' : ''}${plain(x)}%`,
      believable: (x) => 1000n % x.d === 0n,
      why: `The change is ${plain(difference)} g, and ${plain(difference)} ÷ ${plain(start)} × 100 = ${plain(by)}.`,
      steps: [
        `Change: ${plain(end)} − ${plain(start)} = ${plain(difference)} g`,
        `Divide by the mass at the start and multiply by 100: ${plain(by)}%`,
      ],
      hints: ['Did it gain or lose mass? The sign tells.', 'Always divide by the mass at the start.'],
      drawn: { by },
    };
  },
);

export const punnettSquares = makeGenerator<Rational>(
  {
    id: 'biology-punnett-squares',
    title: 'Punnett squares',
    subject: 'biology',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: ['punnett squares', 'genetic cross', 'genetic crosses', 'inheritance', 'dominant and recessive', 'alleles', 'genotype'],
  },
  ({ int, pick, level }) => {
    const [letter, dominant, recessive] = pick([
      ['T', 'tall', 'short'],
      ['R', 'round', 'wrinkled'],
      ['B', 'brown', 'white'],
      ['G', 'green', 'yellow'],
    ] as const);
    const genotypes = [letter + letter, letter + letter.toLowerCase(), letter.toLowerCase().repeat(2)];
    const [one, other] = [pick(genotypes.slice(0, 2)), pick(level(genotypes.slice(1), genotypes, genotypes))];
    const squares = Array.from(one).flatMap((a) => Array.from(other, (b) => [a, b].toSorted().join('')));
    const wanted = level('dominant' as const, pick(['dominant', 'recessive'] as const), pick(['recessive', 'carrier'] as const));
    const hits = squares.filter((pair) =>
      wanted === 'recessive' ? pair === genotypes[2] : wanted === 'dominant' ? pair !== genotypes[2] : pair === genotypes[1],
    ).length;
    const count = level(1, 1, 4 * int(5, 30));
    const asksCount = count > 1;
    const key = asksCount ? q(count * hits, 4) : q(25 * hits);
    const plants = 'offspring';
    const looks = wanted === 'recessive' ? recessive : dominant;
    const group = wanted === 'carrier' ? `have the alleles ${genotypes[1]}` : `are ${looks}`;
    return {
      stem: `${letter} (${dominant}) is dominant over ${letter.toLowerCase()} (${recessive}). The parents are ${one} and ${other}. ${asksCount ? `Of ${count} ${plants}, how many would you expect to ${wanted === 'carrier' ? group : `be ${looks}`}?` : `What percentage of the ${plants} would you expect to ${wanted === 'carrier' ? group : `be ${looks}`}?`}`,
      illustration: emptyCross(one, other),
      key,
      slips: [
        [asksCount ? q(count * (4 - hits), 4) : q(100 - 25 * hits), `This counts the other squares.`],
        [asksCount ? q(count, 2) : q(50), 'This takes half. Draw the square and count.'],
        [asksCount ? q(count, 4) : q(25), 'This takes one square of four. Count again.'],
        [asksCount ? q(3 * count, 4) : q(75), 'This takes three squares of four. Count again.'],
        [asksCount ? q(count) : q(100), 'This takes all four squares.'],
        [q(0), 'This takes none of the squares.'],
      ],
      show: asksCount ? plain : percent,
      why: `The four squares are ${squares.join(', ')}; ${hits} of 4 ${group}.`,
      steps: [
        `Put the alleles of each parent along the sides: ${Array.from(one).join(', ')} and ${Array.from(other).join(', ')}.`,
        `The squares are ${squares.join(', ')}.`,
        `${hits} of 4 ${group}${asksCount ? `: ${count} × ${hits} ÷ 4 = ${plain(key)}` : ''}.`,
      ],
      hints: ['Draw a square with two rows and two columns.', 'One dominant allele is enough for the dominant look.'],
      drawn: { wanted, count, letter },
    };
  },
);

export const biomassEfficiency = makeGenerator<Rational>(
  {
    id: 'biology-biomass-efficiency',
    title: 'Efficiency of biomass transfer',
    subject: 'biology',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: ['biomass', 'efficiency of biomass transfer', 'pyramids of biomass', 'trophic levels', 'food chains energy'],
    kinds: [asking(/\befficiency (?:from|given)\b|\b(?:find|calculat|work)\w* (?:out )?(?:the )?efficiency\b/, /What is the efficiency/)],
  },
  ({ int, pick, level }) => {
    const share = level(q(10), q(int(4, 16)), q(int(21, 180), 10));
    const eaten = pick([200, 400, 500, 800, 1000, 2000, 2500, 4000]) * level(1, 1, int(1, 5));
    const kept = div(mul(eaten, share), 100);
    const [eats, food] = pick([
      ['Rabbits', 'grass'],
      ['Caterpillars', 'leaves'],
      ['Sheep', 'grass'],
      ['Fish', 'water plants'],
    ] as const);
    const back = level(true, false, false);
    const key = back ? kept : div(mul(kept, 100), eaten);
    if (kept.d > 1n) return undefined;
    return {
      stem: back
        ? `${eats} eat ${plain(eaten)} kg of ${food}. ${plain(share)}% of this biomass becomes part of their bodies. How much is that?`
        : `${eats} eat ${plain(eaten)} kg of ${food}. ${plain(kept)} kg become part of their bodies. What is the efficiency of the transfer?`,
      key,
      slips: back
        ? [
            [sub(eaten, kept), 'This is the biomass that is lost.'],
            [mul(kept, 10), 'This is ten times too much.'],
            [div(kept, 10), 'This is ten times too little.'],
          ]
        : [
            [sub(100, key), 'This is the share that is lost.'],
            [div(key, 10), 'This is ten times too small.'],
            [mul(key, 10), 'This is ten times too large.'],
            [div(key, 100), 'This forgets to multiply by 100.'],
          ],
      show: inUnit(back ? 'kg' : '%'),
      believable: short,
      why: `Efficiency = biomass passed on ÷ biomass eaten × 100: ${plain(kept)} ÷ ${plain(eaten)} × 100 = ${plain(back ? share : key)}.`,
      steps: back
        ? [`${plain(share)}% of ${plain(eaten)} kg`, `${plain(eaten)} × ${plain(share)} ÷ 100 = ${plain(kept)} kg`]
        : [`${plain(kept)} ÷ ${plain(eaten)} = ${plain(div(key, 100))}`, `${plain(div(key, 100))} × 100 = ${plain(key)}%`],
      hints: [
        'Only a small part of the biomass is passed on.',
        back ? 'Find the percentage of the amount eaten.' : 'Divide what is kept by what is eaten.',
      ],
      drawn: { back: back ? 'yes' : 'no' },
    };
  },
);
