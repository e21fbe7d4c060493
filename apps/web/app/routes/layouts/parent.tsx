import { ParentShell } from '../../shells/parent-shell.tsx';
import { plainFonts } from '../../ui/theme/fonts.ts';

export const links = () => plainFonts;

export default ParentShell;
