import { bankFolder, openBank } from '@hedgerow/curriculum/bank';
import { expect, test } from 'vitest';
import { composeAssessment } from './compose-assessment.ts';
import { composeFlashcards } from './compose-flashcards.ts';
import { composeGuide } from './compose-guide.ts';
import { findForPage, topicOfPage } from './topic-of-page.ts';

const bank = openBank(bankFolder);

const eye = `Homework sheet 3

receptor       turns a stimulus into an impulse
synapse        the gap between two neurones
effector       a muscle or gland that responds
retina         the layer of cells at the back of the eye
reflex action  a response without a thought, such as a blink
accommodation  focusing on what is near or far`;

test('a page is of the topic whose own words it is written in, whatever stands above it', () => {
  expect(topicOfPage(bank, { subject: 'biology', keyStage: 'KS4' }, eye)?.id).toBe('biology.ks4.homeostasis');
});

test('a page in words of no topic, or in few words of one, is of none', () => {
  const shopping = 'Things to bring\n\nbread, milk, apples, a warm coat, a torch, two pencils and a ruler.';
  expect(topicOfPage(bank, { subject: 'biology', keyStage: 'KS4' }, shopping)).toBeUndefined();
  expect(topicOfPage(bank, { subject: 'biology', keyStage: 'KS4' }, 'The synapse is a gap.')).toBeUndefined();
});

test('a page is never of a topic of a subject that it is not in', () => {
  expect(topicOfPage(bank, { subject: 'history', keyStage: 'KS4' }, eye)).toBeUndefined();
});

test('cards of a page whose name says nothing come with our own on the same, after the page’s', () => {
  const query = { bank, subject: 'biology' as const, keyStage: 'KS4' as const, topicText: 'homework sheet 3', seed: 5 };
  const { content, topicId } = composeGuide({ ...query, uploads: [{ title: 'Homework sheet 3', text: eye }] });
  expect(topicId).toBe('biology.ks4.homeostasis');
  const cards = composeFlashcards({ guide: content, bank, topicId, seed: 5, uploadText: eye });
  expect(cards.slice(0, 4).map(({ question }) => question)).toEqual([
    'What does a receptor do?',
    'What does “synapse” mean?',
    'What does “effector” mean?',
    'What does “retina” mean?',
  ]);
  expect(cards.length).toBeGreaterThanOrEqual(8);
});

test('what a page goes on to is asked as well as what it is called by', () => {
  const homework = `Percentages homework

1) 10% of 340 = 34
2) Increase £80 by 15%: 80 x 1.15 = £92
Percentage change = change ÷ original x 100
9) A plant grows from 40 cm to 50 cm. 10 ÷ 40 x 100 = 25% increase`;
  const query = { bank, subject: 'maths' as const, keyStage: 'KS3' as const, topicText: 'percentages of amounts' };
  expect([...findForPage(bank, query, homework).asked]).toEqual([
    'maths.ks3.fractions-decimals-percentages/percent-of',
    'maths.ks3.fractions-decimals-percentages/change',
  ]);
});

test('what is only near a page in name is left out: Twelfth Night is not A Midsummer Night’s Dream', () => {
  const page = `Twelfth Night – who is who

Orsino – Duke of Illyria, in love with Olivia
Viola – shipwrecked, dressed as a young man
Malvolio – steward of Olivia
Feste – the fool
subplot – a smaller story beside the main one`;
  const query = { bank, subject: 'english' as const, keyStage: 'KS3' as const, topicText: 'Twelfth Night', seed: 5 };
  expect(composeGuide({ ...query, uploads: [{ title: 'Twelfth Night', text: page }] })).toMatchObject({
    topicId: null,
    sentence: 'This comes from your own notes.',
  });
});

const sleepwalking = `Lady M notes   10 En 3   Mon

3.4 She covers for him at the banquet when he sees a ghost.
5.1 Walks in her sleep, washes and washes her hands.
5.5 Dies offstage. Malcolm says later that it was by her own hand.`;
const notes = { subject: 'english' as const, keyStage: 'KS4' as const, topicText: 'Lady M notes' };
const topicsOf = (spoken: Record<string, number>, wish = notes): readonly string[] =>
  findForPage(bank, wish, sleepwalking, new Map(Object.entries(spoken))).topics.map(({ id }) => id);

test('a page whose name says nothing is of the topic that its lines are on, where it is clearly one', () => {
  expect(topicsOf({ 'english.ks4.macbeth': 0.6, 'english.ks4.jane-eyre': 0.2 })).toEqual(['english.ks4.macbeth']);
  expect(topicsOf({ 'english.ks4.macbeth': 0.42, 'english.ks4.jane-eyre': 0.4 })).not.toContain('english.ks4.macbeth');
  expect(topicsOf({ 'english.ks4.macbeth': 0.2 })).not.toContain('english.ks4.macbeth');
});

