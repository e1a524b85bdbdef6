/**
 * How long ago a time (epoch ms) was. One that is still to come is from before the device's clock was set back: nobody
 * knows how old it is, and after a reload it counts as no older than the page.
 */
export function ageMs(at: number): number {
  const age = Date.now() - at;
  return age < 0 ? Math.min(-age, performance.now()) : age;
}
