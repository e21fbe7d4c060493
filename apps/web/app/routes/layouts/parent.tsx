import { ParentShell } from '../../shells/parent-shell.tsx';
import { laterFonts } from '../../ui/theme/fonts.ts';

export const links = () => laterFonts;

export default ParentShell;
