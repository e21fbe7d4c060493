import { Navigate } from 'react-router';

/** docs/product/routes.md#redirects. The server redirects as well; this is for links inside the app. */
const OnboardingChildrenRedirect = () => <Navigate to="/onboarding/children-setup" replace />;
export default OnboardingChildrenRedirect;
