import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, refusal, sentTo } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { savedAt, useDeskDialog } from './use-desk-dialog.ts';

type Item = { readonly id: string; readonly name: string };
type Body = { readonly name: string };

const Section = () => {
  const { open, key, props } = useDeskDialog<Item, Body, unknown>(savedAt('/api/operator/things'), () => undefined);
  return (
    <>
      <button onClick={() => open()}>New</button>
      <button onClick={() => open({ id: 'a1', name: 'Hedge' })}>Edit</button>
      {props.opened && (
        <p>
          {key}: {props.before?.name ?? 'a new one'} {props.error instanceof Error ? props.error.message : ''}
          <button onClick={() => props.onSend({ name: 'Wood' })}>Save</button>
          <button onClick={props.onClose}>Close</button>
        </p>
      )}
    </>
  );
};

test('a dialog of the desk begins anew each time, keeps what was refused, and goes when it is saved', async () => {
  answer('POST /api/operator/things', refusal(400, 'Please give it a name.'), { json: { success: true } });
  answer('PUT /api/operator/things/a1', { json: { success: true } });
  const { person } = show(<Section />);
  const press = (name: string) => person.click(screen.getByRole('button', { name }));
  await press('New');
  expect(screen.getByText(/^1: a new one/)).toBeDefined();
  await press('Save');
  expect(await screen.findByText(/Please give it a name\./)).toBeDefined();
  await press('Close');
  expect(screen.queryByText(/a new one/)).toBeNull();

  await press('New');
  expect(screen.getByText(/^2: a new one/).textContent).not.toContain('Please give it a name.');
  await press('Save');
  await expect.poll(() => screen.queryByText(/a new one/)).toBeNull();

  await press('Edit');
  expect(screen.getByText(/^3: Hedge/)).toBeDefined();
  await press('Save');
  await expect.poll(() => screen.queryByText(/Hedge/)).toBeNull();
  expect(sentTo('PUT /api/operator/things/a1')).toEqual([{ name: 'Wood' }]);
});
