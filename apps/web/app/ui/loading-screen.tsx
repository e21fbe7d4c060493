import { useEffect, useState } from 'react';
import { Mark } from './art/mark.tsx';
import { Button } from './button.tsx';
import { MessageScreen } from './message-screen.tsx';
import classes from './message-screen.module.css';

const capMilliseconds = 5000;

/** True after the longest that a page says only that it loads (docs/product/routes.md#waiting). */
export const useLate = (): boolean => {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), capMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  return late;
};

/** docs/product/routes.md#waiting: 'Loading...', 'Verifying authentication...' or 'Setting up your dashboard...', for at most 5 seconds; then a way on. */
export const LoadingScreen = ({ words = 'Loading...' }: { readonly words?: string }) => {
  const late = useLate();
  return (
    <MessageScreen>
      <div className={classes.loading} aria-live="polite">
        <span className={classes.sprig}>
          <Mark size={56} />
        </span>
        <h1 style={{ font: 'inherit', margin: 0 }}>{late ? 'This is taking longer than it should.' : words}</h1>
        {late && (
          <Button kind="quiet" onClick={() => location.reload()}>
            Refresh Page
          </Button>
        )}
      </div>
    </MessageScreen>
  );
};
