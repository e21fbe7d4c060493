import { IconSparkles } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';

const AiLogDialog = lazy(() => import('./ai-log-dialog.tsx').then((module) => ({ default: module.AiLogDialog })));

type Props = { readonly childId: string; readonly name: string };

/** The way to what an AI model was asked for a child. */
export const AiLogButton = ({ childId, name }: Props) => {
  const [shown, setShown] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <div>
      <Button kind="text" icon={<IconSparkles size={20} aria-hidden />} aria-haspopup="dialog" onClick={() => setShown('open')}>
        What the AI did
      </Button>
      {shown !== 'never' && (
        <Suspense>
          <AiLogDialog opened={shown === 'open'} onClose={() => setShown('closed')} childId={childId} name={name} />
        </Suspense>
      )}
    </div>
  );
};
