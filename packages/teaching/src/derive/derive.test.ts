import { openBank } from '@hedgerow/curriculum/bank';
import { optionValue } from '@hedgerow/curriculum/option-values';
import { smallBank } from '@hedgerow/curriculum/testing/small-bank';
import type { Fact, Topic } from '@hedgerow/curriculum/topic';
import { expect, test } from 'vitest';
import { instantiate } from '../compose/instantiate.ts';
import { topicsLookedAt } from '../testing/topics-looked-at.ts';
import { derivedCards } from './derived-cards.ts';
import { derivedQuestions } from './derived-questions.ts';
import { formOf, ofOneAge, withPreposition, yearOf } from './event-dates.ts';

const bank = smallBank();
const rivers = bank.topic('geography.ks3.rivers') as Topic;
const objective = 'journey';

type Asked = { stem: string; key: string; wrong: string[] };

/** What is asked about facts, without the topic's own facts, words and misconceptions. */
const askedOn = (...facts: Fact[]): Asked[] => askedIn({ vocabulary: [], misconceptions: [] }, ...facts);

const askedIn = (about: Partial<Topic>, ...facts: Fact[]): Asked[] =>
  derivedQuestions({ ...rivers, ...about, facts }).map(({ stem, key, distractors }) => ({
    stem,
    key: key.text,
    wrong: distractors.map(({ text }) => text),
  }));

test('a statement becomes a gap, a choice of short sentences and mistakes to put right', () => {
  const asked = askedOn({
    kind: 'statement',
    text: 'The Nile ends in Egypt.',
    cloze: 'Egypt',
    alternatives: ['Sudan', 'Kenya', 'Chad'],
    objective,
  });
  expect(asked.map(({ stem, key }) => [stem, key])).toEqual([
    ['Which word belongs in the gap? The Nile ends in ____.', 'Egypt'],
    ['Which sentence is right?', 'The Nile ends in Egypt.'],
    ['A pupil writes: “The Nile ends in Sudan”. Which word should replace “Sudan”?', 'Egypt'],
    ['A pupil writes: “The Nile ends in Chad”. Which word should replace “Chad”?', 'Egypt'],
  ]);
  expect(asked[1]?.wrong).toEqual(['The Nile ends in Sudan.', 'The Nile ends in Kenya.', 'The Nile ends in Chad.']);
  expect(asked[2]?.wrong).toEqual(['Kenya', 'Chad']);
  const long = 'The Nile, which is the longest river of Africa, ends in a wide delta in Egypt.';
  const stems = askedOn({ kind: 'statement', text: long, cloze: 'Egypt', alternatives: ['Sudan', 'Kenya'], objective }).map(
    ({ stem }) => stem,
  );
  expect(stems).not.toContain('Which sentence is right?');
});

test('a gap is cut at the word itself, not inside another word', () => {
  const [gap] = askedOn({ kind: 'statement', text: 'Monday is a day.', cloze: 'day', alternatives: ['week', 'year'], objective });
  expect(gap?.stem).toBe('Which word belongs in the gap? Monday is a ____.');
});

test.each([
  ['$(0, -2)$', '$(0, 5)$', 'What belongs in the gap?'],
  ['−1', '1', 'Which number belongs in the gap?'],
  ['<', '≤', 'What belongs in the gap?'],
  ['two radii', 'one radius', 'What belongs in the gap?'],
  ['Paris', 'London', 'Which word belongs in the gap?'],
])('a gap for %s is asked for as what it is', (cloze, other, asked) => {
  const [gap] = askedOn({ kind: 'statement', text: `The answer is ${cloze}.`, cloze, alternatives: [other, 'Rome'], objective });
  expect(gap?.stem).toBe(`${asked} The answer is ____.`);
});

const pair = (left: string, right: string): Fact => ({ kind: 'pair', relation: 'capital of', left, right, objective });

test('pairs of one relation are asked both ways with each other’s partners', () => {
  const asked = askedOn(pair('France', 'Paris'), pair('Spain', 'Madrid'), pair('Italy', 'Rome'));
  expect(asked.slice(0, 2)).toEqual([
    { stem: 'What is the capital of France?', key: 'Paris', wrong: ['Madrid', 'Rome'] },
    { stem: 'Fill the gap. The capital of ____ is Paris.', key: 'France', wrong: ['Spain', 'Italy'] },
  ]);
});

