/** Builds the remote in the current folder with its `webpack.config.ts`: `build [--watch]`. */
if (process.argv.includes('--watch')) process.env.PORTAL_DEVELOPMENT ??= 'true'
await import('../webpack/build.ts')
