import { expect, test } from 'vitest';
import { columnsFor, draftOf, draftToMend, emptyDraft, givenOf, placed, toggled } from './answer.ts';

const order = { type: 'order', question: '', items: ['b', 'a', 'c'] } as const;
const match = { type: 'match', question: '', left: ['1', '2'], right: ['x', 'y'] } as const;

test('nothing is sent while something is missing', () => {
  expect(givenOf({ type: 'typed', question: '', keys: 'words' }, { text: '  ', places: [] })).toBeUndefined();
  expect(givenOf({ ...order, items: [...order.items] }, { text: '', places: [1, 0] })).toBeUndefined();
  const asked = { ...match, left: [...match.left], right: [...match.right] };
  expect(givenOf(asked, emptyDraft(asked))).toBeUndefined();
  expect(givenOf(asked, { text: '', places: [1, 0] })).toEqual([1, 0]);
});

test('tapping again takes away, and a partner moves with its last tap', () => {
  expect(toggled([2, 0], 0)).toEqual([2]);
  expect(toggled([2], 0)).toEqual([2, 0]);
  expect(placed([1, -1], 1, 1, true)).toEqual([-1, 1]);
  expect(placed([1, -1], 1, 1, false)).toEqual([1, 1]);
});

test('for another try what was typed or matched stays; one choice that was wrong does not', () => {
  const typed = { type: 'typed', question: '', keys: 'words' } as const;
  expect(draftToMend(typed, { text: 'réusis', places: [] }).text).toBe('réusis');
  const padded = { type: 'typed', question: '', keys: 'digits' } as const;
  expect(draftToMend(padded, { text: '13', places: [] }).text).toBe('');
  expect(draftToMend(padded, { text: '13 apples', places: [] }).text).toBe('13 apples');
  const asked = { ...match, left: [...match.left], right: [...match.right] };
  expect(draftToMend(asked, { text: '', places: [1, 0] }).places).toEqual([1, 0]);
  const choice = { type: 'multiple_choice', question: '', options: ['1', '2'] } as const;
  expect(draftToMend({ ...choice, options: [...choice.options] }, { text: '', places: [1] }).places).toEqual([]);
});

test('an answer that was saved is shown as it was given', () => {
  expect(draftOf({ type: 'typed', question: '', keys: 'digits' }, '260')).toEqual({ text: '260', places: [] });
  expect(draftOf({ type: 'multiple_choice', question: '', options: ['1', '2'] }, 1)).toEqual({ text: '', places: [1] });
  expect(draftOf({ ...match, left: [...match.left], right: [...match.right] }, [1, 0])).toEqual({ text: '', places: [1, 0] });
});

test('groups of a sorting stand beside each other as far as their words fit', () => {
  expect(columnsFor(['could help', 'did not help'])).toBe(2);
  expect(columnsFor(['solid', 'liquid', 'gas'])).toBe(3);
  // Broken in the middle, a word is not read.
  expect(columnsFor(['convection', 'radiation', 'conduction'])).toBe(2);
  expect(columnsFor(['<em>le</em>', '<em>la</em>', '<em>l’</em>'])).toBe(3);
  expect(columnsFor(['a', 'b', 'c', 'd'])).toBe(2);
});
