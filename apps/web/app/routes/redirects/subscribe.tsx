import { Navigate } from 'react-router';

/** docs/product/routes.md#redirects. The server redirects as well; this is for links inside the app. */
const SubscribeRedirect = () => <Navigate to="/subscription/subscribe" replace />;
export default SubscribeRedirect;
