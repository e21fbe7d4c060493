import { useEffect } from 'react';
import { SleepingScene } from './art/scenes.tsx';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { MessageScreen } from './message-screen.tsx';

/** docs/product/routes.md#crashes: what a crash shows. The error goes to the browser's own report, never to the person. */
export const CrashScreen = ({ error }: { readonly error: unknown }) => {
  useEffect(() => reportError(error), [error]);
  return (
    <MessageScreen>
      <EmptyState
        order={1}
        scene={<SleepingScene />}
        title="Something went wrong"
        action={<Button onClick={() => location.reload()}>Refresh Page</Button>}
      >
        Your work is saved. Refreshing usually fixes this.
      </EmptyState>
    </MessageScreen>
  );
};
