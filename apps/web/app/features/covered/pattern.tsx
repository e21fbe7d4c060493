import type { ReactNode } from 'react';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { Each, Without } from '../../ui/page-pattern.tsx';
import { allSubjects, CoverTools, lookingForAll } from './cover-tools.tsx';
import classes from './covered.module.css';
import { NotCovered } from './not-covered.tsx';
import { StageLink, SubjectCard, SubjectList } from './subject-list.tsx';
import { CoveredFrame, Note, TopicFold } from './topic-list.tsx';

/** What the build writes into the pages (docs/decisions/0024): the browser never draws these, and takes over what the server made of them. */
/** Tags are text to the server, so a list may begin in one choice and end in the next. */
const subjects = [
  { value: '', label: `${allSubjects}{{#subjects}}` },
  { value: '{{name}}', label: '{{name}}{{/subjects}}' },
];
const nothing = () => undefined;

const Waiting = () => (
  <Without of="served">
    <div className={classes.page} data-waits-for-script>
      <LinesSkeleton lines={12} />
    </div>
  </Without>
);

export const ListPattern = () => (
  <>
    <Waiting />
    <Each of="served">
      <CoverTools looking={lookingForAll} subjects={subjects} onChange={nothing} />
      <SubjectList>
        <Each of="subjects">
          <SubjectCard name="{{name}}">
            <Each of="pages">
              <StageLink id="{{id}}" years="{{years}}" topics="{{topics}}" subject="{{name}}" />
            </Each>
          </SubjectCard>
        </Each>
      </SubjectList>
    </Each>
  </>
);

export const TopicsPattern = ({ tryOne }: { readonly tryOne: (topic: string, title: string) => ReactNode }) => (
  <>
    <Waiting />
    <Each of="served">
      <Each of="missing">
        <NotCovered />
      </Each>
      <Without of="missing">
        <CoveredFrame
          title="{{title}}"
          stage="{{stage}}"
          lead="{{lead}}"
          notes={
            <Each of="notes">
              <Note>{'{{.}}'}</Note>
            </Each>
          }
        >
          <Each of="topics">
            <TopicFold
              anchor="{{anchor}}"
              title="{{title}}"
              years="{{years}}"
              objectives={
                <Each of="objectives">
                  <li>{'{{.}}'}</li>
                </Each>
              }
            >
              {tryOne('{{id}}', '{{title}}')}
            </TopicFold>
          </Each>
        </CoveredFrame>
      </Without>
    </Each>
  </>
);
