/** Name of a remote as federation wants it: a valid identifier. */
export const containerOf = (remote: string): string => remote.replaceAll('-', '_')
