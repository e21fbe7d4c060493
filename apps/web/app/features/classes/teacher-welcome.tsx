import { PageHeader } from '../../ui/page-header.tsx';
import classes from './classes.module.css';

type Props = { readonly firstName: string; readonly school: string | undefined };

export const TeacherWelcome = ({ firstName, school }: Props) => (
  <PageHeader
    title={`Welcome, ${firstName}`}
    lead={
      <>
        <span className={classes.badge}>Teacher</span> {school}
      </>
    }
  />
);
