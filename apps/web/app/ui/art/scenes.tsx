export const SleepingScene = () => null;
export const PathScene = () => null;
