import { lazy, Suspense } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { pageMeta } from '../lib/page-meta.ts';
import { useSession } from '../lib/session.ts';
import { BareShell } from '../shells/bare-shell.tsx';
import { PageSkeleton } from '../ui/skeletons.tsx';
import { Stage } from '../ui/stage.tsx';
import { playfulFonts } from '../ui/theme/fonts.ts';

const PictureSignIn = lazy(() => import('../features/pictures/picture-sign-in.tsx').then((module) => ({ default: module.PictureSignIn })));

export const links = () => playfulFonts;
export const meta = () => pageMeta('/login/pictures');

const childOf = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'childId' in state && typeof state.childId === 'string' ? state.childId : undefined;

const Screen = () => {
  const session = useSession();
  const navigate = useNavigate();
  const { state } = useLocation() as { readonly state: unknown };
  if (session.status === 'signed-in') return <Navigate to="/dashboard" replace />;
  return <PictureSignIn startWith={childOf(state)} onSignedIn={() => void navigate('/dashboard', { replace: true })} />;
};

/** The youngest come in with four pictures. Nothing else is on the page. */
const PictureSignInPage = () => (
  <Stage name="playful">
    <BareShell>
      <Suspense fallback={<PageSkeleton />}>
        <Screen />
      </Suspense>
    </BareShell>
  </Stage>
);
export default PictureSignInPage;
