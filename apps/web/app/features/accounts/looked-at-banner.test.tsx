import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { LookedAtBanner } from './looked-at-banner.tsx';

test('while a grown-up looks at their pages, a pupil reads so', async () => {
  answer('GET /api/student/looked-at', { json: { looking: true } });
  show(<LookedAtBanner />);
  const sign = await screen.findByRole('region', { name: 'Somebody is looking' });
  expect(sign.textContent).toContain('A grown-up in your family is looking at your pages.');
});

test('once nobody looks any more, the line goes', async () => {
  answer('GET /api/student/looked-at', { json: { looking: true } }, { json: { looking: false } });
  const { client } = show(<LookedAtBanner />);
  await screen.findByRole('region', { name: 'Somebody is looking' });
  await client.invalidateQueries();
  await expect.poll(() => screen.queryByRole('region')).toBeNull();
});
