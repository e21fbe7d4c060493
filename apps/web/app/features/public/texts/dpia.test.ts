import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dpiaText } from './dpia.ts';

const document = readFileSync(new URL('../../../../../../docs/privacy/dpia.md', import.meta.url), 'utf8');
const rows = document.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| risk'));

test('every risk of the assessment stands on the page, with what was done and what is left', () => {
  expect(rows.length).toBeGreaterThan(8);
  for (const row of rows) {
    const [risk = '', , done = '', left = ''] = row
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    const line = dpiaText.split('\n').find((text) => text.includes(`**${risk}.**`)) ?? '';
    expect(line).toContain(done.replaceAll(/\s*\(\[[^\]]+\]\([^)]*\)\)/g, ''));
    expect(line).toContain(`Left: ${left}.`);
  }
});
