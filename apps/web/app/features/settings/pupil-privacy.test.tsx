import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, sentCalls } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { PupilPrivacy } from './pupil-privacy.tsx';

test('the youngest read who sees their work in words of theirs, older pupils in words of theirs', () => {
  show(<PupilPrivacy alone={false} keyStage="KS1" modelOn={false} />);
  expect(screen.getByText(/Your grown-up at home can\./)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'You can ask' })).toBeTruthy();
  cleanup();
  show(<PupilPrivacy alone={false} keyStage="KS3" modelOn={false} />);
  expect(screen.getByText(/Your parent or guardian can, and a line on your pages tells you/)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'You can ask' })).toBeNull();
});

test('a pupil reads who reads what they type: a model of another company only where one is on for them, and turns it off', async () => {
  show(<PupilPrivacy alone={false} keyStage="KS3" modelOn={false} />);
  expect(screen.getByText('Our own computer reads your answers. No other company gets them.')).toBeTruthy();
  cleanup();
  answer('POST /api/student/model-off', { json: { modelOn: false } });
  const { person } = show(<PupilPrivacy alone={false} keyStage="KS3" modelOn />);
  expect(screen.getByText(/An AI model of another company may read your topics, uploads and essays/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Turn the AI model off' }));
  expect(sentCalls()).toContain('POST /api/student/model-off');
  cleanup();
  show(<PupilPrivacy alone={false} keyStage="KS1" modelOn />);
  expect(screen.getByText(/The AI of another company can read your topics, pages and stories\./)).toBeTruthy();
});
