import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { PupilPrivacy } from './pupil-privacy.tsx';

test('the youngest read who sees their work in words of theirs, older pupils in words of theirs', () => {
  show(<PupilPrivacy alone={false} keyStage="KS1" />);
  expect(screen.getByText(/Your grown-up at home can\./)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'You can ask' })).toBeTruthy();
  cleanup();
  show(<PupilPrivacy alone={false} keyStage="KS3" />);
  expect(screen.getByText(/Your parent or guardian can, and a line on your pages tells you/)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'You can ask' })).toBeNull();
});
