import { IconEye, IconSchool } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { Button } from '../../ui/button.tsx';
import { useDialogs } from '../../ui/use-dialogs.ts';
import classes from './school-codes.module.css';

const AuditDialog = lazy(() => import('./audit-dialog.tsx').then((module) => ({ default: module.AuditDialog })));
const SchoolDialog = lazy(() => import('./school-dialog.tsx').then((module) => ({ default: module.SchoolDialog })));

type Props = { readonly childId: string; readonly name: string };

/** Who may see a child's data, and who has. */
export const WhoSees = ({ childId, name }: Props) => {
  const { shown, opened, open, close } = useDialogs<'school' | 'audit'>();
  const dialog = { childId, name, opened, onClose: close };
  return (
    <div className={classes.buttons}>
      <Button kind="text" icon={<IconSchool size={20} aria-hidden />} aria-haspopup="dialog" onClick={() => open('school')}>
        Code from school
      </Button>
      <Button kind="text" icon={<IconEye size={20} aria-hidden />} aria-haspopup="dialog" onClick={() => open('audit')}>
        Who has seen this
      </Button>
      <Suspense>
        {shown === 'school' && <SchoolDialog {...dialog} />}
        {shown === 'audit' && <AuditDialog {...dialog} />}
      </Suspense>
    </div>
  );
};
