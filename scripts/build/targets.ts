/** Browsers of about the last three years; Safari 16.4 is the first with constructable stylesheets. */
export const targets: string[] = ['es2022', 'chrome107', 'edge107', 'firefox104', 'safari16.4', 'ios16.4'];
