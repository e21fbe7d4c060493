import type { TodayStep } from '@hedgerow/contracts/today';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { DayStop } from './day-stop.tsx';

const step = {
  id: 's1',
  kind: 'new',
  title: 'Shapes',
  subject: 'maths',
  standing: 'unmet',
  done: false,
  start: { with: 'practice' },
  set: null,
} as unknown as TodayStep;

test.each([
  ['can be pressed', () => undefined, 'true'],
  ['waits for the question before the first day', undefined, 'false'],
])('the present stop that %s is lit: %s', (_, onStart, isLit) => {
  show(<DayStop step={step} at={0} isPresent onStart={onStart} busy={false} finishing={false} />);
  const stop = screen.getByRole('listitem');
  expect(stop.dataset['lit']).toBe(isLit);
  expect(stop.getAttribute('aria-current')).toBe('step');
});
