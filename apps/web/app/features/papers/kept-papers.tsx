import { useQuery } from '@tanstack/react-query';
import { Panel } from '../../ui/panel.tsx';
import { papersQuery } from './api.ts';
import { PaperList } from './paper-list.tsx';

/** Papers that a pupil printed. Nothing stands here before the first. */
export const KeptPapers = () => {
  const { data: papers = [] } = useQuery(papersQuery);
  return papers.length === 0 ? null : (
    <Panel title="My papers">
      <PaperList papers={papers} />
    </Panel>
  );
};