test('a page is of the topic that it is called by, until it hardly speaks of it', () => {
  const wish = { subject: 'biology' as const, keyStage: 'KS4' as const, topicText: 'cells and transport' };
  const topicsFor = (spoken: Record<string, number>) => findForPage(bank, wish, eye, new Map(Object.entries(spoken))).topics[0]?.id;
  const named = 'biology.ks4.cells-and-transport';
  expect(topicsFor({})).toBe(named);
  expect(topicsFor({ [named]: 0.5, 'biology.ks4.homeostasis': 0.6 })).toBe(named);
  expect(topicsFor({ [named]: 0.2, 'biology.ks4.homeostasis': 0.7 })).toBe('biology.ks4.homeostasis');
});

test('a page on Sikhi is known, though its words are taught at three ages', () => {
  const page = 'Every gurdwara has a kitchen called the langar. Sewa is selfless service. In 1699 the tenth Guru founded the Khalsa.';
  expect(topicOfPage(bank, { subject: 'religious-studies', keyStage: 'KS3' }, page)?.id).toMatch(/^religious-studies\.ks3\.sikhism/);
});

const trip = `Our trip to the Roman fort

On Tuesday we went to a Roman fort near Carlisle. We travelled there on a coach and it took two hours. When we arrived a man dressed as a soldier met us at the gate.
First, we put on red cloaks and marched in lines. Marcus shouted at us in Latin and we had to hold our shields over our heads.
I was at the front and my arms ached. I saw a sandal made of leather. I was really tired when I got home.`;

test('of a recount that its title names a topic for, that topic is asked, and not what somebody did on the day', () => {
  const wish = { subject: 'history', keyStage: 'KS2', topicText: 'Our Roman day out' } as const;
  const spoken = new Map([
    ['history.ks2.roman-britain', 0.12],
    ['history.ks1.toys-then-and-now', 0.2],
  ]);
  expect(findForPage(bank, wish, trip, spoken).topics.map(({ id }) => id)).toEqual(['history.ks2.roman-britain']);
  const cards = composeFlashcards({ guide: { blocks: [] }, bank, topicId: 'history.ks2.roman-britain', seed: 7, uploadText: trip });
  expect(cards.length).toBeGreaterThanOrEqual(5);
  for (const { question } of cards) expect(question).not.toMatch(/Carlisle|Marcus|coach/);
  const { questions } = composeAssessment({
    bank,
    ...wish,
    spoken,
    uploadText: trip,
    difficulty: 'intermediate',
    count: 10,
    includeEssays: false,
    seed: 7,
    history: [],
  });
  expect(questions.length).toBeGreaterThanOrEqual(6);
  for (const { provenance } of questions) expect(provenance).not.toBe('upload');
});

test('the questions of an exam page are cards with the answers of its mark scheme', () => {
  const page = `Exam practice
Q1 (a) Name the part of the cell where photosynthesis happens. [1]
(b) Where does the energy come from? [1]
MARK SCHEME
(a) chloroplast
(b) light / the Sun`;
  const cards = composeFlashcards({ guide: { blocks: [] }, bank, topicId: 'biology.ks4.photosynthesis', seed: 7, uploadText: page });
  expect(cards.slice(0, 2)).toEqual([
    expect.objectContaining({ question: 'Name the part of the cell where photosynthesis happens.', answer: 'Chloroplast.' }),
    expect.objectContaining({ question: 'Where does the energy come from?', answer: 'Light / the Sun.' }),
  ]);
});

test('a page that compares faiths is of none of them, unless it is called by one', () => {
  const page = `World faiths

              Islam     Judaism     Sikhism
Holy book     Qur'an    Torah       Guru Granth Sahib
Founder       Muhammad  Abraham     Guru Nanak
Muslims pray five times a day. Jews rest on Shabbat. Sikhs share a meal in the langar of the gurdwara.`;
  const wish = { subject: 'religious-studies', keyStage: 'KS3', topicText: 'Comparing faiths' } as const;
  expect(findForPage(bank, wish, page, new Map([['religious-studies.ks3.sikhism-beliefs-and-practices', 0.6]])).topics).toEqual([]);
  const called = findForPage(bank, { ...wish, topicText: 'Sikhism' }, page).topics;
  expect(called.map(({ id }) => id)).toContain('religious-studies.ks3.sikhism-beliefs-and-practices');
});

test('of a letter home nothing is made, and it is said so', () => {
  const page = `Dear Parents,
Year 5 will visit the Space Centre on 10th December. We leave at 8.15am. The cost is £18, payable online.
Your child will need a packed lunch. Please return the slip below.
Yours sincerely, Mr Hill`;
  const query = { bank, subject: 'science', keyStage: 'KS2', topicText: 'space trip', seed: 5 } as const;
  const guide = composeGuide({ ...query, uploads: [{ title: 'Space trip', text: page }] });
  expect(guide).toMatchObject({ topicId: null, coverage: 'subject', sentence: expect.stringContaining('letter home') });
  expect(guide.content.blocks.map(({ kind }) => kind)).toEqual(['note']);
  expect(composeFlashcards({ guide: guide.content, bank, topicId: null, seed: 5, uploadText: page })).toEqual([]);
  const quiz = composeAssessment({
    ...query,
    uploadText: page,
    difficulty: 'intermediate',
    count: 10,
    includeEssays: true,
    history: [],
  });
  expect(quiz).toMatchObject({ questions: [], sentence: guide.sentence });
});
