import path from 'node:path'

/**
 * Whether this is a development build: with React's checks, Fast Refresh and source maps in the browser. Set by the
 * command that starts the build.
 */
export const isDevelopmentBuild = Boolean(process.env.PORTAL_DEVELOPMENT)

/** Build folder, relative to the package. */
export const distFolder = isDevelopmentBuild ? 'dist-live' : 'dist'

/**
 * File names of a development build. They have no hash: each build has its own folder, and hot updates find chunks by
 * name.
 */
export const developmentNames = { filename: '[name].js', chunkFilename: '[name].js' }

/** Replacements for modules that the shell does not share. */
export const developmentAlias = {
  'react/jsx-dev-runtime$': path.join(import.meta.dirname, 'jsx-dev-runtime.ts'),
}
