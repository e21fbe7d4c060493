import classes from './terms-line.module.css';

type Props = {
  /** "creating an account": what the button beside it does. */
  readonly by: string;
  /** Accounts of families are opened by grown-ups. */
  readonly adult?: boolean;
};

/** Beside each button that orders or registers. Both open beside the form, so that nothing typed is lost. */
export const TermsLine = ({ by, adult = false }: Props) => (
  <p className={classes.terms}>
    By {by} you agree to our{' '}
    <a href="/terms" target="_blank" rel="noopener">
      Terms of Service
    </a>
    {adult && ', confirm that you are 18 or over,'} and have read our{' '}
    <a href="/privacy" target="_blank" rel="noopener">
      Privacy Policy
    </a>
    .
  </p>
);
