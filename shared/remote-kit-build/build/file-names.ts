/** Prefix of the entry file's name. */
export const entryFile = 'remoteEntry.'

/** Name of the chunk with the module that a remote exposes. */
export const exposedChunk = 'remote'

/** Prefix of the server bundle's file name. */
export const serverFile = 'server.'

/** Prefix of the file names of a widget. */
export const widgetFile = (name: string): string => `widget.${name}.`
