import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { unusedReads } from './preload-queries.ts';

test('what a query has asked for is in use, answered or not; the rest is not', () => {
  const client = new QueryClient();
  client.setQueryData(['/api/parent/children'], []);
  void client.prefetchQuery({ queryKey: ['/api/student/progress/a'], queryFn: () => new Promise(() => undefined) });
  expect(
    unusedReads(['/api/parent/children', '/api/student/progress/a', '/api/student/progress/b', '/api/parent/child/a/insight'], client),
  ).toEqual(['/api/student/progress/b', '/api/parent/child/a/insight']);
});
