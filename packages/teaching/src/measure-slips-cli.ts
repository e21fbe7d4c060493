import { bankFolder, openBank, topicFiles } from '@hedgerow/curriculum/bank';
import { slipsDrawn } from './generators/slips-shown.ts';

/**
 * How many wrong options of generated questions say which misconception they show: `npm run measure:slips`, by subject and stage.
 * With the ids of topics it prints what the slips of their generators say that shows none yet, with a sum in which each stands.
 */
const bank = openBank(bankFolder);
const ids = topicFiles(bankFolder).map((file) => file.replace('.json', '').replaceAll('/', '.'));
const asked = process.argv.slice(2);
const seeds = asked.length > 0 ? 60 : 12;

/** Numbers, formulae and quoted words differ from draw to draw. */
const shapeOf = (slip: string): string => slip.replaceAll(/\$[^$]*\$|“[^”]*”|\*[^*]*\*|[-−]?\d[\d.,]*/g, '#');

const totals = new Map<string, { named: number; all: number }>();
for (const id of ids) {
  const topic = bank.topic(id);
  if (topic === undefined || (asked.length > 0 && !asked.includes(id))) continue;
  const drawn = slipsDrawn(topic, { seeds });
  const place = id.split('.').slice(0, 2).join('.');
  const total = totals.get(place) ?? { named: 0, all: 0 };
  totals.set(place, { named: total.named + drawn.filter(({ shows }) => shows.length > 0).length, all: total.all + drawn.length });
  if (asked.length === 0) continue;
  console.log(`\n# ${id}: ${topic.misconceptions.map((one) => `\n  ${one.id} (${one.objective}): ${one.belief}`).join('')}`);
  for (const [generatorId, ofOne] of Map.groupBy(drawn, (one) => one.generatorId)) {
    const named = ofOne.filter(({ shows }) => shows.length > 0);
    console.log(`\n## ${generatorId}: ${named.length} of ${ofOne.length} named; for instance ${ofOne[0]?.stem}`);
    for (const shown of new Set(named.flatMap(({ shows }) => shows)))
      console.log(`  ${named.filter(({ shows }) => shows.includes(shown)).length} ${shown}`);
    const bare = ofOne.filter(({ shows }) => shows.length === 0);
    for (const like of [...Map.groupBy(bare, ({ slip }) => shapeOf(slip)).values()].toSorted((one, other) => other.length - one.length))
      console.log(`  ${like.length} - ${like[0]?.slip}   [${like[0]?.stem}]`);
  }
}
for (const [place, { named, all }] of totals)
  if (all > 0) console.log(`${place}\t${named} of ${all}\t${Math.round((100 * named) / all)} %`);
