import { type WebRoute, webRoutes } from '@hedgerow/contracts/web-routes';
import { Title } from '@mantine/core';
import { Link } from 'react-router';
import classes from './site-map.module.css';

type Group = { readonly title: string; readonly holds: (route: WebRoute) => boolean };

const isOf = (prefix: string) => (route: WebRoute) => route.path.startsWith(prefix);
const signedIn = (route: WebRoute) => route.path === '/dashboard' || route.path === '/login';
const learn = (route: WebRoute) => route.path.startsWith('/blog') || route.path === '/free-resources';
const legal = (route: WebRoute) =>
  route.path.startsWith('/schools/') || ['/privacy', '/terms', '/safeguarding', '/accessibility', '/sitemap'].includes(route.path);

/** docs/product/pupil-home.md#maps, Sitemap: what it lists, in groups; a page that does not exist yet is not listed. */
const groups: readonly Group[] = [
  { title: 'Read and print', holds: learn },
  { title: 'Your account', holds: signedIn },
  { title: 'Plans and payment', holds: isOf('/subscription') },
  { title: 'Setting up a family', holds: isOf('/onboarding') },
  { title: 'Rules and promises', holds: legal },
];

const listed = webRoutes.filter(({ onSiteMap }) => onSiteMap === true);
const grouped = [
  { title: 'Hedgerow', routes: listed.filter((route) => !groups.some(({ holds }) => holds(route))) },
  ...groups.map(({ title, holds }) => ({ title, routes: listed.filter(holds) })),
].filter(({ routes }) => routes.length > 0);

const nameOf = ({ path, title }: WebRoute): string => (path === '/' ? 'Home' : title);

export const SiteMap = () => (
  <div className={classes.groups}>
    {grouped.map(({ title, routes }) => (
      <section key={title} aria-label={title}>
        <Title order={2} size="h3">
          {title}
        </Title>
        <ul className={classes.list}>
          {routes.map((route) => (
            <li key={route.path}>
              <Link to={route.path} className={classes.link}>
                {nameOf(route)} <span className={classes.path}>{route.path}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    ))}
    <section aria-label="Made with">
      <Title order={2} size="h3">
        Made with
      </Title>
      <ul className={classes.list}>
        <li>
          <a href="/third-party-notices.txt" className={classes.link}>
            Licences for other people's work
          </a>
        </li>
      </ul>
    </section>
  </div>
);
