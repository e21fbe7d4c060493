import { isBuilt } from '@hedgerow/contracts/web-routes';
import { Link } from 'react-router';
import { Wordmark } from '../ui/art/mark.tsx';
import classes from './shell.module.css';

const links = [
  { to: '/about', words: 'About' },
  { to: '/contact', words: 'Contact' },
  { to: '/blog', words: 'Blog' },
  { to: '/free-resources', words: 'Free Resources' },
  { to: '/sitemap', words: 'Site map' },
  { to: '/privacy', words: 'Privacy' },
  { to: '/terms', words: 'Terms' },
  { to: '/login', words: 'Sign in' },
].filter(({ to }) => isBuilt(to));

export const PublicFooter = () => (
  <footer className={classes.foot}>
    <div className={classes.footInside}>
      <Wordmark size={28} />
      <p className={classes.small}>
        A family’s learning, tended a little every day. Made for the National Curriculum in England, Reception to Year 13.
      </p>
      <nav aria-label="Footer">
        <ul className={classes.footLinks}>
          {links.map(({ to, words }) => (
            <li key={to}>
              <Link to={to} className={classes.link}>
                {words}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  </footer>
);
