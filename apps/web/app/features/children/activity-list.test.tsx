import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { ActivityList } from './activity-list.tsx';

const done = {
  id: 'assessment-1',
  type: 'assessment',
  status: 'completed',
  subject: 'Maths',
  topic: 'Fractions',
  title: 'Maths: Fractions',
  description: '',
  difficulty: 'beginner',
  score: 0,
  pointsEarned: 0,
  timestamp: '2026-11-20T10:00:00.000Z',
  createdAt: '2026-11-20T10:00:00.000Z',
  hasEssays: false,
  metadata: {},
};

test('what was new to the child all along has that in place of a score; an essay has neither', async () => {
  const items = [
    { ...done, score: null },
    { ...done, id: 'assessment-2', title: 'English: Macbeth', score: null, hasEssays: true },
    { ...done, id: 'assessment-3', title: 'Maths: Area', score: 40 },
  ];
  answer('GET /api/student/recent-activity/child-1', { json: items });
  show(<ActivityList childId="child-1" name="Maya" />);
  const [fractions, macbeth, area] = await screen.findAllByRole('listitem');
  expect(fractions?.textContent).toContain('New to them');
  expect(fractions?.textContent).not.toContain('%');
  expect(macbeth?.textContent).not.toMatch(/New to them|%/);
  expect(area?.textContent).toContain('40%');
});
