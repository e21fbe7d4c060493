import { Button } from '../ui/button.tsx';
import { useLate } from '../ui/loading-screen.tsx';
import classes from './waiting.module.css';

/** docs/product/routes.md#waiting, over a page's skeleton: what is waited for, for at most 5 seconds; then a way on. */
export const Waiting = ({ words }: { readonly words: string }) => {
  const late = useLate();
  return (
    <div className={classes.waiting} aria-live="polite">
      <div className={classes.words}>
        <h1 className={classes.heading}>{late ? 'This is taking longer than it should.' : words}</h1>
        {late && (
          <Button kind="quiet" onClick={() => location.reload()}>
            Refresh Page
          </Button>
        )}
      </div>
    </div>
  );
};
