import desk from '../../ui/desk.module.css';
import { ContactPanel } from './contact-panel.tsx';
import { RecordsPanel } from './records-panel.tsx';

/** For the operator's safeguarding contact: children of families. Schools have their own desk. */
export const OperatorSafeguarding = () => <RecordsPanel path="/api/operator/safeguarding" />;

/** For a school's safeguarding lead: the records of its own pupils, and who is written to. */
export const SchoolSafeguarding = () => (
  <div className={desk.stack}>
    <RecordsPanel path="/api/school/safeguarding" />
    <ContactPanel />
  </div>
);
