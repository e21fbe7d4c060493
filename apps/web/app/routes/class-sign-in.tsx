import { lazy, Suspense } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { classAddress } from '../lib/class-place.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { useSession } from '../lib/session.ts';
import { BareShell } from '../shells/bare-shell.tsx';
import { PageSkeleton } from '../ui/skeletons.tsx';
import { Stage } from '../ui/stage.tsx';
import { playfulFonts } from '../ui/theme/fonts.ts';

const ClassSignIn = lazy(() => import('../features/pictures/class-sign-in.tsx').then((module) => ({ default: module.ClassSignIn })));

export const links = () => playfulFonts;
/** The address is the way in to the class: it is given to nobody. */
export const meta = () => [...pageMeta('/class/:code'), { name: 'referrer', content: 'no-referrer' }];

const Screen = () => {
  const session = useSession();
  const navigate = useNavigate();
  const { code = '' } = useParams();
  if (session.status === 'signed-in') return <Navigate to="/dashboard" replace />;
  return (
    <ClassSignIn
      key={code}
      code={code}
      onCode={(typed) => void navigate(classAddress(typed), { replace: true })}
      onNoClass={() => void navigate(classAddress(null), { replace: true })}
      onSignedIn={() => void navigate('/dashboard', { replace: true })}
    />
  );
};

/** The youngest of a class come in, one after the other. Nothing else is on the page. */
const ClassSignInPage = () => (
  <Stage name="playful">
    <BareShell>
      <Suspense fallback={<PageSkeleton />}>
        <Screen />
      </Suspense>
    </BareShell>
  </Stage>
);
export default ClassSignInPage;
