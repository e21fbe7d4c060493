import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageId, useInertPage } from './use-inert-page.ts';

const Behind = ({ first, second }: { readonly first: boolean; readonly second: boolean }) => {
  useInertPage(first);
  useInertPage(second);
  return <div id={pageId} />;
};

const inertAfter = (first: boolean, second: boolean): boolean => {
  const { unmount } = render(<Behind first={first} second={second} />);
  const inert = document.getElementById(pageId)?.hasAttribute('inert') ?? false;
  unmount();
  return inert;
};

test('the page is out of reach as long as one dialog is open', () => {
  expect([inertAfter(false, false), inertAfter(true, false), inertAfter(true, true), inertAfter(false, true)]).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

test('the last dialog to close opens the page again', () => {
  const { rerender } = render(<Behind first second />);
  const page = document.getElementById(pageId);
  rerender(<Behind first={false} second />);
  expect(page?.hasAttribute('inert')).toBe(true);
  rerender(<Behind first={false} second={false} />);
  expect(page?.hasAttribute('inert')).toBe(false);
});
