import { PathScene } from './art/scenes.tsx';
import { ButtonLink } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { MessageScreen } from './message-screen.tsx';

export const NotFoundScreen = () => (
  <MessageScreen>
    <title>404 Page Not Found</title>
    <EmptyState order={1} scene={<PathScene />} title="404 Page Not Found" action={<ButtonLink to="/">Go to the home page</ButtonLink>}>
      We cannot find this page. The address may have a typing mistake, or the page may have moved.
    </EmptyState>
  </MessageScreen>
);
