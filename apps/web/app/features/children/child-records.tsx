import { Panel } from '../../ui/panel.tsx';
import { AiLogButton } from './ai-log-button.tsx';
import { WhoSees } from './who-sees.tsx';

type Props = { readonly childId: string; readonly name: string };

/** What an AI model was asked, which school knows the child, and who has looked. */
export const ChildRecords = ({ childId, name }: Props) => (
  <Panel title="AI, school and privacy">
    <AiLogButton childId={childId} name={name} />
    <WhoSees childId={childId} name={name} />
  </Panel>
);
