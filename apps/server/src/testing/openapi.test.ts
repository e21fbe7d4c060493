import { expect, test } from 'vitest';
import { startTestApp } from './test-app.ts';

const testApp = startTestApp();

type Call = { readonly responses: Readonly<Record<string, { readonly content?: object }>>; readonly security: readonly object[] };
type OpenApi = { readonly paths: Readonly<Record<string, Readonly<Record<string, Call>>>> };

const served = async (): Promise<OpenApi> => (await testApp().visitor().get('/api/openapi.json')).json<OpenApi>();

test('whoever writes a client reads every call, and nothing but calls, in the document', async () => {
  const paths = Object.keys((await served()).paths);
  expect(paths).toEqual(expect.arrayContaining(['/api/simple-auth/login', '/api/files/upload', '/api/assessments/submit']));
  expect(paths.filter((path) => !path.startsWith('/api/'))).toEqual([]);
});

test('every call says what it answers, and that all errors have one shape', async () => {
  const calls = Object.values((await served()).paths).flatMap((methods) => Object.values(methods));
  const shape = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  for (const { responses } of calls) {
    expect(responses).toMatchObject({ '4XX': { content: shape }, '5XX': { content: shape } });
    expect(Object.keys(responses).some((status) => status.startsWith('2'))).toBe(true);
  }
});

test('the document tells calls for everybody from those that need a session', async () => {
  const { paths } = await served();
  expect(paths['/api/simple-auth/login']?.['post']?.security).toEqual([]);
  expect(paths['/api/parent/children']?.['get']?.security).toEqual([{ session: [] }]);
});
