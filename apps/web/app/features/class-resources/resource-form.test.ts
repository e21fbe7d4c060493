import { resourceMessages } from '@hedgerow/domain/resource-rules';
import { expect, test } from 'vitest';
import { formOf, resourceErrors, whyRefused } from './resource-form.ts';

const sheet = new File(['%PDF-'], 'Fractions.pdf');
const fields = { file: sheet, title: 'Fractions', subject: 'maths', description: '', classIds: ['one', 'two'] };

test('a file that cannot be shared is told when it is chosen', () => {
  expect(whyRefused(sheet)).toBeUndefined();
  expect(whyRefused({ name: 'sums.xlsx', size: 10 })).toBe(resourceMessages.unsupported);
  expect(whyRefused({ name: 'long.pdf', size: 11 * 1024 * 1024 })).toBe(resourceMessages.tooLarge);
  expect(whyRefused({ name: 'none.pdf', size: 0 })).toBe(resourceMessages.empty);
});

test('a file, a title and a class have to be there; what is sent names every class', () => {
  expect(resourceErrors(fields)).toEqual({});
  expect(Object.keys(resourceErrors({ ...fields, file: null, title: ' ', classIds: [] }))).toEqual(['file', 'title', 'classIds']);
  expect(formOf(fields).get('classIds')).toBe('one,two');
});
