import path from 'node:path'

/**
 * Whether this is a development build: with React's checks, Fast Refresh and source maps in the browser. Set by the
 * command that starts the build.
 */
export const isDevelopmentBuild = Boolean(process.env.PORTAL_DEVELOPMENT)

export const distFolder = isDevelopmentBuild ? 'dist-live' : 'dist'

/**
 * File names of a development build. They have no hash: each build has its own folder, and hot updates find chunks by
 * name.
 */
export const developmentFileNames = { filename: '[name].js', chunkFilename: '[name].js' }

/** Development replacements for modules that the shell does not share. */
export const developmentAliases = {
  'react/jsx-dev-runtime$': path.join(import.meta.dirname, 'jsx-dev-runtime.ts'),
}
