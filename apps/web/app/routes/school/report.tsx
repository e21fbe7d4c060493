import { lazy } from 'react';
import { pageMeta } from '../../lib/page-meta.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { SchoolFrame } from './school-frame.tsx';

const ReportPanel = lazy(() => import('../../features/school/report-panel.tsx').then((module) => ({ default: module.ReportPanel })));

export const meta = () => pageMeta('/school/report');

/** What was done, by year, class, subject or group. */
const Report = () => (
  <SchoolFrame header={<PageHeader title="Report" lead="What was done, by year, class, subject or group." />}>
    <ReportPanel />
  </SchoolFrame>
);
export default Report;
