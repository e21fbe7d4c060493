import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { expect, inject, test } from 'vitest';
import { openBank, topicPath } from './bank.ts';
import type { IndexEntry } from './bank-index.ts';
import { objectiveRef } from './objective-ref.ts';
import type { ObjectiveRef } from './objective-ref.ts';
import { resolveTopic } from './resolver.ts';
import { suggestTopics } from './suggestions.ts';

const entry = (id: string, title: string, synonyms: string[] = [], vocabulary: string[] = []): IndexEntry => {
  const [subject, stage] = id.split('.');
  return {
    id,
    title,
    subject: subject as SubjectId,
    keyStage: stage?.toUpperCase() as KeyStage,
    years: [],
    synonyms,
    vocabulary,
    prerequisites: [],
    related: [],
    objectives: [{ id: 'one', text: `Explain ${title.toLowerCase()} and compare fractions of a river`, names: [], generators: [] }],
  };
};

const index = [
  entry('maths.ks1.adding', 'Adding and taking away within 20', ['addition', 'sums to 20', 'number bonds']),
  entry('maths.ks2.fractions', 'Fractions', ['adding fractions', 'equivalent fractions', 'fractons'], ['numerator', 'denominator']),
  entry('maths.ks2.decimals', 'Decimals', ['decimal numbers', 'tenths and hundredths', 'desimals']),
  entry('maths.ks2.times-tables', 'Times tables', ['multiplication tables', 'multiplication', 'timestables']),
  entry('maths.ks3.equations', 'Solving linear equations', ['algebra', 'equations', 'solve for x']),
  entry('maths.ks4.quadratics', 'Quadratic equations', ['quadratics', 'completing the square', 'factorising quadratics']),
  entry('maths.ks4.surds', 'Surds', ['rationalising the denominator', 'rational numbers', 'fractional indices']),
  { ...entry('maths.ks1.counting', 'Counting to 20', ['counting', 'how many', 'numbers to 10']), years: [0, 1] },
  entry('history.ks2.romans', 'Roman Britain', ['the romans', 'romans in britain', 'boudica']),
  entry('history.ks2.vikings', 'Vikings and Anglo-Saxons', ['the vikings', 'anglo saxons', 'viking raids']),
  entry('history.ks3.conquest', 'The Norman Conquest', ['1066', 'battle of hastings', 'william the conqueror']),
  entry('history.ks3.world-war-two', 'The Second World War', ['ww2', 'world war 2', 'wwii', 'the blitz']),
  entry('geography.ks2.rivers', 'Rivers', ['river features', 'the water cycle and rivers', 'meanders']),
  entry('geography.ks3.coasts', 'Coasts', ['coastal erosion', 'coastlines', 'longshore drift']),
  entry('science.ks2.plants', 'How plants grow', ['plants', 'parts of a plant', 'life cycle of plants']),
  entry(
    'science.ks3.cells',
    'Cells and organisation',
    ['cells', 'animal and plant cells', 'specialised cells'],
    ['nucleus', 'cell membrane'],
  ),
  entry('biology.ks4.photosynthesis', 'Photosynthesis', ['how plants make food', 'limiting factors', 'photosinthesis']),
  entry('chemistry.ks4.bonding', 'Bonding and structure', ['ionic bonding', 'covalent bonding', 'chemical bonds']),
  entry('french.ks3.family', 'French: family', ['my family in french', 'la famille', 'describing people']),
];
const bank = { index };
const found = (subject: SubjectId, keyStage: KeyStage, text: string): string => {
  const { coverage, topics } = resolveTopic(bank, { subject, keyStage, text });
  return [coverage, ...topics.map(({ id }) => id.split('.')[2])].join(' ');
};

