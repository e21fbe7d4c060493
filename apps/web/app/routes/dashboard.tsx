import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { pageMeta } from '../lib/page-meta.ts';
import { dashboardOf } from '@hedgerow/domain/homes';
import { placeFor, takeReturn } from '../lib/return-to.ts';
import { useSession } from '../lib/session.ts';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { plainFonts } from '../ui/theme/fonts.ts';

export const links = () => plainFonts;
export const meta = () => pageMeta('/dashboard');

const redirectAfterMilliseconds = 100;

/** docs/product/pupil-home.md#primary-and-secondary: after about 100 ms everybody is at their own dashboard, a visitor at /. */
const Dashboard = () => {
  const session = useSession();
  const navigate = useNavigate();
  const role = session.status === 'signed-in' ? session.user.role : undefined;
  const target = role === undefined ? (session.status === 'signed-out' ? '/' : undefined) : dashboardOf(role);
  useEffect(() => {
    if (target === undefined) return undefined;
    const timer = setTimeout(() => {
      const asked = takeReturn();
      const place = placeFor(role, asked);
      void navigate(place === '/dashboard' ? target : place, { replace: true });
    }, redirectAfterMilliseconds);
    return () => clearTimeout(timer);
  }, [target, role, navigate]);
  return <LoadingScreen words="Redirecting to your dashboard..." />;
};
export default Dashboard;
