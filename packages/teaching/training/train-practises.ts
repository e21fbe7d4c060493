import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openBank } from '@hedgerow/curriculum/bank';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { openSentenceModel } from '@hedgerow/embeddings/sentence-model';
import { findTopics } from '../src/compose/find-topics.ts';
import { generatorDrafts } from '../src/compose/generator-drafts.ts';
import { methodsOf } from '../src/compose/methods.ts';
import { offerOf } from '../src/compose/offer.ts';
import type { Offer } from '../src/compose/offer.ts';
import { practiceFeatures } from '../src/compose/practice-features.ts';
import { chanceFrom } from '../src/compose/practises.ts';
import { topicOffers } from '../src/compose/topic-offers.ts';
import { hashText } from '../src/generators/random.ts';
import { openNearness } from '../src/similarity/open-nearness.ts';

/**
 * `npm run train:practises`: learns from fixtures/judged-questions.tsv which questions practise what was typed, and says how well that is
 * told of requests that it has not seen (a logistic regression, six parts, each left out once). A minute or two of one core; it needs what
 * `npm run build:embeddings` makes. A question of the fixture is its source; a drawn one its generator with the hash of what it asks.
 */
const folds = 6;
const rounds = 400;
const pace = 0.04;
const drag = 0.9;
const ridge = 0.004;

type Row = { readonly request: number; readonly x: readonly number[]; readonly y: number };

const judgedId = ({ draft: { sourceId, provenance, stem } }: Offer): string =>
  provenance === 'generator' ? `${sourceId}~${hashText(stem)}` : sourceId;

const bank = openBank();
const nearnessTo = openNearness(bank, await openSentenceModel());
const drawn = (seed: number, count: number) => ({ seed, difficulty: 'intermediate', count }) as const;
/** As a page composes ten questions of seed 11, and one of each method by itself. */
const [composing, alone, asMany, fewest] = [11, 5, 40, 6];

const rows: Row[] = [];
let passedOver = 0;
const lines = readFileSync(path.join(import.meta.dirname, '../fixtures/judged-questions.tsv'), 'utf8')
  .split('\n')
  .slice(1);
for (const [request, line] of lines.filter((one) => one !== '').entries()) {
  const [subject = '', stage = '', topicText = '', on = '', off = ''] = line.split('\t');
  // Our own file: its subjects and stages are the product's.
  const query = { subject: subject as SubjectId, keyStage: stage as KeyStage, topicText };
  const nearness = await nearnessTo(query);
  const found = findTopics(bank, { ...query, nearness });
  if (nearness === undefined || found.topics.length === 0) continue;
  const many = Math.max(fewest, Math.ceil(asMany / Math.max(1, found.methods.length)));
  const methods = found.topics.flatMap((topic) => methodsOf(topic));
  const drafts = [...generatorDrafts(methods, drawn(alone, 1)), ...generatorDrafts(found.methods, drawn(composing, many))];
  const byId = new Map([...found.topics.flatMap(topicOffers), ...drafts.map(offerOf)].map((offer) => [judgedId(offer), offer]));
  const { rowOf } = practiceFeatures(found, [...byId.values()]);
  const judged = [
    [on, 1],
    [off, 0],
  ] as const;
  for (const [ids, y] of judged)
    for (const id of ids.split(' ').filter((one) => one !== '')) {
      const offer = byId.get(id);
      if (offer === undefined) passedOver += 1;
      else rows.push({ request, x: rowOf(offer), y });
    }
}

const width = rows[0]?.x.length ?? 0;
const places = Array.from({ length: width }, (_, at) => at);
const average = (of: (row: Row) => number): number => rows.reduce((sum, row) => sum + of(row), 0) / rows.length;
const mean = places.map((at) => average(({ x }) => x[at] ?? 0));
const spread = places.map((at) => Math.max(0.05, Math.sqrt(average(({ x }) => ((x[at] ?? 0) - (mean[at] ?? 0)) ** 2))));
const scaled = rows.map(({ x, y }) => ({ y, x: x.map((value, at) => (value - (mean[at] ?? 0)) / (spread[at] ?? 1)) }));

/** Plain descent with momentum: some forty weights and ten thousand rows need no more. */
const fit = (isOwn: (row: Row) => boolean) => {
  const own = scaled.filter((_, at) => isOwn(rows[at] ?? { request: -1, x: [], y: 0 }));
  const weights = places.map(() => 0);
  const moved = [...weights, 0];
  let bias = 0;
  for (let round = 0; round < rounds; round += 1) {
    const slope = [...places.map(() => 0), 0];
    for (const { x, y } of own) {
      const wrong = chanceFrom(x, { bias, weights }) - y;
      for (const at of places) slope[at] = (slope[at] ?? 0) + wrong * (x[at] ?? 0);
      slope[width] = (slope[width] ?? 0) + wrong;
    }
    for (const at of [...places, width]) {
      const pull = (slope[at] ?? 0) / own.length + ridge * (weights[at] ?? 0);
      moved[at] = drag * (moved[at] ?? 0) - pace * pull;
    }
    for (const at of places) weights[at] = (weights[at] ?? 0) + (moved[at] ?? 0);
    bias += moved[width] ?? 0;
  }
  const plain = weights.map((weight, at) => weight / (spread[at] ?? 1));
  return { bias: bias - plain.reduce((sum, weight, at) => sum + weight * (mean[at] ?? 0), 0), weights: plain };
};

const told = Array.from({ length: folds }, (_, fold) => {
  const kept = fit(({ request }) => request % folds !== fold);
  return rows.filter(({ request }) => request % folds === fold).map(({ request, x, y }) => ({ request, y, chance: chanceFrom(x, kept) }));
}).flat();
const say = (line: string): unknown => process.stdout.write(`${line}\n`);
const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
const on = told.filter(({ y }) => y === 1);
say(`${rows.length} judged questions, ${passedOver} not offered now; ${percent(on.length, told.length)} on what was typed`);
for (const from of [0.3, 0.4, 0.45, 0.5, 0.6, 0.7, 0.8]) {
  const taken = told.filter(({ chance }) => chance >= from);
  const right = taken.filter(({ y }) => y === 1).length;
  say(`from ${from}: ${percent(right, taken.length)} of those taken are on it, ${percent(right, on.length)} of those on it are taken`);
}
// Within one request: how often a question on it goes before one that is not.
const ordered = [...Map.groupBy(told, ({ request }) => request).values()].flatMap((own) => {
  const pairs = own.flatMap((one) => (one.y === 1 ? own.filter(({ y }) => y === 0).map((other) => Number(one.chance > other.chance)) : []));
  return pairs.length === 0 ? [] : [pairs.reduce((sum, pair) => sum + pair, 0) / pairs.length];
});
say(
  `in the right order within a request: ${percent(
    ordered.reduce((sum, one) => sum + one, 0),
    ordered.length,
  )} of ${ordered.length}`,
);
const rounded = (number: number): number => Number(number.toPrecision(4));
const { bias, weights } = fit(() => true);
const file = path.join(import.meta.dirname, '../src/compose/practises-weights.json');
writeFileSync(file, `${JSON.stringify({ bias: rounded(bias), weights: weights.map(rounded) })}\n`);
process.exit(0);
