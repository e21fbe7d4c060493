import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { pageMeta } from '../lib/page-meta.ts';
import { dashboardOf } from '@hedgerow/domain/homes';
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
  const target = session.status === 'signed-in' ? dashboardOf(session.user.role) : session.status === 'signed-out' ? '/' : undefined;
  useEffect(() => {
    if (target === undefined) return undefined;
    const timer = setTimeout(() => void navigate(target, { replace: true }), redirectAfterMilliseconds);
    return () => clearTimeout(timer);
  }, [target, navigate]);
  return <LoadingScreen words="Redirecting to your dashboard..." />;
};
export default Dashboard;
