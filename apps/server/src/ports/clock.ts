/** Time and chance come from outside, so that a test is one line and never flaky. */
export type Clock = () => Date;
