// The program of the process that draws: reads a remote's edge bundle, then requests, a line of JSON each, and answers
// each with a line. JavaScript, since a process that has to strip types first begins a third later.
import { createInterface } from 'node:readline'
import { compileFunction } from 'node:vm'

/** What of Node a bundle of React's server renderer may load. */
const offered = ['async_hooks', 'buffer', 'crypto', 'events', 'stream', 'string_decoder', 'url', 'util']

const { stdin, stdout, getBuiltinModule } = process
const write = stdout.write.bind(stdout)

function load(name) {
  const plain = name.replace(/^node:/, '')
  if (!offered.includes(plain)) throw new Error(`a bundle may not load ${name}`)
  return getBuiltinModule(plain)
}

/** Takes away what the permissions of the process leave: signals to other processes, and lines that are no answer. */
function strip() {
  globalThis.process = Object.freeze({
    env: Object.freeze({ NODE_ENV: 'production' }),
    nextTick: queueMicrotask,
    emit: () => false,
  })
  for (const name of Object.keys(console)) if (typeof console[name] === 'function') console[name] = () => {}
}

function exportsOf(code) {
  const module = { exports: {} }
  compileFunction(code, ['module', 'exports', 'require'], { filename: 'server-bundle.cjs' })(
    module,
    module.exports,
    load,
  )
  return module.exports
}

let bundle
strip()
for await (const line of createInterface({ input: stdin })) {
  try {
    const { code, request } = JSON.parse(line)
    if (code !== undefined) bundle = exportsOf(code)
    else write(`${JSON.stringify({ rendered: await bundle.render(request) })}\n`)
  } catch (error) {
    write(`${JSON.stringify({ error: String(error?.stack ?? error) })}\n`)
  }
}
