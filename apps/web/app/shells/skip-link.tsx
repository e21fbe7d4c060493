import classes from './shell.module.css';

export const SkipLink = () => (
  <a href="#main" className={classes.skip}>
    Skip to main content
  </a>
);
