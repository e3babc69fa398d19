/** How the name of a remote's entry begins. */
export const entryFile = 'remoteEntry.'

/** Name of the chunk with the one module that a remote exposes. */
export const exposedChunk = 'remote'

/** How the name of the file begins with which the edge draws. */
export const serverFile = 'server.'

/** How the names of a widget's own files begin. */
export const widgetFile = (name: string): string => `widget.${name}.`
