import { nounCounts } from './term-targets.ts';
import { numbersIn } from './numbers.ts';
import { namesOf, nameWordsIn } from './names.ts';
import type { Notes, Statement } from './read-notes.ts';

const chatty = /^(?:I|My|We|Our|You|Did you know|Remember|Look|Imagine|Let's|Wow|Think|Next lesson|Today we|In this lesson|See)\b|!$/;
const causal =
  /\b(?:because|so that|therefore|led to|leads to|caused?|causes|results? in|resulted|due to|, so|which means|as a result|in order to|allows?|helps?)\b/i;
const defining =
  /\b(?:is|are|was|were) (?:a|an|the|called|known|made of)\b|\b(?:means|called|known as|refers to|measured in)\b|^[^:]{3,40}: /;

/** How much a statement teaches: figures, names, causes, meanings and the notes' own repeated words count. */
export const importanceIn = (notes: Notes): ((statement: Statement) => number) => {
  const counts = nounCounts(notes);
  const nameWords = nameWordsIn(notes);
  return (statement) => {
    if (statement.kind === 'row') return 3;
    if (statement.kind === 'formula') return 2.5;
    const { text, words } = statement;
    const numbers = Math.min(2, numbersIn(text).length) * 1.2;
    const names = Math.min(2, namesOf(statement, nameWords).length) * 0.8;
    const repeated = words.filter(({ pos, lemma }) => pos === 'NOUN' && (counts.get(lemma) ?? 0) > 1).length;
    const length = words.length < 6 ? -0.6 : Math.min(0.8, words.length / 30);
    return (
      1 +
      numbers +
      names +
      Math.min(1.2, repeated * 0.3) +
      length +
      (causal.test(text) ? 1.5 : 0) +
      (defining.test(text) ? 1.5 : 0) -
      (chatty.test(text) ? 2 : 0)
    );
  };
};
