import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** Every screen, by who it is for. The same addresses stand in packages/contracts/src/web-routes.ts; routes.test.ts compares the two. */
export default [
  layout('routes/layouts/public.tsx', [
    index('routes/home.tsx'),
    route('login', 'routes/login.tsx'),
    route('auth/reset-password', 'routes/reset-password.tsx'),
    route('family-signup', 'routes/family-signup.tsx'),
    route('unauthorized', 'routes/unauthorized.tsx'),
    route('onboarding/children-setup', 'routes/onboarding/children-setup.tsx'),
    route('onboarding/bring-a-parent', 'routes/onboarding/bring-a-parent.tsx'),
    route('onboarding/link-child', 'routes/onboarding/link-child.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  route('dashboard', 'routes/dashboard.tsx'),
  layout('routes/layouts/pupil.tsx', [route('student/dashboard', 'routes/student-dashboard.tsx')]),
  layout('routes/layouts/parent.tsx', [
    route('parent/dashboard', 'routes/parent-dashboard.tsx'),
    route('payment-success', 'routes/payment-result.tsx', { id: 'payment-success' }),
    route('subscription/success', 'routes/payment-result.tsx', { id: 'subscription-success' }),
    route('onboarding/payment-success', 'routes/payment-result.tsx', { id: 'onboarding-payment-success' }),
  ]),
  layout('routes/layouts/teacher.tsx', [route('teacher/dashboard', 'routes/teacher-dashboard.tsx')]),
  route('parent-dashboard', 'routes/redirects/parent-dashboard.tsx'),
  route('onboarding/children', 'routes/redirects/onboarding-children.tsx'),
] satisfies RouteConfig;
    route('parent/family', 'routes/parent/family.tsx'),
