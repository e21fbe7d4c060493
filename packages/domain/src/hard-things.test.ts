import { expect, test } from 'vitest';
import { halvesOf, thingsNamed } from './hard-things.ts';

test('each thing that a parent names stands by itself, and empty places are none', () => {
  expect(thingsNamed('fractions, spelling;  the water cycle.')).toEqual(['fractions', 'spelling', 'the water cycle']);
  expect(thingsNamed(' , ;')).toEqual([]);
  expect(thingsNamed('a,b,c,d,e,f,g,h')).toHaveLength(6);
});

test('two things with "and" between them can be read apart', () => {
  expect(halvesOf('spelling and times tables')).toEqual(['spelling', 'times tables']);
  expect(halvesOf('Henry VIII & his wives')).toEqual(['Henry VIII', 'his wives']);
  expect(halvesOf('understanding')).toEqual(['understanding']);
});