test.each<readonly [SubjectId, KeyStage, string, string]>([
  ['maths', 'KS2', 'fractions', 'exact fractions'],
  ['maths', 'KS2', 'Fractons', 'exact fractions'],
  ['maths', 'KS2', 'my year 5 fractions homework please', 'exact fractions'],
  ['maths', 'KS2', 'denominators', 'exact fractions'],
  ['maths', 'KS2', 'multiplying', 'exact times-tables'],
  ['maths', 'KS2', 'fractions and decimals', 'exact fractions decimals'],
  ['maths', 'KS4', 'Solving quadratics', 'exact quadratics'],
  ['maths', 'KS4', 'completing the sqaure', 'exact quadratics'],
  ['maths', 'KS3', 'solve equations', 'exact equations'],
  ['maths', 'EYFS', 'counting', 'exact counting'],
  ['maths', 'KS4', 'rational numbers', 'exact surds'],
  ['maths', 'KS4', 'fractional indices', 'exact surds'],
  ['history', 'KS2', 'Who were the Romans?', 'exact romans'],
  ['history', 'KS2', 'vikngs', 'exact vikings'],
  ['history', 'KS3', 'WW2', 'exact world-war-two'],
  ['history', 'KS3', 'second world war', 'exact world-war-two'],
  ['history', 'KS3', 'the battle of Hastings 1066', 'exact conquest'],
  ['science', 'KS4', 'photosynthesis', 'exact photosynthesis'],
  ['biology', 'KS4', 'photosynthisis', 'exact photosynthesis'],
  ['biology', 'KS3', 'plant and animal cells', 'exact cells'],
  ['other', 'KS4', 'covalent bonding', 'exact bonding'],
  ['french', 'KS3', 'family', 'exact family'],
])('%s %s “%s” finds %s', (subject, keyStage, text, expected) => {
  expect(found(subject, keyStage, text)).toBe(expected);
});

test.each<readonly [SubjectId, KeyStage, string, string]>([
  ['maths', 'EYFS', 'adding', 'near adding'],
  ['maths', 'KS5', 'quadratics', 'near quadratics'],
  ['maths', 'KS3', 'fractions', 'near fractions'],
  ['geography', 'KS3', 'rivers', 'near rivers'],
  ['history', 'KS4', 'battle of hastings', 'near conquest'],
  ['maths', 'KS4', 'fractions', 'near fractions'],
])('%s %s “%s” is answered from the stage beside it, or from an earlier one that is called so: %s', (subject, keyStage, text, expected) => {
  expect(found(subject, keyStage, text)).toBe(expected);
});

test.each<readonly [SubjectId, KeyStage, string]>([
  ['history', 'KS3', 'battle of the somme'],
  ['history', 'KS3', 'ancient egypt'],
  ['geography', 'KS2', 'drivers'],
  ['maths', 'KS2', 'time'],
  ['maths', 'KS4', 'ratio'],
  ['history', 'KS3', 'photosynthesis'],
  ['chemistry', 'KS4', 'photosynthesis'],
  ['maths', 'KS3', 'maths'],
  ['maths', 'KS3', 'help me revise please'],
  ['maths', 'KS3', ''],
  ['maths', 'KS3', '🦔'],
])('%s %s “%s” is on no topic', (subject, keyStage, text) => {
  const { coverage, topics } = resolveTopic(bank, { subject, keyStage, text });
  expect([coverage, topics]).toEqual(['subject', []]);
});

