import { bankFolder, openBank } from '@hedgerow/curriculum/bank';
import { smallBank } from '@hedgerow/curriculum/testing/small-bank';
import { GuideContent } from '@hedgerow/curriculum/guide';
import { expect, test } from 'vitest';
import { schoolTexts } from '../text/fixtures/school-texts.ts';
import { wordCount } from '../text/word-count.ts';
import { composeFlashcards, mostCards } from './compose-flashcards.ts';
import { composeGuide } from './compose-guide.ts';
import { bodyBlocks } from './topic-blocks.ts';

const bank = smallBank();
const wholeBank = openBank(bankFolder);
const wish = { bank, subject: 'geography', keyStage: 'KS3', topicText: 'rivers', seed: 3 } as const;
const notes = {
  title: 'My lesson on rivers',
  text: 'The Severn\n\nThe Severn is 354 km long. It rises on Plynlimon in Wales. A bore is a wave that runs up a river with the tide. The bore happens because the estuary gets narrow.',
};
const wordsIn = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .filter(([key]) => key !== 'kind')
    .map(([, part]) => wordsIn(part))
    .join(' ');
};
const numbersOf = (text: string): readonly string[] =>
  text.toLowerCase().match(/\d+(?:[.,]\d+)*|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|half|third)\b/g) ?? [];
const textOf = (content: unknown): string => JSON.stringify(content);

test('a guide on a covered topic has every part', () => {
  const { title, content, coverage, topicId, provenance } = composeGuide(wish);
  expect([title, coverage, topicId]).toEqual(['Rivers', 'exact', 'geography.ks3.rivers']);
  expect(GuideContent.parse(content)).toEqual(content);
  expect(content.blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []))).toEqual([
    'What you will be able to do',
    'Key words',
    'From source to mouth',
    'How rivers shape the land',
    'Floods',
    'Worked examples',
    'Common mistakes',
    'Check yourself',
  ]);
  expect(provenance).toMatchObject({ upload: 0, generator: 0 });
});

test('the same seed gives the same guide', () => {
  expect(composeGuide(wish)).toEqual(composeGuide(wish));
});

test('the pupil’s notes come first, marked as theirs, and the bank after them', () => {
  const { content, coverage, sentence, title } = composeGuide({ ...wish, uploads: [notes] });
  const kinds = content.blocks.map(({ kind }) => kind);
  expect([coverage, title]).toEqual(['source', 'My lesson on rivers']);
  expect(sentence).toBe('This comes from your own notes first, and then from our topic “Rivers”.');
  expect(kinds.indexOf('fromYourNotes')).toBeGreaterThan(0);
  expect(kinds.indexOf('fromYourNotes')).toBeLessThan(kinds.indexOf('mistakes'));
  expect(textOf(content)).toContain('The Severn is 354 km long.');
  const words = content.blocks.flatMap((block) => (block.kind === 'keyWords' ? block.entries.map(({ term }) => term.toLowerCase()) : []));
  expect([words[0], words.length]).toEqual(['bore', 5]);
});

test('our own topic stands below the notes, under its own heading, and is short', () => {
  const { content } = composeGuide({ ...wish, uploads: [notes] });
  const border = content.blocks.findIndex((block) => block.kind === 'heading' && block.text === 'More from our own topic');
  const own = content.blocks.slice(border + 1);
  expect(border).toBeGreaterThan(0);
  expect(textOf(content.blocks.slice(0, border))).not.toContain('meander');
  expect(own.map(({ kind }) => kind)).toEqual(['keyWords', 'mistakes', 'checkYourself']);
  expect(wordCount(textOf(own))).toBeLessThan(250);
});

test.each(schoolTexts)('$name: the guide is no longer than its source and has no number that is not in it', ({ name, text, keyStage }) => {
  const { content } = composeGuide({ ...wish, keyStage, topicText: 'glaciers', uploads: [{ title: name, text }] });
  const said = wordsIn(content.blocks.slice(1).filter((block) => block.kind !== 'heading' || text.includes(block.text)));
  expect(wordCount(said)).toBeLessThanOrEqual(wordCount(text));
  expect(numbersOf(said).filter((number) => !numbersOf(text).includes(number))).toEqual([]);
});

test('a page of nothing but words and their meanings is a guide too', () => {
  const uploads = [{ title: 'Words', text: 'Erosion: the wearing away of rock\nDeposition: the dropping of sand and mud' }];
  const { content, coverage } = composeGuide({ ...wish, topicText: 'glaciers', uploads });
  expect(coverage).toBe('source');
  expect(textOf(content)).toContain('wearing away of rock');
});

test('a topic that nobody covers is said to be so, and nothing is made up', () => {
  const { content, coverage, topicId } = composeGuide({ ...wish, topicText: 'glaciers' });
  expect([coverage, topicId, content.blocks.map(({ kind }) => kind)]).toEqual(['subject', null, ['note']]);
  expect(textOf(content)).toContain('Upload your notes');
});

test('notes alone make a guide where the bank has no such topic', () => {
  const { content, coverage, provenance } = composeGuide({ ...wish, topicText: 'glaciers', uploads: [notes] });
  expect(coverage).toBe('source');
  expect(provenance.bank).toBe(0);
  expect(textOf(content)).toContain('Plynlimon');
});

