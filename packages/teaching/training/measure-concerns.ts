import { screenClosely } from '../src/safety/screen-closely.ts';
import { type Screened, screenText, worthAsking } from '../src/safety/screen-text.ts';
import { linesOf, schoolTexts, words } from './concern-sets.ts';
import { vectorsOf } from './sentence-vectors.ts';

/**
 * Says how much of a set is heard, by words and with the meaning, and what is missed or taken wrongly: `node measure-concerns.ts
 * fresh-need fresh-harmless`. The name `bank` stands for everything short that the bank says. Run `aside-*` only to write down figures.
 */
const isHeard = (found: Screened): boolean =>
  found.kind === 'disclosure' || (found.kind === 'unfit' && found.category === 'self_harm_methods');
/** One text of the bank in so many. */
const every = Number(/--every=(\d+)/.exec(process.argv.join(' '))?.[1] ?? 1);
const quiet = process.argv.includes('--quiet');

for (const set of process.argv.slice(2).filter((name) => !name.startsWith('--'))) {
  const isNeed = set.includes('need');
  const lines =
    set === 'bank'
      ? schoolTexts.filter((_text, at) => at % every === 0)
      : linesOf(set).filter((_line, at) => !set.startsWith('own-') || at % 3 === 0);
  const texts = isNeed ? lines.map(words) : lines;
  const vectors = await vectorsOf(texts.flatMap(worthAsking));
  const model = { embed: async (asked: readonly string[]) => asked.map((text) => vectors.get(text) ?? new Int8Array()) };
  let byWords = 0;
  let closely = 0;
  const surprising: string[] = [];
  for (const text of texts) {
    const found = await screenClosely(text, model);
    if (isHeard(screenText(text))) byWords += 1;
    if (isHeard(found)) closely += 1;
    if (isHeard(found) !== isNeed) surprising.push(text);
  }
  const share = (count: number): string => `${count} (${((100 * count) / texts.length).toFixed(1)} %)`;
  process.stdout.write(`${set}, ${texts.length}: by words ${share(byWords)}, with meaning ${share(closely)}\n`);
  if (!quiet) for (const text of surprising) process.stdout.write(`  ${text}\n`);
}