const ownBank = openBank();
test.each<readonly [SubjectId, KeyStage, string, string]>([
  ['history', 'KS2', 'what did romans eat', 'near history.ks2.roman-britain'],
  ['history', 'KS2', 'castles', 'exact history.ks2.castles'],
  ['history', 'KS3', 'castles', 'exact history.ks3.norman-conquest'],
  ['history', 'KS3', 'the maya', 'near history.ks2.the-maya'],
  ['history', 'KS3', 'the english civil war', 'exact history.ks3.english-civil-war'],
  ['history', 'KS4', 'cold war revision', 'exact history.ks4.cold-war'],
  ['religious-studies', 'KS3', 'Budism', 'exact religious-studies.ks3.buddhism-beliefs-and-practices'],
  ['chemistry', 'KS4', 'the periodic table', 'exact chemistry.ks4.periodic-table'],
  ['biology', 'KS4', 'gcse ecology', 'exact biology.ks4.ecology'],
  ['english', 'KS2', 'there their they’re', 'exact english.ks2.homophones'],
  ['english', 'KS2', 'relative clauses', 'exact english.ks2.relative-clauses'],
  ['history', 'KS2', 'BC and AD', 'exact history.ks2.chronology-and-timelines'],
  ['geography', 'KS3', 'time zones', 'near geography.ks2.time-zones-and-longitude'],
  ['biology', 'KS4', 'homeostasis', 'exact biology.ks4.homeostasis'],
  ['biology', 'KS4', 'type 1 diabetes', 'exact biology.ks4.homeostasis'],
  ['biology', 'KS4', 'evolution', 'exact biology.ks4.evolution-and-variation'],
  ['chemistry', 'KS4', 'organic chemistry', 'exact chemistry.ks4.organic-chemistry'],
  ['chemistry', 'KS4', 'cracking and alkenes', 'exact chemistry.ks4.organic-chemistry'],
  ['physics', 'KS4', 'electromagnetism', 'exact physics.ks4.magnetism-and-electromagnetism'],
  ['geography', 'KS3', 'glaciers', 'exact geography.ks3.glaciers'],
  ['geography', 'KS4', 'glacial landscapes', 'exact geography.ks4.glacial-landscapes-uk'],
  ['geography', 'KS2', 'the rainforest', 'exact geography.ks2.rainforests'],
  ['geography', 'KS3', 'rainforests', 'near geography.ks2.rainforests'],
  ['religious-studies', 'KS3', 'Judiasm', 'exact religious-studies.ks3.judaism-beliefs-and-practices'],
  ['religious-studies', 'KS4', 'judaism', 'exact religious-studies.ks4.judaism-beliefs-and-practices'],
  ['history', 'KS2', 'the mayans', 'exact history.ks2.the-maya'],
  ['history', 'KS3', 'the black death', 'exact history.ks3.black-death'],
  ['history', 'KS2', 'bubonic plague', 'exact history.ks2.the-stuarts'],
  ['history', 'KS2', 'peasants revolt', 'near history.ks3.black-death'],
  ['history', 'KS3', 'british empire', 'exact history.ks3.british-empire'],
  ['english', 'KS2', 'it’s or its', 'exact english.ks2.apostrophes'],
  ['english', 'KS2', 'when to use its or it’s', 'exact english.ks2.apostrophes'],
  ['english', 'KS2', 'how do you use its and it’s', 'exact english.ks2.apostrophes'],
  ['maths', 'KS1', 'ruler', 'exact maths.ks1.measuring-length'],
  ['maths', 'KS2', 'average', 'exact maths.ks2.the-mean'],
  ['maths', 'KS2', 'negative numbers', 'exact maths.ks2.place-value-and-rounding'],
  ['maths', 'KS3', 'negative numbers', 'exact maths.ks3.directed-numbers'],
  ['maths', 'KS3', 'HCF', 'exact maths.ks3.factors-multiples-and-primes'],
  ['maths', 'KS3', 'prime factors', 'exact maths.ks3.factors-multiples-and-primes'],
  ['maths', 'KS3', 'mean median mode', 'exact maths.ks3.averages-and-range'],
  ['maths', 'KS3', 'SDT triangle', 'exact maths.ks3.speed-distance-time'],
  ['maths', 'KS3', 'venn', 'exact maths.ks3.venn-diagrams-and-sets'],
  ['maths', 'KS3', 'enlargment', 'exact maths.ks3.transformations'],
  ['maths', 'KS3', 'probability', 'exact maths.ks3.probability'],
  ['maths', 'KS3', 'sample space diagram', 'exact maths.ks3.probability'],
  ['maths', 'KS3', 'probability from a venn diagram', 'exact maths.ks3.venn-diagrams-and-sets'],
  ['maths', 'KS3', 'scater graph', 'exact maths.ks3.scatter-graphs'],
  ['maths', 'KS3', 'correlation', 'exact maths.ks3.scatter-graphs'],
  ['maths', 'KS4', 'probability', 'exact maths.ks4.probability-and-statistics'],
  ['maths', 'KS4', 'scatter graphs', 'exact maths.ks4.probability-and-statistics'],
  ['maths', 'KS4', 'inequalities', 'exact maths.ks4.inequalities'],
  ['maths', 'KS4', 'shading regions', 'exact maths.ks4.inequalities'],
  ['maths', 'KS3', 'inequalities', 'exact maths.ks3.linear-equations'],
  ['maths', 'KS4', 'tree diagrams', 'exact maths.ks4.tree-diagrams-and-conditional-probability'],
  ['maths', 'KS4', 'probability trees without replacement', 'exact maths.ks4.tree-diagrams-and-conditional-probability'],
  ['maths', 'KS4', 'mutually exclusive', 'exact maths.ks4.probability-and-statistics'],
  ['maths', 'KS4', 'quadratic sequences', 'exact maths.ks4.sequences'],
  ['maths', 'KS4', 'nth term', 'exact maths.ks4.sequences'],
  ['maths', 'KS3', 'nth term', 'exact maths.ks3.sequences-and-graphs'],
  ['maths', 'KS4', 'simultaneous equations', 'exact maths.ks4.simultaneous-and-sequences'],
  ['maths', 'KS4', 'HCF', 'near maths.ks3.factors-multiples-and-primes'],
  ['maths', 'KS4', 'linear equations', 'exact maths.ks4.simultaneous-and-sequences'],
  ['maths', 'KS4', 'linear graphs', 'exact maths.ks4.straight-line-graphs'],
  ['maths', 'KS4', 'negative numbers', 'near maths.ks3.directed-numbers'],
  ['maths', 'KS4', 'adding and subtracting negative numbers', 'near maths.ks3.directed-numbers'],
  ['maths', 'KS4', 'negative indices', 'exact maths.ks4.laws-of-indices'],
  ['maths', 'KS4', 'enlargement', 'exact maths.ks4.similarity'],
  ['history', 'KS2', 'the First World War', 'near history.ks3.first-world-war'],
  ['computing', 'KS4', 'denary to binary', 'exact computing.ks4.data-representation'],
  ['physics', 'KS4', 'sound waves', 'exact physics.ks4.waves-and-the-electromagnetic-spectrum'],
])('in our own bank %s %s “%s” finds %s', (subject, keyStage, text, expected) => {
  const { coverage, topics } = resolveTopic(ownBank, { subject, keyStage, text });
  expect(`${coverage} ${topics[0]?.id}`).toBe(expected);
});