test('a partner that two things share is never asked back, nor offered as wrong', () => {
  const asked = askedOn(pair('Egypt', 'Africa'), pair('Kenya', 'Africa'), pair('India', 'Asia'), pair('Peru', 'South America'));
  expect(asked.some(({ stem }) => stem.includes('____ is Africa'))).toBe(false);
  expect(asked.find(({ stem }) => stem === 'What is the capital of Egypt?')?.wrong).toEqual(['Asia', 'South America']);
  expect(asked.find(({ stem }) => stem.includes('____ is Asia'))?.wrong).toEqual(['Egypt', 'Kenya', 'Peru']);
});

const event = (name: string, date: string): Fact => ({ kind: 'event', event: name, date, objective });

test('which came first is asked only against events that are surely later', () => {
  const asked = askedIn(
    { subject: 'history', vocabulary: [], misconceptions: [] },
    event('The first', '55 BC'),
    event('The second', 'AD 43'),
    event('The third', '1066'),
    event('Perhaps', 'about 1066'),
  );
  const first = asked.filter(({ stem }) => stem.includes('came first'));
  expect(first).toHaveLength(1);
  expect(first[0]).toMatchObject({ key: 'The first', wrong: ['The second', 'The third'] });
});

test.each([
  ['1066', 1066],
  ['14 October 1066', 1066],
  ['55 BC', -55],
  ['AD 43', 43],
  ['1939 to 1945', undefined],
  ['the 12th century', undefined],
  ['about 1250', undefined],
])('%s is the year %s', (date, year) => {
  expect(yearOf(date)).toBe(year);
});

test('a date is asked among dates of its own form and age, and what happened with the word that belongs before a date', () => {
  const history = { subject: 'history' as const, vocabulary: [], misconceptions: [] };
  const found = event('The tomb is found', '1922');
  const asked = askedIn(
    history,
    event('The pyramid', 'about 2560 BC'),
    event('The queen dies', '30 BC'),
    event('The wall', '55 BC'),
    found,
  );
  expect(asked.filter(({ wrong }) => wrong.includes('1922') || wrong.includes('The tomb is found'))).toEqual([]);
  expect(asked.filter(({ key }) => key === '1922')).toEqual([]);
  expect(formOf('14 October 1066')).toBe(formOf('6 June 1944'));
  expect(formOf('May 1660')).not.toBe(formOf('1629'));
  expect([ofOneAge('1348', '1948'), ofOneAge('about 2560 BC', '1922'), ofOneAge('55 BC', 'AD 410')]).toEqual([true, false, true]);
  expect(['1066', '14 October 1066', 'May 1660'].map(withPreposition)).toEqual(['in 1066', 'on 14 October 1066', 'in May 1660']);
});

test('which of four earthquakes came first is not asked in geography', () => {
  const asked = askedOn(event('The first', '1990'), event('The second', '1995'), event('The third', '1999'));
  expect(asked.map(({ stem }) => stem)).not.toContain('Which of these came first?');
});

const part = (name: string, said: string, of = objective): Fact => ({ kind: 'part', part: name, function: said, objective: of });

test('a part is asked as the end of a sentence and as a plain question, among parts whose verb fits as well', () => {
  const asked = askedOn(
    part('the skull', 'protects the brain'),
    part('the ribs', 'protect the heart'),
    part('the stomach', 'it churns food'),
    part('the heart', 'pumps blood'),
  );
  expect(asked.slice(0, 2)).toEqual([
    { stem: 'Which words finish the sentence? The skull …', key: 'protects the brain', wrong: ['churns food', 'pumps blood'] },
    { stem: 'Which of these protects the brain?', key: 'the skull', wrong: ['the stomach', 'the heart'] },
  ]);
  expect(asked.some(({ key }) => key === 'the ribs')).toBe(false);
  const facts = [part('the skull', 'protects the brain'), part('the heart', 'pumps blood'), part('the eye', 'sees light')];
  const [, named] = derivedQuestions({ ...rivers, facts, vocabulary: [], misconceptions: [] });
  expect(named?.explanation).toContain('The skull protects the brain. The heart pumps blood.');
});

