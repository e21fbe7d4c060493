import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** Every screen, by who it is for. The same addresses stand in packages/contracts/src/web-routes.ts; routes.test.ts compares the two. */
export default [
  layout('routes/layouts/public.tsx', [
    index('routes/home.tsx'),
    route('login', 'routes/login.tsx'),
    route('unauthorized', 'routes/unauthorized.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  route('dashboard', 'routes/dashboard.tsx'),
  layout('routes/layouts/parent.tsx', [route('parent/dashboard', 'routes/parent-dashboard.tsx')]),
  route('parent-dashboard', 'routes/redirects/parent-dashboard.tsx'),
] satisfies RouteConfig;
