import { expect, test } from 'vitest';
import { resourceKindOf } from './resource-rules.ts';

test('a resource is known by the end of its name, in whatever letters', () => {
  expect(['Fractions.PDF', 'a.b.pptx', 'lesson.doc'].map(resourceKindOf)).toEqual(['pdf', 'pptx', 'doc']);
  expect(['macro.docm', 'pdf', 'notes.pdf.exe', 'picture.png', ''].map(resourceKindOf)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
