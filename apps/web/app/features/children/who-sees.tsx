import { IconEye, IconSchool } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import classes from './school-codes.module.css';

const AuditDialog = lazy(() => import('./audit-dialog.tsx').then((module) => ({ default: module.AuditDialog })));
const SchoolDialog = lazy(() => import('./school-dialog.tsx').then((module) => ({ default: module.SchoolDialog })));

type Props = { readonly childId: string; readonly name: string };
type Shown = 'never' | 'open' | 'closed';

/** Who may see a child's data, and who has. */
export const WhoSees = ({ childId, name }: Props) => {
  const [school, setSchool] = useState<Shown>('never');
  const [audit, setAudit] = useState<Shown>('never');
  const child = { childId, name };
  return (
    <div className={classes.buttons}>
      <Button kind="text" icon={<IconSchool size={20} aria-hidden />} aria-haspopup="dialog" onClick={() => setSchool('open')}>
        Code from school
      </Button>
      <Button kind="text" icon={<IconEye size={20} aria-hidden />} aria-haspopup="dialog" onClick={() => setAudit('open')}>
        Who has seen this
      </Button>
      <Suspense>
        {school !== 'never' && <SchoolDialog {...child} opened={school === 'open'} onClose={() => setSchool('closed')} />}
        {audit !== 'never' && <AuditDialog {...child} opened={audit === 'open'} onClose={() => setAudit('closed')} />}
      </Suspense>
    </div>
  );
};
