import { describe, expect, test } from 'vitest';
import { cardsFromText } from './cards-from-text.ts';
import { isLetterHome } from './letters-home.ts';
import { withPlainNumbers } from './paper-numbers.ts';
import { questionsFromText } from './questions-from-text.ts';
import { readNotes } from './read-notes.ts';
import { withScannedLetters } from './scanned-letters.ts';
import { setTasksOf } from './set-tasks.ts';

const cards = (text: string) => cardsFromText({ text, seed: 1, max: 24 }).map(({ question, answer }) => [question, answer]);
const asked = (text: string): string =>
  cards(text)
    .map((both) => both.join(' => '))
    .join('\n');
const questions = (text: string, count = 20) => questionsFromText({ text, seed: 1, count, difficulty: 'intermediate', strict: true });

const letter = `Dear Parents and Carers,

On Friday 12th June we will walk to the museum. We will leave at 9.15am. The cost is £4, to be paid online.
Your child will need a packed lunch and a waterproof coat. Please return the slip below.

Yours sincerely,
Mrs Bell`;

describe('a letter home', () => {
  test('is known by whom it greets and what it asks for', () => {
    expect(isLetterHome(letter)).toBe(true);
  });

  test('is read where it brings words to learn, and a letter of a story is none', () => {
    expect(isLetterHome(letter.replace('Yours', 'Key words\nfossil – the remains of a living thing in a rock\n\nYours'))).toBe(false);
    expect(isLetterHome('Dear Mother,\nThe journey cost £2 and we left at 9am. Please send my coat. Your son, Tom')).toBe(false);
  });
});

describe('the numbers of an exam paper', () => {
  test('are plain ones, and parts without a question above them stand alone', () => {
    const lines = ['01   Metals conduct.', '01.1 Name one metal.', '0 1 . 2  Explain why.', '02.1 What is an alloy?', '02.2 Name one.'];
    expect(withPlainNumbers(lines)).toEqual([
      '1. Metals conduct.',
      '(a) Name one metal.',
      '(b) Explain why.',
      '2. What is an alloy?',
      '2. Name one.',
    ]);
    expect(withPlainNumbers(['07 May', 'rain', '08 June'])).toEqual(['07 May', 'rain', '08 June']);
  });

  test('make such a page a worksheet; the table below a question is no part of it', () => {
    const page = `01   Three metals were put into acid.
     Metal      Bubbles
     zinc       some
     copper     none
01.1 Which metal is the most reactive?
01.2 Explain how you can tell.
02.1 Name the gas that is made.
02.2 Describe a test for this gas.
02.3 State one safety rule.`;
    const { tasks, isWorksheet } = setTasksOf(page);
    expect(isWorksheet).toBe(true);
    expect(tasks).toContain('Three metals were put into acid. Which metal is the most reactive?');
    expect(tasks).toContain('Describe a test for this gas.');
  });

  test('a first part in the line of its number is no stem of the second', () => {
    expect(setTasksOf('1 (a) Name one acid.\n(b) Name one alkali.').tasks).toEqual(['Name one acid.', 'Name one alkali.']);
  });
});

describe('what a camera misread', () => {
  test('an O among figures, an l for an I, an I for an l', () => {
    expect(withScannedLetters('About 3,OOO people came in 185O.')).toBe('About 3,000 people came in 1850.');
    expect(withScannedLetters('lron is cIean. lt is hard.')).toBe('Iron is clean. It is hard.');
    expect(withScannedLetters('2Mg + 2O2 and CO2, McIver and la lune')).toBe('2Mg + 2O2 and CO2, McIver and la lune');
  });

  test('two words that a line break parted at their hyphen keep it', () => {
    expect(readNotes('The first people were hunter-\ngatherers and moved about.').statements[0]?.text).toBe(
      'The first people were hunter-gatherers and moved about.',
    );
    expect(readNotes('The farmers gath-\nered the wheat in autumn.').statements[0]?.text).toBe('The farmers gathered the wheat in autumn.');
  });

  test('a number and its fraction are one', () => {
    expect(
      asked('The Year\n\nThe Earth takes 365¼ days to travel once round the Sun.\nThe Moon takes 27 days to go round the Earth.'),
    ).not.toMatch(/____¼/);
  });
});

