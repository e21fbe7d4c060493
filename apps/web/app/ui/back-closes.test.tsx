import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { useBack } from './back-closes.ts';
import { StudyPanel } from './study-panel.tsx';

const Page = ({ refuses = false }: { readonly refuses?: boolean }) => {
  useBack();
  const [practice, setPractice] = useState(false);
  const [sure, setSure] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setPractice(true)}>
        Begin
      </button>
      <StudyPanel opened={practice} onClose={() => (refuses ? undefined : setPractice(false))} title="Practice" closeWords="Exit">
        <button type="button" onClick={() => setSure(true)}>
          Ask
        </button>
        <StudyPanel opened={sure} onClose={() => setSure(false)} title="Somebody to talk to">
          <p>Here</p>
        </StudyPanel>
      </StudyPanel>
    </>
  );
};

/** As the telephone's own button does. */
const goBack = (): void => history.back();
const isOpen = (name: string) => screen.queryByRole('dialog', { name }) !== null;

const began = location.href;
afterAll(() => history.replaceState(null, '', began));

beforeEach(() => {
  history.pushState({ key: 'before', idx: 0 }, '', '/before');
  history.pushState({ key: 'home', idx: 1 }, '', '/home');
});

test('Back closes the practice and stays on the page; what the router keeps in the history is untouched', async () => {
  const { person } = show(<Page />);
  await person.click(screen.getByRole('button', { name: 'Begin' }));
  await screen.findByRole('dialog', { name: 'Practice' });
  expect(history.state).toMatchObject({ key: 'home', idx: 1 });
  goBack();
  await waitFor(() => expect(isOpen('Practice')).toBe(false));
  expect(location.pathname).toBe('/home');
  goBack();
  await waitFor(() => expect(location.pathname).toBe('/before'));
});

test('Back closes the topmost alone', async () => {
  const { person } = show(<Page />);
  await person.click(screen.getByRole('button', { name: 'Begin' }));
  await person.click(await screen.findByRole('button', { name: 'Ask' }));
  await screen.findByRole('dialog', { name: 'Somebody to talk to' });
  goBack();
  await waitFor(() => expect(isOpen('Somebody to talk to')).toBe(false));
  expect(isOpen('Practice')).toBe(true);
  goBack();
  await waitFor(() => expect(isOpen('Practice')).toBe(false));
  expect(location.pathname).toBe('/home');
});

test('after Exit nobody presses Back for nothing, however often something was opened', async () => {
  const { person } = show(<Page />);
  const length = history.length;
  for (const _ of [1, 2, 3]) {
    await person.click(screen.getByRole('button', { name: 'Begin' }));
    await person.click(await screen.findByRole('button', { name: 'Exit' }));
    await waitFor(() => expect(isOpen('Practice')).toBe(false));
  }
  expect(history.length).toBe(length + 1);
  goBack();
  await waitFor(() => expect(location.pathname).toBe('/before'));
});

test('what does not close keeps its place', async () => {
  const { person } = show(<Page refuses />);
  await person.click(screen.getByRole('button', { name: 'Begin' }));
  await screen.findByRole('dialog', { name: 'Practice' });
  for (const _ of [1, 2]) {
    // The place is the same before the step back and after it is taken again: what comes first is waited for.
    const taken = new Promise((resolve) => {
      addEventListener('popstate', resolve, { once: true });
    });
    goBack();
    await taken;
    await waitFor(() => expect(history.state).toMatchObject({ layersOverPage: 1 }));
    expect(isOpen('Practice')).toBe(true);
    expect(location.pathname).toBe('/home');
  }
});

test('a page that was loaded anew where something lay over it is left with one press', async () => {
  history.pushState({ key: 'home', idx: 1, layersOverPage: 1 }, '');
  show(<Page />);
  goBack();
  await waitFor(() => expect(location.pathname).toBe('/before'));
});
