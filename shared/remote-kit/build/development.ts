import path from 'node:path'

/**
 * Whether this is a development build: for its developer alone, with React's checks, Fast Refresh and source maps that
 * browsers read. Whoever starts the build says so.
 */
export const isDevelopmentBuild = Boolean(process.env.PORTAL_DEVELOPMENT)

/** Folder of a build's files, below that of its package. */
export const distFolder = isDevelopmentBuild ? 'dist-live' : 'dist'

/** How the files of a development build are called: a build has a folder of its own, and an update finds chunks by their names. */
export const developmentNames = { filename: '[name].js', chunkFilename: '[name].js' }

/** What stands for modules that the shell does not share. */
export const developmentAlias = {
  'react/jsx-dev-runtime$': path.join(import.meta.dirname, 'jsx-dev-runtime.ts'),
}