test('what the pupil typed is not read as Markdown', () => {
  const { content } = composeGuide({ ...wish, topicText: 'glaciers *and* $x$' });
  expect(content.blocks[0]).toMatchObject({ kind: 'note', text: expect.stringContaining(String.raw`\*and\* \$x\$`) });
});

test('lines with dashes and numbers become lists', () => {
  expect(bodyBlocks('Two kinds:\n- hard\n- soft\n\nThen:\n1. look\n2. write')).toEqual([
    { kind: 'paragraph', text: 'Two kinds:' },
    { kind: 'list', ordered: false, items: ['hard', 'soft'] },
    { kind: 'paragraph', text: 'Then:' },
    { kind: 'list', ordered: true, items: ['look', 'write'] },
  ]);
});

test('cards come from the notes first, then from the topic, all different, at most twenty-four', () => {
  const { content, topicId } = composeGuide({ ...wish, uploads: [notes] });
  const cards = composeFlashcards({ guide: content, bank, topicId, seed: 1 });
  expect(cards.length).toBeGreaterThan(15);
  expect(cards.length).toBeLessThanOrEqual(mostCards);
  expect(new Set(cards.map(({ question }) => question)).size).toBe(cards.length);
  expect(textOf(cards.slice(0, 6))).toMatch(/354 km|Plynlimon|bore/);
  expect(textOf(cards)).toContain('meander');
});

test('short notes without a topic of ours are not asked three times a sentence', () => {
  const items = [
    'The heart is a pump made of muscle.',
    'Veins contain valves that stop blood flowing back.',
    'Capillaries are one cell thick.',
  ];
  const guide = {
    blocks: [
      { kind: 'heading' as const, level: 2 as const, text: 'Blood' },
      { kind: 'fromYourNotes' as const, items },
    ],
  };
  expect(composeFlashcards({ guide, bank, topicId: null, seed: 1 }).length).toBeLessThanOrEqual(items.length * 2);
});

test('a guide without a topic still gives its own words as cards', () => {
  const guide = { blocks: [{ kind: 'keyWords' as const, entries: [{ term: 'bore', meaning: 'a wave' }] }] };
  expect(composeFlashcards({ guide, bank, topicId: null, seed: 1 })).toEqual([
    { question: 'What does “bore” mean?', answer: 'A wave.', difficulty: 'beginner' },
  ]);
});

test('a guide on one objective is that objective, and two requests give two guides', () => {
  const own = openBank();
  const blocksOn = (topicText: string) =>
    composeGuide({ bank: own, subject: 'biology', keyStage: 'KS4', topicText, seed: 3 }).content.blocks;
  const headings = (topicText: string): string => JSON.stringify(blocksOn(topicText).filter(({ kind }) => kind === 'paragraph'));
  expect(headings('osmosis')).toContain('smosis');
  expect(headings('osmosis')).not.toContain('microscope');
  expect(headings('osmosis')).not.toBe(headings('microscopy'));
});

const checksOn = (topicText: string): string =>
  textOf(
    composeGuide({ bank: openBank(), subject: 'maths', keyStage: 'KS2', topicText, seed: 3 }).content.blocks.filter(
      ({ kind }) => kind === 'checkYourself',
    ),
  );

test('the guides of two tables work and ask the one that was named', () => {
  const [threes, fours] = [checksOn('3 times table'), checksOn('4 times table')];
  expect(threes).toMatch(/\\\\times 3\b/);
  expect(threes).not.toMatch(/\\\\times 4 =/);
  expect(fours).toMatch(/\\\\times 4\b/);
});

test('every guide on one objective ends with questions, and a whole topic does not list thirty mistakes', () => {
  const guide = composeGuide({ ...wish, bank: wholeBank, subject: 'science', keyStage: 'KS3', topicText: 'the periodic table' });
  const checks = guide.content.blocks.flatMap((block) => (block.kind === 'checkYourself' ? block.entries : []));
  const words = guide.content.blocks.flatMap((block) => (block.kind === 'keyWords' ? block.entries : []));
  expect(checks.length).toBeGreaterThanOrEqual(4);
  expect(words.map(({ term }) => term)).toContain('element');
  const whole = composeGuide({ ...wish, bank: wholeBank, subject: 'history', keyStage: 'KS2', topicText: 'romans in britain' });
  const mistakes = whole.content.blocks.flatMap((block) => (block.kind === 'mistakes' ? block.entries : []));
  expect(mistakes).toHaveLength(6);
});

test('a guide on “quarter past” has no clock at quarter to', () => {
  const { content } = composeGuide({
    ...wish,
    bank: wholeBank,
    subject: 'maths',
    keyStage: 'KS1',
    topicText: 'telling the time quarter past',
  });
  const answers = content.blocks.flatMap((block) =>
    block.kind === 'workedExample' ? [block.answer] : block.kind === 'checkYourself' ? block.entries.map(({ answer }) => answer) : [],
  );
  expect(answers.length).toBeGreaterThan(3);
  expect(answers.filter((answer) => !/quarter past|:15/.test(answer))).toEqual([]);
});
