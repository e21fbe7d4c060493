/** Who a page is for. `everyone` also shows to signed-in people; the rest redirect (docs/product/routes.md#who-a-page-is-for: signed out to /login, wrong role to /unauthorized). */
export type Audience = 'everyone' | 'signed-in' | 'parent' | 'pupil' | 'teacher' | 'administrator' | 'operator';

export type WebRoute = {
  /** As React Router writes it: `/blog/:id`. */
  readonly path: string;
  /** Title of the browser's tab without the product's name. */
  readonly title: string;
  readonly who: Audience;
  /** `page` is HTML with its content, `app` HTML with its skeleton, a redirect has no page. */
  readonly kind: 'page' | 'app' | 'redirect';
  readonly to?: string;
  /** Listed on /sitemap, docs/product/routes.md#the-site-map. */
  readonly onSiteMap?: boolean;
  /** In sitemap.xml: public content only (docs/product/routes.md#who-a-page-is-for). */
  readonly forSearchEngines?: boolean;
};

const page = { who: 'everyone', kind: 'page' } as const;
const publicPage = { ...page, onSiteMap: true, forSearchEngines: true } as const;

/** Every address of the web app, once: the routes of docs/product/routes.md#the-site-map with docs/product/routes.md#who-a-page-is-for. */
export const webRoutes: readonly WebRoute[] = [
  { path: '/', title: 'Learning that grows with your child', ...publicPage },
  { path: '/about', title: 'About us', ...publicPage },
  { path: '/contact', title: 'Contact', ...publicPage },
  { path: '/free-resources', title: 'Free Educational Resources', ...publicPage },
  { path: '/what-we-cover', title: 'What we cover', ...publicPage },
  { path: '/what-we-cover/:id', title: 'What we cover', ...page, forSearchEngines: true },
  { path: '/schools', title: 'For schools', ...publicPage },
  { path: '/schools/data-processing-agreement', title: 'Data processing agreement', ...publicPage },
  { path: '/schools/dpia', title: 'Assessment of risks (DPIA)', ...publicPage },
  { path: '/blog', title: 'Blog', ...publicPage },
  { path: '/blog/:id', title: 'Blog Post', ...page, forSearchEngines: true },
  { path: '/sitemap', title: 'Site map', ...publicPage },
  { path: '/careers', title: 'Careers', ...publicPage },
  { path: '/press', title: 'Press & Media', ...publicPage },
  { path: '/refer', title: 'Refer a friend', ...publicPage },
  { path: '/privacy', title: 'Privacy Policy', ...publicPage },
  { path: '/terms', title: 'Terms of Service', ...publicPage },
  { path: '/safeguarding', title: 'Keeping children safe', ...publicPage },
  { path: '/accessibility', title: 'Accessibility statement', ...publicPage },
  { path: '/login', title: 'Sign in', ...publicPage },
  { path: '/school-sign-in', title: 'Sign in with your school', ...page },
  { path: '/login/pictures', title: 'Sign in with pictures', ...page, kind: 'app' },
  { path: '/class/:code', title: 'Sign in with your class', ...page, kind: 'app' },
  { path: '/family-signup', title: 'Start your family plan', ...page, forSearchEngines: true },
  { path: '/auth/reset-password', title: 'Set your password', ...page },
  { path: '/unauthorized', title: 'This page is for someone else', ...page },

  { path: '/dashboard', title: 'Dashboard', who: 'everyone', kind: 'app', onSiteMap: true },
  { path: '/parent/dashboard', title: 'Overview', who: 'parent', kind: 'app' },
  { path: '/parent/learning', title: 'Learning', who: 'parent', kind: 'app' },
  { path: '/parent/set-work', title: 'Set work', who: 'parent', kind: 'app' },
  { path: '/parent/family', title: 'Family & billing', who: 'parent', kind: 'app' },
  { path: '/parent/settings', title: 'Settings', who: 'parent', kind: 'app' },
  { path: '/student/dashboard', title: 'My learning', who: 'pupil', kind: 'app' },
  { path: '/student/quizzes', title: 'Quizzes', who: 'pupil', kind: 'app' },
  { path: '/student/adventure', title: 'My adventure', who: 'pupil', kind: 'app' },
  { path: '/student/me', title: 'Me', who: 'pupil', kind: 'app' },
  { path: '/student/subjects', title: 'Subjects', who: 'pupil', kind: 'app' },
  { path: '/student/library', title: 'Library', who: 'pupil', kind: 'app' },
  { path: '/student/cards', title: 'Cards', who: 'pupil', kind: 'app' },
  { path: '/student/progress', title: 'Progress', who: 'pupil', kind: 'app' },
  { path: '/teacher/dashboard', title: 'Today', who: 'teacher', kind: 'app' },
  { path: '/teacher/classes', title: 'Classes', who: 'teacher', kind: 'app' },
  { path: '/teacher/set-work', title: 'Set work', who: 'teacher', kind: 'app' },
  { path: '/teacher/results', title: 'Results', who: 'teacher', kind: 'app' },
  { path: '/teacher/resources', title: 'Resources', who: 'teacher', kind: 'app' },
  { path: '/teacher/classes/:classId/pupils/:childId', title: 'Pupil', who: 'teacher', kind: 'app' },
  { path: '/teacher/departments/:subject', title: 'Department', who: 'teacher', kind: 'app' },
  { path: '/teacher/support', title: 'Pupils with support', who: 'teacher', kind: 'app' },
  { path: '/school/dashboard', title: 'Overview', who: 'administrator', kind: 'app' },
  { path: '/school/classes', title: 'Classes', who: 'administrator', kind: 'app' },
  { path: '/school/pupils', title: 'Pupils', who: 'administrator', kind: 'app' },
  { path: '/school/staff', title: 'Staff', who: 'administrator', kind: 'app' },
  { path: '/school/report', title: 'Report', who: 'administrator', kind: 'app' },
  { path: '/operator/dashboard', title: 'Operator dashboard', who: 'operator', kind: 'app' },
  { path: '/operator', title: 'Operator dashboard', who: 'operator', kind: 'redirect', to: '/operator/dashboard' },
  { path: '/parent-dashboard', title: 'Overview', who: 'parent', kind: 'redirect', to: '/parent/dashboard' },

  { path: '/onboarding/children-setup', title: 'Set up your children', who: 'parent', kind: 'app', onSiteMap: true },
  { path: '/onboarding/bring-a-parent', title: 'Ask your grown-up', who: 'everyone', kind: 'app' },
  { path: '/onboarding/link-child', title: 'Add your child', who: 'everyone', kind: 'app' },
  { path: '/join-family', title: 'Look after a family', who: 'everyone', kind: 'app' },
  { path: '/onboarding/plan-selection', title: 'Choose your plans', who: 'parent', kind: 'app', onSiteMap: true },
  { path: '/onboarding/payment-success', title: 'Welcome', who: 'parent', kind: 'app', onSiteMap: true },
  { path: '/onboarding/payment-cancel', title: 'Payment cancelled', who: 'parent', kind: 'app', onSiteMap: true },
  {
    path: '/onboarding/children',
    title: 'Set up your children',
    who: 'parent',
    kind: 'redirect',
    to: '/onboarding/children-setup',
  },

  { path: '/subscription/subscribe', title: 'Choose Your Learning Plan', who: 'signed-in', kind: 'app', onSiteMap: true },
  { path: '/subscription/success', title: 'Welcome', who: 'signed-in', kind: 'app', onSiteMap: true },
  { path: '/subscription/cancel', title: 'Subscription Cancelled', who: 'signed-in', kind: 'app', onSiteMap: true },
  { path: '/payment-success', title: 'Welcome', who: 'signed-in', kind: 'app' },
  {
    path: '/subscribe',
    title: 'Choose Your Learning Plan',
    who: 'signed-in',
    kind: 'redirect',
    to: '/subscription/subscribe',
  },
];

