import { expect, test } from 'vitest';
import { cardsFromText } from './cards-from-text.ts';
import { uncapital } from './text-card.ts';

const sure = (text: string) => cardsFromText({ text, seed: 1, max: 40, onlySure: true });
const asked = (text: string) => sure(text).map(({ question }) => question);

test('every word of a list is a card, though its meaning says “it”, ends on “is” or is called as parts of a page are', () => {
  const page = `Elements of music – key words

Tempo = how fast or slow the music is
Texture = how many layers of sound there are
Structure = the order of the sections in a piece
Timbre = the sound that makes an instrument different from others
Ostinato = a pattern that gives a piece its shape and repeats under it
Drone = a long note held under the music
Stump = what is left when a note dies away`;
  expect(asked(page)).toEqual(
    ['Tempo', 'Texture', 'Structure', 'Timbre', 'Ostinato', 'Drone', 'Stump'].map((word) => `What does “${word}” mean?`),
  );
});

test('a word with its meaning in the line below is one of the list', () => {
  const page = `KEY TERMS: CHRISTIAN BELIEFS
Atonement
Restoring the relationship between people and God
Incarnation
God becoming human in Jesus
Trinity
The belief that there are three persons in one God
Omnipotent
All-powerful
Salvation
Being saved from sin and its consequences`;
  expect(sure(page)).toContainEqual(expect.objectContaining({ question: 'What does “Omnipotent” mean?', answer: 'All-powerful.' }));
  expect(asked(page)).toHaveLength(5);
});

test('units and formulas of a page of notes are asked for', () => {
  const page = `Energy

Equations to learn
power = energy transferred ÷ time
kinetic energy = 0.5 × mass × speed²
efficiency = useful output energy ÷ total input energy

Units
energy – joules (J)
power – watts (W)
mass – kilograms (kg)

Wind turbines are unreliable because the wind does not always blow.`;
  expect(sure(page)).toContainEqual(expect.objectContaining({ question: 'What is the unit of power?', answer: 'watts (W).' }));
  expect(sure(page)).toContainEqual(
    expect.objectContaining({ question: 'Complete the formula: efficiency = ____', answer: 'useful output energy ÷ total input energy' }),
  );
  expect(sure(page)).toContainEqual(
    expect.objectContaining({ question: 'Complete the formula: kinetic energy = ____', answer: '0.5 × mass × speed²' }),
  );
  expect(asked(page)).toContain('Explain why wind turbines are unreliable.');
});

test('languages, peoples and days keep their capital', () => {
  expect(['French', 'English', 'Muslims pray', 'Monday', 'The flat'].map(uncapital)).toEqual([
    'French',
    'English',
    'Muslims pray',
    'Monday',
    'the flat',
  ]);
});

test('a thing with a name is asked for in a list of words, and more than one craftsman are craftsmen', () => {
  const page = `Medieval England glossary

Black Death       A plague that reached England in 1348
Magna Carta       The charter of rights that King John sealed in 1215
Guild             A group of craftsmen in a town who kept up standards
Fief              Land that was held in return for service
Tithe             A tenth of what you grew, paid to the Church
Motte             The mound of earth on which a wooden tower stood`;
  expect(asked(page)).toContain('What is “Magna Carta”?');
  expect(sure(page)).toContainEqual(expect.objectContaining({ answer: 'A group of craftsmen in a town who kept up standards.' }));
});

test('words with their meanings in one line are a list', () => {
  const page =
    'Egypt\nThe tomb was found in 1922.\n\nWords: pharaoh = a ruler of Egypt, hieroglyphs = Egyptian picture writing, papyrus = paper made from reeds, sarcophagus = a stone coffin, scribe = a person who writes';
  expect(asked(page)).toEqual(expect.arrayContaining(['What does “pharaoh” mean?', 'What does “scribe” mean?']));
});

test('a year of two figures begins a line of a timeline', () => {
  const page =
    '332 BC       Alexander the Great conquers Egypt\n30 BC        Cleopatra dies and Egypt becomes part of Rome\n1799         The Rosetta Stone is found by soldiers\n1922         Howard Carter finds the tomb';
  expect(sure(page)).toContainEqual(expect.objectContaining({ question: 'When did Alexander the Great conquer Egypt?', answer: '332 BC' }));
});

test('a figure that a scanner read is the letter that makes a word', () => {
  const page = 'Cells\n\nThe nose has hairs and mucus wh1ch trap particles. Viruses live inside cel1s.';
  const read = sure(`${page} The stomach makes an acid.`)
    .map(({ question, answer }) => `${question} ${answer}`)
    .join(' ');
  expect(read).not.toMatch(/whlch|wh1ch/);
  expect(read).toContain('which trap particles');
});

test('that the skin is a barrier is no meaning of the word', () => {
  const page = 'Body defences\n\nThe skin is a barrier. The trachea is lined with cilia. The stomach makes an acid that kills pathogens.';
  expect(asked(page)).not.toContain('What does “skin” mean?');
  expect(asked(page)).toContain('What is lined with cilia?');
});
