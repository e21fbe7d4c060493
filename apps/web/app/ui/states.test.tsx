import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiError, noAnswer, offlineWords } from '../lib/api-error.ts';
import { listenToUpgrades } from '../lib/suggest-upgrade.ts';
import { answer } from '../testing/answers.ts';
import { aPupil, profileOf } from '../testing/people.ts';
import { show } from '../testing/show.tsx';
import { ErrorState } from './error-state.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { Failed } from './failed.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { LockedFeature } from './locked-feature.tsx';
import { MissingPart } from './missing-part.tsx';

test('a read that failed says what is missing, that nothing is lost, and can be tried again', async () => {
  const onRetry = vi.fn<() => void>();
  const { person } = show(<ErrorState title="We could not load your children" error={new Error('fetch failed')} onRetry={onRetry} />);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('We could not load your children');
  expect(alert.textContent).toContain('Nothing is lost. Check your internet and try again.');
  expect(alert.textContent).not.toContain('fetch failed');
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

const pass = (milliseconds: number): void =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

test('a page that does not come is waited for in words, and after five seconds there is a way on', () => {
  vi.useFakeTimers();
  show(<LoadingScreen words="Verifying authentication..." />);
  pass(4999);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Verifying authentication...');
  expect(screen.queryByRole('button', { name: 'Refresh Page' })).toBeNull();
  pass(1);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This is taking longer than it should.');
  expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeTruthy();
});

test('a part whose code did not come is not tried again while there is no line', async () => {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { person } = show(<MissingPart />);
  expect(screen.getByRole('heading', { name: offlineWords })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.getByRole('heading', { name: 'You are still offline' })).toBeTruthy();
  line.mockRestore();
});

test('each fault above a form leads to its field', async () => {
  const { person } = show(
    <>
      <ErrorSummary problems={[{ field: 'town', text: 'Please name the town.' }]} />
      <input id="town" aria-label="Town" />
    </>,
  );
  expect(screen.getByRole('alert').textContent).toContain('Please fix the following errors:');
  await person.click(screen.getByRole('link', { name: 'Please name the town.' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Town'));
});

const notLoaded = 'Failed to load assessment. Please try again.';

test('without a line nothing is called a fault', () => {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show(<Failed error={noAnswer()} words={notLoaded} />);
  expect(screen.getByRole('alert').textContent).toContain(offlineWords);
  expect(screen.queryByText(notLoaded)).toBeNull();
  line.mockRestore();
});

test('a call that was refused is a fault, and says which', () => {
  show(<Failed error={new ApiError('unavailable', 503, 'Please wait.')} words={notLoaded} />);
  expect(screen.getByText(notLoaded)).toBeTruthy();
});

const locked = (
  <LockedFeature name="Revision guides" plan="Revise">
    A guide on any topic.
  </LockedFeature>
);

test('a pupil reads which plan has what is locked, without a price and without a request to buy', async () => {
  answer('GET /api/simple-auth/profile', profileOf(aPupil()));
  show(locked);
  expect(await screen.findByText('Part of the Revise plan. A parent can see the plans in their account.')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/£|upgrade|subscribe|ask (?:your|a) (?:parent|grown-up)/i);
  expect(screen.queryByRole('button', { name: /Upgrade/ })).toBeNull();
});

test('a parent who looks is led to the plan that opens it', async () => {
  answer('GET /api/simple-auth/profile', profileOf(aPupil({ viewedByParent: true })));
  const heard = vi.fn<(wish: unknown) => void>();
  const stop = listenToUpgrades(heard);
  const { person } = show(locked);
  await person.click(await screen.findByRole('button', { name: 'Upgrade: Revision guides' }));
  expect(heard).toHaveBeenCalledWith({ feature: 'Revision guides', planName: 'Revise' });
  stop();
});