const isDynamic = (path: string): boolean => path.includes(':');

/** The page from which every address of a dynamic public route is served: `/blog/:id` is written once as `/blog/_template`. */
export const templatePath = (path: string): string => path.replaceAll(/:[^/]+/g, '_template');

/** What the build writes as HTML files. */
export const prerenderedPaths: readonly string[] = webRoutes
  .filter((route) => route.kind !== 'redirect')
  .map((route) => templatePath(route.path));

const matches = (pattern: string, path: string): boolean => {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return wanted.length === given.length && wanted.every((part, at) => (part.startsWith(':') ? given[at] !== '' : part === given[at]));
};

/** The existing route that serves a path (trailing slashes do not matter); undefined is a 404. */
export const findWebRoute = (path: string): WebRoute | undefined => {
  const clean = path.replace(/\/+$/, '') || '/';
  return webRoutes.find((route) => !isDynamic(route.path) && route.path === clean) ?? webRoutes.find((route) => matches(route.path, clean));
};

/** Title of the browser's tab: "Sign in - Hedgerow". */
export const pageTitle = (path: string, productName: string): string => {
  const title = webRoutes.find((route) => route.path === path)?.title ?? '404 Page Not Found';
  return path === '/' ? `${productName}: ${title.charAt(0).toLowerCase()}${title.slice(1)}` : `${title} - ${productName}`;
};
