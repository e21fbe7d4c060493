import { Title, type TitleProps } from '@mantine/core';
import { useEffect, useRef } from 'react';

type Props = TitleProps & {
  /** The step that this heads: the focus comes here when it changes, so that reading goes on from the right place. */
  readonly step: string | number;
};

const Focused = (props: TitleProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return <Title ref={heading} tabIndex={-1} data-autofocus order={3} style={{ outline: 'none' }} {...props} />;
};

/** The heading of a step in a panel or wizard. */
export const StepHeading = ({ step, ...rest }: Props) => <Focused key={step} {...rest} />;