test('a part that is told in a sentence of its own is not asked as “which of these people met there”', () => {
  const asked = askedOn(
    part('the forum', 'people met there to buy and sell'),
    part('the temple', 'people made offerings there'),
    part('the baths', 'people washed there'),
  );
  expect(asked.slice(0, 2).map(({ stem }) => stem)).toEqual([
    'Which description fits the forum?',
    'What is this? People met there to buy and sell.',
  ]);
});

test('a character is no rival of a device where each has enough of its own kind', () => {
  const asked = askedOn(
    part('Tybalt', 'kills Mercutio', 'characters'),
    part('Romeo', 'loves Juliet', 'characters'),
    part('the Nurse', 'helps the lovers', 'characters'),
    part('fog', 'hides the streets', 'language'),
  );
  expect(asked.flatMap(({ wrong }) => wrong)).not.toContain('fog');
  expect(asked.map(({ key }) => key)).not.toContain('fog');
});

test('an order is asked as whole lists, with two neighbours changed about in each wrong one', () => {
  const steps = ['Find a leaf', 'Paint it', 'Press it', 'Lift it off'];
  const asked = askedOn({ kind: 'order', title: 'making a leaf print', steps, objective });
  expect(asked.map(({ stem }) => stem)).toContain('Making a leaf print: which of these comes next after “Paint it”?');
  expect(asked.at(-1)).toEqual({
    stem: 'Making a leaf print: which list is in the right order?',
    key: 'Find a leaf → Paint it → Press it → Lift it off',
    wrong: [
      'Find a leaf → Press it → Paint it → Lift it off',
      'Paint it → Find a leaf → Press it → Lift it off',
      'Find a leaf → Paint it → Lift it off → Press it',
    ],
  });
});

const cause = (effect: string, because: string): Fact => ({
  kind: 'cause',
  effect,
  because,
  notBecause: ['magic', 'chance'],
  objective,
});

test('a list is not spoken of twice', () => {
  const asked = askedOn({ kind: 'order', title: 'the list of planets from the Sun', steps: ['Mercury', 'Venus', 'Earth'], objective });
  expect(asked.at(-1)?.stem).toBe('Planets from the Sun: which list is in the right order?');
});

test('a reason that says only “it” is not asked back: its grammar would choose the sentence', () => {
  const asked = askedOn(
    cause('Neon is unreactive', 'its outer shell is full'),
    cause('Shadows form', 'light travels straight'),
    cause('We hear less', 'ear defenders absorb sound'),
  );
  expect(asked.map(({ stem }) => stem).filter((stem) => stem.startsWith('Which beginning'))).toEqual([
    'Which beginning fits? “… because light travels straight.”',
    'Which beginning fits? “… because ear defenders absorb sound.”',
  ]);
});

const word = (term: string, definition: string) => ({ term, definition, siblings: ['radius', 'chord'], objective });

test('the only action among things is not asked for its meaning', () => {
  const vocabulary = [
    word('substitute', 'To put a number for a letter.'),
    word('formula', 'A rule.'),
    word('graph', 'A picture of a rule.'),
  ];
  const asked = askedIn({ vocabulary: [...vocabulary, word('term', 'A part of a sum.')], misconceptions: [] });
  expect(asked.map(({ stem }) => stem)).not.toContain('What does “substitute” mean?');
  expect(asked.map(({ stem }) => stem)).toContain('What does “formula” mean?');
});

const about = (id: string, correction: string) => ({ id, belief: `A wrong belief on ${id}.`, correction, objective });

test('advice is neither true nor false', () => {
  const misconceptions = [
    about('tens', 'Look at the tens before the ones.'),
    about('signs', 'Two signs side by side become one.'),
    about('x', 'It is so.'),
  ];
  const asked = askedIn({ vocabulary: [], misconceptions });
  expect(asked.map(({ key }) => key)).toEqual(['Two signs side by side become one.']);
});

test('“A short lag time does” says nothing without the belief that it puts right', () => {
  const misconceptions = [
    about('lag', 'A short lag time does.'),
    about('two', 'Two signs side by side become one.'),
    about('x', 'It is so.'),
  ];
  expect(askedIn({ vocabulary: [], misconceptions }).map(({ key }) => key)).toEqual(['Two signs side by side become one.']);
});

