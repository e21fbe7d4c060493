import { expect, test } from 'vitest';
import { withKeptNotes } from './kept-notes.ts';

const before = `# Performance

Measured on Monday.

## Calls

| a |
| --- |
| 1 |

Medians.

### Notes

It was 3 before.

| by hand |
| --- |
| 3 |

## Start

Old words of the bench.

## Gone

Old.

### Notes

Why it went.
`;

test('a new report has the new figures, and under each what was written there by hand', () => {
  const report =
    '# Performance\n\nMeasured on Tuesday.\n\n## Calls\n\n| a |\n| --- |\n| 2 |\n\nMedians of five.\n\n## Start\n\nNew words.\n';
  expect(withKeptNotes(report, before)).toBe(`# Performance

Measured on Tuesday.

## Calls

| a |
| --- |
| 2 |

Medians of five.

### Notes

It was 3 before.

| by hand |
| --- |
| 3 |

## Start

New words.

## Gone

### Notes

Why it went.
`);
});

test('notes outlive every run', () => {
  const report = '# Performance\n\n## Calls\n\nFigures.\n';
  const once = withKeptNotes(report, before);
  expect(withKeptNotes(report, once)).toBe(once);
});
