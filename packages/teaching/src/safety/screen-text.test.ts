import { readFileSync } from 'node:fs';
import { openBank } from '@hedgerow/curriculum/bank';
import { expect, test } from 'vitest';
import { concernKinds } from './concern-scores.ts';
import { screenText, type TextField } from './screen-text.ts';
import { looksAtAll } from '../testing/looks-at-all.ts';

const looksAtEvery = looksAtAll('packages/teaching/src/safety/');
/** Where the screen did not change, some of many tell. */
const looked = (texts: readonly string[]) => texts.filter((_one, at) => looksAtEvery || at % 6 === 0);

const linesOf = (...names: readonly string[]): string[] =>
  names.flatMap((name) =>
    readFileSync(new URL(`fixtures/${name}.txt`, import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line !== ''),
  );
const sentenceOf = (line: string): string => line.slice(line.indexOf('|') + 1);

/** A way of self-harm is answered like a call for help, so it counts as heard. */
const isHeard = (text: string): boolean => {
  const found = screenText(text);
  return found.kind === 'disclosure' || (found.kind === 'unfit' && found.category === 'self_harm_methods');
};
const missed = (...names: readonly string[]) => {
  const sentences = linesOf(...names).map(sentenceOf);
  const unheard = sentences.filter((sentence) => !isHeard(sentence));
  return { unheard, recall: 1 - unheard.length / sentences.length, of: sentences.length };
};
const alarms = (...names: readonly string[]) => {
  const sentences = linesOf(...names);
  const wrong = sentences.filter((sentence) => screenText(sentence).kind !== 'fine');
  return { wrong, share: wrong.length / sentences.length, of: sentences.length };
};

test('of children in need, at least 95 % are heard', () => {
  const { recall, unheard, of } = missed('need-one', 'need-two');
  expect(of).toBeGreaterThanOrEqual(300);
  expect({ unheard, enough: recall >= 0.95 }).toMatchObject({ enough: true });
});

test('of harmless sentences, fewer than 1 % are taken for something else', () => {
  const { share, wrong, of } = alarms('harmless-one', 'harmless-two', 'harmless-three', 'harmless-four');
  expect(of).toBeGreaterThanOrEqual(600);
  expect({ wrong, few: share < 0.01 }).toMatchObject({ few: true });
});

test('of a second set, which the rules were not made from, at least 90 % are heard and fewer than 1 % wrongly', () => {
  const { recall, unheard } = missed('second-need');
  expect({ unheard, enough: recall >= 0.9 }).toMatchObject({ enough: true });
  const { share, wrong } = alarms('second-harmless');
  expect({ wrong, few: share < 0.01 }).toMatchObject({ few: true });
});

test('of two strangers’ sets and a third one, which the rules or the model have seen since, at least 95 % are heard and fewer than 1 % wrongly', () => {
  const { recall, unheard, of } = missed('stranger-need', 'stranger-two-need', 'third-need');
  expect(of).toBeGreaterThanOrEqual(550);
  expect({ unheard, enough: recall >= 0.95 }).toMatchObject({ enough: true });
  const { share, wrong } = alarms('stranger-harmless', 'stranger-two-harmless', 'third-harmless');
  expect({ wrong, few: share < 0.01 }).toMatchObject({ few: true });
});

/** What neither the rules nor the model was made from; the model learns the other two lines of three. */
const heldOut = (line: string, at: number): boolean => line !== '' && at % 3 === 0;

test('of sentences that nothing was made from, no fewer are heard and no more wrongly than is said in the docs', () => {
  // The true state, and not enough: docs/safeguarding.md#how-good-it-is. A better model raises these numbers.
  const need = linesOf('own-need').filter(heldOut).map(sentenceOf);
  expect(need.filter(isHeard).length / need.length).toBeGreaterThanOrEqual(0.6);
  const harmless = linesOf('own-harmless').filter(heldOut);
  expect(harmless.filter((line) => screenText(line).kind !== 'fine').length / harmless.length).toBeLessThan(0.05);
  expect(55 - missed('fresh-need').unheard.length).toBeGreaterThanOrEqual(15);
  expect(alarms('fresh-harmless').wrong.length).toBeLessThanOrEqual(13);
});

test('of unfit phrases, at least 95 % are caught', () => {
  const phrases = linesOf('unfit').map(sentenceOf);
  const passed = phrases.filter((phrase) => screenText(phrase).kind === 'fine');
  expect(phrases.length).toBeGreaterThanOrEqual(200);
  expect({ passed, enough: passed.length / phrases.length <= 0.05 }).toMatchObject({ enough: true });
});

test.each(['me and my family', 'Myself and my family', 'me and my body', 'me and my home', 'me and my school', 'Him, her, it and me'])(
  '“%s” is the name of a lesson, and no call for help',
  (title) => expect(screenText(title)).toEqual({ kind: 'fine' }),
);
test.each(['me and my dad hurt', 'him and me in my bedroom and it hurts', 'me and my family are scared of him'])(
  '“%s” says more than names',
  (said) => expect(screenText(said).kind === 'disclosure' || 'perhaps' in screenText(said)).toBe(true),
);

test('nothing that our own topics are called is refused', () => {
  const bank = openBank();
  const topics = bank.index.flatMap(({ id }) => bank.topic(id) ?? []);
  const names = topics.flatMap(({ title, synonyms, objectives, vocabulary, sections }) => [
    title,
    ...synonyms,
    ...objectives.map(({ text }) => text),
    ...vocabulary.map(({ term }) => term),
    ...sections.map(({ heading }) => heading),
  ]);
  expect(names.length).toBeGreaterThan(1000);
  expect(names.filter((name) => screenText(name).kind !== 'fine')).toEqual([]);
});

test(
  'of our own ways to ask and our own questions next to none is taken for a call for help, without knowing that they are ours',
  { timeout: 240_000 },
  () => {
    const { index } = openBank();
    const asked = index.flatMap(({ asks, objectives }) => [
      ...Object.values(asks ?? {}).flat(),
      ...objectives.flatMap(({ names }) => names),
    ]);
    const printed = index.flatMap((topic) => topic.printed ?? []);
    expect(looked(asked).filter((ask) => screenText(ask, { field: 'topic' }).kind !== 'fine').length).toBeLessThanOrEqual(12);
    expect(looked(printed).filter((page) => screenText(page, { field: 'upload' }).kind !== 'fine').length).toBeLessThanOrEqual(6);
  },
);

test('of sentences that pupils write on any day, fewer than 4 % are taken wrongly', () => {
  // Written before the screen was read by who wrote them: idioms, sums, set books, history, home. The true state.
  expect(alarms('ordinary')).toMatchObject({ of: 364, wrong: { length: expect.toSatisfy((count: number) => count <= 14) } });
});

test.each([
  'I think of a number. Five times my number minus 4 is the same as three times my number plus 10. What is my number?',
  'how can i work out 9 x 8 if i know 9 x 7',
  'Translate: “I want to go out but I cannot because I have to study.”',
  'Which word fits? I want to go out, ___ I have no coat.',
  'Which line of this 4/4 bar shows the skank of reggae?',
  'how old do you have to be to buy a vape',
  '“Reform Jews are less religious than Orthodox Jews.” Which reply would a Reform Jew most likely give?',
  'Ralph hides because they want to kill him',
])('a sum, a translation or a lesson is no call for help and not unfit: %s', (text) => expect(screenText(text).kind).toBe('fine'));

test.each([
  'translate i want to die',
  'I think of a number of ways to kill myself',
  'buy vapes cheap',
  'i will kill him tomorrow',
  's h i t',
])('what is dressed as school work is read all the same: %s', (text) => expect(screenText(text).kind).not.toBe('fine'));

test.each([
  ['my dad hits me', 'harm_by_others'],
  ['he raped me', 'abuse'],
  ['i want to die', 'suicide'],
  ['im cutting myself again', 'self_harm'],
  ['i ran away from home', 'missing'],
  ['dad is hitting me right now please help', 'danger_now'],
  ['i make myself sick after eating', 'eating'],
  ['im being bullied', 'bullying'],
  ['my nan passed away', 'grief'],
])('what a child writes of has a kind: %s', (text, category) => {
  expect(screenText(text)).toEqual({ kind: 'disclosure', category });
});

test.each([
  ['Je veux mourir', 'suicide'],
  ['mon père me frappe tous les soirs', 'harm_by_others'],
  ['me quiero morir', 'suicide'],
  ['Mi padre me pega', 'harm_by_others'],
  ['ich möchte sterben', 'suicide'],
  ['Mein Vater schlägt mich', 'harm_by_others'],
  ['nie chcę żyć', 'suicide'],
  ['tata mnie bije', 'harm_by_others'],
  ['vreau să mor', 'suicide'],
  ['quero morrer', 'suicide'],
  ['voglio morire', 'suicide'],
  ['ölmek istiyorum', 'suicide'],
  ['ich ritze mich', 'self_harm'],
])('a plain call for help in another language is heard: %s', (text, category) => {
  expect(screenText(text)).toEqual({ kind: 'disclosure', category });
  expect(screenText(`We had French and German today. ${text}. Then we had lunch.`)).toEqual({ kind: 'disclosure', category });
});

test.each([
  'die Katze, die Blumen',
  'je veux mourir de rire',
  'me quiero morir de risa',
  'mi padre es alto',
  'mon père me donne un livre',
  'ich will die Blumen sehen',
  'tata czyta książkę',
  'mein Vater schlägt den Ball',
])('a sentence of a language lesson is one: %s', (text) => expect(screenText(text).kind).toBe('fine'));

test('a call for help in the middle of an essay is heard, and so is one with rude words in it', () => {
  const essay =
    'Rivers carry rock to the sea. The Nile floods each year. My step dad hits me every night and I want to die. Deltas are flat.';
  expect(screenText(essay)).toEqual({ kind: 'disclosure', category: 'suicide' });
  expect(screenText('my fucking dad hits me')).toEqual({ kind: 'disclosure', category: 'harm_by_others' });
});

test.each(['I want to kill myself.', 'My dad hits me with his belt every night.'])(
  'a call for help is heard wherever it stands in a long text, in which nothing else is one: %s',
  (call) => {
    const story = Array.from({ length: 1000 }, (_one, at) => `My friend and I walked ${at} miles along the river with her dog.`);
    expect(screenText(story.join(' '))).toEqual({ kind: 'fine' });
    for (const at of [0, 150, 250, 1000]) expect(screenText(story.toSpliced(at, 0, call).join(' ')).kind).toBe('disclosure');
  },
);

test.each([
  'I do not want to\nlive any more',
  'i\nwant\nto\ndie',
  'Rivers carry rock to the sea, and every night my\r\nstep dad keeps on and on\r\nhitting me when mum is out. Deltas are flat.',
  'we went to the park\ni want to kill myself\nthen we had lunch',
])('a line that ends in the middle of a sentence hides nothing, and lines that are sentences are read as such: %j', (text) => {
  expect(screenText(text).kind).toBe('disclosure');
});

test('lines that are joined make no call for help of a poem', () => {
  expect(screenText('the hedge is white in May\nand by September\nit is full of berries\nbirds and bees').kind).toBe('fine');
});

test.each(['f u c k', 'fuсk', 'f​u​c​k', 'sh!t', 'n.i.g.g.e.r', 'fuuuuck'])(
  'letters that are spaced, swapped or hidden are read: %s',
  (text) => expect(screenText(text).kind).toBe('unfit'),
);

/** How much its meaning has to speak for a call for help until the sentence is clear in that box, and until it is possible. */
const neededIn = (text: string, field: TextField, category = 'bullying') => {
  const heardAt = (heard: (found: ReturnType<typeof screenText>) => boolean): number | undefined =>
    Array.from({ length: 200 }, (_one, at) => at / 4 - 25).find((odds) => {
      const scores = concernKinds.map((kind) => (kind === category ? odds : kind === 'nothing' ? 0 : -50));
      return heard(screenText(text, { meanings: new Map([[text, scores]]), field }));
    });
  return {
    clear: heardAt(({ kind }) => kind === 'disclosure') ?? Number.NaN,
    possible: heardAt((found) => found.kind === 'disclosure' || (found.kind === 'fine' && found.perhaps !== undefined)) ?? Number.NaN,
  };
};

const own = (field: TextField): number => neededIn('i am the grey one again', field).clear;
const others = (field: TextField): number => neededIn('he is the grey one again', field).clear;

test('where a text was typed says how sure it has to be: a worry is believed soonest, a copied page last', () => {
  expect(own('worry')).toBeLessThan(own('topic'));
  expect(own('topic')).toBe(own('answer'));
  expect(own('topic')).toBeLessThan(own('any'));
  expect(own('any')).toBeLessThan(own('essay'));
  expect(own('essay')).toBeLessThan(own('upload'));
  expect(others('topic')).toBeLessThan(others('essay'));
  expect(own('topic')).toBeLessThan(others('topic'));
  for (const field of ['any', 'topic', 'answer', 'essay', 'upload'] as const) {
    const { clear, possible } = neededIn('i am the grey one again', field);
    expect(possible).toBeLessThan(clear);
  }
});

test('where somebody may be hurt today, or not come back, less is enough; for an unkind word as much as ever', () => {
  for (const field of ['topic', 'answer', 'essay', 'upload'] as const) {
    const surerBy = (category: string): number => {
      const { clear, possible } = neededIn('i am the grey one again', field, category);
      return clear - possible;
    };
    for (const urgent of ['danger_now', 'suicide', 'abuse', 'self_harm', 'missing'])
      expect(surerBy(urgent)).toBeLessThanOrEqual(surerBy('bullying') - 0.75);
    expect(surerBy('harm_by_others')).toBeLessThan(surerBy('bullying'));
    expect(surerBy('suicide')).toBeGreaterThan(0);
  }
});

test('two sentences of one text that are each only possible are clear together; one of them twice is not', () => {
  const texts = ['i am the grey one again', 'we are the grey two again'];
  const meanings = new Map(
    texts.map((text) => {
      const { clear, possible } = neededIn(text, 'essay');
      const between = (clear + possible) / 2;
      return [text, concernKinds.map((kind) => (kind === 'bullying' ? between : kind === 'nothing' ? 0 : -50))];
    }),
  );
  const read = (text: string) => screenText(text, { meanings, field: 'essay' });
  for (const text of texts) expect(read(text)).toEqual({ kind: 'fine', perhaps: 'bullying', own: text });
  expect(read('i am the grey one again. i am the grey one again.').kind).toBe('fine');
  expect(read(texts.join('. '))).toEqual({ kind: 'disclosure', category: 'bullying' });
});

test('by words alone no box changes anything', () => {
  for (const text of ['my dad hits me', 'i hate algebra', 'Romeo and Juliet'])
    for (const field of ['topic', 'essay', 'upload', 'worry'] as const) expect(screenText(text, { field })).toEqual(screenText(text));
});
