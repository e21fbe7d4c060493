import { lazy } from 'react';
import { Link } from 'react-router';
import { Wordmark } from '../ui/art/mark.tsx';
import { RenderWhenVisible } from '../ui/render-when-visible.tsx';
import classes from './public-footer.module.css';

const FooterMore = lazy(() => import('./public-footer-more.tsx').then((module) => ({ default: module.FooterMore })));

const groups = [
  ['Learning', ['what-we-cover', 'free-resources', 'blog', 'schools']],
  ['Hedgerow', ['about', 'refer', 'careers', 'press', 'sitemap']],
  ['Help', ['contact', 'privacy', 'terms', 'safeguarding', 'accessibility']],
] as const;

/** What an address does not say by itself. */
const names = new Map<string, string>([
  ['refer', 'refer a friend'],
  ['sitemap', 'site map'],
]);

/**
 * docs/product/public-site.md#footer-and-newsletter: links, our pages elsewhere, and the newsletter, which comes when somebody scrolls here.
 * Where somebody signs up, signs in or pays, the last group alone: nothing else leads away from the form.
 */
export const PublicFooter = ({ quiet = false }: { readonly quiet?: boolean }) => (
  <footer className={classes.foot} data-quiet={quiet || undefined}>
    <div className={classes.footInside}>
      <Wordmark size={28} />
      {!quiet && (
        <RenderWhenVisible placeholder={<div className={classes.footMore} />}>
          <FooterMore />
        </RenderWhenVisible>
      )}
      <nav aria-label="Footer" className={classes.footNav}>
        {(quiet ? groups.slice(2) : groups).map(([title, pages]) => (
          <div key={title}>
            <h2>{title}</h2>
            <ul>
              {pages.map((page) => (
                <li key={page}>
                  <Link to={`/${page}`}>{names.get(page) ?? page.replaceAll('-', ' ')}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </div>
  </footer>
);
