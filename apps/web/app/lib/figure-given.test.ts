import type { FigureHandles } from '@hedgerow/contracts/figures';
import { expect, test } from 'vitest';
import { figureGiven, figureStart, figureText, isOnFigure, placesFrom } from './figure-given.ts';

const cell = (name: string) => ({ name, at: [0, 0] as const, size: [40, 40] as const });
const table: FigureHandles = { kind: 'cells', keys: 'number', cells: [cell('a'), cell('b')] };
const parts: FigureHandles = { kind: 'parts', parts: [{ name: 'Part 1 of 1', mark: { kind: 'circle', at: [0, 0], r: 2 } }] };

test('a table is sent once all its cells are written, as one text', () => {
  expect(figureStart(table)).toEqual(['', '']);
  expect(figureGiven(table, ['4', ' '])).toBeUndefined();
  expect(figureGiven(table, [' 4', '1/2 '])).toBe('4|1/2');
});

test('a test keeps a table as far as it is filled, and finds it again', () => {
  expect(figureText(table, ['', '7'])).toBe('|7');
  expect(placesFrom(table, '|7')).toEqual(['', '7']);
  expect(placesFrom(table, '1|2|3')).toEqual(['', '']);
  expect(placesFrom(table, -1)).toEqual(['', '']);
  expect(['|7', '|', ' | ', '3,4', '-1,4', 'here', 4].map(isOnFigure)).toEqual([true, false, false, true, false, false, false]);
});

test('what is shaded is sent as places, and nothing shaded is no answer', () => {
  expect(figureGiven(parts, [])).toBeUndefined();
  expect(figureGiven(parts, [0])).toEqual([0]);
  expect(figureText(parts, [0, 3])).toBe('0,3');
});
