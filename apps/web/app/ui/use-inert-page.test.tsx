import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Dialog } from './dialog.tsx';
import { Stage } from './stage.tsx';
import { show } from '../testing/show.tsx';
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

test('a pupil’s dialog opens inside the stage, and is within reach while the rest is not', async () => {
  show(
    <div id={pageId}>
      <Stage name="playful">
        <p>behind</p>
        <Dialog opened onClose={() => undefined} title="All Topics">
          topics
        </Dialog>
      </Stage>
    </div>,
  );
  const dialog = await screen.findByRole('dialog', { name: 'All Topics' });
  expect(dialog.closest('[inert]')).toBeNull();
  expect(screen.getByText('behind').closest('[inert]')).not.toBeNull();
});
