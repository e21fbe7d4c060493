import { describe, expect, test } from 'vitest';
import { cardsFromText } from './cards-from-text.ts';
import { questionsFromText } from './questions-from-text.ts';

const asked = (text: string): readonly string[] =>
  cardsFromText({ text, seed: 3, max: 24, perSentence: 1, onlySure: true }).map(({ question }) => question);
const quiz = (text: string): readonly string[] =>
  questionsFromText({ text, seed: 3, count: 8, difficulty: 'beginner', strict: true, onlySure: true }).map(({ question }) => question);

describe('what a page is sure to give', () => {
  test('are the words of a list of words', () => {
    const page = `Key words
erosion      the wearing away of rock
deposition   the dropping of what a river carries
meander      a bend in a river
mouth        the place where a river ends`;
    expect(asked(page)).toEqual([
      'What does “erosion” mean?',
      'What does “deposition” mean?',
      'What does “meander” mean?',
      'What does “mouth” mean?',
    ]);
    expect(quiz(page).length).toBeGreaterThan(2);
  });

  test('are the things of a list by what they do', () => {
    const page = `Hardware
NIC             lets a device connect to a network
Switch          joins the devices of one network
Router          sends packets between different networks
Repeater        makes a weak signal strong again
Modem           turns signals for the telephone line`;
    expect(asked(page)).toEqual(expect.arrayContaining(['What does a switch do?', 'What does a router do?']));
  });

  test('are dates with what happened', () => {
    const page = `The Normans

1066 – William wins the Battle of Hastings
1086 – The Domesday Book is finished
1087 – William dies in France after a fall from his horse`;
    expect(asked(page)).toEqual([
      'When did William win the Battle of Hastings?',
      'When was the Domesday Book finished?',
      'When did William die in France after a fall from his horse?',
    ]);
  });

  test('are sentences of a page of prose, and no gap beside other words of it', () => {
    const page = `Lighthouses

A lighthouse warns ships of rocks. The Smeaton tower was built in 1759 on the Eddystone reef. Its lamp had 24 candles.
The light could be seen from 8 km away. Keepers lived in the tower for weeks at a time.`;
    expect(asked(page).length).toBeGreaterThan(2);
    expect(quiz(page).filter((question) => question.includes('fills the gap'))).toEqual([]);
  });

  test.each([
    ['a list of points', 'Coasts\n\nHard engineering\n- sea walls\n- groynes\n- gabions\n'],
    [
      'notes on what is no word',
      'Scrooge\n\nGreed – he keeps his coal box locked\nFear – of the third spirit\nChange – he sends a turkey\n',
    ],
    [
      'a table that only puts words together',
      'Tubes\n\nTube      Wall      Lumen\nA         x-part    y-part\nB         z-part    q-part\n',
    ],
    ['a teacher’s mark and a task', 'Name: Sam\n6 / 10\nWell done, Sam. Now finish question 4 for Tuesday.\n'],
  ])('are not %s', (_, page) => {
    expect([...asked(page), ...quiz(page)]).toEqual([]);
  });
});

test('a plain sentence that says what a word means is sure among hurried notes, and one that only says something of it is not', () => {
  const page = `Sound

loud = big waves
fast in steel, slow in air
A vacuum is a space that holds no air or other matter.
An echo is very nice to hear.
low notes = slow waves`;
  expect(asked(page)).toContain('What does “vacuum” mean?');
  expect(asked(page).filter((question) => question.includes('echo'))).toEqual([]);
});
