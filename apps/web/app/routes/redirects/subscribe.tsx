import { Navigate } from 'react-router';

/** decisions.md 2. The server redirects as well; this is for links inside the app. */
const SubscribeRedirect = () => <Navigate to="/subscription/subscribe" replace />;
export default SubscribeRedirect;
