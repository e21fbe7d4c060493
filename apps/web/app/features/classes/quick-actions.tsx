import { IconChartHistogram, IconClipboardPlus, IconFileUpload, IconSchool } from '@tabler/icons-react';
import { Panel } from '../../ui/panel.tsx';
import classes from './classes.module.css';

const actions = [
  { action: 'assessment', words: 'Create Class Assessment', note: 'One paper for everybody', Icon: IconClipboardPlus },
  { action: 'resources', words: 'Upload Learning Resources', note: 'PDF, Word or PowerPoint', Icon: IconFileUpload },
  { action: 'analytics', words: 'Class Analytics', note: 'Topics and misconceptions', Icon: IconChartHistogram },
  { action: 'manage', words: 'Manage Classes', note: 'Ask your administrator', Icon: IconSchool },
] as const;
export type QuickAction = (typeof actions)[number]['action'];

type Props = {
  /** Whoever may only look sets nothing. */
  readonly mayTeach: boolean;
  readonly onAction: (action: QuickAction) => void;
};

export const QuickActions = ({ mayTeach, onAction }: Props) => (
  <Panel title="Quick Actions">
    <ul className={classes.actions}>
      {(mayTeach ? actions : actions.filter(({ action }) => action !== 'assessment')).map(({ action, words, note, Icon }) => (
        <li key={action}>
          <button type="button" className={classes.action} onClick={() => onAction(action)}>
            <Icon size={24} aria-hidden />
            <span>
              <strong>{words}</strong>
              <span className={classes.note}>{note}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  </Panel>
);
