import { IconSparkles } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { Button } from '../../ui/button.tsx';
import { useDialogs } from '../../ui/use-dialogs.ts';

const AiLogDialog = lazy(() => import('./ai-log-dialog.tsx').then((module) => ({ default: module.AiLogDialog })));

type Props = { readonly childId: string; readonly name: string };

/** The way to what an AI model was asked for a child. */
export const AiLogButton = ({ childId, name }: Props) => {
  const { shown, opened, open, close } = useDialogs<'log'>();
  return (
    <div>
      <Button kind="text" icon={<IconSparkles size={20} aria-hidden />} aria-haspopup="dialog" onClick={() => open('log')}>
        What the AI did
      </Button>
      {shown !== undefined && (
        <Suspense>
          <AiLogDialog opened={opened} onClose={close} childId={childId} name={name} />
        </Suspense>
      )}
    </div>
  );
};
