import { describe, expect, test } from 'vitest';
import { cardsFromText } from './cards-from-text.ts';
import { questionsFromText } from './questions-from-text.ts';

const sure = (text: string) => cardsFromText({ text, seed: 3, max: 24, perSentence: 2, onlySure: true });
const asked = (text: string) => questionsFromText({ text, seed: 3, count: 30, difficulty: 'intermediate', strict: true, onlySure: true });

const network = `Networks

1. Key terms
Term             Definition
Router           A box that passes messages from one network to another
Firewall         A guard that stops unwanted traffic at the edge of a network
Protocol         A set of rules that devices keep when they talk
Packet           A small piece of a message that is sent by itself
PAN              Personal area network: joins the gadgets of one person
MAN              Metropolitan area network: covers a whole city`;

test('what heads a table is no option', () => {
  for (const { options } of asked(network)) expect(options).not.toContain('Term');
  for (const { question } of sure(network)) expect(question).not.toContain('“Term”');
});

test('what spells its word out is not asked for it', () => {
  expect(asked(network).length).toBeGreaterThanOrEqual(4);
  for (const { question } of asked(network)) expect(question).not.toMatch(/area network:/);
});

const forest = `Year 6 Geography
THE TAIGA FOREST

Key vocabulary
biome        a large area of the world with its own climate
taiga        the great forest of cold lands made
             by firs and pines
felling      cutting down trees for their wood
remote       far away from any town
frozen       hard and cold as ice
dense        very close together

Why are trees felled?               Why does it matter?
→ timber for houses                 → animals lose their homes
→ paper and card                    → soil is washed away by rain
→ mining for oil and gas            → trees store carbon, so burning them
→ new roads                            adds carbon dioxide to the air`;

test('a describing word stands beside describing words, and a thing beside things', () => {
  const things = ['biome', 'taiga', 'felling'];
  const made = asked(forest).filter(({ question }) => question.startsWith('Which word means'));
  expect(made.length).toBeGreaterThanOrEqual(3);
  for (const { options } of made) expect([0, options.length]).toContain(options.filter((option) => things.includes(option)).length);
});

test('points behind arrows below two questions are two lists, and one is asked by its question', () => {
  const made = sure(forest);
  expect(made).toContainEqual(
    expect.objectContaining({
      question: expect.stringMatching(/why are trees felled\? Give four reasons\.$/i),
      answer: expect.stringContaining('New roads'),
    }),
  );
  for (const { question, answer } of made) expect(`${question} ${answer}`).not.toMatch(/→|madeby/);
  expect(made.find(({ question }) => question.includes('“taiga”'))?.answer).toContain('made by firs');
});

const words = [
  'la mesa: the table',
  'la silla: the chair',
  'la cama: the bed',
  'la puerta: the door',
  'la ventana: the window',
  'la pared: the wall',
  'el suelo: the floor',
  'el techo: the ceiling',
  'el tejado: the roof',
  'el jardín: the garden',
  'el sótano: the cellar',
  'el horno: the oven',
  'el espejo: the mirror',
  'el reloj: the clock',
  'el cuadro: the picture',
  'el sillón: the armchair',
  'el grifo: the tap',
  'el balcón: the balcony',
];
const spanish = `Español: Mi casa\nVOCABULARY SHEET\n\n${words.map((line) => line.replace(': ', '                 ')).join('\n')}`;

test('a long list of words in two languages is asked both ways, and from each of its parts', () => {
  const made = sure(spanish);
  const back = made.filter(({ question }) => question.startsWith('How do you say “'));
  expect(back.length).toBeGreaterThanOrEqual(8);
  expect(made.filter(({ question }) => question.startsWith('What does “')).length).toBeGreaterThanOrEqual(8);
  expect(made.map(({ question, answer }) => `${question} ${answer}`).join(' ')).toMatch(/balcón|grifo/);
});

const coast = `Chapter 4  The coast

4.1 How is sand moved?

The direction they come from depends on the prevailing wind, which in much of southern England blows from the south-west. When a wave breaks, water rushes up the beach at the same angle as the wave. Each wave therefore moves sand a little way along the beach. Over months and years huge amounts of sand travel along the coast in this way. The process is called longshore drift.

Longshore drift continues to carry sand out to sea in the original direction. A change in wind direction may bend the end into a hooked shape. Chesil Beach in Dorset is a long ridge of shingle that joins an island to the land.`;

test('of prose nothing is asked that only the page tells, and no gap is for a word of every day', () => {
  for (const { question, answer } of sure(coast)) {
    expect(question).not.toMatch(/direction they come|therefore|original direction|bend the end/);
    expect(answer).not.toMatch(/^(?:The process\.|England|wave|water|beach|shape)$/);
  }
});

