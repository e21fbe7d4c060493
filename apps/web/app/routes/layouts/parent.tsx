import { ParentShell } from '../../shells/parent-shell.tsx';
import { fetchFaces } from '../../ui/theme/fonts.ts';

fetchFaces('Lexend Variable', 'Atkinson Hyperlegible Next Variable');

export default ParentShell;
