const SECONDS_PER_MINUTE = 60;

/** Time left as on a clock: '14:32', '90:00'. */
export function clockText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  const minutes = Math.floor(seconds / SECONDS_PER_MINUTE);
  return [minutes, seconds % SECONDS_PER_MINUTE].map(part => String(part).padStart(2, '0')).join(':');
}
