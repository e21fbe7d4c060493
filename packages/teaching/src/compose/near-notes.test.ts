import { bankFolder, openBank } from '@hedgerow/curriculum/bank';
import { expect, test } from 'vitest';
import { composeAssessment } from './compose-assessment.ts';
import { composeFlashcards } from './compose-flashcards.ts';
import { composeGuide } from './compose-guide.ts';

const bank = openBank(bankFolder);

const lungs = `Breathing

The trachea is a tube that is held open by rings of cartilage. It splits into two bronchi, and these into smaller bronchioles.
Alveoli are tiny air sacs at the end of the bronchioles. Their walls are one cell thick so oxygen does not have far to travel.
The diaphragm is a sheet of muscle below the lungs. It contracts when we breathe in, because the chest must become larger.
Nicotine is the addictive drug in tobacco. Tar damages the cilia of the windpipe, so mucus builds up.
Carbon monoxide binds to haemoglobin so blood carries less oxygen. Asthma narrows the bronchioles and makes breathing hard.`;
const story = `The Lighthouse

On the edge of the island of Skerra stood a tall white lighthouse. Old Mr Trevose lived there with a ginger cat called Biscuit.
One winter night a storm blew in from the west. Mr Trevose slipped on the wet stairs and twisted his ankle.
Biscuit climbed up to the lamp alone. She pulled the rope of the brass bell, and Captain Nancarrow heard it out at sea.
The captain turned her boat, the Kittiwake, away from the rocks. In the morning the whole village came to thank them.`;

test('beside notes on breathing stand our own cards on breathing, and not those on the rest of the topic', () => {
  const query = { bank, subject: 'science' as const, keyStage: 'KS3' as const, topicText: 'the breathing system', seed: 5 };
  const { content, topicId } = composeGuide({ ...query, uploads: [{ title: 'Lungs', text: lungs }] });
  const cards = composeFlashcards({ guide: content, bank, topicId, seed: 5, uploadText: lungs });
  expect(topicId).toBe('science.ks3.digestion-and-breathing');
  expect(cards.length).toBeGreaterThan(8);
  expect(cards.filter(({ question }) => /fibre|bile|digesti|villi/.test(question))).toEqual([]);
});

const waterfalls = `Waterfalls

A river starts at its source in the hills. In the upper course the river cuts down and makes a steep V-shaped valley.
Waterfalls form where a layer of hard rock lies on top of a layer of soft rock. The soft rock is worn away faster.
The hard rock is undercut and collapses into the plunge pool. Over hundreds of years the waterfall retreats upstream and leaves a gorge.
This is vertical erosion. The place where two rivers meet is a confluence. The river ends at its mouth in the sea.`;

test('what stands beside notes is what they say: no place, no word and no lesson that they do not speak of', () => {
  const query = { bank, subject: 'geography' as const, keyStage: 'KS3' as const, topicText: 'rivers', seed: 5 };
  const { content, topicId } = composeGuide({ ...query, uploads: [{ title: 'Rivers', text: waterfalls }] });
  expect(topicId).toBe('geography.ks3.rivers');
  const cards = composeFlashcards({ guide: content, bank, topicId, seed: 5, uploadText: waterfalls });
  expect(cards.length).toBeGreaterThanOrEqual(8);
  const wish = { ...query, difficulty: 'intermediate' as const, count: 10, includeEssays: false, history: [], uploadText: waterfalls };
  const { questions } = composeAssessment(wish);
  expect(questions.filter(({ provenance }) => provenance !== 'upload').length).toBeGreaterThan(2);
  const asked = [...cards.map(({ question }) => question), ...questions.map(({ question }) => question)].join('\n');
  expect(asked).not.toMatch(/Boscastle|drainage|lag time|infiltration|levee|flood/i);
  const words = cards.flatMap(({ question }) => /^What does “([^”]+)” mean/.exec(question)?.[1]?.toLowerCase() ?? []);
  expect(new Set(words).size).toBe(words.length);
});

test('a topic on something else, or for much younger pupils, is left out', () => {
  const query = { bank, subject: 'english' as const, keyStage: 'KS2' as const, topicText: 'the lighthouse cat', seed: 5 };
  const guide = composeGuide({ ...query, uploads: [{ title: 'Story', text: story }] });
  expect([guide.topicId, guide.provenance.bank, guide.sentence]).toEqual([null, 0, 'This comes from your own notes.']);
  const wish = { ...query, difficulty: 'intermediate' as const, count: 10, includeEssays: false, history: [], uploadText: story };
  const { questions, sentence } = composeAssessment(wish);
  expect(questions.length).toBeGreaterThanOrEqual(3);
  expect(new Set(questions.map(({ provenance }) => provenance))).toEqual(new Set(['upload']));
  expect(sentence).toBe('This comes from your own notes.');
});

const drift = `Longshore drift

Waves do not often arrive at a beach straight on. When a wave breaks, water rushes up the beach at an angle. This is the swash, and it carries sand and shingle with it.
The water runs back down the slope under gravity, at right angles to the shore. This is the backwash. Over months and years much sediment travels along the coast.
Groynes are wooden or rock barriers that are built across a beach. Sediment piles up on one side and the beach becomes wider. A wide beach absorbs wave energy and protects the land behind it.
A spit forms where the coastline changes direction suddenly, at the mouth of a river. Longshore drift goes on carrying sediment out to sea. A salt marsh may develop in the calm water behind the spit.
If a spit grows right across a bay it becomes a bar. The water that is trapped behind it is a lagoon.`;

test('what a page does not speak of is not asked beside it: no sea wall beside longshore drift', () => {
  const query = { bank, subject: 'geography' as const, keyStage: 'KS4' as const, topicText: 'coasts', seed: 5 };
  const { content, topicId } = composeGuide({ ...query, uploads: [{ title: 'Coasts', text: drift }] });
  expect(topicId).toBe('geography.ks4.rivers-and-coasts');
  const cards = composeFlashcards({ guide: content, bank, topicId, seed: 5, uploadText: drift });
  const wish = { ...query, difficulty: 'intermediate' as const, count: 10, includeEssays: false, history: [], uploadText: drift };
  const { questions } = composeAssessment(wish);
  expect(questions.length).toBeGreaterThanOrEqual(5);
  const asked = [...cards, ...questions].map(({ question }) => question).join('\n');
  expect(asked).not.toMatch(/sea wall|managed retreat|dune|waterfall|meander|flood/i);
});