test('a wrong belief is never put right by the only reply that speaks of it', () => {
  const asked = derivedQuestions(rivers).filter(({ sourceId }) => sourceId.includes('/misconception-'));
  const beliefs = rivers.misconceptions.map(({ belief }) => belief);
  expect(asked.length).toBeGreaterThan(0);
  for (const { stem, distractors } of asked) {
    expect(stem).toBe('Only one of these is true. Which one?');
    expect(beliefs).toEqual(expect.arrayContaining(distractors.map(({ text }) => text)));
  }
});

// It reads the whole bank, which takes some seconds on a busy machine.
test('the same question never has two right options, and every wrong one says why or nothing', () => {
  const wholeBank = openBank();
  const drafts = [...topicsLookedAt(wholeBank.index).flatMap(({ id }) => wholeBank.topic(id) ?? []), rivers].flatMap(derivedQuestions);
  expect(drafts.length).toBeGreaterThan(40);
  const twice = drafts.filter(({ key, distractors }) => {
    const values = [key, ...distractors].map(({ text }) => optionValue(text).toLowerCase());
    return new Set(values).size < values.length;
  });
  const mute = drafts.filter(({ distractors }) => distractors.some(({ why }) => why !== '' && why.length <= 15));
  expect([...twice, ...mute].map(({ stem }) => stem)).toEqual([]);
});

test('an explanation says why the key is right, and of another option only where the lesson says no more', () => {
  const facts = [pair('Peru', 'Lima'), pair('Spain', 'Madrid'), pair('Chile', 'Santiago')];
  const capitals = { ...rivers, facts, vocabulary: [], misconceptions: [] };
  const section = {
    heading: 'Peru',
    body: 'Lima, the capital of Peru, lies on a dry coast beside the cold Pacific Ocean.',
    objective,
  };
  const [alone] = derivedQuestions({ ...capitals, sections: [] });
  expect(alone?.explanation).toBe('The capital of Peru is “Lima”. The capital of Spain is “Madrid”.');
  const [taught] = derivedQuestions({ ...capitals, sections: [section] });
  expect(taught?.explanation).toBe(`The capital of Peru is “Lima”. ${section.body}`);
});

test('a note tells what is true of its own option and never the answer', () => {
  const drafts = derivedQuestions({
    ...rivers,
    facts: [pair('France', 'Paris'), pair('Spain', 'Madrid'), pair('Italy', 'Rome')],
    vocabulary: [],
    misconceptions: [
      { id: 'wet', belief: 'Rain is dry.', correction: 'Rain is made of water drops. Every drop of it is wet.', objective },
      ...rivers.misconceptions,
    ],
  });
  expect(drafts[0]?.distractors.map(({ why }) => why)).toEqual(['The capital of Spain is “Madrid”.', 'The capital of Italy is “Rome”.']);
  const [rain] = drafts.filter(({ key }) => key.text.startsWith('Rain is'));
  expect(rain?.distractors[0]?.why).toBe('Every drop of it is wet.');
});

test('every fact, word and mistake of a topic becomes a card', () => {
  const cards = derivedCards(rivers);
  expect(cards).toHaveLength(rivers.facts.length + rivers.vocabulary.length + rivers.misconceptions.length);
  expect(cards).toContainEqual({
    question: 'Fill the gap: The longest river in the United Kingdom is the ____.',
    answer: 'Severn',
    difficulty: 'beginner',
  });
});

test('a note says what is right, and a hint rules out an option that every pupil sees', () => {
  for (const draft of derivedQuestions(rivers)) {
    const shown = instantiate(draft, { seed: 5, keyPlace: 0, keyStage: 'KS1' });
    const ruledOut = draft.hints.flatMap((hint) => /rule out “(.+)”/.exec(hint)?.[1] ?? []);
    expect(ruledOut.filter((text) => !shown.options.some((option) => option.startsWith(text)))).toEqual([]);
    expect([...shown.optionNotes, ...shown.stepByStepSolution].filter((text) => /would not be true|^Rule out/.test(text))).toEqual([]);
  }
});

test('the article before a gap does not tell the answer, and goes with the word in a sentence', () => {
  const [gap, sentence] = askedOn({
    kind: 'statement',
    text: 'A wall that turns is an edge.',
    cloze: 'edge',
    alternatives: ['unit', 'corner', 'end'],
    objective,
  });
  expect(gap?.stem).toContain('is a/an ____');
  expect(sentence?.wrong).toEqual(['A wall that turns is a unit.', 'A wall that turns is a corner.', 'A wall that turns is an end.']);
});