const scores = (text: string): unknown => suggestTopics(bank, { text }).map(({ topic, score }) => [topic.title, score]);

test('suggestions score as docs/product/tests.md#topic-suggestions says, from two letters on', () => {
  expect(scores('f')).toEqual([]);
  expect(scores('fractions')).toEqual([['Fractions', 100]]);
  expect(scores('rom')).toEqual([['Roman Britain', 80]]);
  expect(scores('britain')).toEqual([['Roman Britain', 60]]);
  expect(scores('ww2')).toEqual([['The Second World War', 40]]);
});

test('suggestions keep to the subject and the stage, eight at most', () => {
  expect(suggestTopics(bank, { text: 'equations', subject: 'maths', keyStage: 'KS4' }).map(({ topic }) => topic.id)).toEqual([
    'maths.ks4.quadratics',
  ]);
  expect(suggestTopics(bank, { text: 'photo', subject: 'science' })).toHaveLength(1);
  expect(suggestTopics(bank, { text: 'in' }).length).toBeLessThanOrEqual(8);
});

test.each<readonly [SubjectId, KeyStage, string, string]>([
  ['maths', 'KS4', 'cumulative frequency', 'maths.ks4.probability-and-statistics/cumulative'],
  ['maths', 'KS1', 'days of the weak', 'maths.ks1.shape-and-time/days'],
  ['maths', 'KS3', 'speed distance time graphs', 'maths.ks3.speed-distance-time/journeys'],
  ['chemistry', 'KS4', 'exothermic and endothermic', 'chemistry.ks4.rates-and-energy-changes/energy'],
  ['maths', 'KS2', 'prime numbers', 'maths.ks2.multiplication-and-division/primes'],
  ['maths', 'KS1', 'number bonds to 10', 'maths.ks1.addition-and-subtraction-within-20/bonds'],
  ['geography', 'KS1', 'UK countries', 'geography.ks1.local-area-and-maps/uk'],
  ['maths', 'KS4', 'double brackets', 'maths.ks4.quadratic-equations/expand'],
  ['biology', 'KS4', 'mitosis', 'biology.ks4.cells-and-transport/division'],
  ['science', 'KS2', 'the heart', 'science.ks2.human-body/circulation'],
  ['maths', 'KS4', 'density', 'maths.ks4.compound-measures/density'],
  ['music', 'KS3', 'major and minor scales', 'music.ks3.elements-instruments-and-chords/harmony'],
  ['maths', 'KS4', 'sine rule', 'maths.ks4.trigonometry-and-pythagoras/rules'],
  ['history', 'KS2', 'why did the vikings come to britain', 'history.ks2.vikings-and-anglo-saxons/raids'],
  ['maths', 'KS4', 'soh cah toa', 'maths.ks4.trigonometry-and-pythagoras/ratios'],
  ['biology', 'KS4', 'how do vaccines work', 'biology.ks4.infection-and-response/vaccines'],
  ['physics', 'KS4', 'specific latent heat', 'physics.ks4.particle-model/latent-heat'],
  ['physics', 'KS4', 'density', 'physics.ks4.particle-model/density'],
  ['english', 'KS4', 'how does sheila change', 'english.ks4.an-inspector-calls/sheila'],
  ['history', 'KS3', 'kristallnacht', 'history.ks3.second-world-war-and-holocaust/holocaust'],
])('%s %s “%s” asks for %s alone', (subject, keyStage, text, expected) => {
  expect(resolveTopic(ownBank, { subject, keyStage, text }).objectives).toEqual([expected]);
});

test.each<readonly [SubjectId, KeyStage, string]>([
  ['other', 'KS4', 'hairdressing'],
  ['other', 'KS4', 'childcare'],
  ['maths', 'KS4', 'topology'],
])('%s %s “%s” is not in the bank, and is not called so', (subject, keyStage, text) => {
  expect(resolveTopic(ownBank, { subject, keyStage, text }).coverage).toBe('subject');
});

