import { Navigate } from 'react-router';

/** decisions.md 2. The server redirects as well; this is for links inside the app. */
const ParentDashboardRedirect = () => <Navigate to="/parent/dashboard" replace />;
export default ParentDashboardRedirect;
