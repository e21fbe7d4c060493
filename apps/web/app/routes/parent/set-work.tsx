import { lazy } from 'react';
import { pageMeta } from '../../lib/page-meta.ts';
import { ChildPlace } from './child-place.tsx';

/** The form checks what is typed, which no other place does: loaded when it is needed. */
const SetWorkPlace = lazy(() => import('./set-work-place.tsx').then((module) => ({ default: module.SetWorkPlace })));

export const meta = () => pageMeta('/parent/set-work');

/** Work for one child: the form, and what was set. */
const SetWorkPage = () => (
  <ChildPlace title="Set work" lead="It shows on your child’s page at once. You see here when it’s done.">
    {({ child, dialogs }) => <SetWorkPlace child={child} onReview={(startAt) => dialogs.open({ kind: 'track', child, startAt })} />}
  </ChildPlace>
);
export default SetWorkPage;
