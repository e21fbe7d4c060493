import type { EducationalResource } from '@hedgerow/contracts/content';
import { Title } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { Button } from '../../ui/button.tsx';
import { nameOf } from './find-resources.ts';
import { styleOf, typeIcons } from './resource-look.ts';
import classes from './resources.module.css';

type Props = { readonly resource: EducationalResource; readonly onView: () => void };

export const ResourceBadges = ({ resource }: Pick<Props, 'resource'>) => (
  <p className={classes.badges}>
    <span className={classes.subject}>{nameOf(resource)}</span>
    <span className={classes.type}>{resource.resourceType}</span>
    <span className={classes.stage}>{resource.stage}</span>
  </p>
);

export const ResourceCard = ({ resource, onView }: Props) => {
  const Icon = typeIcons[resource.resourceType] ?? IconFileText;
  return (
    <article className={classes.card} style={styleOf(resource.subject)}>
      <span className={classes.icon}>
        <Icon size={28} stroke={1.7} aria-hidden />
      </span>
      <Title order={2} size="h4" className={classes.title}>
        {resource.title}
      </Title>
      <ResourceBadges resource={resource} />
      <p className={classes.words}>{resource.description}</p>
      <Button kind="quiet" wide onClick={onView}>
        View Resource <span className={classes.unseen}>: {resource.title}</span>
      </Button>
    </article>
  );
};
