export const profileAddress = '/api/simple-auth/profile';

const id = '[0-9a-f-]{36}';

/** The pupil's own reads that a day's learning needs, by name. Whatever is not here is never kept on a device. */
const kept: readonly RegExp[] = [
  profileAddress,
  '/api/student/today',
  '/api/student/stats',
  '/api/student/recent-activity',
  '/api/student/assignments',
  '/api/student/calendar\\?month=\\d{4}-\\d{2}',
  '/api/ai/recommendations',
  '/api/avatar-items',
  '/api/national-checks',
  '/api/class-resources',
  '/api/cms/announcements',
  '/api/files',
  '/api/revision-guides',
  '/api/flashcards/today',
  `/api/flashcards/revision-guide/${id}`,
  '/api/assessments',
  `/api/assessments/${id}`,
].map((address) => new RegExp(`^${address}$`));

/** `address` is the path with its question mark and what follows. */
export const isCachedOffline = (address: string): boolean => kept.some((pattern) => pattern.test(address));
