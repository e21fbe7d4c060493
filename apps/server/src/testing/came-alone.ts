import type { TestApp } from './test-app.ts';
import { parentPassword } from './people.ts';

let pupils = 0;

/** A pupil who made an account alone and was asked to bring a parent: the code that they carry. */
export const aChildWhoCameAlone = async (testApp: TestApp, { firstName = 'Pip', dateOfBirth = '10/2018' } = {}): Promise<string> => {
  pupils += 1;
  const browser = testApp.visitor();
  const names = { firstName, lastName: 'Vale' };
  await browser.post('/api/simple-auth/register', {
    ...names,
    email: `alone${pupils}@example.test`,
    password: parentPassword,
    needsOnboarding: true,
  });
  const answer = await browser.post('/api/auth/onboard', { ...names, role: 'student', dateOfBirth });
  return answer.json<{ details: { code?: string } }>().details.code ?? '';
};
