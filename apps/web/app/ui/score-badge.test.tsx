import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { HistoryScore, ScoreBadge } from './score-badge.tsx';

const toneOf = (percent: number): string | null => screen.getByText(`${percent}%`).parentElement?.getAttribute('data-tone') ?? null;

test('a pupil’s own list passes from 70, and has no red', () => {
  show(
    <>
      {[70, 69, 12].map((percent) => (
        <HistoryScore key={percent} percent={percent} />
      ))}
    </>,
  );
  expect([70, 69, 12].map(toneOf)).toEqual(['good', 'fair', 'fair']);
  expect(screen.getAllByText('Keep practising')).toHaveLength(2);
});

test('grown-ups keep 80 and 60', () => {
  show(
    <>
      {[80, 70, 59].map((percent) => (
        <ScoreBadge key={percent} percent={percent} />
      ))}
    </>,
  );
  expect([80, 70, 59].map(toneOf)).toEqual(['good', 'fair', 'low']);
});
