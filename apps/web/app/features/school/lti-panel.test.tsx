import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, refusal, sentTo } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { LtiPanel } from './lti-panel.tsx';

const id = '01a1fd6f-0000-7000-8000-000000000000';
const path = '/api/school/lti';
const tool = { loginUrl: 'https://x.example/login', launchUrl: 'https://x.example/launch', keysUrl: 'https://x.example/keys' };
const platform = {
  id,
  name: 'moodle at learn.example',
  issuer: 'https://learn.example',
  clientId: 'c',
  deploymentId: '',
  addedBy: 'Tess Hart',
  addedAt: '2026-11-28T10:00:00.000Z',
  people: 0,
  waits: true,
  marks: { sent: 0, waiting: 0, givenUp: 0, problem: null },
};

test('a platform that registered itself waits for a yes, and its marks say how they stand', async () => {
  answer(`GET ${path}`, { json: { tool, platforms: [platform] } });
  const marks = { sent: 12, waiting: 3, givenUp: 1, problem: 'The platform answered 503.' };
  const agreed = { ...platform, waits: false, deploymentId: '7', people: 2, marks };
  answer(`POST ${path}/${id}/approve`, refusal(404, 'Not found'), { json: { tool, platforms: [agreed] } });
  answer(`POST ${path}/${id}/marks`, { json: { tool, platforms: [agreed] } });
  const { person } = show(<LtiPanel />);
  await person.click(await screen.findByRole('button', { name: 'Agree to moodle at learn.example' }));
  expect(await screen.findByText('Not agreed yet')).toBeTruthy();
  answer(`GET ${path}`, { json: { tool, platforms: [agreed] } });
  await person.click(screen.getByRole('button', { name: 'Agree to moodle at learn.example' }));
  expect(await screen.findByText('12 marks sent back. 3 on the way. 1 not taken. The platform answered 503.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Send again: marks for moodle at learn.example' }));
  expect(sentTo(`POST ${path}/${id}/marks`)).toHaveLength(1);
});

test('an address to paste is made when it is asked for, and a refusal is read', async () => {
  answer(`GET ${path}`, { json: { tool, platforms: [] } });
  const address = 'https://hedgerow.example/api/lti/register?code=abc';
  answer(`POST ${path}/invitation`, refusal(503, 'Please try again.'), { json: { address, until: '2026-11-28T11:00:00.000Z' } });
  const { person } = show(<LtiPanel />);
  await person.click(await screen.findByRole('button', { name: 'Make an address to paste' }));
  expect(await screen.findByText('Please try again.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Make an address to paste' }));
  expect(await screen.findByText(address)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Copy the address' })).toBeTruthy();
});