describe('tables', () => {
  const planets = `The Solar System

Eight planets travel round the Sun.
Some of them are made of rock.

The planets
Planet      Type        Time to orbit the Sun    Moons
Venus       rocky       225 days                 0
Mars        rocky       687 days                 2
Mercury     rocky       88 days                  0
Jupiter     gas giant   12 years                 95
Saturn      gas giant   29 years                 146`;

  test('ask for a time, for how many and for what type of thing, and a name stays one', () => {
    const stems = `${asked(planets)}\n${questions(planets)
      .map(({ question }) => question)
      .join('\n')}`;
    expect(stems).toMatch(/How long does (?:Mars|Venus|Mercury) take to orbit the Sun\?/);
    expect(stems).not.toMatch(/\bmercury\b|do Mars/);
    expect(stems).toMatch(/What type of planet is /);
  });

  test('a figure stands beside figures of its unit, and few of a quiz ask for one column', () => {
    const timed = questions(planets).filter(({ question }) => question.startsWith('How long'));
    expect(timed.length).toBeLessThanOrEqual(3);
    const inDays = timed.filter(({ options, correctAnswer }) => options[correctAnswer]?.endsWith('days') === true);
    for (const option of inDays.flatMap(({ options }) => options)) expect(option).toMatch(/days$/);
  });

  test('faiths are asked in plain English, and nobody founds what no one founded', () => {
    const page = `Faiths

                   Islam      Judaism     Hinduism
Holy book          Qur'an     Torah       Vedas
Place of worship   mosque     synagogue   mandir
Founder            Muhammad   Abraham     no one founder
Festival           Eid        Passover    Diwali`;
    const said = asked(page);
    expect(said).toMatch(/What is a place of worship called in Islam\?/);
    expect(said).toMatch(/Who was the founder of (?:Islam|Judaism)\?/);
    expect(said).not.toMatch(/What is the founder|No one/);
    expect(JSON.stringify(questions(page).map(({ options }) => options))).not.toContain('no one founder');
  });
});

describe('what is no meaning', () => {
  test('whose name it is, what is done with it, and what follows from it', () => {
    const page = `Votes

In 1903 a new union was set up in Manchester. Its members were called suffragettes.
Some of the stones, called bluestones, came from Wales.
A yellow solid called sulfur is made, which makes the liquid cloudy.
Chlorine is a poisonous green gas, so the room must be aired.`;
    const said = asked(page);
    expect(said).not.toMatch(/suffragettes” mean|bluestones” mean|sulfur” mean/);
    expect(said).not.toMatch(/=> [^\n]*so the room/);
  });

  test('the label of a line is no word to learn', () => {
    expect(asked('Tricky words: they my was you her\nSticky fact: Pluto was called a dwarf planet in 2006.')).not.toMatch(
      /Tricky words|dwarf planet” mean|Sticky/,
    );
  });
});

test('two events in a line of a timeline are not one question, and what is first is asked in grammar', () => {
  const page = `Timeline
1903 – WSPU formed
1909 – First hunger strike by Marion Dunlop
1914 – The war begins and the union stops its campaign
1918 – Women over 30 with property get the vote`;
  const said = asked(page);
  expect(said).toContain('When was the first hunger strike by Marion Dunlop?');
  expect(said).toContain('When was the WSPU formed?');
  expect(said).toContain('When did women over 30 with property get the vote?');
  expect(said).not.toMatch(/When did the war begin and/i);
});

test('what somebody does is no event of that name', () => {
  const page = `Events
18 Feb – Strike at Putilov steel works
26 Feb – Troops fire on crowds
27 Feb – Soldiers join the strike
2 Mar – The Tsar abdicates`;
  expect(asked(page)).not.toMatch(/When (?:was|did) the (?:Troops|Strike)/);
});

test('the words of a list in two numbered columns are all to be spelt, and an article stays a word', () => {
  const page = 'Spellings\n1. picture      4. treasure\n2. creature     5. measure\n3. nature       6. pleasure';
  expect(asked(page)).toMatch(/treasure/);
  expect(asked('Ma maison\n\nle salon = the living room\nla salle de bains = the bathroom\nla cuisine = the kitchen')).toMatch(
    /la salle de bains/,
  );
});

test('prefixes that a list of spellings teaches are the gap, and what pupils mix up', () => {
  const page = 'Spellings – prefix in-, im- and ir-\nincorrect\ninvisible\nimpossible\nimmature\nirregular\nirresponsible';
  expect(cards(page)).toContainEqual(['Begin the word with in-, im- or ir-: ___regular', 'irregular']);
  const one = questions(page).find(({ options, correctAnswer }) => options[correctAnswer] === 'irregular');
  expect(one?.options).toEqual(expect.arrayContaining(['inregular', 'imregular']));
});

test('a story is asked where somebody lived and what stood where', () => {
  const page = `Tam and the Mill

Tam lived with his uncle in a mill beside the river. On the hill stood the black tower, and nobody went near it.
"Never go there," said Uncle Jed. One night Tam saw a light and he ran.
"Who is there?" whispered Tam. The door opened and suddenly the wind blew out his candle.`;
  expect(asked(page)).toContain('Where did Tam live? => In a mill beside the river');
  expect(asked(page)).toContain('What stood on the hill? => the black tower');
});

test('what a homework sheet says to the family is no note', () => {
  const page = `Rocks

Granite is a hard rock that is made of cooled magma.
Please help your child to find a rock at home.
Topic: Find out three facts about volcanoes.
You could draw a picture of one.
Thank you for your support.`;
  expect(readNotes(page).statements.map(({ text }) => text)).toEqual(['Granite is a hard rock that is made of cooled magma.']);
});
