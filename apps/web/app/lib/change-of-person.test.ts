import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changePerson } from './change-of-person.ts';

/** A page that reads two things: each read is noted, answered by `answers`, and noted again when it is broken off. */
const aPage = () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const noted: string[] = [];
  const answers = Promise.withResolvers<string>();
  const show = (name: string) =>
    new QueryObserver(client, {
      queryKey: [name],
      queryFn: ({ signal }) => {
        noted.push(`reads ${name}`);
        signal.addEventListener('abort', () => noted.push(`drops ${name}`));
        return answers.promise;
      },
    }).subscribe(() => undefined);
  const shown = (name: string) => client.getQueryData([name]);
  return { client, noted, answers, show, shown };
};
const aMoment = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => vi.stubGlobal('addEventListener', () => undefined));
afterEach(() => vi.unstubAllGlobals());

test('what a page reads while the person changes is dropped, and so is what it begins to read then and afterwards', async () => {
  const { client, noted, answers, show, shown } = aPage();
  show('children');
  const asked = Promise.withResolvers<string>();
  const changed = changePerson(client, () => asked.promise);
  show('progress');
  await aMoment();
  asked.resolve('looks as Max');
  expect(await changed).toBe('looks as Max');
  show('files');
  await aMoment();
  answers.resolve('somebody else’s');
  await aMoment();
  const names = ['children', 'progress', 'files'];
  expect(noted.toSorted()).toEqual(names.flatMap((name) => [`drops ${name}`, `reads ${name}`]).toSorted());
  expect(names.map(shown)).toEqual([undefined, undefined, undefined]);
});

test('a page whose person stays reads on: everything that was dropped, and what comes later', async () => {
  const { client, answers, show, shown } = aPage();
  show('children');
  const refused = changePerson(client, () => Promise.reject(new Error('no line')));
  await expect(refused).rejects.toThrow('no line');
  show('progress');
  answers.resolve('Max');
  await aMoment();
  expect(['children', 'progress'].map(shown)).toEqual(['Max', 'Max']);
});
