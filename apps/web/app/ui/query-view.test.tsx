import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { api } from '../lib/api.ts';
import { answer, sentCalls } from '../testing/answers.ts';
import { show } from '../testing/show.tsx';
import { QueryView } from './query-view.tsx';

const Guides = () => {
  const query = useQuery({ queryKey: ['/api/guides'], queryFn: () => api.get('/api/guides', z.array(z.string())), retry: false });
  return (
    <QueryView query={query} failed="We could not load the guides">
      {(guides) => <p>{guides.length === 0 ? 'No guides yet' : guides.join(', ')}</p>}
    </QueryView>
  );
};

test('a read that failed never looks like nothing, and is asked again at a press', async () => {
  answer('GET /api/guides', { status: 400, json: { error: 'Not now', message: 'Not now', code: 'invalid' } }, { json: ['Rivers'] });
  const { person } = show(<Guides />);
  expect(await screen.findByRole('heading', { name: 'We could not load the guides' })).toBeDefined();
  expect(screen.queryByText('No guides yet')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Rivers')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(sentCalls()).toEqual(['GET /api/guides', 'GET /api/guides']);
});

test('what is on its way is neither nothing nor a fault', () => {
  answer('GET /api/guides', 'nothing comes');
  show(<Guides />);
  expect(screen.queryByText('No guides yet')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
