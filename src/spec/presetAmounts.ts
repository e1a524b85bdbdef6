/** Preset amount chips: specification section 9, FORM-11. */
export const PRESET_AMOUNTS = [
  5, 10, 25, 50, 75, 100, 150, 250, 500, 1000, 3000, 5000, 10000, 15000, 25000, 50000, 150000, 250000,
] as const;
