import { concernKinds, kindOf, oddsOf } from '../src/safety/concern-scores.ts';
import { sentencesOf } from '../src/safety/plain-words.ts';
import { isOfPeople, ruledIn, saysThemselves } from '../src/safety/screen-text.ts';
import { composedExamples, type Example, examples, forMeaning, misspeltExamples, schoolTexts } from './concern-sets.ts';
import { seeded } from './random.ts';
import { trainWords } from './train-words.ts';
import { tuneEncoder } from './tune-encoder.ts';

/**
 * Leaves several writers out of one training, and says for each kind how many of their sentences of children in need, of their harmless
 * ones and of texts of the bank lie above a limit. The limits by kind in `screen-text.ts` were chosen by it. Some ten minutes of one core.
 */
const isLeftOut = ({ set }: Example): boolean => /^(?:train-(?:1|4|7|10)|stranger.*|voices-(?:need|harmless)-five)$/.test(set);
/** Of the bank's texts, one in so many that nothing is learnt from. */
const oneIn = 16;
const school = schoolTexts.flatMap((text, at): readonly Example[] => {
  const sentence = sentencesOf(text).flat();
  return at % oneIn === 3 && sentence.length > 1 ? [{ set: 'school', sentence, kind: 0, weight: 1 }] : [];
});
const sameWords = ({ sentence }: Example): string => sentence.map(({ readings: [typed] }) => typed).join(' ');
const asked = [...examples.filter(isLeftOut), ...school];
const askedWords = new Set(asked.map(sameWords));
const isLearnt = (one: Example): boolean => !isLeftOut(one) && !askedWords.has(sameWords(one));

const words = trainWords([...composedExamples, ...misspeltExamples, ...examples].filter(isLearnt), seeded(20_261_122));
const [taught] = await tuneEncoder([{ seed: 20_261_128, learnt: forMeaning.filter(isLearnt), asked }]);
/** What a rule adds to the odds, as in `screen-text.ts`. */
const rule = 1;
const limits = [1, 0.5, 0, -0.5, -1, -1.5, -2, -2.5];
const weighed = asked.map((one, place) => {
  const forms = one.sentence.flatMap((word) => word.forms);
  const scores = words.weigh(one).map((score, kind) => score + (taught?.scores[place]?.[kind] ?? 0));
  const [ruled] = ruledIn(forms);
  return {
    ...one,
    own: saysThemselves(forms),
    category: ruled ?? kindOf(scores),
    odds: isOfPeople(forms) ? oddsOf(scores) + (ruled === undefined ? 0 : rule) : -99,
  };
});
for (const own of [true, false])
  for (const category of concernKinds.slice(1)) {
    const alike = weighed.filter((one) => one.own === own && one.category === category);
    const counts = limits.map((limit) => {
      const above = alike.filter(({ odds }) => odds >= limit);
      const ofSchool = above.filter(({ set }) => set === 'school').length;
      const need = above.filter(({ kind }) => kind > 0).length;
      return `${limit}: ${need}, ${above.length - need - ofSchool}, ${ofSchool}`;
    });
    process.stdout.write(`${category}, ${own ? 'of themselves' : 'of others'}: ${counts.join('; ')}\n`);
  }
