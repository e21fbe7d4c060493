import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tableField } from './table-file.ts';

test.each([
  ['8A', '"8A"'],
  ['=1+1', '"\'=1+1"'],
  ['@SUM(A1)', '"\'@SUM(A1)"'],
  ['-2', '"\'-2"'],
  ['say "x", y', '"say ""x"", y"'],
  [-2, '-2'],
  [null, '""'],
])('%s is written as %s', (value, text) => {
  expect(tableField(value)).toBe(text);
});

test('whatever a class is called, no program takes its name for a formula', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      expect(tableField(name)).not.toMatch(/^"[=+\-@\t\r\n]/);
    }),
  );
});