test('a key word that the page explains is asked by its meaning', () => {
  const page =
    'The plague\n\nIt came on ships and spread along the roads.\n\nKey word: epidemic – when a disease spreads to lots of people fast';
  expect(sure(page)).toContainEqual(
    expect.objectContaining({ question: 'What does “epidemic” mean?', answer: 'When a disease spreads to lots of people fast.' }),
  );
});

const music = `Year 7 Glossary

Italian words
adagio        slowly             largo        slow and broad
mezzo piano   fairly quiet       andante      at a walking pace
forte         loud               allegro      fast, lively
crescendo     getting louder     presto       very fast
                                 legato       smoothly joined

Families of the orchestra
Strings – violin, viola, cello, double bass
Woodwind – flute, oboe, clarinet, bassoon
Brass – trumpet, horn, trombone, tuba`;

test('two lists of words beside each other are both learnt', () => {
  const made = sure(music).map(({ question, answer }) => [question, answer]);
  expect(made).toContainEqual(['What does “largo” mean?', 'Slow and broad.']);
  expect(made).toContainEqual(['What does “crescendo” mean?', 'Getting louder.']);
  expect(made).toContainEqual(['What does “forte” mean?', 'Loud.']);
  expect(made).toContainEqual(['What does “legato” mean?', 'Smoothly joined.']);
});

test('what a page sorts into kinds is asked by its kind', () => {
  expect(sure(music)).toContainEqual(
    expect.objectContaining({
      question: 'Families of the orchestra – woodwind: name all four.',
      answer: 'flute, oboe, clarinet, bassoon.',
    }),
  );
  const made = asked(music).filter(({ question }) => question.startsWith('Families of the orchestra: where does “'));
  expect(made.length).toBeGreaterThan(1);
  for (const { options } of made) expect([...options].toSorted()).toEqual(['Brass', 'Strings', 'Woodwind']);
});

describe('words in two languages', () => {
  const page = `SPANISH GCSE                                     Vocab list 4
Español                      English
las vacaciones               holidays
el verano                    summer
la playa                     beach
el billete                   ticket
el vuelo                     flight

Verbos                       Preterite (yo)
alojarse   to stay           me alojé
ir         to go             fui        *irreg
hacer      to do             hice       *irreg
sacar fotos  take photos     saqué      spelling change!
nadar      to swim           nadé

El tiempo                    Weather (imperfect)
hacía sol                    it was sunny
hacía calor                  it was hot
llovía                       it was raining
nevaba                       it was snowing
había niebla                 it was foggy`;
  const cards = cardsFromText({ text: page, seed: 7, max: 24 }).map(({ question, answer }) => `${question} ${answer}`);

  test('stand beside each other, also where a part below has three columns', () => {
    for (const word of ['verano', 'billete', 'alojarse', 'hacía calor', 'llovía']) expect(cards.join('\n')).toContain(word);
  });

  test('are no list of English spellings, though a form has a “spelling change”', () => {
    expect(cards.filter((card) => card.includes('missing letters'))).toEqual([]);
  });

  test('neither what heads them nor the sort of a word is a meaning', () => {
    expect(cards.filter((card) => /Weather|El tiempo|irreg|spelling change/i.test(card))).toEqual([]);
  });
});

test('a quotation goes on until its words are closed, and is asked for its technique', () => {
  const page = `Quote sheet: 'Ozymandias'

Quotation                          Technique            What could I say?
"Two vast and trunkless legs       adjectives           once huge, now only parts;
of stone"                                               power is incomplete
"sneer of cold command"            alliteration         harsh c sound = cruel, proud
"The lone and level sands          alliteration,        nature lasts longer than any
stretch far away"                  imagery              man; time wins
"colossal Wreck"                   oxymoron             big yet ruined`;
  expect(cardsFromText({ text: page, seed: 7, max: 24, onlySure: true }).map(({ question, answer }) => [question, answer])).toEqual(
    expect.arrayContaining([
      ['Which technique is used in "Two vast and trunkless legs of stone"?', 'Adjectives.'],
      ['Which technique is used in "The lone and level sands stretch far away"?', 'Alliteration, imagery.'],
    ]),
  );
});

test('an arrow that tells what happens is no word equation', () => {
  const page = `Respiration
aerobic: glucose + oxygen → carbon dioxide + water
in muscles: lactic acid builds up → muscles hurt + get tired`;
  expect(
    cardsFromText({ text: page, seed: 7, max: 24 })
      .map(({ question }) => question)
      .filter((question) => question.startsWith('Complete the word equation') && question.includes('lactic')),
  ).toEqual([]);
});
