import { lazy } from 'react';
import { Link } from 'react-router';
import { Wordmark } from '../ui/art/mark.tsx';
import { RenderWhenVisible } from '../ui/render-when-visible.tsx';
import classes from './public-footer.module.css';
import shell from './shell.module.css';

const FooterMore = lazy(() => import('./public-footer-more.tsx').then((module) => ({ default: module.FooterMore })));

const links = [
  { to: '/about', words: 'About' },
  { to: '/contact', words: 'Contact' },
  { to: '/what-we-cover', words: 'What we cover' },
  { to: '/schools', words: 'For schools' },
  { to: '/blog', words: 'Blog' },
  { to: '/free-resources', words: 'Free Resources' },
  { to: '/refer', words: 'Refer a friend' },
  { to: '/careers', words: 'Careers' },
  { to: '/press', words: 'Press' },
  { to: '/sitemap', words: 'Site map' },
  { to: '/privacy', words: 'Privacy' },
  { to: '/terms', words: 'Terms' },
  { to: '/safeguarding', words: 'Safeguarding' },
  { to: '/accessibility', words: 'Accessibility' },
  { to: '/login', words: 'Sign in' },
];

/** docs/product/public-site.md#footer-and-newsletter: links, our pages elsewhere, and the newsletter, which comes when somebody scrolls here. */
export const PublicFooter = ({ quiet = false }: { readonly quiet?: boolean }) => (
  <footer className={classes.foot}>
    <div className={classes.footInside}>
      <div className={classes.footWords}>
        <Wordmark size={28} />
        <p className={classes.small}>A little learning every day. Made for the National Curriculum in England, Year 1 to Year 11.</p>
      </div>
      {!quiet && (
        <RenderWhenVisible placeholder={<div className={classes.footMore} />}>
          <FooterMore />
        </RenderWhenVisible>
      )}
      <nav aria-label="Footer" className={classes.footNav}>
        <ul className={classes.footLinks}>
          {links.map(({ to, words }) => (
            <li key={to}>
              <Link to={to} className={shell.link}>
                {words}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  </footer>
);
