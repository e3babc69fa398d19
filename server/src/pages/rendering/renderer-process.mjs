// Rendering process: reads a server bundle, then requests, and writes a response to each; every message is one line of
// JSON. Plain JavaScript, because removing types would delay the start by a third.
import { createInterface } from 'node:readline'
import { compileFunction } from 'node:vm'

/** Modules that React's server renderer needs. */
const allowedModules = [
  'async_hooks',
  'buffer',
  'crypto',
  'events',
  'stream',
  'string_decoder',
  'url',
  'util',
]

const { stdin, stdout, getBuiltinModule } = process
const writeOutput = stdout.write.bind(stdout)

function loadModule(name) {
  const plain = name.replace(/^node:/, '')
  if (!allowedModules.includes(plain)) throw new Error(`a bundle may not load ${name}`)
  return getBuiltinModule(plain)
}

/**
 * Drops permissions that Node's permission model still allows: signals to other processes, and console output between
 * the responses.
 */
function removeRemainingPermissions() {
  globalThis.process = Object.freeze({
    env: Object.freeze({ NODE_ENV: 'production' }),
    nextTick: queueMicrotask,
    emit: () => false,
  })
  for (const name of Object.keys(console)) if (typeof console[name] === 'function') console[name] = () => {}
}

function evaluateBundle(code) {
  const module = { exports: {} }
  compileFunction(code, ['module', 'exports', 'require'], { filename: 'server-bundle.cjs' })(
    module,
    module.exports,
    loadModule,
  )
  return module.exports
}

let bundle
removeRemainingPermissions()
for await (const line of createInterface({ input: stdin })) {
  try {
    const { code, request } = JSON.parse(line)
    if (code !== undefined) bundle = evaluateBundle(code)
    else writeOutput(`${JSON.stringify({ rendered: await bundle.render(request) })}\n`)
  } catch (error) {
    writeOutput(`${JSON.stringify({ error: String(error?.stack ?? error) })}\n`)
  }
}
