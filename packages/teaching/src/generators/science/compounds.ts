/** Name, formula in TeX, and the atoms of each element as `element` and count. */
type Compound = readonly [name: string, formula: string, atoms: string];

/** Two elements. */
export const simple: readonly Compound[] = [
  ['water', 'H_2O', 'H2 O1'],
  ['carbon dioxide', 'CO_2', 'C1 O2'],
  ['methane', 'CH_4', 'C1 H4'],
  ['ammonia', 'NH_3', 'N1 H3'],
  ['sulfur dioxide', 'SO_2', 'S1 O2'],
  ['magnesium chloride', 'MgCl_2', 'Mg1 Cl2'],
  ['hydrogen sulfide', 'H_2S', 'H2 S1'],
  ['ethane', 'C_2H_6', 'C2 H6'],
  ['propane', 'C_3H_8', 'C3 H8'],
  ['sodium oxide', 'Na_2O', 'Na2 O1'],
  ['potassium oxide', 'K_2O', 'K2 O1'],
  ['calcium chloride', 'CaCl_2', 'Ca1 Cl2'],
];

/** Up to three elements, no brackets. */
export const middling: readonly Compound[] = [
  ['sulfuric acid', 'H_2SO_4', 'H2 S1 O4'],
  ['calcium carbonate', 'CaCO_3', 'Ca1 C1 O3'],
  ['sodium carbonate', 'Na_2CO_3', 'Na2 C1 O3'],
  ['glucose', 'C_6H_{12}O_6', 'C6 H12 O6'],
  ['ethanol', 'C_2H_5OH', 'C2 H6 O1'],
  ['iron(III) oxide', 'Fe_2O_3', 'Fe2 O3'],
  ['aluminium oxide', 'Al_2O_3', 'Al2 O3'],
  ['nitric acid', 'HNO_3', 'H1 N1 O3'],
  ['potassium nitrate', 'KNO_3', 'K1 N1 O3'],
  ['copper(II) sulfate', 'CuSO_4', 'Cu1 S1 O4'],
];

/** With brackets. */
export const bracketed: readonly Compound[] = [
  ['calcium hydroxide', 'Ca(OH)_2', 'Ca1 O2 H2'],
  ['magnesium hydroxide', 'Mg(OH)_2', 'Mg1 O2 H2'],
  ['aluminium hydroxide', 'Al(OH)_3', 'Al1 O3 H3'],
  ['magnesium nitrate', 'Mg(NO_3)_2', 'Mg1 N2 O6'],
  ['calcium nitrate', 'Ca(NO_3)_2', 'Ca1 N2 O6'],
  ['ammonium sulfate', '(NH_4)_2SO_4', 'N2 H8 S1 O4'],
  ['aluminium sulfate', 'Al_2(SO_4)_3', 'Al2 S3 O12'],
  ['iron(III) hydroxide', 'Fe(OH)_3', 'Fe1 O3 H3'],
  ['copper(II) nitrate', 'Cu(NO_3)_2', 'Cu1 N2 O6'],
];
