/** Whether `host` names a server, or none: an address without a scheme would be a path of the page's own server. */
export const isServerAddress = (host: string): boolean => host === '' || /^https?:\/\//i.test(host);
