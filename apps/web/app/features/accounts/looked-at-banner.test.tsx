import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, sentCalls } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { LookedAtBanner } from './looked-at-banner.tsx';

test('while a grown-up looks at their pages, a pupil reads so', async () => {
  answer('GET /api/student/looked-at', { json: { looking: true } });
  show(<LookedAtBanner />);
  const sign = await screen.findByRole('region', { name: 'Somebody is looking' });
  expect(sign.textContent).toContain('A grown-up in your family is looking at your pages.');
});

test('while nobody looks, there is nothing', async () => {
  answer('GET /api/student/looked-at', { json: { looking: false } });
  show(<LookedAtBanner />);
  await expect.poll(() => sentCalls()).toEqual(['GET /api/student/looked-at']);
  expect(screen.queryByRole('region')).toBeNull();
});
