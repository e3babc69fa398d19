import { build } from 'vite'

/** Builds the remote in the current folder by its `vite.config.ts`, once or, with `--watch`, at every change. */
const watching = process.argv.includes('--watch')
await build({
  configFile: 'vite.config.ts',
  configLoader: 'native',
  logLevel: 'warn',
  ...(watching ? { build: { watch: {}, minify: false, outDir: 'dist-live' } } : {}),
})
if (!watching) console.log('built')
