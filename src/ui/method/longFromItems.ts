/** A section of at least this many methods is not laid out until it comes near (core.css, .section--long). */
export const LONG_FROM_ITEMS = 12;