const lies = (value: number) => ({ names: value, ask: value, asks: value, questions: value, nearest: value });

test.each<readonly [SubjectId, KeyStage, string, ObjectiveRef, string]>([
  // A name of the stage beside stands where the ranking finds it likeliest as well; one of a stage long past gives way.
  ['maths', 'KS3', 'pythagoras', 'maths.ks4.trigonometry-and-pythagoras/pythagoras', 'named'],
  ['history', 'KS4', 'florence nightingale', 'history.ks4.medicine-through-time/treatment', 'ranked'],
  ['maths', 'KS4', 'the 7 times table', 'maths.ks2.times-tables/facts', 'named'],
])('%s %s “%s” finds %s (%s), by words and meaning together', (subject, keyStage, text, expected, by) => {
  const near = new Map(
    ownBank.index
      .filter((one) => one.subject === subject)
      .flatMap(({ id, objectives }) => objectives.map((one) => [objectiveRef(id, one.id), lies(0.3)] as const)),
  ).set(expected, lies(0.8));
  const { objectives, isNamed } = resolveTopic(ownBank, { subject, keyStage, text, near });
  expect([objectives, isNamed]).toEqual([[expected], by === 'named']);
});

test('what is offered instead shares words with the request', () => {
  const { nearest } = resolveTopic(ownBank, { subject: 'physics', keyStage: 'KS4', text: 'magnetic resonance imaging' });
  expect(nearest).toContain('Magnetic fields');
  expect(resolveTopic(ownBank, { subject: 'physics', keyStage: 'KS4', text: 'qwertyuiop' }).nearest).toEqual([]);
});

test.each<readonly [SubjectId, KeyStage, string, readonly string[]]>([
  ['history', 'KS2', 'mummies vs pyramids', ['history.ks2.ancient-egypt/mummies', 'history.ks2.ancient-egypt/buildings']],
  ['geography', 'KS2', 'why is the amazon being cut down', ['geography.ks2.rainforests/place', 'geography.ks2.rainforests/future']],
])('%s %s “%s” asks for both', (subject, keyStage, text, expected) => {
  expect(resolveTopic(ownBank, { subject, keyStage, text })).toMatchObject({ coverage: 'exact', objectives: expected });
});

test.each<readonly [SubjectId, KeyStage, string, string]>([
  ['geography', 'KS4', 'urban issues in mumbai', 'geography.ks4.urban-issues'],
  ['science', 'KS2', 'plants and chromatography', 'science.ks2.plants'],
  ['spanish', 'KS3', 'tener and caber', 'spanish.ks3.verbs-and-grammar'],
])('%s %s “%s” is answered from beside, and not called exact', (subject, keyStage, text, topic) => {
  const { coverage, topics } = resolveTopic(ownBank, { subject, keyStage, text });
  expect([coverage, topics[0]?.id]).toEqual(['near', topic]);
});

test.each<readonly [SubjectId, KeyStage, string, string]>([
  ['geography', 'KS4', 'urban issues in rio', 'geography.ks4.urban-issues/rio'],
  ['science', 'KS2', 'rocks and fossils', 'science.ks2.rocks-soils-and-fossils/fossils'],
  ['spanish', 'KS3', 'ser and estar', 'spanish.ks3.ser-and-estar/choose'],
])('%s %s “%s” has an objective of its own', (subject, keyStage, text, objective) => {
  const { coverage, objectives } = resolveTopic(ownBank, { subject, keyStage, text });
  expect(coverage).toBe('exact');
  expect(objectives).toContain(objective);
});

test('what was asked for is never offered as its own neighbour', () => {
  const whole = openBank();
  const stages = ['KS1', 'KS2', 'KS4'] as const;
  const changed = inject('changedFiles');
  // A thousand requests: all of them at night and where this code changed; else each title at one stage, by turns, and a changed topic's at all.
  const asksAll = inject('whole') || changed.some((file) => file.startsWith('packages/curriculum/src/'));
  for (const [at, { id, title, subject }] of whole.index.entries()) {
    const everywhere = asksAll || changed.some((file) => file.endsWith(topicPath(id)));
    for (const keyStage of stages.filter((_, place) => everywhere || place === at % stages.length)) {
      const { nearest } = resolveTopic(whole, { subject, keyStage, text: title });
      expect(nearest.map((name) => name.toLowerCase())).not.toContain(title.toLowerCase());
    }
  }
}, 300_000);
