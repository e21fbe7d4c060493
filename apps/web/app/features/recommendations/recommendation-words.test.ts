import { describe, expect, test } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { factsOf, priorityOf, whyNotStarted } from './recommendation-words.ts';

const guide = {
  id: 'revision:x',
  type: 'revision',
  title: 'Revisit: Rivers',
  description: '',
  subject: 'Geography',
  topic: 'Rivers',
  priority: 4,
  estimatedDuration: 15,
  pointsReward: 10,
  reasoning: '',
  difficulty: 'beginner',
} as const;

describe('a recommendation', () => {
  test('is high from 4 on, medium at 3, low below', () => {
    expect([5, 4, 3, 2, 1].map(priorityOf)).toEqual(['high', 'high', 'medium', 'low', 'low']);
  });

  test('says how long it takes and what it earns', () => {
    expect(factsOf(guide)).toBe('Geography · 15 minutes · 10 points');
    expect(factsOf({ ...guide, pointsReward: 0 })).toBe('Geography · 15 minutes');
  });

  test('that cannot start says so, and why where trying again would not help', () => {
    expect(whyNotStarted(new Error('x'))).toBe('Failed to start practice. Please try again.');
    expect(whyNotStarted(new ApiError('unavailable', 500, 'Server error'))).toBe('Failed to start practice. Please try again.');
    const used = 'You have done your five quizzes for today.';
    expect(whyNotStarted(new ApiError('upgrade_required', 402, used))).toBe(used);
  });
});
