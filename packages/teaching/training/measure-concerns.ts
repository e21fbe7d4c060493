import { openConcernReader } from '@hedgerow/embeddings/concern-reader';
import { screenClosely } from '../src/safety/screen-closely.ts';
import { type Screened, screenText } from '../src/safety/screen-text.ts';
import { linesOf, schoolTexts, words } from './concern-sets.ts';

/**
 * Says how much of a set is clear and how much at least possible, by words and with the meaning, and what is missed or taken wrongly:
 * `node measure-concerns.ts fresh-need fresh-harmless --field=essay`. `sealed-*` have both in one file and are told by category. The name `bank`
 * stands for everything short that the bank says. Run `aside-*` and `sealed-*` only to write down figures.
 */
const isClear = (found: Screened): boolean =>
  found.kind === 'disclosure' || (found.kind === 'unfit' && found.category === 'self_harm_methods');
const isOffered = (found: Screened): boolean => isClear(found) || (found.kind === 'fine' && found.perhaps !== undefined);
/** One text of the bank in so many. */
const every = Number(/--every=(\d+)/.exec(process.argv.join(' '))?.[1] ?? 1);
const quiet = process.argv.includes('--quiet');
/** The box that all of it is typed in. */
const fields = ['any', 'topic', 'answer', 'essay', 'upload', 'worry'] as const;
const field = fields.find((one) => process.argv.includes(`--field=${one}`)) ?? 'any';

type Line = { readonly isNeed: boolean; readonly category: string; readonly text: string };
const linesIn = (set: string): readonly Line[] => {
  if (set === 'bank') return schoolTexts.filter((_text, at) => at % every === 0).map((text) => ({ isNeed: false, category: '', text }));
  if (set.startsWith('sealed'))
    return linesOf(set).map((line) => {
      const [label = '', category = ''] = line.slice(0, line.indexOf('|')).split(' ');
      return { isNeed: label === 'need', category, text: words(line) };
    });
  const isNeed = set.includes('need');
  return linesOf(set)
    .filter((_line, at) => !set.startsWith('own-') || at % 3 === 0)
    .map((line) => ({ isNeed, category: '', text: isNeed ? words(line) : line }));
};

type Counted = { of: number; words: number; clear: number; offered: number };
const share = (count: number, of: number): string => `${count} (${((100 * count) / of).toFixed(1)} %)`;
const say = (name: string, { of, words: byWords, clear, offered }: Counted): void =>
  void process.stdout.write(
    `${name}, ${of}: by words ${share(byWords, of)}, clear ${share(clear, of)}, clear or possible ${share(offered, of)}\n`,
  );

const model = await openConcernReader();
for (const set of process.argv.slice(2).filter((name) => !name.startsWith('--'))) {
  const lines = linesIn(set);
  const counts = new Map<string, Counted>();
  const surprising: string[] = [];
  for (const { isNeed, category, text } of lines) {
    const found = await screenClosely(text, model, field);
    const label = isNeed ? 'need' : 'harmless';
    for (const group of new Set([`${set} ${label}`, `${set} ${label} ${category}`.trim()])) {
      const count = counts.get(group) ?? { of: 0, words: 0, clear: 0, offered: 0 };
      count.of += 1;
      if (isClear(screenText(text))) count.words += 1;
      if (isClear(found)) count.clear += 1;
      if (isOffered(found)) count.offered += 1;
      counts.set(group, count);
    }
    if (isClear(found) !== isNeed) surprising.push(`${isOffered(found) ? 'possible ' : ''}${text}`);
  }
  for (const [group, count] of counts) say(group, count);
  if (!quiet) for (const text of surprising) process.stdout.write(`  ${text}\n`);
}
