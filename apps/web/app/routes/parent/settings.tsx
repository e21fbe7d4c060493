import { lazy } from 'react';
import { pageMeta } from '../../lib/page-meta.ts';
import { eagerLazy } from '../../ui/eager-lazy.tsx';
import { RenderWhenVisible } from '../../ui/render-when-visible.tsx';
import { CardsSkeleton } from '../../ui/skeletons.tsx';
import { ChildPlace } from './child-place.tsx';
import classes from './place.module.css';

const ChildSignIn = eagerLazy(() => import('../../features/families/child-sign-in.tsx').then((module) => module.ChildSignIn));
/** From the first payment until the password was seen. */
const CredentialsWaiting = lazy(() =>
  import('../../features/families/credentials-waiting.tsx').then(({ CredentialsWaiting: it }) => ({ default: it })),
);
const OpenScreens = lazy(() => import('../../features/families/open-screens.tsx').then(({ OpenScreens: it }) => ({ default: it })));
const ChildReading = lazy(() => import('../../features/reading/child-reading.tsx').then(({ ChildReading: it }) => ({ default: it })));
const ChildRules = lazy(() => import('../../features/children/child-rules.tsx').then(({ ChildRules: it }) => ({ default: it })));
const ChildRecords = lazy(() => import('../../features/children/child-records.tsx').then(({ ChildRecords: it }) => ({ default: it })));

export const meta = () => pageMeta('/parent/settings');

/** How a child signs in and reads, what their screens show, how long they learn, and who sees it. */
const SettingsPage = () => (
  <ChildPlace title="Settings" lead="How your child signs in and reads, and what their screens show.">
    {({ child, dialogs }) => (
      <div className={classes.pair}>
        <div className={classes.main}>
          {child.credentialsWaiting ? (
            <>
              <CredentialsWaiting waiting={[child]} onShow={(one) => dialogs.open({ kind: 'credentials', child: one, renew: false })} />
              <OpenScreens child={child} />
            </>
          ) : (
            <ChildSignIn
              child={child}
              onRenew={() => dialogs.open({ kind: 'credentials', child, renew: true })}
              onPictures={() => dialogs.open({ kind: 'pictures', child })}
            />
          )}
          <RenderWhenVisible placeholder={<CardsSkeleton count={1} height={400} />}>
            <ChildRules child={child} />
          </RenderWhenVisible>
          <RenderWhenVisible placeholder={null}>
            <ChildRecords childId={child.id} name={child.firstName} />
          </RenderWhenVisible>
        </div>
        <RenderWhenVisible placeholder={<CardsSkeleton count={1} height={760} />}>
          <ChildReading childId={child.id} name={child.firstName} />
        </RenderWhenVisible>
      </div>
    )}
  </ChildPlace>
);
export default SettingsPage;
