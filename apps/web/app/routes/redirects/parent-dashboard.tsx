import { Navigate } from 'react-router';

/** docs/product/routes.md#redirects. The server redirects as well; this is for links inside the app. */
const ParentDashboardRedirect = () => <Navigate to="/parent/dashboard" replace />;
export default ParentDashboardRedirect;
