import { lazy, Suspense } from 'react';
import { pageMeta } from '../lib/page-meta.ts';
import { CardsSkeleton } from '../ui/skeletons.tsx';

const SupportPage = lazy(() => import('../features/duties/support-page.tsx').then((module) => ({ default: module.SupportPage })));

export const meta = () => pageMeta('/teacher/support');

/** The shell lets teachers in; the call knows who the SENCo is. */
const TeacherSupportPage = () => (
  <Suspense fallback={<CardsSkeleton count={3} height={160} />}>
    <SupportPage />
  </Suspense>
);
export default TeacherSupportPage;
