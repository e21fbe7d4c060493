import { openBank } from '@hedgerow/curriculum/bank';
import { keyStages } from '@hedgerow/domain/key-stages';
import { primarySubjects } from '@hedgerow/domain/subjects';
import { describe, expect, test } from 'vitest';
import { generators } from '../generators/all-generators.ts';
import { mapTopics, prerequisitePlaces, topicOfQuestion } from './map-topics.ts';

const source = { index: openBank().index, generators };

const mathsIds = (keyStage: 'EYFS' | 'KS3'): string[] => mapTopics(source, 'maths', keyStage).map(({ id }) => id);

const englishTitles = (keyStage: 'EYFS' | 'KS1'): string[] => mapTopics(source, 'english', keyStage).map(({ title }) => title);

describe('a learning map', () => {
  test('of every primary subject has something at both primary stages', () => {
    const empty = primarySubjects.filter(
      (subject) => mapTopics(source, subject, 'KS1').length + mapTopics(source, subject, 'KS2').length === 0,
    );
    expect(empty).toEqual([]);
  });

  test('has every topic once, in the order of the years, each in its stage', () => {
    for (const keyStage of keyStages) {
      const topics = mapTopics(source, 'maths', keyStage);
      expect(new Set(topics.map(({ id }) => id)).size).toBe(topics.length);
      const years = topics.map(({ firstYear }) => firstYear);
      expect(years).toEqual(years.toSorted((a, b) => a - b));
    }
  });

  test('has nothing before what it builds on', () => {
    for (const keyStage of keyStages) {
      const topics = mapTopics(source, 'maths', keyStage);
      const early = topics.filter(({ prerequisites, firstYear }, at) =>
        prerequisites.some((id) => topics.slice(at).some((later) => later.id === id && later.firstYear <= firstYear)),
      );
      expect(early.map(({ title }) => title)).toEqual([]);
    }
  });

  test('puts early topics at level 1 and late ones at level 3', () => {
    const topics = mapTopics(source, 'maths', 'KS2');
    expect(topics.filter(({ firstYear }) => firstYear === 3).every(({ level }) => level === 1)).toBe(true);
    expect(topics.filter(({ firstYear }) => firstYear === 6).every(({ level }) => level === 3)).toBe(true);
  });

  test('of the sixth form is the revision of Key Stage 4, and says so', () => {
    expect(new Set(mapTopics(source, 'maths', 'KS5').map(({ keyStage }) => keyStage))).toEqual(new Set(['KS4']));
  });

  test('keeps the methods of its own stage that only a topic of a later stage names', () => {
    const withoutTopic = { ...source, index: source.index.filter(({ id }) => id !== 'maths.ks3.probability') };
    expect(mapTopics(withoutTopic, 'maths', 'KS3').map(({ id }) => id)).toContain('maths-probability-single-event');
  });

  test('has a method once, with the topic of its own stage that names it', () => {
    expect(mathsIds('KS3')).not.toContain('maths-probability-single-event');
    expect(topicOfQuestion(mapTopics(source, 'maths', 'KS3'), 'maths-probability-single-event', null)?.id).toBe('maths.ks3.probability');
  });

  test('of Reception has its own topics and the one of Year 1 that begins there, and each of its methods once', () => {
    const topics = mapTopics(source, 'maths', 'EYFS');
    expect(topics.map(({ id }) => id)).toEqual(expect.arrayContaining(['maths.eyfs.numbers-to-10', 'maths.ks1.counting-to-20']));
    expect(topics.every(({ keyStage }) => keyStage === 'EYFS')).toBe(true);
    expect(topics.filter(({ id }) => !id.includes('.'))).toEqual([]);
    expect(topicOfQuestion(topics, 'maths-count-objects', null)?.id).toBe('maths.eyfs.numbers-to-10');
    expect(topicOfQuestion(topics, 'maths.ks1.counting-to-20/stars-8', null)?.id).toBe('maths.ks1.counting-to-20');
  });

  test('of Reception in English begins with listening, then letters; sentences and the names of grammar come in Year 1', () => {
    expect(englishTitles('EYFS')).toEqual([
      'Rhymes and first sounds',
      'First words and captions to read',
      'Phonics: phase 2 to phase 5',
      'Story and talk',
    ]);
    expect(englishTitles('KS1')).toEqual(expect.arrayContaining(['Nouns, verbs and adjectives', 'Sentences and punctuation']));
  });

  test('knows what builds on what', () => {
    const topics = mapTopics(source, 'maths', 'KS2');
    const places = prerequisitePlaces(topics);
    expect(places.flat().length).toBeGreaterThan(0);
    expect(places.flat().every((place) => topics[place] !== undefined)).toBe(true);
  });

  test('counts a method that several topics name for the one that was asked for', () => {
    const topics = mapTopics(source, 'maths', 'KS4');
    const asked = ['maths.ks4.tree-diagrams-and-conditional-probability', 'maths.ks4.probability-and-statistics'];
    expect(asked.map((id) => topicOfQuestion(topics, 'maths-probability-two-events', id)?.id)).toEqual(asked);
    expect(topicOfQuestion(topics, 'maths-probability-two-events', 'maths.ks4.surds')?.id).toBe(asked[1]);
  });

  test('finds the topic of a question by its source, its generator, or what was asked for', () => {
    const topics = mapTopics(source, 'maths', 'KS2');
    const [fromBank] = topics.filter(({ generators: made, id }) => id.includes('.') && made.length > 0);
    expect(topicOfQuestion(topics, `${fromBank?.id}/q1`, null)?.id).toBe(fromBank?.id);
    expect(topicOfQuestion(topics, fromBank?.generators[0] ?? '', null)?.generators).toContain(fromBank?.generators[0]);
    expect(topicOfQuestion(topics, 'upload:3', fromBank?.id ?? '')?.id).toBe(fromBank?.id);
    expect(topicOfQuestion(topics, 'upload:3', null)).toBeUndefined();
  });
});
