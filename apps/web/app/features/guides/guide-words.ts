import { ApiError } from '../../lib/api-error.ts';

/** docs/product/guides-and-cards.md#making-a-guide, revision guides. */
export const guideWords = {
  generationFailed: 'Generation failed',
  loadFailed: 'Failed to load revision guide',
  gone: 'Sorry, this revision guide is no longer available or may have been removed.',
  unreachable: 'Unable to access the revision guide. Please try again later.',
} as const;

export const isGone = (error: unknown): boolean => error instanceof ApiError && error.code === 'not_found';

/** A load error that contains 'Upgrade required' is a matter of the plan, not a failure. */
export const needsUpgrade = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'upgrade_required' || error.message.includes('Upgrade required'));

export const whyNotFetched = (error: unknown): string => (isGone(error) ? guideWords.gone : guideWords.unreachable);
