#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { transformSync } from '@swc/core'

const swcTypeStripOptions = { jsc: { parser: { syntax: 'typescript' }, target: 'esnext' } }

/**
 * CLI for a remote in its own repository: `portal-kit build | publish | dev | key`. The kit consists of TypeScript
 * files, and Node does not strip types inside `node_modules`, so this file registers a hook that does.
 */
registerHooks({
  load(url, context, next) {
    const file = new URL(url.startsWith('file:') ? url : 'file:///')
    if (!/\/node_modules\/.*\.ts$/.test(file.pathname)) return next(url, context)
    const { code } = transformSync(readFileSync(file, 'utf8'), swcTypeStripOptions)
    return { format: 'module', shortCircuit: true, source: code }
  },
})

const commandModules = {
  build: '../build/main.ts',
  publish: '../release/publish.ts',
  dev: '../release/dev.ts',
  key: '../release/key.ts',
}
const [name = ''] = process.argv.splice(2, 1)
const commandModule = Object.hasOwn(commandModules, name) && commandModules[name]
if (commandModule) await import(new URL(commandModule, import.meta.url).href)
else {
  process.stderr.write(`portal-kit ${Object.keys(commandModules).join(' | ')}\n`)
  process.exitCode = 1
}
