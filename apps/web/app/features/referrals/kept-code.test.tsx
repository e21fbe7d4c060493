import { cleanup, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { referralPlace } from '../../lib/referral-place.ts';
import { forgetPerson } from '../../lib/session.ts';
import { show } from '../../testing/show.tsx';
import { forgetCode, keepCode, useKeptCode } from './kept-code.ts';

const Kept = () => <p>kept: {useKeptCode() ?? 'none'}</p>;
afterEach(() => {
  vi.useRealTimers();
  forgetCode();
});

test('a friend’s code is kept for every tab of the browser, as it is written', () => {
  expect([keepCode('h7kq 2mxa'), keepCode('!')]).toEqual(['H7KQ2MXA', undefined]);
  show(<Kept />);
  expect(screen.getByText('kept: H7KQ2MXA')).toBeTruthy();
  // Another tab takes it out: this one hears of it.
  localStorage.removeItem(referralPlace);
  act(() => void dispatchEvent(new StorageEvent('storage', { key: referralPlace })));
  expect(screen.getByText('kept: none')).toBeTruthy();
});

test('it is over after a month, and when somebody signs out', () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T12:00:00Z'), toFake: ['Date'] });
  keepCode('H7KQ2MXA');
  show(<Kept />);
  expect(screen.getByText('kept: H7KQ2MXA')).toBeTruthy();
  cleanup();
  vi.setSystemTime(new Date('2026-12-24T12:00:00Z'));
  show(<Kept />);
  expect(screen.getByText('kept: none')).toBeTruthy();
  cleanup();
  keepCode('H7KQ2MXA');
  forgetPerson();
  show(<Kept />);
  expect(screen.getByText('kept: none')).toBeTruthy();
});

test('something else in its place is no code', () => {
  localStorage.setItem(referralPlace, 'not a code');
  show(<Kept />);
  expect(screen.getByText('kept: none')).toBeTruthy();
});
