/** A socket's status may be anything: a word for those that are no number. */
export const nameStatus = (status: number): string =>
  Number.isNaN(status) ? 'a status that is no number' : `status ${status}`;
