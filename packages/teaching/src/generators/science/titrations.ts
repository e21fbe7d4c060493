import { asking } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { div, mul, q, type Rational, toNumber } from '../rational.ts';
import { maths, plain } from '../written.ts';

const short = (x: Rational): boolean => 10_000n % x.d === 0n && x.n > 0n;

export const titrations = makeGenerator<Rational>(
  {
    id: 'chemistry-titrations',
    title: 'Titration calculations',
    subject: 'chemistry',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: ['titration calculations', 'titration', 'concentration from a titration', 'moles in a titration', 'titre'],
    kinds: [asking(/\bconcentrations?\b/, /What is the concentration/), asking(/\bmoles\b/, /How many moles/)],
  },
  ({ pick, level }) => {
    const alkali = pick([10, 20, 25]);
    const titre = q(pick([100, 125, 160, 200, 240, 250, 300, 320, 400]), 10);
    const strength = q(pick([8, 10, 12, 15, 16, 20, 24, 25, 30, 40, 50]), 100);
    const moles = div(mul(strength, alkali), 1000);
    // Two of the alkali for each of the acid.
    const halves = level(false, false, true);
    const acid = div(div(mul(moles, 1000), titre), halves ? 2 : 1);
    const asks = level('moles' as const, 'acid' as const, pick(['acid', 'grams'] as const));
    const mass = asks === 'grams' ? 98 : 1;
    const key = asks === 'moles' ? moles : mul(acid, mass);
    if (!short(key) || (asks === 'grams' && key.d > 100n) || toNumber(titre) === alkali) return undefined;
    const [acidName, equation] = halves
      ? ['sulfuric acid', String.raw`\text{H}_2\text{SO}_4 + 2\text{NaOH} \rightarrow \text{Na}_2\text{SO}_4 + 2\text{H}_2\text{O}`]
      : pick([
          ['hydrochloric acid', String.raw`\text{HCl} + \text{NaOH} \rightarrow \text{NaCl} + \text{H}_2\text{O}`],
          ['ethanoic acid', String.raw`\text{CH}_3\text{COOH} + \text{NaOH} \rightarrow \text{CH}_3\text{COONa} + \text{H}_2\text{O}`],
        ] as const);
    const [volume, used, given] = [`${plain(alkali, 1)} cm³`, `${plain(titre, 1)} cm³`, `${plain(strength, 2)} mol/dm³`];
    const inverse = div(mul(strength, titre), alkali);
    const other = halves ? 2 : 1;
    return {
      stem:
        asks === 'moles'
          ? pick([
              `In a titration a pipette puts ${volume} of sodium hydroxide solution of ${given} into a flask. How many moles of sodium hydroxide is that?`,
              `A titration uses ${used} of ${acidName} for ${volume} of sodium hydroxide solution of ${given}. How many moles of sodium hydroxide took part?`,
            ])
          : `In a titration ${used} of ${acidName} neutralises ${volume} of sodium hydroxide solution of ${given}. ${maths(equation)}. What is the concentration of the acid${asks === 'grams' ? ` in g/dm³? Its ${maths('M_r')} is 98.` : ' in mol/dm³?'}`,
      key,
      slips:
        asks === 'moles'
          ? [
              [mul(moles, 1000), 'This leaves the volume in cm³. Change it to dm³: divide by 1000.'],
              [mul(moles, 10), 'This divides by 100. There are 1000 cm³ in a dm³.'],
              [div(mul(strength, titre), 1000), 'This uses the volume of the acid.'],
              [div(strength, div(alkali, 1000)), 'This divides. Moles are concentration times volume.'],
              [div(moles, 10), 'This divides by 10 once too often.'],
            ]
          : [
              ...(halves
                ? ([
                    [mul(key, 2), 'This forgets that two of the alkali react with one of the acid.'],
                    [mul(key, 4), 'This doubles. One of the acid reacts with two of the alkali, so halve.'],
                  ] as const)
                : []),
              [mul(div(inverse, other), mass), 'This has the two volumes the wrong way round.'],
              [mul(strength, mass), 'This is the concentration of the alkali.'],
              ...(asks === 'grams' ? ([[acid, 'This is in mol/dm³. Multiply by the mass of a mole.']] as const) : []),
              [moles, 'This is the number of moles of alkali.'],
              [div(key, 10), 'This has the decimal point one place out.'],
              [mul(key, 10), 'This has the decimal point one place out.'],
            ],
      show: (value) => `${plain(value)} ${asks === 'moles' ? 'mol' : asks === 'grams' ? 'g/dm³' : 'mol/dm³'}`,
      believable: short,
      why:
        asks === 'moles'
          ? `Moles are concentration times volume in dm³: ${plain(strength)} × ${plain(div(alkali, 1000))} = ${plain(moles)}.`
          : `There are ${plain(moles)} mol of alkali, so ${plain(div(moles, other))} mol of acid were in ${used}${asks === 'grams' ? ', and a mole of it has a mass of 98 g' : ''}.`,
      steps:
        asks === 'moles'
          ? [`${volume} = ${plain(div(alkali, 1000))} dm³`, `${plain(strength)} × ${plain(div(alkali, 1000))} = ${plain(moles)}`]
          : [
              `Moles of alkali: ${plain(strength)} × ${plain(div(alkali, 1000))} = ${plain(moles)}`,
              halves ? `Moles of acid: ${plain(moles)} ÷ 2 = ${plain(div(moles, 2))}` : `Moles of acid: the same, ${plain(moles)}`,
              `Concentration: ${plain(div(moles, other))} ÷ ${plain(div(titre, 1000))} = ${plain(acid)} mol/dm³`,
              ...(asks === 'grams' ? [`${plain(acid)} × 98 = ${plain(key)} g/dm³`] : []),
            ],
      hints: [
        'Moles are concentration times volume, with the volume in dm³.',
        asks === 'moles' ? 'There are 1000 cm³ in a dm³.' : 'How many of the acid react with how many of the alkali?',
      ],
      drawn: { asks, halves: halves ? 'yes' : 'no' },
    };
  },
);
