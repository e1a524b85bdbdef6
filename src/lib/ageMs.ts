/** How long ago a time (epoch ms) was; absolute, as the device's clock may have been set back since. */
export const ageMs = (at: number): number => Math.abs(Date.now() - at);
