import { Navigate } from 'react-router';

/** The server redirects as well; this is for links inside the app. */
const OperatorRedirect = () => <Navigate to="/operator/dashboard" replace />;
export default OperatorRedirect;
