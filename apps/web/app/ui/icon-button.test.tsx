import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { show } from '../testing/show.tsx';
import { IconButton } from './icon-button.tsx';

/** jsdom knows no pointer: which button it rests on is said here. */
const pointer: { on?: string | undefined } = {};
const buttons = new Map<string, HTMLElement>();
const button = (name: string): HTMLElement => {
  const found = buttons.get(name) ?? screen.getByRole('button', { name });
  if (!buttons.has(name)) vi.spyOn(found, 'matches').mockImplementation((selector) => selector === ':hover' && pointer.on === name);
  buttons.set(name, found);
  return found;
};

beforeEach(() => {
  buttons.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const rest = async (name: string, pointerType = 'mouse'): Promise<void> => {
  pointer.on = name;
  fireEvent.pointerEnter(button(name), { pointerType });
  await vi.dynamicImportSettled();
};
const leave = (name: string): void => {
  pointer.on = undefined;
  fireEvent.pointerLeave(button(name), { pointerType: 'mouse' });
};
const pass = (ms: number): void => void vi.advanceTimersByTime(ms);
const tip = () => document.querySelector('body > span[aria-hidden]')?.textContent;

test('the words of an icon come after 700 ms, and at once within 300 ms of the words of another', async () => {
  show(
    <>
      <IconButton label="Previous month" icon={<i />} />
      <IconButton label="Next month" icon={<i />} />
    </>,
  );
  await rest('Previous month');
  pass(699);
  expect(tip()).toBeUndefined();
  pass(1);
  expect(tip()).toBe('Previous month');
  leave('Previous month');
  expect(tip()).toBeUndefined();
  pass(299);
  await rest('Next month');
  pass(0);
  expect(tip()).toBe('Next month');
  leave('Next month');
  pass(300);
  await rest('Previous month');
  pass(0);
  expect(tip()).toBeUndefined();
});

test('who only passes by, who presses, and who touches the screen is shown none', async () => {
  show(<IconButton label="Close" icon={<i />} />);
  await rest('Close');
  pass(400);
  leave('Close');
  pass(1000);
  expect(tip()).toBeUndefined();
  await rest('Close', 'touch');
  pass(1000);
  expect(tip()).toBeUndefined();
  await rest('Close');
  pass(700);
  expect(tip()).toBe('Close');
  fireEvent.pointerDown(button('Close'), { pointerType: 'mouse' });
  expect(tip()).toBeUndefined();
});
