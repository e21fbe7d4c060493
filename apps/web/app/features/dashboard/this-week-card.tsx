import { Panel } from '../../ui/panel.tsx';
import classes from './secondary.module.css';

type Props = { readonly assessments: number; readonly files: number; readonly guides: number };

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);

export const ThisWeekCard = ({ assessments, files, guides }: Props) => (
  <Panel title="This Week">
    <dl className={classes.week}>
      <div>
        <dt>{plural(assessments, 'Assessment', 'Assessments')}</dt>
        <dd>{assessments}</dd>
      </div>
      <div>
        <dt>{plural(files, 'File', 'Files')}</dt>
        <dd>{files}</dd>
      </div>
      <div>
        <dt>{plural(guides, 'Revision guide', 'Revision guides')}</dt>
        <dd>{guides}</dd>
      </div>
    </dl>
  </Panel>
);
